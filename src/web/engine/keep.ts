import type { AnyBrick } from '../../core/fields/brick.ts'
import type { Funnel } from './define.ts'
import { isEmpty, layoutOf } from './fields.ts'
import { valueAt, withValueAt } from './path.ts'
import type { Progress, Survey } from './walk.ts'

/** What of a funnel stands in the browser's storage. */
export interface KeptDraft extends Progress {
  step: string
  /** The visitor came from the overview and goes back to it. */
  returning: boolean
  /** A submission whose outcome is not known yet: its key and the fingerprint of its body (decision 8). */
  pending?: { key: string; fingerprint: string }
  /** Fields that were answered but may not be kept (decision 7). */
  dropped: readonly string[]
}

/** May this field's answer stand in the browser's storage? */
export const mayKeep = (funnel: Funnel, brick: AnyBrick): boolean =>
  brick.facts.keeps === 'plain' &&
  brick.facts.control !== 'files' &&
  !(funnel.draft?.personal === false && brick.facts.personal)

/** The draft as it may be stored: answers that a brick does not let stand are left out and named. */
export const keptDraft = (
  funnel: Funnel,
  progress: Progress,
  rest: Pick<KeptDraft, 'step' | 'returning' | 'pending'>,
): KeptDraft => {
  let answers: Record<string, unknown> = {}
  const dropped: string[] = []
  for (const step of Object.values(funnel.steps))
    for (const { path, brick } of layoutOf(step.asks, progress.answers).fields) {
      const raw = valueAt(progress.answers, path)
      if (raw === undefined) continue
      if (mayKeep(funnel, brick)) answers = withValueAt(answers, path, raw)
      else if (!isEmpty(raw)) dropped.push(path)
    }
  return { ...progress, answers, ...rest, dropped }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Reads a stored draft back. Anything that is not one (another version, tampered with) is no draft. */
export const readDraft = (stored: unknown): KeptDraft | undefined => {
  if (!isRecord(stored) || !isRecord(stored.answers) || !isRecord(stored.found)) return undefined
  const strings = (value: unknown) =>
    Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
  const pending = stored.pending
  return {
    answers: stored.answers,
    found: stored.found as Progress['found'],
    passed: strings(stored.passed),
    dropped: strings(stored.dropped),
    step: typeof stored.step === 'string' ? stored.step : '',
    returning: stored.returning === true,
    ...(typeof stored.exit === 'string' && { exit: stored.exit }),
    ...(isRecord(pending) &&
      typeof pending.key === 'string' &&
      typeof pending.fingerprint === 'string' && {
        pending: { key: pending.key, fingerprint: pending.fingerprint },
      }),
  }
}

/** Fields of a step that a reload emptied because they may not be kept: they are asked again with a sentence. */
export const askedAgain = (
  of: Survey,
  step: string,
  dropped: readonly string[],
  answers: Record<string, unknown>,
) =>
  (of.layouts[step]?.fields ?? [])
    .map(({ path }) => path)
    .filter((path) => dropped.includes(path) && isEmpty(valueAt(answers, path)))
