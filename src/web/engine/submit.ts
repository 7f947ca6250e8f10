import type { AnyEndpoint, InputOf } from '../../core/contract/endpoint.ts'
import { changedTooLate } from '../../core/fields/sentences.ts'
import { Fault } from '../../core/kernel/fault.ts'
import type { Destination, Exit, Funnel, Help } from './define.ts'
import type { Environment } from './environment.ts'
import type { Errors } from './errors.ts'
import { errorsOfAnswers } from './owner.ts'
import { valueAt } from './path.ts'
import { stableJson } from './stable-json.ts'
import type { Survey } from './walk.ts'

/** A submission whose outcome is not known. Only its key and fingerprint are ever stored (decision 8). */
export interface Pending {
  key: string
  fingerprint: string
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

/** One try with one key: its outcome, and whether the key has done its work. */
const attempt = async (
  funnel: Funnel,
  exit: string,
  environment: Environment,
  key: string,
  { input, survey: of }: NonNullable<Pending['sent']>,
): Promise<Outcome> => {
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
    const sentence = definition.says?.(error)
    if (!isDefinite(error)) return { kind: 'unknown', ...(sentence && { sentence }) }
    return refused(funnel, of, exit, error)
  }
}

/**
 * Sends the funnel through its exit. `remember` is called with the key before the first byte leaves, so that a
 * reload in the middle sends the same key again (decision 8). Answers that changed while nobody knew whether the
 * first submission arrived do not make a second one: what became of the first is found out before.
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
  const fingerprint = await environment.fingerprint(stableJson(sent.input))
  const same = pending?.fingerprint === fingerprint
  if (pending?.sent && !same) {
    const before = await attempt(funnel, name, environment, pending.key, pending.sent)
    if (before.kind === 'unknown') return before
    remember(undefined)
    if (before.kind === 'sent') return { ...before, lines: [...before.lines, arrivedBefore] }
  }
  const key = same ? pending.key : environment.newKey()
  remember({ key, fingerprint, sent })
  const outcome = await attempt(funnel, name, environment, key, sent)
  if (outcome.kind !== 'unknown') remember(undefined)
  return outcome
}
