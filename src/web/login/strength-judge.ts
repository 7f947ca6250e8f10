import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { readingsTried } from '../../core/fields/password-strength.ts'

const judge = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, l33tMaxSubstitutions: readingsTried })

/** How hard a password is to guess: 0 (at once) to 4. The word lists come with it: load it only when it is wanted. */
export const score = (password: string, own: readonly string[]): number =>
  judge.check(password, [...own]).score
