import { expect, it } from 'vitest'
import type { AnyCall } from '../../../core/contract/call.ts'
import type { Funnel } from '../definition/define.ts'
import type { Help } from '../definition/exit.ts'
import { operationOf } from './test-operations.ts'

interface Asks {
  endpoint: AnyCall
  help?: Readonly<Record<string, Help>>
}

const codesOf = (asks: readonly Asks[]) =>
  asks.flatMap(({ endpoint }) => operationOf(endpoint).faults.map(({ code }) => code))

/** Codes that a funnel acts on and that none of its calls describes: nobody would ever send them. */
export const neverSent = ({ exits, onLeave = {}, holds = {}, spoils = {} }: Funnel): string[] => {
  const asks: Asks[] = [...Object.values(exits), ...Object.values(onLeave)]
  const helped = asks.flatMap((one) =>
    Object.keys(one.help ?? {}).filter((code) => !codesOf([one]).includes(code)),
  )
  const sent = codesOf([...asks, ...Object.values(holds)])
  const spoiling = Object.values(spoils).flatMap(({ codes }) => codes)
  return [...helped, ...spoiling.filter((code) => !sent.includes(code))]
}

/** What a funnel does on a refusal stands on what its calls may refuse. */
export const testRefusals = (funnel: Funnel) => {
  it('acts on no refusal that its calls do not describe', () => {
    expect(neverSent(funnel)).toEqual([])
  })
}
