import { fetchAnswer } from '../../../core/contract/client.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { loginState } from '../../../core/contract/session.ts'
import { pause } from '../../../core/kernel/pause.ts'

/** Milliseconds between two polls, and the most polls (spec 001 section 9). */
export const pollEveryMs = 2000
export const mostPolls = 10

export interface Polling {
  /** Told before each poll, from 1. */
  onTry(tries: number): void
  signal: AbortSignal
  ask?: (signal: AbortSignal) => Promise<AnswerOf<typeof loginState>>
  wait?: typeof pause
  log?: (failure: string) => void
}

/**
 * Polls whether the visitor is a member until they are, or until the polls are used up. A poll that fails is only
 * logged, and counts (spec 001 section 4, decision 33). Rejects when `signal` says so.
 */
export const pollMembership = async ({
  onTry,
  signal,
  ask = () => fetchAnswer(loginState, {}, { signal }),
  wait = pause,
  log = (failure) => console.error(failure),
}: Polling): Promise<'member' | 'late'> => {
  for (let tries = 1; tries <= mostPolls; tries++) {
    onTry(tries)
    try {
      const { membershipStatus } = await ask(signal)
      if (membershipStatus === 'lid') return 'member'
    } catch {
      signal.throwIfAborted()
      log('Failed to fetch login state')
    }
    if (tries < mostPolls) await wait(pollEveryMs, signal)
  }
  return 'late'
}
