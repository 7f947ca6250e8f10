import type { AnyCall } from '../../../core/contract/call.ts'
import { exampleOf, type Part, type Parts } from '../../../core/fields/brick/group.ts'
import { checkFunnel, type Funnel } from '../definition/define.ts'
import type { Help } from '../definition/exit.ts'
import { layoutOf } from '../definition/layout.ts'
import { failureText } from './test-failures.ts'
import { operationOf } from './test-operations.ts'

const isOneOf = (part: Part) => part.kind === 'brick' && part.facts.oneOf === true

/** Fields that are called optional, although a rule of their group refuses when all of them stay empty. */
const wronglyOptional = ({ steps }: Funnel): string[] =>
  Object.values(steps)
    .flatMap(({ asks }) => layoutOf(asks, {}).groups)
    .flatMap(({ path, group }) => {
      const parts = Object.entries(group.parts as Parts)
      const optional = parts.filter(([, part]) => part.kind === 'brick' && part.optional)
      const filled = group.schema.safeParse(exampleOf(group)).data as Record<string, unknown>
      const bare = { ...filled, ...Object.fromEntries(optional.map(([name]) => [name, undefined])) }
      return group.rules
        .filter(({ ok }) => !ok(bare))
        .flatMap(({ reads = parts.map(([name]) => name) }) => reads)
        .filter((name) => optional.some(([own, part]) => own === name && !isOneOf(part)))
        .map((name) => `${path}.${name}`)
    })

interface Asks {
  endpoint: AnyCall
  help?: Readonly<Record<string, Help>>
}

const codesOf = (asks: readonly Asks[]) =>
  asks.flatMap(({ endpoint }) => operationOf(endpoint).faults.map(({ code }) => code))

/** Codes that a funnel reacts to and that none of its calls can answer. */
const neverSent = ({ exits, onLeave = {}, holds = {}, spoils = {} }: Funnel): string[] => {
  const asks: Asks[] = [...Object.values(exits), ...Object.values(onLeave)]
  const helped = asks.flatMap((one) =>
    Object.keys(one.help ?? {}).filter((code) => !codesOf([one]).includes(code)),
  )
  const sent = codesOf([...asks, ...Object.values(holds)])
  const spoiling = Object.values(spoils).flatMap(({ codes }) => codes)
  return [...helped, ...spoiling.filter((code) => !sent.includes(code))]
}

const refused = (funnel: Funnel): string[] => {
  try {
    checkFunnel(funnel)
    return []
  } catch (thrown) {
    return [failureText(thrown)]
  }
}

/** What is wrong with a definition by itself, without walking through the funnel. */
export const contradictions = (funnel: Funnel): string[] => [
  ...refused(funnel),
  ...wronglyOptional(funnel).map((path) => `${path} is called optional, and one of its kind is required`),
  ...neverSent(funnel).map((code) => `acts on ${code}, which none of its calls answers`),
]
