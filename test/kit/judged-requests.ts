import type { AnyEndpoint } from '../../src/core/contract/endpoint.ts'
import { requestExampleOf } from '../../src/core/contract/request-schema.ts'
import { Fault, type FieldErrors } from '../../src/core/kernel/fault.ts'
import { contract } from '../../src/server/features.ts'
import { type Input, parseInput } from '../../src/server/http/input.ts'

export const calls: AnyEndpoint[] = Object.values(contract)
export const callsWithBody = calls.filter((call) => call.body && !call.multipart)

const requestCache = new Map<AnyEndpoint, Input>()

/** The example of a call, which the server accepts. Made once per call, as a test sends thousands that differ in one field. */
export const goodRequest = (call: AnyEndpoint): Input => {
  const good = requestCache.get(call) ?? {
    query: requestExampleOf(call.query) as Input['query'],
    params: requestExampleOf(call.params) as Input['params'],
    body: (call.body ? requestExampleOf(call.body) : {}) as Input['body'],
  }
  requestCache.set(call, good)
  return good
}

/**
 * Judges the example of a call with parts of it replaced: the parsed request, or the sentences at its fields when it is refused.
 */
export const judgmentOf = (
  call: AnyEndpoint,
  sent: Partial<Input>,
): { parsed?: Input; errors: Readonly<FieldErrors> } => {
  try {
    return { parsed: parseInput(call, { ...goodRequest(call), ...sent }), errors: {} }
  } catch (thrown) {
    if (!(thrown instanceof Fault)) throw thrown
    if (thrown.status !== 400 || thrown.code !== 'invalid-fields')
      throw new Error(`refused with ${thrown.status} ${thrown.code}`)
    return { errors: thrown.errors ?? {} }
  }
}
