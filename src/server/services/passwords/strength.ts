import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as z from 'zod/mini'
import { openBloomFilter } from '../../../core/fields/account/bloom-filter.ts'
import breached from '../../../core/fields/account/breached-passwords.json' with { type: 'json' }
import { containsEmail, holdsEmail, newPassword, tooWeak } from '../../../core/fields/account/new-password.ts'
import { listsOf, strengthBy } from '../../../core/fields/account/password-judge.ts'
import {
  firstGuesses,
  leastStrength,
  mostLeetReadings,
  siteWords,
} from '../../../core/fields/account/password-strength.ts'
import type { Runtime } from '../context.ts'
import { makeTurns } from '../turns.ts'

let leaked: ReturnType<typeof openBloomFilter> | undefined
let judge: Promise<ZxcvbnFactory> | undefined

// Loaded when first needed: the word lists take some 100 ms to read, which would slow every start.
const makeJudge = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }, { dictionary: dutch }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-nl-be'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, ...listsOf('nl', dutch) },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: mostLeetReadings,
  })
}

/** At most 100 passwords of one network wait, and nobody else waits for more than one of them. */
const inTurn = makeTurns(100)

/**
 * How hard a password is to guess: 0 (at once) to 4. `own` are words that belong to this person, `network` is the network of the
 * sender. Takes about 1 ms; the worst 64 characters that we found took 48 (2026-11-21).
 */
export const score = async (password: string, own: readonly string[] = [], network = ''): Promise<number> => {
  judge ??= makeJudge()
  const strength = await judge
  leaked ??= openBloomFilter(breached)
  const isLeaked = leaked
  return inTurn(network, () =>
    strengthBy((text) => strength.check(text, [...own]), password, { own, leaked: isLeaked }),
  )
}

/**
 * The strength of a password by its words and characters alone, whether it leaked or not. Used to make the filter of leaked
 * passwords.
 */
export const wordStrength = async (password: string): Promise<number> => {
  judge ??= makeJudge()
  const strength = await judge
  return strengthBy((text) => strength.check(text), password)
}

const wordsOf = async (runtime: Runtime): Promise<string[]> => {
  const [settings, { siteUrl }] = [await runtime.settings(), await runtime.sender()]
  return siteWords({ ...settings, host: new URL(siteUrl).hostname })
}

/** The fault of a new password, as a sentence for its field; undefined when it has none (D4). */
export const checkNewPassword = async (
  runtime: Runtime & { network?: string },
  password: unknown,
  email: string,
): Promise<string | undefined> => {
  const typed = z.safeParse(newPassword.schema, password)
  if (!typed.success) return typed.error.issues[0]?.message
  if (containsEmail(typed.data, email)) return holdsEmail
  return (await score(typed.data, firstGuesses(email, await wordsOf(runtime)), runtime.network)) <
    leastStrength
    ? tooWeak
    : undefined
}
