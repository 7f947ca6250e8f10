import { valueAt } from '../definition/answer-path.ts'
import { check, isEmpty } from '../definition/layout.ts'
import { fillStep, goOn, type Walk } from './test-walk.ts'

const english = /invalid|expected|required|received|undefined/i

/** Whether a field waits for another one that is wrong: a street comes with its postcode. */
const waits = ({ store }: Walk, path: string): boolean => {
  const { step, derived } = store.getSnapshot()
  return (derived.layouts[step]?.groups ?? []).some(({ path: at, group }) =>
    Object.entries(group.follows).some(
      ([name, leaders]) =>
        path === `${at}.${name}` && leaders.some((leader) => derived.errors[step]?.[`${at}.${leader}`]),
    ),
  )
}

const requiredOn = (walk: Walk): string[] => {
  const { store } = walk
  const { step, derived } = store.getSnapshot()
  return (derived.layouts[step]?.fields ?? [])
    .filter(({ path, brick }) => derived.shown(path) && !brick.optional && !check(brick, undefined).ok)
    .map(({ path }) => path)
    .filter((path) => !store.isFixed(path) && !waits(walk, path))
}

const emptyOn = (walk: Walk): string[] =>
  requiredOn(walk).filter((path) => isEmpty(valueAt(walk.store.getSnapshot().answers, path)))

/** What is wrong with the errors of empty required fields: each must have one, in Dutch. */
const unsaid = (walk: Walk): string[] => {
  const { step, derived } = walk.store.getSnapshot()
  return emptyOn(walk).flatMap((path) => {
    const sentence = derived.errors[step]?.[path]
    if (!sentence) return [`${step}: ${path} may be left empty`]
    return english.test(sentence) ? [`${step}: ${path} says "${sentence}"`] : []
  })
}

/** Presses `Volgende` while fields are empty; returns what should not have happened. */
const wentOn = async (walk: Walk, empty: readonly string[]): Promise<string[]> => {
  const { step } = walk.store.getSnapshot()
  await goOn(walk)
  const now = walk.store.getSnapshot()
  if (now.step !== step || !now.failed) return [`${step}: goes on without ${empty}`]
  const untold = empty.filter((path) => !now.errors[path])
  return untold.map((path) => `${step}: names ${Object.keys(now.errors)}, and not ${path}`)
}

/**
 * Leaves the step as it is, which must be refused where anything is required, and fills it in, which may show more required
 * fields. Returns what was accepted without an answer.
 */
export const takenEmpty = async (walk: Walk): Promise<string[]> => {
  const empty = emptyOn(walk)
  const taken = empty.length > 0 ? await wentOn(walk, empty) : []
  fillStep(walk, () => void taken.push(...unsaid(walk)))
  return [...new Set(taken)]
}

/** Empties each answer of a step that is filled in, one at a time. Returns what was accepted without that answer. */
export const takenEmptied = async (walk: Walk): Promise<string[]> => {
  const { store } = walk
  const taken: string[] = []
  for (const path of requiredOn(walk)) {
    const before = { ...store.getSnapshot().answers }
    store.set(path, undefined)
    if (emptyOn(walk).includes(path)) taken.push(...unsaid(walk), ...(await wentOn(walk, [path])))
    for (const [name, value] of Object.entries(before)) store.set(name, value)
    fillStep(walk)
  }
  return taken
}
