import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { dictionary as dutch } from '@zxcvbn-ts/language-nl-be'
import { openBloomFilter } from '../../core/fields/account/bloom-filter.ts'
import breached from '../../core/fields/account/breached-passwords.json' with { type: 'json' }
import { listsOf, strengthBy } from '../../core/fields/account/password-judge.ts'
import { mostLeetReadings } from '../../core/fields/account/password-strength.ts'

const judge = new ZxcvbnFactory({
  dictionary: { ...dictionary, ...listsOf('nl', dutch) },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: mostLeetReadings,
})

const leaked = openBloomFilter(breached)

/** How hard a password is to guess: 0 (at once) to 4. This module brings the word lists: load it only when needed. */
export const score = (password: string, own: readonly string[]): number =>
  strengthBy((text) => judge.check(text, [...own]), password, { own, leaked })
