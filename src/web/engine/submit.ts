import type { AnyEndpoint, InputOf } from '../../core/contract/endpoint.ts'
import { changedTooLate } from '../../core/fields/sentences.ts'
import { Fault, type First } from '../../core/kernel/fault.ts'
import type { Funnel } from './define.ts'
import type { Environment } from './environment.ts'
import type { Errors } from './errors.ts'
import type { Destination, Exit, Help } from './exit.ts'
import { errorsOfAnswers } from './owner.ts'
import { valueAt } from './path.ts'
import { stableJson } from './stable-json.ts'
import type { Survey } from './walk.ts'

/** A submission whose outcome is not known. Only its key is ever stored (decision 8), which tells nothing of what was sent. */
export interface Pending {
  key: string
  /** What was sent, for as long as the page lives. */
  sent?: { input: InputOf<AnyEndpoint>; survey: Survey }
}

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
    }

/** A refusal below 500 is definite, except "still running", "too slow" and "too busy": then the same key is sent again. */
const isDefinite = ({ status, retryAfter }: Fault) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429 && !retryAfter

const staleOf = (funnel: Funnel, of: Survey, fault: Fault, refused: Record<string, string[]>) => {
  const stale: Record<string, unknown> = {}
  for (const [path, spoils] of Object.entries(funnel.spoils ?? {})) {
    const fields = refused[path]
    if (!fields && !spoils.codes.includes(fault.code)) continue
    stale[path] = spoils.remains?.(valueAt(of.known, path), fields ?? [])
  }
  return stale
}

type AnyExit = Exit<Record<string, unknown>, Record<string, unknown>, Record<string, unknown>, AnyEndpoint>

/** Said on the confirmation of a submission that had arrived before it was changed. */
const arrivedBefore = { label: 'Let op', value: changedTooLate }

const accepted = (exit: AnyExit, of: Survey, answer: unknown): Outcome => {
  if (exit.failed?.(answer)) return { kind: 'refused', errors: {}, stale: {}, generic: true }
  const reference = (answer as { reference?: unknown } | undefined)?.reference
  return {
    kind: 'sent',
    destination: exit.to(answer, of.context),
    reference: typeof reference === 'string' ? reference : undefined,
    lines: exit.lines?.(of.known, of.context) ?? [],
  }
}

const refused = (funnel: Funnel, of: Survey, exit: string, fault: Fault): Outcome => {
  const { own, refused, rest } = errorsOfAnswers(funnel, of, exit, fault.errors ?? {})
  const whole = () => funnel.exits[exit]?.says?.(fault) ?? fault.message
  const help = funnel.exits[exit]?.help?.[fault.code]
  const sentence = rest[0] ?? (help || Object.keys(own).length === 0 ? whole() : undefined)
  const stale = staleOf(funnel, of, fault, refused)
  return { kind: 'refused', errors: own, stale, ...(sentence && { sentence }), help, generic: false }
}

const late = (sent: Extract<Outcome, { kind: 'sent' }>): Outcome => ({
  ...sent,
  lines: [...sent.lines.filter((line) => line !== arrivedBefore), arrivedBefore],
})

/** The key belongs to another body, sent before a reload: the server tells what became of that. */
const ofFirst = (exit: AnyExit, of: Survey, first: First | undefined): Tried => {
  if (first?.state === 'lost') return { kind: 'lost' }
  if (first?.state !== 'arrived') return { kind: 'unknown' }
  try {
    const outcome = accepted(exit, of, first.answer)
    return outcome.kind === 'sent' ? late(outcome) : outcome
  } catch {
    // as of any answer that makes no sense
    return { kind: 'unknown' }
  }
}

/** Also: the key belongs to a submission that was never taken in. */
type Tried = Outcome | { kind: 'lost' }

/** One try with one key: its outcome, and whether the key has done its work. */
const attempt = async (
  funnel: Funnel,
  exit: string,
  environment: Environment,
  { key, sent: { input, survey: of } }: Required<Pending>,
): Promise<Tried> => {
  const definition = funnel.exits[exit] as AnyExit
  try {
    const answer: unknown = await environment.call<AnyEndpoint>(definition.endpoint, input, {
      idempotencyKey: key,
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
    if (!isDefinite(error)) return { kind: 'unknown', ...(sentence && { sentence }) }
    return refused(funnel, of, exit, error)
  }
}

/**
 * Sends the funnel through its exit. `remember` is called with the key before the first byte leaves, so that a
 * reload in the middle sends the same key again (decision 8). Answers that changed while nobody knew whether the
 * first submission arrived do not make a second one: what became of the first is found out before, by sending it again
 * or, after a reload, by its key.
 */
export const submit = async (
  funnel: Funnel,
  of: Survey,
  environment: Environment,
  pending: Pending | undefined,
  remember: (pending: Pending | undefined) => void,
): Promise<Outcome> => {
  const name = of.exit
  const exit = name === undefined ? undefined : funnel.exits[name]
  if (!exit || name === undefined) throw new Error(`${funnel.slug}: no exit was chosen`)
  const sent = { input: exit.toRequest(of.known, of.context) as InputOf<AnyEndpoint>, survey: of }
  const trySending = (key: string) => {
    remember({ key, sent })
    return attempt(funnel, name, environment, { key, sent })
  }
  const before = pending?.sent
  let known = pending?.key
  if (known !== undefined && before && !isSame(before, sent)) {
    const first = await attempt(funnel, before.survey.exit ?? name, environment, { key: known, sent: before })
    if (first.kind === 'unknown') return first
    remember(undefined)
    if (first.kind === 'sent') return late(first)
    known = undefined
  }
  let tried = await trySending(known ?? environment.newKey())
  if (tried.kind === 'lost') tried = await trySending(environment.newKey())
  if (tried.kind === 'unknown' || tried.kind === 'lost') return { ...tried, kind: 'unknown' }
  remember(undefined)
  return tried
}

type Sent = NonNullable<Pending['sent']>

const isSame = (before: Sent, now: Sent): boolean =>
  before.survey.exit === now.survey.exit && stableJson(before.input) === stableJson(now.input)
