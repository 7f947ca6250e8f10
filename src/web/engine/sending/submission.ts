import type { AnyCall } from '../../../core/contract/call.ts'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import { changedTooLate, mailLater, mailLeftOut } from '../../../core/fields/brick/sentences.ts'
import { Fault, type FirstSubmission } from '../../../core/kernel/fault.ts'
import { draftSent } from '../../../core/rules/kept-draft-codes.ts'
import { valueAt } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import type { Destination, Exit, Help } from '../definition/exit.ts'
import { askedOnLeave, type Derived, type Progress, type ServerDraftId } from '../state/derive.ts'
import type { Environment } from '../state/environment.ts'
import type { PendingSubmission } from '../state/form-state.ts'
import type { Errors } from '../state/step-errors.ts'
import { errorsOfAnswers } from './error-mapping.ts'

/** How a submission ended, as `applyOutcome` handles it. */
export type Outcome =
  | {
      kind: 'sent'
      destination: Destination
      reference: string | undefined
      lines: { label: string; value: string }[]
    }
  /** Nobody knows whether it arrived: the key stays, and the same body may be sent again. */
  | { kind: 'unknown'; sentence?: string }
  /** A definite refusal: sentences per answer, and answers that went stale with what remains of them. */
  | {
      kind: 'refused'
      errors: Errors
      stale: Record<string, unknown>
      sentence?: string
      help?: Help | undefined
      generic: boolean
      /** Prices as they are now, where the visitor saw others. */
      costs?: Costs | undefined
      /** True when the kept draft was sent already: sending these answers again makes a submission of its own. */
      isDraftSent?: boolean
    }

/** The block's settings and the answers of calls on leaving a step, asked again after a price changed. */
interface Costs {
  properties: Record<string, unknown> | undefined
  found: Progress['found']
}

const costsNow = async (funnel: Funnel, of: Derived, environment: Environment): Promise<Costs> => {
  const properties = await environment.propertiesNow()
  const found: Progress['found'] = {}
  for (const [name, { endpoint, costs }] of Object.entries(funnel.onLeave ?? {})) {
    const question = costs && askedOnLeave(funnel, name, of.known, of.context)
    if (!question) continue
    try {
      const answer: unknown = await environment.call<AnyCall>(endpoint, question.input as InputOf<AnyCall>)
      found[name] = { asked: question.asked, answer }
    } catch {
      // the stored answer stays; the next press is refused once more
    }
  }
  return { properties, found }
}

/**
 * Whether a fault is a refusal: nothing was taken in, so the key has done its work. The server says so (`accepted`), or its
 * status does: below 500, except "still running", "too slow" and "too busy". For all others nobody knows the outcome.
 */
export const isRefusal = ({ status, retryAfter, accepted }: Fault) =>
  accepted === false || (status >= 400 && status < 500 && status !== 408 && status !== 429 && !retryAfter)

const staleOf = (funnel: Funnel, of: Derived, fault: Fault, refused: Record<string, string[]>) => {
  const stale: Record<string, unknown> = {}
  for (const [path, spoils] of Object.entries(funnel.spoils ?? {})) {
    const fields = refused[path]
    if (!fields && !spoils.codes.includes(fault.code)) continue
    stale[path] = spoils.remains?.(valueAt(of.known, path), fields ?? [])
  }
  return stale
}

type AnyExit = Exit<Record<string, unknown>, Record<string, unknown>, Record<string, unknown>, AnyCall>

/** A line on the confirmation of a submission that had arrived before its answers were changed. */
const arrivedBefore = { label: 'Let op', value: changedTooLate }

/** A line on the confirmation where the mail to the sender comes later, or does not come. */
const mailLines = (mail: unknown): { label: string; value: string }[] => {
  if (mail === 'later') return [{ label: 'Let op', value: mailLater }]
  return mail === 'none' ? [{ label: 'Let op', value: mailLeftOut }] : []
}

const accepted = (exit: AnyExit, of: Derived, answer: unknown): Outcome => {
  if (exit.failed?.(answer)) return { kind: 'refused', errors: {}, stale: {}, generic: true }
  const { reference, mail } = (answer ?? {}) as { reference?: unknown; mail?: unknown }
  return {
    kind: 'sent',
    destination: exit.to(answer, of.context),
    reference: typeof reference === 'string' ? reference : undefined,
    lines: [...(exit.lines?.(of.known, of.context) ?? []), ...mailLines(mail)],
  }
}

/** Statuses of refusals that are about the visitor or the world, and that the server words for who reads them. */
const wordedStatuses = [401, 403, 404, 409, 410, 429]

/** Whether the sentence of a refusal is for a visitor. That of any other is about the call: nobody can do anything with it. */
const isWorded = ({ status, code }: Fault) =>
  wordedStatuses.includes(status) && code !== 'unknown' && code !== 'not-found'

