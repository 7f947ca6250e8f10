import { mostPolls, pollEveryMs } from '../../core/rules/membership-polls.ts'

export interface Polling {
  /** Called before each poll with its number, from 1. */
  onTry(tries: number): void
  /** Answers the membership status; rejects when it could not be fetched. */
  ask?: () => Promise<string>
  wait?: (milliseconds: number) => Promise<unknown>
  log?: (failure: string) => void
}

/** The path of the call `loginState`. It is repeated here because importing the contract would load the engine as well. */
export const loginStatePath = '/api/v2/account/login-state'

export const askMembership = async (): Promise<string> => {
  // A connection that hangs counts as a failed poll after 10 seconds.
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
  ask = askMembership,
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
