import { valueAt, withValueAt } from '../definition/answer-path.ts'
import { stepAsking } from '../steps/navigation.ts'
import { type Change, moveTo, rederive, save, withProgress, withState } from './change.ts'

/** The answers without those that no longer fit the form, and the labels of the ones removed. */
const fitting = ({ state }: Change, passed: readonly string[]) => {
  const { derived } = state
  let { answers } = state.progress
  const changed = new Set<string>()
  for (const step of derived.walkable.filter((one) => passed.includes(one)))
    for (const { path, brick } of derived.layouts[step]?.fields ?? []) {
      if (valueAt(answers, path) === undefined || !derived.errors[step]?.[path]) continue
      answers = withValueAt(answers, path, undefined)
      if (!brick.facts.unlisted) changed.add(brick.facts.label)
    }
  return { answers, changed: [...changed] }
}

/** Labels of questions that were answered but whose answers may not be kept. */
const leftOut = ({ state: { derived, dropped } }: Change): string[] => [
  ...new Set(
    Object.values(derived.layouts)
      .flatMap(({ fields }) => fields)
      .filter(({ path, brick }) => dropped.includes(path) && !brick.facts.unlisted)
      .map(({ brick }) => brick.facts.label),
  ),
]

/**
 * Goes on with a draft that was kept on the server, maybe by an older shape of the form: it is taken over field by field. Answers
 * that no longer fit are asked again and named; a step whose answer the world may have spoiled since (a slot, a price) is walked
 * again.
 */
export const takeOver = (c: Change): Change => {
  const { derived, progress } = c.state
  const { resumed, ...kept } = progress.kept ?? {}
  // a stored draft comes from outside and may hold anything
  if (!resumed || typeof resumed !== 'object' || !('id' in kept)) return c
  const { answers, changed } = fitting(c, progress.passed)
  const spoiled = Object.keys({ ...c.funnel.spoils, ...c.funnel.holds }).map((path) =>
    stepAsking(derived, path),
  )
  const passed = progress.passed.filter((step) => !spoiled.includes(step))
  const open = rederive(withProgress(c, { answers, passed, kept }))
  const { furthest, walkable } = open.state.derived
  const there =
    walkable.indexOf(open.state.step) > walkable.indexOf(furthest) ? moveTo(open, furthest, 'replace') : open
  // the rest was walked before: from there `Volgende` leads as far as the visitor came
  const returning = walkable.indexOf(resumed.step) > walkable.indexOf(there.state.step)
  const elsewhere = resumed.elsewhere === true
  const left = leftOut(c)
  return save(
    withState(there, { returning, resumed: { elsewhere, changed, leftOut: left, again: returning } }),
  )
}
