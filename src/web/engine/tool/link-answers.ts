import { valueAt, withValueAt } from '../definition/answer-path.ts'
import type { Funnel } from '../definition/define.ts'
import { type FieldAt, isEmpty, layoutOf } from '../definition/layout.ts'
import { mayKeep } from '../draft/draft.ts'
import type { Snapshot } from '../state/snapshot.ts'
import { toolStep } from './define-tool.ts'

/** Most characters of a fragment that is read at all, and of one answer in it. */
const [longestLink, longestAnswer] = [4000, 200]

/** Whether this answer may stand in a link that the visitor gives to others. */
const mayShare = (funnel: Funnel, { brick }: FieldAt): boolean =>
  mayKeep(funnel, brick) && !brick.facts.personal

/** The answers on the screen as a fragment (`#price=400.000&use=own`), which a browser sends to no server. */
export const linkOf = (funnel: Funnel, { answers, derived }: Snapshot): string => {
  const into = new URLSearchParams()
  for (const field of derived.layouts[toolStep]?.fields ?? []) {
    const typed = valueAt(answers, field.path)
    if (isEmpty(typed) || !derived.shown(field.path) || !mayShare(funnel, field)) continue
    for (const one of Array.isArray(typed) ? typed : [typed]) into.append(field.path, String(one))
  }
  return `#${into}`
}

const typedOf = ({ brick }: FieldAt, given: readonly string[]): unknown => {
  if (brick.facts.control === 'checkboxes') return given
  return brick.facts.control === 'checkbox' ? given[0] === 'true' : given[0]
}

/** The answers in a fragment, as they are typed; undefined when it holds none. They are checked like any other answer. */
export const answersOfLink = (funnel: Funnel, fragment: string): Record<string, unknown> | undefined => {
  if (!fragment.includes('=') || fragment.length > longestLink) return undefined
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  let answers: Record<string, unknown> | undefined
  for (const field of layoutOf(funnel.steps[toolStep]?.asks ?? {}, {}).fields) {
    const values = given.getAll(field.path).filter((one) => one.length <= longestAnswer)
    if (values.length > 0 && mayShare(funnel, field))
      answers = withValueAt(answers ?? {}, field.path, typedOf(field, values))
  }
  return answers
}