const refused = (funnel: Funnel, of: Derived, exit: string, fault: Fault): Outcome => {
  // a failure on our side has no sentence of its own: the generic block shows (D2)
  if (fault.status >= 500) {
    const sentence = funnel.exits[exit]?.says?.(fault)
    return { kind: 'refused', errors: {}, stale: {}, ...(sentence && { sentence }), generic: !sentence }
  }
  const { own, refused, rest } = errorsOfAnswers(of, funnel.exits[exit]?.fields, fault.errors ?? {})
  const help = funnel.exits[exit]?.help?.[fault.code]
  const isAtAnswers = Object.keys(own).length > 0
  const said = funnel.exits[exit]?.says?.(fault) ?? (help || isWorded(fault) ? fault.message : undefined)
  const whole = isAtAnswers && !help ? undefined : said
  const generic = !isAtAnswers && whole === undefined
  const sentence = generic ? undefined : (rest[0] ?? whole)
  const stale = staleOf(funnel, of, fault, refused)
  const over = fault.code === draftSent
  return {
    kind: 'refused',
    errors: own,
    stale,
    ...(sentence && { sentence }),
    help,
    generic,
    isDraftSent: over,
  }
}

/**
 * The outcome where the key belongs to another body, sent before the answers changed: the server tells how that ended. The
 * answers in it may not be known any more, so the confirmation shows none of them: the mail has them.
 */
const ofFirst = (exit: AnyExit, of: Derived, first: FirstSubmission | undefined): TryOutcome => {
  if (first?.state === 'lost') return { kind: 'lost' }
  if (first?.state !== 'arrived') return { kind: 'unknown' }
  try {
    const outcome = accepted(exit, of, first.answer)
    return outcome.kind === 'sent' ? { ...outcome, lines: [arrivedBefore] } : outcome
  } catch {
    // as for any answer that makes no sense
    return { kind: 'unknown' }
  }
}

/** The outcome of one try; `lost` when the key belongs to a submission that was never taken in. */
type TryOutcome = Outcome | { kind: 'lost' }

/** Whether a stored id and holder have the right shape. A stored draft may hold anything, and these go into a header. */
const isKept = (kept: ServerDraftId | undefined): kept is ServerDraftId =>
  /^[\w-]{36} [\w.-]{1,60}$/.test(`${kept?.id} ${kept?.holder}`)

const attempt = async (
  funnel: Funnel,
  exit: string,
  environment: Environment,
  { key, sent: { input, derived: of } }: Required<PendingSubmission>,
  kept: ServerDraftId | undefined,
): Promise<TryOutcome> => {
  const definition = funnel.exits[exit] as AnyExit
  try {
    const send = (captcha?: string) =>
      environment.call<AnyCall>(definition.endpoint, input, {
        idempotencyKey: key,
        captcha,
        // names the kept draft, so that it ends when this is taken in and nobody sends it twice
        ...(isKept(kept) && { draft: `${kept.id} ${kept.holder}` }),
      })
    const answer: unknown = await send().catch(async (thrown: unknown) => {
      if (!(thrown instanceof Fault && thrown.code === 'captcha-needed')) throw thrown
      const token = await environment.solveCaptcha().catch(() => Promise.reject(thrown))
      return send(token)
    })
    // an answer that makes no sense throws here, and leaves the outcome unknown and the key as it is
    const outcome = accepted(definition, of, answer)
    if (outcome.kind === 'refused') environment.log(definition.failure)
    return outcome
  } catch (error) {
    environment.log(definition.failure)
    if (!(error instanceof Fault)) return { kind: 'unknown' }
    if (error.code === 'idempotency-key-reused') return ofFirst(definition, of, error.first)
    const sentence = definition.says?.(error)
    if (!isRefusal(error)) return { kind: 'unknown', ...(sentence && { sentence }) }
    const outcome = refused(funnel, of, exit, error)
    const costsElse = error.amounts !== undefined || error.code === 'price-changed'
    if (outcome.kind !== 'refused' || !costsElse) return outcome
    return { ...outcome, costs: await costsNow(funnel, of, environment) }
  }
}

/**
 * Submission: sends the funnel through its exit. `remember` gets the key before the first byte leaves, so that a reload in the
 * middle sends the same key again (D8). Answers that changed while nobody knew whether the first submission arrived are sent
 * under its key: the server compares, so they make no second order. Only after a change of exit, whose call does not know that
 * key, the first submission is sent again to learn its outcome.
 * @throws Error when no exit was chosen.
 */
export const submit = async (
  funnel: Funnel,
  of: Derived,
  environment: Environment,
  pending: PendingSubmission | undefined,
  remember: (pending: PendingSubmission | undefined) => void,
  kept?: ServerDraftId,
): Promise<Outcome> => {
  const name = of.exit
  const exit = name === undefined ? undefined : funnel.exits[name]
  if (!exit || name === undefined) throw new Error(`${funnel.slug}: no exit was chosen`)
  const sent = { input: exit.toRequest(of.known, of.context) as InputOf<AnyCall>, derived: of }
  const trySending = (key: string) => {
    remember({ key, sent })
    return attempt(funnel, name, environment, { key, sent }, kept)
  }
  let known = pending?.key
  const before = pending?.sent
  const exitBefore = before?.derived.exit
  if (known !== undefined && before && exitBefore !== undefined && exitBefore !== name) {
    const first = await attempt(funnel, exitBefore, environment, { key: known, sent: before }, kept)
    if (first.kind === 'unknown') return first
    remember(undefined)
    if (first.kind === 'sent') return { ...first, lines: [...first.lines, arrivedBefore] }
    known = undefined
  }
  let tried = await trySending(known ?? environment.newKey())
  if (tried.kind === 'lost') tried = await trySending(environment.newKey())
  if (tried.kind === 'unknown' || tried.kind === 'lost') return { ...tried, kind: 'unknown' }
  if (tried.kind === 'sent' && 'pay' in tried.destination) return tried
  remember(undefined)
  return tried
}
