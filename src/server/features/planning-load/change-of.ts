import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { loadPlanning as endpoint } from '../../../core/contract/planning-load/planning-load-calls.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { PlanningChange } from '../../services/planning/load.ts'
import type { FaultyLine } from '../../services/planning/planning-file.ts'

/** Most sentences that one answer has: whoever mends these sees the next ones then. */
const most = 100

const sentencesOf = (lines: readonly FaultyLine[]): string[] => {
  const sentences = [...new Set(lines.map(({ line, sentence }) => `Regel ${line}: ${sentence}.`))]
  const more = sentences.length - most
  return more > 0 ? [...sentences.slice(0, most), `En nog ${more}.`] : sentences
}

/**
 * What a file changes or changed, as its calls answer it.
 * @throws Fault 400 with a sentence for each faulty line.
 */
export const changeOf = (taken: PlanningChange | FaultyLine[]): AnswerOf<typeof endpoint> => {
  if (Array.isArray(taken)) throw invalidFields({ text: sentencesOf(taken) })
  const prices = taken.prices.map(({ name, before, after }) => ({
    name,
    before: [...before],
    after: [...after],
  }))
  return { ...taken, prices }
}
