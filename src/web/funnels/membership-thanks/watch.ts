import { fetchAnswer } from '../../../core/contract/client.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { loginState } from '../../../core/contract/session.ts'
import { pause } from '../../../core/kernel/pause.ts'

/** Milliseconds between two looks, and the most looks (spec 001 section 9). */
export const everyMs = 2000
export const mostTries = 10

export interface Watching {
  /** Told before each look, from 1. */
  onTry(tries: number): void
  signal: AbortSignal
  ask?: (signal: AbortSignal) => Promise<AnswerOf<typeof loginState>>
  wait?: typeof pause
  log?: (failure: string) => void
}

/**
 * Looks whether the visitor is a member until they are, or until the looks are used up. A look that fails is only
 * logged, and counts (spec 001 section 4, decision 33). Rejects when `signal` says so.
 */
export const watchMembership = async ({
  onTry,
  signal,
  ask = () => fetchAnswer(loginState, {}, { signal }),
  wait = pause,
  log = (failure) => console.error(failure),
}: Watching): Promise<'member' | 'late'> => {
  for (let tries = 1; tries <= mostTries; tries++) {
    onTry(tries)
    try {
      const { membershipStatus } = await ask(signal)
      if (membershipStatus === 'lid') return 'member'
    } catch {
      signal.throwIfAborted()
      log('Failed to fetch login state')
    }
    if (tries < mostTries) await wait(everyMs, signal)
  }
  return 'late'
}
