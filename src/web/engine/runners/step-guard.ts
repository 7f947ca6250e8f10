import type { AnyCall } from '../../../core/contract/call.ts'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { ChangeableStore } from '../apply/changing.ts'
import { guardEnded, guardsPassed, nextGuard, rememberLeave } from '../apply/guarding.ts'
import type { Funnel } from '../definition/define.ts'
import { errorsOfAnswers } from '../sending/error-mapping.ts'
import { isRefusal as tookNothingIn } from '../sending/submission.ts'
import { askedOnLeave, type Derived, type Progress } from '../state/derive.ts'
import type { Environment } from '../state/environment.ts'
import type { GuardResult } from '../state/guard-result.ts'
import { type Trouble, troubleOf } from '../state/snapshot.ts'
import { isRefusedCall } from './refused-call.ts'

/** What earlier calls left: their answer and their key, and how a key is stored. */
export interface GuardMemory {
  found: Progress['found'][string] | undefined
  key: string | undefined
  remember(key: string | undefined): void
}

/** Makes a call that changes something, with a key that stays while nobody knows its outcome. */
const callOnce = async (
  call: (idempotencyKey: string) => Promise<unknown>,
  newKey: () => string,
  { key = newKey(), remember }: GuardMemory,
): Promise<unknown> => {
  const attempt = async (own: string) => {
    remember(own)
    const answer = await call(own)
    remember(undefined)
    return answer
  }
  try {
    return await attempt(key)
  } catch (error) {
    // the key belongs to the request before the answers changed: this one needs a key of its own
    if (error instanceof Fault && error.code === 'idempotency-key-reused') return attempt(newKey())
    if (error instanceof Fault && tookNothingIn(error)) remember(undefined)
    throw error
  }
}

/** Shows a refusal at the answers that it is about, else at the guard's own field, else in general. */
const refusedAt = (funnel: Funnel, name: string, of: Derived, fault: Fault): GuardResult => {
  const must = funnel.onLeave?.[name]
  const { own, rest } = errorsOfAnswers(of, must?.fields, fault.errors ?? {})
  if (Object.keys(own).length > 0) {
    const [sentence] = rest
    return {
      kind: 'failed',
      errors: own,
      trouble: sentence === undefined ? undefined : troubleOf({ sentence }),
    }
  }
  return must?.field
    ? { kind: 'failed', errors: { [must.field]: fault.message }, trouble: undefined }
    : { kind: 'failed', errors: {}, trouble: troubleOf({}) }
}

/**
 * Step guard: makes one of the calls that must succeed before a step may be left (`onLeave`), once per question. A stored answer
 * to the same question is used again.
 */
export const runStepGuard = async (
  funnel: Funnel,
  name: string,
  of: Derived,
  kept: GuardMemory,
  environment: Environment,
): Promise<GuardResult> => {
  const must = funnel.onLeave?.[name]
  const question = must && askedOnLeave(funnel, name, of.known, of.context)
  if (!must || !question) return { kind: 'free' }
  const { input, asked } = question
  const call = (idempotencyKey?: string): Promise<unknown> =>
    environment.call<AnyCall>(
      must.endpoint,
      input as InputOf<AnyCall>,
      ...(idempotencyKey === undefined ? [] : [{ idempotencyKey }]),
    )
  try {
    const answer: unknown =
      kept.found?.asked === asked
        ? kept.found.answer
        : await (must.once ? callOnce(call, environment.newKey, kept) : call())
    const sentence = must.refuse?.(answer)
    const trouble: Trouble | undefined = sentence === undefined ? undefined : { kind: 'sentence', sentence }
    return { kind: 'found', found: { asked, answer }, trouble }
  } catch (error) {
    environment.log(must.failure)
    if (must.fails) return { kind: 'failed', errors: {}, trouble: troubleOf(must.fails) }
    if (!isRefusedCall(error)) return { kind: 'failed', errors: {}, trouble: troubleOf({}) }
    const help = must.help?.[error.code]
    if (help) return { kind: 'failed', errors: {}, trouble: troubleOf({ sentence: error.message, help }) }
    return refusedAt(funnel, name, of, error)
  }
}

/** Makes the calls of a step one after the other, each with the answers of those before it, and leaves the step. */
export const passGuards = async (
  step: string,
  answers: Progress['answers'],
  store: ChangeableStore,
): Promise<void> => {
  const { funnel, environment } = store
  while (store.state.busy === 'leaving') {
    const { derived, progress, leaveKeys } = store.state
    const name = nextGuard({ funnel, state: store.state, effects: [] }, step)
    // stop when the answers changed or the visitor went to another step meanwhile
    const isSame = store.state.progress.answers === answers && store.state.step === step
    if (name === undefined || !isSame) return void (await store.change((c) => guardsPassed(c, step)))
    const remember = (key: string | undefined) => void store.change((c) => rememberLeave(c, name, key))
    const kept = { found: progress.found[name], key: leaveKeys[name], remember }
    const result = await runStepGuard(funnel, name, derived, kept, environment)
    await store.change((c) => guardEnded(c, step, name, result))
  }
}
