import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { challenge } from '../../../core/contract/captcha/captcha-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'

export type Challenge = AnswerOf<typeof challenge>
export interface Solution {
  counter: number
  derivedKey: string
}

/** Milliseconds after which a device gives up, some fifty times what a slow phone needs. */
const patience = 60_000

/**
 * Searches for the answer to a challenge, key by key. Every key is derived off the calling thread, so that a page stays
 * responsive even when this runs in it.
 * @throws Error when it takes too long or is aborted.
 */
export const findSolution = async (asked: Challenge, signal?: AbortSignal): Promise<Solution> => {
  const controller = new AbortController()
  const stop = () => controller.abort()
  signal?.addEventListener('abort', stop, { once: true })
  try {
    signal?.throwIfAborted()
    const found = await solveChallenge({ challenge: asked, deriveKey, controller, timeout: patience })
    signal?.throwIfAborted()
    if (!found) throw new Error('the challenge took too long')
    return { counter: found.counter, derivedKey: found.derivedKey }
  } finally {
    signal?.removeEventListener('abort', stop)
  }
}
