import { valueAt, withValueAt } from '../definition/answer-path.ts'

/** Fixed answers by path: they follow from who is logged in and cannot be changed in the form. */
export type FixedAnswers = ReadonlyMap<string, unknown>

/** The answers with the fixed ones in their place; the same object when they were there already. */
export const withFixed = (answers: Record<string, unknown>, fixed: FixedAnswers): Record<string, unknown> => {
  let whole = answers
  for (const [path, value] of fixed)
    if (!Object.is(valueAt(whole, path), value)) whole = withValueAt(whole, path, value)
  return whole
}
