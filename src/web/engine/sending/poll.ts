import type { AnyCall } from '../../../core/contract/call.ts'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { Poll } from '../definition/after-step.ts'
import type { Environment } from '../state/environment.ts'

/** One try of an after step's poll; a failure is logged and gives undefined. */
export const pollOnce = async (environment: Environment, of: Poll, signal: AbortSignal): Promise<unknown> => {
  try {
    const input = of.input(new URLSearchParams(environment.query()))
    return await environment.call<AnyCall>(of.endpoint, input as InputOf<AnyCall>, { signal })
  } catch {
    if (!signal.aborted) environment.log(`Failed poll ${of.endpoint.name}`)
    return undefined
  }
}
