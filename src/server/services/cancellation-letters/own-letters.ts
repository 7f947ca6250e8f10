import type { FrozenAnswer } from '../../../core/fields/brick/frozen.ts'
import { letterRows } from '../../../core/insurance/cancellation-letter-words.ts'
import type { Runtime } from '../context.ts'
import { readLetters } from './read-cancellation-letter.ts'

/**
 * The state of the letters of these requests, as rows above their answers, by ids of the requests. Requests without letters are
 * left out.
 */
export const ownLetters = async (
  runtime: Pick<Runtime, 'database'>,
  submissionIds: readonly string[],
): Promise<ReadonlyMap<string, FrozenAnswer[]>> =>
  new Map([...(await readLetters(runtime, submissionIds))].map(([id, letters]) => [id, letterRows(letters)]))
