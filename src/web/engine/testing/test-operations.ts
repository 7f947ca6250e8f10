import type { AnyCall } from '../../../core/contract/call.ts'
import type { AnyOperation } from '../../../core/contract/operation.ts'

type Exports = Record<string, unknown>

const modules = import.meta.glob<Exports>(['../../../core/contract/*/{calls,operations}.ts'], { eager: true })

/** Every operation of the contract by the name of its call. */
const operations: ReadonlyMap<string, unknown> = new Map(
  Object.entries(modules).flatMap(([path, calls]) => {
    const found = modules[path.replace('/calls.ts', '/operations.ts')]
    return found ? Object.keys(calls).map((key) => [(calls[key] as AnyCall).name, found[key]] as const) : []
  }),
)

/** What a server knows of a call that a funnel makes; a call that only a test knows brings it along. */
export const operationOf = (call: AnyCall): AnyOperation => {
  const operation = 'answer' in call ? call : operations.get(call.name)
  if (!operation) throw new Error(`${call.name} has no operation`)
  return operation as AnyOperation
}
