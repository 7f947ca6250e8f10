import type { Funnel } from '../definition/define.ts'
import type { Progress } from '../state/derive.ts'
import type { StoredDraft } from './draft.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

const readFound = (funnel: Funnel, stored: unknown): Progress['found'] => {
  const found: Progress['found'] = {}
  for (const [step, must] of Object.entries(funnel.onLeave ?? {})) {
    const kept = isRecord(stored) && Object.hasOwn(stored, step) ? stored[step] : undefined
    if (
      isRecord(kept) &&
      typeof kept.asked === 'string' &&
      must.endpoint.draftAnswer.safeParse(kept.answer).success
    )
      found[step] = { asked: kept.asked, answer: kept.answer }
  }
  return found
}

const readKeys = ({ onLeave = {} }: Funnel, stored: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.keys(onLeave).flatMap((name) => {
      const key = isRecord(stored) && Object.hasOwn(stored, name) ? stored[name] : undefined
      return typeof key === 'string' ? [[name, key]] : []
    }),
  )

const readHeld = ({ holds = {} }: Funnel, stored: unknown): NonNullable<Progress['held']> =>
  Object.fromEntries(
    Object.keys(holds).flatMap((path) => {
      const kept = isRecord(stored) && Object.hasOwn(stored, path) ? stored[path] : undefined
      const { asked, token } = isRecord(kept) ? kept : {}
      return typeof asked === 'string' && typeof token === 'string' ? [[path, { asked, token }]] : []
    }),
  )

/** Reads a stored draft. Anything that is no draft (another version, tampered with) gives undefined. */
export const readDraft = (funnel: Funnel, stored: unknown): StoredDraft | undefined => {
  if (!isRecord(stored) || !isRecord(stored.answers)) return undefined
  const { answers, pending, exit } = stored
  return {
    answers,
    found: readFound(funnel, stored.found),
    passed: strings(stored.passed),
    dropped: strings(stored.dropped),
    leaveKeys: readKeys(funnel, stored.leaveKeys),
    held: readHeld(funnel, stored.held),
    step: typeof stored.step === 'string' ? stored.step : '',
    returning: stored.returning === true,
    ...(typeof exit === 'string' && Object.hasOwn(funnel.exits, exit) && { exit }),
    // checked where it is used
    kept: stored.kept as Progress['kept'],
    ...(isRecord(pending) && typeof pending.key === 'string' && { pending: { key: pending.key } }),
  }
}
