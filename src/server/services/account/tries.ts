import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { fromNow, type House, nowOf } from '../context.ts'
import { tooMany } from '../limits/take.ts'

/** So many passwords may be tried on one account in so many seconds (decision 23: 40 at the latest, for minutes). */
const mostTries = 20
const windowSeconds = 15 * 60

/** At this many wrong passwords the owner gets a letter. */
export const warnAt = 10

/** The account or unknown name that a password is tried on; both look alike in the database. */
const keyOf = (house: House, account: string) => house.vault.fingerprint(`login\0${account}`)

/**
 * Right passwords side by side (a household, a test) look like guesses until the first is found right. So a try that is
 * one too many waits as long as one that was let through by this process may still be under way. Milliseconds.
 */
const underWay = 1000
const lookAgain = 50
const letThrough = new Map<string, number>()

const isUnderWay = (account: string): boolean =>
  performance.now() - (letThrough.get(account) ?? -underWay) < underWay

const noteLetThrough = (account: string): void => {
  letThrough.delete(account)
  letThrough.set(account, performance.now())
  for (const [oldest] of letThrough) {
    if (isUnderWay(oldest)) return
    letThrough.delete(oldest)
  }
}

/**
 * Counts a try before its password is looked at, so that tries side by side count too; holds across processes and
 * restarts. Answers how many there were in this quarter of an hour, this one included.
 * @throws Fault 429 with `retryAfter` once they are used up.
 */
export const countTry = async (house: House, account: string): Promise<number> => {
  for (;;) {
    const failures = await countOne(house, account)
    if (failures !== undefined) {
      noteLetThrough(account)
      return failures
    }
    if (!isUnderWay(account)) throw tooMany(await secondsLeft(house, account))
    await setTimeout(lookAgain)
  }
}

const countOne = async (house: House, account: string): Promise<number | undefined> => {
  const over = sql`one.since < ${fromNow(house, -windowSeconds)}::timestamptz OR one.since > ${nowOf(house)}::timestamptz`
  const counted = await sql<{ failures: number }>`
    INSERT INTO login_failure AS one (account, failures, since)
    VALUES (${keyOf(house, account)}, 1, ${nowOf(house)}::timestamptz)
    ON CONFLICT (account) DO UPDATE SET
      failures = CASE WHEN ${over} THEN 1 ELSE one.failures + 1 END,
      since = CASE WHEN ${over} THEN ${nowOf(house)}::timestamptz ELSE one.since END
    WHERE one.failures < ${mostTries} OR ${over}
    RETURNING failures`.execute(house.database)
  return counted.rows[0]?.failures
}

const secondsLeft = async (house: House, account: string): Promise<number> => {
  const row = await sql<{ seconds: number }>`
    SELECT extract(epoch FROM since - ${fromNow(house, -windowSeconds)}::timestamptz)::float8 AS seconds
    FROM login_failure WHERE account = ${keyOf(house, account)}`.execute(house.database)
  return row.rows[0]?.seconds ?? 1
}

/** The right password was given: the wrong ones before it were the owner's own. */
export const forgetTries = async (house: House, account: string): Promise<void> => {
  await house.database.deleteFrom('login_failure').where('account', '=', keyOf(house, account)).execute()
}

/** Removes tries that no longer count; answers how many accounts. */
export const forgetOldTries = async (house: House): Promise<number> => {
  const gone = await house.database
    .deleteFrom('login_failure')
    .where('since', '<', fromNow(house, -windowSeconds))
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
