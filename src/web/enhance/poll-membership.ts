import { mostPolls, pollEveryMs } from '../../core/rules/membership-polls.ts'

export interface Polling {
  /** Told before each look, from 1. */
  onTry(tries: number): void
  /** The membership status; rejects when it could not be asked. */
  ask?: () => Promise<string>
  wait?: (milliseconds: number) => Promise<unknown>
  log?: (failure: string) => void
}

/** `loginState` of the contract, whose module would bring the engine along. */
export const loginStatePath = '/api/v2/account/login-state'

const askServer = async (): Promise<string> => {
  // a connection that hangs counts as a look that failed
  const signal = AbortSignal.timeout(10_000)
  const answer = await fetch(loginStatePath, { headers: { accept: 'application/json' }, signal })
  if (!answer.ok) throw new Error(String(answer.status))
  return ((await answer.json()) as { membershipStatus: string }).membershipStatus
}

/**
 * Polls whether the visitor is a member until they are, or until the polls are used up. A poll that fails is only
 * logged, and counts (spec 001 section 4, D33).
 */
export const pollMembership = async ({
  onTry,
  ask = askServer,
  wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  log = (failure) => console.error(failure),
}: Polling): Promise<'member' | 'late'> => {
  for (let tries = 1; tries <= mostPolls; tries++) {
    onTry(tries)
    try {
      if ((await ask()) === 'lid') return 'member'
    } catch {
      log('Failed to fetch login state')
    }
    if (tries < mostPolls) await wait(pollEveryMs)
  }
  return 'late'
}
