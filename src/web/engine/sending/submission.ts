import type { AnyCall } from '../../../core/contract/call.ts'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import { changedTooLate, mailLater, mailLeftOut } from '../../../core/fields/brick/sentences.ts'
import { Fault, type First } from '../../../core/kernel/fault.ts'
import { draftSent } from '../../../core/rules/kept-draft-codes.ts'
import { valueAt } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import type { Destination, Exit, Help } from '../definition/exit.ts'
import { askedOnLeave, type Derived, type KeptWithUs, type Progress } from '../state/derive.ts'
import type { Environment } from '../state/environment.ts'
import type { Pending } from '../state/form-state.ts'
import type { Errors } from '../state/step-errors.ts'
import { errorsOfAnswers } from './error-mapping.ts'

/** How a submission ended, as the store carries it out. */
export type Outcome =
  | {
      kind: 'sent'
      destination: Destination
      reference: string | undefined
      lines: { label: string; value: string }[]
    }
  /** Nobody knows whether it arrived: the key stays, the same body may be sent again. */
  | { kind: 'unknown'; sentence?: string }
  /** Refused for good: sentences per answer, answers that went stale with what is left of them. */
  | {
      kind: 'refused'
      errors: Errors
      stale: Record<string, unknown>
      sentence?: string
      help?: Help | undefined
      generic: boolean
      /** What is shown of what it costs, as it is now, where that is something else than was seen. */
      costs?: Costs | undefined
      /** It was sent already from where it is kept: who sends it again does so of their own. */
      over?: boolean
    }

/** What editors may change, and what the calls of steps answer of it, by their names. */
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
      // what is told stands; the next press is refused once more
    }
  }
  return { properties, found }
}

/**
 * Whether a fault is a refusal: nothing was taken in, so the key has done its work. The server says so (`accepted`), or
 * its status does: below 500, except "still running", "too slow" and "too busy". Of all else nobody knows the outcome.
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

/** Said on the confirmation of a submission that had arrived before it was changed. */
const arrivedBefore = { label: 'Let op', value: changedTooLate }

/** Said on the confirmation where the mail to the sender comes later, or does not come. */
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

const refused = (funnel: Funnel, of: Derived, exit: string, fault: Fault): Outcome => {
  // a failure on our side has no sentence of its own: the generic block tells it (D2)
  if (fault.status >= 500) {
    const sentence = funnel.exits[exit]?.says?.(fault)
    return { kind: 'refused', errors: {}, stale: {}, ...(sentence && { sentence }), generic: !sentence }
  }
  const { own, refused, rest } = errorsOfAnswers(of, funnel.exits[exit]?.fields, fault.errors ?? {})
  const whole = () => funnel.exits[exit]?.says?.(fault) ?? fault.message
  const help = funnel.exits[exit]?.help?.[fault.code]
  const sentence = rest[0] ?? (help || Object.keys(own).length === 0 ? whole() : undefined)
  const stale = staleOf(funnel, of, fault, refused)
  const over = fault.code === draftSent
  return { kind: 'refused', errors: own, stale, ...(sentence && { sentence }), help, generic: false, over }
}

/**
 * The key belongs to another body, sent before the answers changed: the server tells what became of that. Which answers
 * it held may not be known any more, so the confirmation shows none of them: the mail has them.
 */
const ofFirst = (exit: AnyExit, of: Derived, first: First | undefined): Tried => {
  if (first?.state === 'lost') return { kind: 'lost' }
  if (first?.state !== 'arrived') return { kind: 'unknown' }
  try {
    const outcome = accepted(exit, of, first.answer)
    return outcome.kind === 'sent' ? { ...outcome, lines: [arrivedBefore] } : outcome
  } catch {
    // as of any answer that makes no sense
    return { kind: 'unknown' }
  }
}

/** Also: the key belongs to a submission that was never taken in. */
type Tried = Outcome | { kind: 'lost' }

/** A stored draft is somebody else's text: what is no id and holder goes in no header. */
const isKept = (kept: KeptWithUs | undefined): kept is KeptWithUs =>
  /^[\w-]{36} [\w.-]{1,60}$/.test(`${kept?.id} ${kept?.holder}`)

/** One try with one key: its outcome, and whether the key has done its work. */
const attempt = async (
  funnel: Funnel,
  exit: string,
  environment: Environment,
  { key, sent: { input, derived: of } }: Required<Pending>,
  kept: KeptWithUs | undefined,
): Promise<Tried> => {
  const definition = funnel.exits[exit] as AnyExit
  try {
    const send = (captcha?: string) =>
      environment.call<AnyCall>(definition.endpoint, input, {
        idempotencyKey: key,
        captcha,
        // what is taken in ends the draft, and nobody sends it twice
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
 * Submission: sends the funnel through its exit. `remember` is called with the key before the first byte leaves, so that a
 * reload in the middle sends the same key again (D8). Answers that changed while nobody knew whether the
 * first submission arrived go out under its key: the server compares, so that they make no second one, and answers that
 * were changed are never sent again. Only through another exit, whose call does not know that key, the first is
 * sent again to find out what became of it.
 */
export const submit = async (
  funnel: Funnel,
  of: Derived,
  environment: Environment,
  pending: Pending | undefined,
  remember: (pending: Pending | undefined) => void,
  kept?: KeptWithUs,
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
