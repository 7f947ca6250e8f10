import type { FrozenAnswer } from '../../../core/fields/brick/frozen.ts'
import { letterRows } from '../../../core/insurance/cancellation-letter-words.ts'
import type { Runtime } from '../context.ts'
import { readLetters } from './read.ts'

/** What became of the letters of these requests, by their ids, as rows above their answers; none for those without. */
export const ownLetters = async (
  runtime: Pick<Runtime, 'database'>,
  submissionIds: readonly string[],
): Promise<ReadonlyMap<string, FrozenAnswer[]>> =>
  new Map([...(await readLetters(runtime, submissionIds))].map(([id, letters]) => [id, letterRows(letters)]))
