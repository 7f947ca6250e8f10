import type { AnyCall } from '../../../core/contract/call.ts'
import type { AnyOperation } from '../../../core/contract/operation.ts'

type Exports = Record<string, unknown>

const modules = import.meta.glob<Exports>(['../../../core/contract/*/*-{calls,operations}.ts'], {
  eager: true,
})

const operations: ReadonlyMap<string, unknown> = new Map(
  Object.entries(modules).flatMap(([path, calls]) => {
    const found = modules[path.replace('-calls.ts', '-operations.ts')]
    return found ? Object.keys(calls).map((key) => [(calls[key] as AnyCall).name, found[key]] as const) : []
  }),
)

/**
 * The operation of a call, which only a server knows. A call that is made for a test is its own operation.
 * @throws Error for a
 * call without an operation.
 */
export const operationOf = (call: AnyCall): AnyOperation => {
  const operation = 'answer' in call ? call : operations.get(call.name)
  if (!operation) throw new Error(`${call.name} has no operation`)
  return operation as AnyOperation
}
