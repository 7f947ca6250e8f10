import type { AnyEndpoint, InputOf } from '../../core/contract/endpoint.ts'
import { Fault } from '../../core/kernel/fault.ts'
import type { Destination, Funnel } from './define.ts'
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

/** A refusal below 500 is definite, except "still running" and "too busy": then the same key is sent again. */
const isDefinite = (fault: Fault) => fault.status >= 400 && fault.status < 500 && !fault.retryAfter

const staleOf = (funnel: Funnel, of: Survey, fault: Fault, refused: Record<string, string[]>) => {
  const stale: Record<string, unknown> = {}
  for (const [path, spoils] of Object.entries(funnel.spoils ?? {})) {
    const fields = refused[path]
    if (!fields && !spoils.codes.includes(fault.code)) continue
    stale[path] = spoils.remains?.(valueAt(of.known, path), fields ?? [])
  }
  return stale
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
    const answer = await environment.call<AnyEndpoint>(exit.endpoint, input as InputOf<AnyEndpoint>, {
      idempotencyKey: key,
    })
    remember(undefined)
    if (exit.failed?.(answer)) {
      environment.log(exit.failure)
      return { kind: 'refused', errors: {}, stale: {}, generic: true }
    }
    const reference = (answer as { reference?: unknown } | undefined)?.reference
    return {
      kind: 'sent',
      destination: exit.to(answer, of.context),
      reference: typeof reference === 'string' ? reference : undefined,
      lines: exit.lines?.(of.known, of.context) ?? [],
    }
  } catch (error) {
    environment.log(exit.failure)
    if (!(error instanceof Fault) || !isDefinite(error)) return { kind: 'unknown' }
    remember(undefined)
    const { own, refused, rest } = errorsOfAnswers(funnel, of, name, error.errors ?? {})
    const sentence = rest[0] ?? (Object.keys(own).length === 0 ? error.message : undefined)
    return {
      kind: 'refused',
      errors: own,
      stale: staleOf(funnel, of, error, refused),
      ...(sentence && { sentence }),
      generic: false,
    }
  }
}
