import type { AnyEndpoint, InputOf } from '../../core/contract/endpoint.ts'
import { Fault } from '../../core/kernel/fault.ts'
import type { Destination, Exit, Funnel } from './define.ts'
import type { Environment } from './environment.ts'
import type { Errors } from './errors.ts'
import { errorsOfAnswers } from './owner.ts'
import { valueAt } from './path.ts'
import { stableJson } from './stable-json.ts'
import type { Survey } from './walk.ts'

export interface Pending {
  key: string
  fingerprint: string
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
  | { kind: 'unknown' }
  /** Refused for good: sentences per answer, answers that went stale with what is left of them. */
  | { kind: 'refused'; errors: Errors; stale: Record<string, unknown>; sentence?: string; generic: boolean }

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
  const sentence = rest[0] ?? (Object.keys(own).length === 0 ? fault.message : undefined)
  const stale = staleOf(funnel, of, fault, refused)
  return { kind: 'refused', errors: own, stale, ...(sentence && { sentence }), generic: false }
}

/**
 * Sends the funnel through its exit. `remember` is called with the key before the first byte leaves, so that a
 * reload in the middle sends the same key again (decision 8).
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
  const input = exit.toRequest(of.known, of.context)
  const fingerprint = await environment.fingerprint(stableJson(input))
  const key = pending?.fingerprint === fingerprint ? pending.key : environment.newKey()
  remember({ key, fingerprint })
  try {
    const answer: unknown = await environment.call<AnyEndpoint>(
      exit.endpoint,
      input as InputOf<AnyEndpoint>,
      {
        idempotencyKey: key,
      },
    )
    // an answer that makes no sense throws here, and leaves the outcome unknown and the key as it is
    const outcome = accepted(exit, of, answer)
    remember(undefined)
    if (outcome.kind === 'refused') environment.log(exit.failure)
    return outcome
  } catch (error) {
    environment.log(exit.failure)
    if (!(error instanceof Fault) || !isDefinite(error)) return { kind: 'unknown' }
    remember(undefined)
    return refused(funnel, of, name, error)
  }
}
