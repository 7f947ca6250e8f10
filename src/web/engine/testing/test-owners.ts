import type { AnyCall } from '../../../core/contract/call.ts'
import type { AnyBrick } from '../../../core/fields/brick/brick.ts'
import { bricksOf, exampleOf } from '../../../core/fields/brick/group.ts'
import { stableJson } from '../../../core/kernel/stable-json.ts'
import { isWithin, valueAt, withoutIndexes, withValueAt } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import type { Fields } from '../definition/fields.ts'
import { check, type FieldAt } from '../definition/layout.ts'
import { answerOf } from '../sending/error-mapping.ts'
import type { Derived } from '../state/derive.ts'
import { relevantFields } from '../steps/navigation.ts'
import { operationOf } from './test-operations.ts'

/** A call of a funnel: how it is made of the answers, and which answer the funnel names for each of its fields. */
interface Asking {
  endpoint: AnyCall
  make: (known: Record<string, unknown>, context: Derived['context']) => unknown
  fields: Fields | undefined
}

const askingsOf = ({ exits, onLeave = {} }: Funnel): Asking[] => [
  ...Object.values(exits).map(({ endpoint, toRequest: make, fields }) => ({ endpoint, make, fields })),
  ...Object.values(onLeave).map(({ endpoint, input: make, fields }) => ({ endpoint, make, fields })),
]

const leaves = (value: unknown, path: string, into: Map<string, string>): Map<string, string> => {
  if (value === null || typeof value !== 'object' || value instanceof Blob)
    return into.set(path, stableJson(value))
  for (const [name, inner] of Object.entries(value))
    leaves(inner, Array.isArray(value) ? `${path}[${name}]` : path ? `${path}.${name}` : name, into)
  return into
}

/** The fields of an input as the server names them: without `body.` or `query.` (D25). */
const fieldsOf = (input: unknown): Map<string, string> => {
  const { query, params, body } = (input ?? {}) as Record<string, unknown>
  return new Map([query, params, body].flatMap((side) => [...leaves(side ?? {}, '', new Map())]))
}

/** A value that differs from this one in all its parts, so that its traces in the request show. */
const other = (value: unknown): unknown => {
  if (typeof value === 'string') return `${value}0`
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return value.map(other)
  if (typeof value !== 'object' || value === null || value instanceof Blob) return undefined
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, other(inner)]))
}

const altered = (value: unknown, brick: AnyBrick): unknown => {
  if (value !== undefined) return other(value)
  const example = check(brick, exampleOf(brick))
  return example.ok ? example.value : undefined
}

const isNothing = (sent: string | undefined) => sent === undefined || sent === 'null' || sent === '""'

/** The fields of an input with one answer altered; undefined where no input can be made of it. */
const fieldsWith = (of: Derived, make: Asking['make'], { path, brick }: FieldAt) => {
  try {
    const input = make(withValueAt(of.known, path, altered(valueAt(of.known, path), brick)), of.context)
    return input === undefined ? undefined : fieldsOf(input)
  } catch {
    return undefined
  }
}

/**
 * For each field of a call, the answers that it is made of: each answer is altered in turn, and the fields that change are made
 * of it. A field that only comes and goes with a choice is made of none.
 */
const makersOf = (of: Derived, make: Asking['make']): Map<string, string[]> => {
  const before = fieldsOf(make(of.known, of.context))
  const makers = new Map<string, string[]>()
  const made = new Set<string>()
  for (const field of relevantFields(of)) {
    const after = fieldsWith(of, make, field)
    if (!after) continue
    for (const [name, sent] of before) {
      if (isNothing(sent) || after.get(name) === sent) continue
      makers.set(name, [...(makers.get(name) ?? []), field.path])
      if (!isNothing(after.get(name))) made.add(name)
    }
  }
  return new Map([...makers].filter(([name]) => made.has(name)))
}

const namedIn = (fields: Fields | undefined, path = ''): string[] =>
  typeof fields === 'object' && !Array.isArray(fields)
    ? Object.entries(fields).flatMap(([name, inner]) =>
        namedIn(inner, path ? `${path}.${withoutIndexes(name)}` : withoutIndexes(name)),
      )
    : path
      ? [path]
      : []

const unknownNames = ({ endpoint, fields }: Asking): string[] => {
  const { query, params, body } = operationOf(endpoint)
  const taken = [query, params, body]
    .flatMap((group) => (group ? bricksOf(group) : []))
    .map(({ path }) => path)
  return namedIn(fields)
    .filter(
      (name) =>
        !taken.some((path) => isWithin(path, name) || isWithin(path, `${name}[]`) || isWithin(name, path)),
    )
    .map((name) => `${endpoint.name} takes no ${name}`)
}

/** What a funnel says wrongly, or not at all, about the answers that a call is made of. */
export const wrongOwners = (funnel: Funnel, of: Derived, endpoint: AnyCall): string[] =>
  askingsOf(funnel)
    .filter((one) => one.endpoint === endpoint)
    .flatMap((asking) => [
      ...unknownNames(asking),
      ...[...makersOf(of, asking.make)].flatMap(([field, makers]) => {
        const said = answerOf(of, asking.fields, field)
        return said !== undefined && makers.includes(said)
          ? []
          : [`${endpoint.name} makes ${field} of ${makers.join(' or ')}, and tells its refusal at ${said}`]
      }),
    ])

/** Paths of the answers that change a call when they are altered. */
export const answersIn = (funnel: Funnel, of: Derived, endpoint: AnyCall): string[] =>
  askingsOf(funnel)
    .filter((one) => one.endpoint === endpoint)
    .flatMap(({ make }) => {
      const before = stableJson([...fieldsOf(make(of.known, of.context))])
      return relevantFields(of).flatMap((field) => {
        const after = fieldsWith(of, make, field)
        return after && stableJson([...after]) !== before ? [field.path] : []
      })
    })

/** The fields of an exit's request that are made of answers. */
export const fieldsOfExit = (of: Derived, { toRequest }: Funnel['exits'][string]): string[] => [
  ...makersOf(of, toRequest).keys(),
]
