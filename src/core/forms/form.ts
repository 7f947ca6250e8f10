import type { FormQuestion } from '../content/form.ts'
import type { Blocks } from '../content/kinds.ts'
import type { AnyBrick } from '../fields/brick/brick.ts'
import { answerRow, type Section } from '../fields/brick/summary-rows.ts'
import { hashOf } from '../kernel/hash.ts'
import { stableJson } from '../kernel/stable-json.ts'
import { brickOfQuestion } from './question-kinds.ts'

export type Form = Blocks['form']

/** The bricks of a form by the keys of its questions, in their order. */
export const partsOf = (questions: readonly FormQuestion[]): Record<string, AnyBrick> =>
  Object.fromEntries(questions.map((question) => [question.key, brickOfQuestion(question)]))

/** Summary rows of the answers of a form, for stored summary, mail and `/mijn`. */
export const rowsOf = (
  questions: readonly FormQuestion[],
  answers: Readonly<Record<string, unknown>>,
): Section[] => [
  { rows: Object.entries(partsOf(questions)).flatMap(([key, brick]) => answerRow(brick, answers[key])) },
]

/**
 * A version that changes with everything that a visitor reads before they send the form: with other words, the same answers may
 * mean something else.
 */
export const versionOf = ({ title, intro, button, questions }: Form): string => {
  const words = stableJson({ title, intro, button, questions })
  return [0, 1].map((seed) => hashOf(words, seed).toString(16).padStart(8, '0')).join('')
}
