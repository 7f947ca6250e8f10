import type { AnyCall } from '../../../core/contract/call.ts'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Funnel } from '../definition/define.ts'
import { askedOnLeave, type Derived, type Progress } from '../state/derive.ts'
import type { Environment } from '../state/environment.ts'
import { type Trouble, troubleOf } from '../state/snapshot.ts'
import type { Errors } from '../state/step-errors.ts'

/** How the guard of a step ended. `found` is what its call answered, to be kept with what was asked. */
export type GuardResult =
  | { kind: 'free' }
  | { kind: 'found'; found: Progress['found'][string]; trouble: Trouble | undefined }
  | { kind: 'failed'; errors: Errors; trouble: Trouble | undefined }

/** The server understood and said no: 404, 422. Too busy, down and unreachable are failures. */
const isRefusal = (error: unknown): error is Fault =>
  // rule: a 404 belongs to the field, a failure to the error block
  error instanceof Fault && error.status >= 400 && error.status < 500 && error.status !== 429

/**
 * Step guard: what must succeed before a step may be left, its `onLeave` call, made once per question. An answer that was
 * found for the same question counts, and is not asked again.
 */
export const runStepGuard = async (
  funnel: Funnel,
  step: string,
  of: Derived,
  kept: Progress['found'][string] | undefined,
  environment: Environment,
): Promise<GuardResult> => {
  const must = funnel.onLeave?.[step]
  const question = must && askedOnLeave(funnel, step, of.known, of.context)
  if (!must || !question) return { kind: 'free' }
  const { input, asked } = question
  try {
    const answer: unknown =
      // rule: leaving asks once for the same answers
      kept?.asked === asked
        ? kept.answer
        : await environment.call<AnyCall>(must.endpoint, input as InputOf<AnyCall>)
    const sentence = must.refuse?.(answer)
    const trouble: Trouble | undefined = sentence === undefined ? undefined : { kind: 'sentence', sentence }
    return { kind: 'found', found: { asked, answer }, trouble }
  } catch (error) {
    environment.log(must.failure)
    if (must.fails) return { kind: 'failed', errors: {}, trouble: troubleOf(must.fails) }
    if (!isRefusal(error)) return { kind: 'failed', errors: {}, trouble: { kind: 'generic' } }
    // rule: a refusal that somebody can help with names them
    const help = must.help?.[error.code]
    if (help)
      return { kind: 'failed', errors: {}, trouble: { kind: 'sentence', sentence: error.message, help } }
    return must.field
      ? { kind: 'failed', errors: { [must.field]: error.message }, trouble: undefined }
      : { kind: 'failed', errors: {}, trouble: { kind: 'generic' } }
  }
}
