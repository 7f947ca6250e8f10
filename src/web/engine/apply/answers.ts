import { isWithin, valueAt, withValueAt } from '../definition/answer-path.ts'
import { entryCount, isEmpty } from '../definition/layout.ts'
import { withoutChildren, withoutExcluded } from '../state/dependent-answers.ts'
import { withHomeFacts } from '../state/home-facts.ts'
import { removeFromList, resizeList } from '../state/removed-entries.ts'
import type { Errors } from '../state/step-errors.ts'
import {
  type Change,
  forgetImpossible,
  isWrong,
  moveTo,
  rederive,
  resolve,
  tellErrors,
  withProgress,
  withState,
} from './change.ts'
import type { FunnelEvents } from './event.ts'

const without = (errors: Errors, path: string): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([at]) => !isWithin(path, at) && !isWithin(at, path)))

const followHome = (c: Change, before: Record<string, unknown>): Change => {
  const { answers: now } = c.state.progress
  const answers = withHomeFacts(c.funnel, now, c.state.world.viewer, before)
  return answers === now ? c : rederive(withProgress(c, { answers }))
}

const storeAnswer = (c: Change, path: string, given: unknown): Change => {
  const { progress, derived: before, busy } = c.state
  const now = valueAt(progress.answers, path)
  const value = withoutExcluded(c.funnel, path, given, now)
  if (busy === 'sent' || Object.is(now, value)) return c
  const taken = rederive(withProgress(c, { answers: withValueAt(progress.answers, path, value) }))
  const { answers } = taken.state.progress
  const left = withoutChildren(c.funnel, answers, path, before, taken.state.derived)
  const mended = withState(left === answers ? taken : rederive(withProgress(taken, { answers: left })), {
    serverErrors: without(c.state.serverErrors, path),
    dropped: c.state.dropped.filter((one) => !isWithin(one, path)),
    emptied: false,
  })
  return forgetImpossible(followHome(mended, progress.answers))
}

/** The event of a typed answer. An answer that closes the step it stands on moves to the next step that is open. */
export const set = (c: Change, { path, value: given }: FunnelEvents['set']): Change => {
  const taken = storeAnswer(c, path, given)
  const { derived, step } = taken.state
  return derived.walkable.includes(step) ? taken : moveTo(taken, resolve(taken, step), 'replace')
}

/** The event of a field that is left: its error may show from now on, and its clean-up runs. */
export const touch = (c: Change, { path, clean }: FunnelEvents['touch']): Change => {
  const raw = valueAt(c.state.progress.answers, path)
  const cleaned =
    clean && typeof raw === 'string' && clean(raw) !== raw ? set(c, { path, value: clean(raw) }) : c
  // an empty field that somebody only passed through shows no error before `Volgende`
  return isEmpty(raw) ? cleaned : withState(cleaned, { touched: [...cleaned.state.touched, path] })
}

const listAt = ({ state }: Change, path: string) =>
  state.derived.layouts[state.step]?.lists.find((one) => one.path === path)?.list

const entriesAt = ({ state }: Change, path: string): unknown[] => {
  const entries = valueAt(state.progress.answers, path)
  return Array.isArray(entries) ? entries : []
}

/** Changes the number of entries of a list; entries that are taken away come back when it grows again. */
export const setCount = (c: Change, { path, count }: FunnelEvents['setCount']): Change => {
  const list = listAt(c, path)
  if (!list) return c
  const wanted = Math.min(list.max, Math.max(list.min, count))
  const { entries, removed } = resizeList(c.state.removed, path, entriesAt(c, path), wanted)
  return set(withState(c, { removed }), { path, value: entries })
}

export const removeEntry = (c: Change, { path, index }: FunnelEvents['removeEntry']): Change => {
  const list = listAt(c, path)
  const before = entriesAt(c, path)
  if (!list || index >= before.length || entryCount(list, before) <= list.min) return c
  const { entries, removed } = removeFromList(c.state.removed, path, before, index)
  const left = set(withState(c, { removed, touched: [] }), { path, value: entries })
  return left.state.failed && isWrong(left.state) ? tellErrors(left) : left
}

/**
 * Stores a view's own error about an answer, which holds the answer's step wherever the visitor is. One that `stops` also
 * disables the button of that step.
 */
export const block = (c: Change, { path, sentence, stops = false }: FunnelEvents['block']): Change => {
  const { world } = c.state
  const { [path]: before, ...rest } = world.blocks ?? {}
  if (before?.sentence === sentence) return c
  const blocks = sentence === undefined ? rest : { ...rest, [path]: { sentence, stops } }
  return rederive(withState(c, { world: { ...world, blocks } }))
}
