import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { preparedStatement } from '../../database/prepared-statement.ts'
import { instantFromNow, nowOf, type RequestContext, type Runtime } from '../context.ts'
import { tooMany } from '../rate-limits/rate-limits.ts'
import { isKnownDevice } from '../sessions/devices.ts'
import { hashToken } from '../sessions/tokens.ts'

const windowSeconds = 15 * 60

/**
 * Seconds by which an instant may lie before the first try of a counter and still count on: tries side by side reach the database
 * in any order, and the clocks of two machines differ. Beyond it a clock was set back, and the count begins anew.
 */
const skewSeconds = 300

/**
 * Most passwords that may be tried on one account in a quarter of an hour (brute-force protection): by all browsers that never
 * logged in to it (`strangers`), by one that did (`device`), by all that did (`devices`), and by whoever follows a mailed link
 * (`link`), since an account that was never confirmed has no known browser. Together below the 40 at which D23 wants them
 * stopped.
 */
const mostOf = { strangers: 20, device: 15, devices: 19, link: 19 }

/** Number of wrong passwords at which the owner gets a letter. */
export const warnAt = 10

interface Counter {
  /** What is counted. The database has a keyed hash of it. */
  name: string
  most: number
}

/** The counters that a try on an account counts for. A warning goes by the first. */
export type Tries = readonly [Counter, ...Counter[]]

const strangersOf = (account: string): Counter => ({ name: `login\0${account}`, most: mostOf.strangers })
const devicesOf = (account: string): Counter => ({ name: `login-devices\0${account}`, most: mostOf.devices })

/**
 * The counters that go up when this caller tries a password on an account, or on a login name that has no account. A browser in
 * which somebody logged in to that account before has a count of its own, so that strangers' guesses do not lock its owner out.
 */
export const triesOn = async (
  ctx: RequestContext,
  account: string,
  personId: string | undefined,
): Promise<Tries> => {
  if (ctx.device === undefined || !(await isKnownDevice(ctx, personId, ctx.device)))
    return [strangersOf(account)]
  const device = hashToken(ctx.device).toString('hex')
  return [{ name: `login-device\0${account}\0${device}`, most: mostOf.device }, devicesOf(account)]
}

/**
 * The counters for somebody who is logged in to the account and is asked for the password again. Without the cookie of a known
 * browser, their session has a count of its own within that of all known browsers, so that strangers' guesses do not keep them
 * out.
 */
export const ownTriesOn = async (ctx: RequestContext, account: string): Promise<Tries> => {
  const session = await ctx.session()
  if (session?.personId !== account || (await isKnownDevice(ctx, account, ctx.device)))
    return triesOn(ctx, account, account)
  return [{ name: `login-session\0${account}\0${session.id}`, most: mostOf.device }, devicesOf(account)]
}

/**
 * The counter for somebody who follows a mailed link and so has the mailbox. Guesses of strangers at the log-in do not keep an
 * account from being confirmed.
 */
export const linkTries = (account: string): Tries => [{ name: `link\0${account}`, most: mostOf.link }]

/** Every counter of an account that does not belong to one browser. */
export const allTriesOn = (account: string): Tries => [strangersOf(account), devicesOf(account)]

/** The stored key of a counter. An account and an unknown name look alike in the database. */
const keyOf = (runtime: Runtime, { name }: Counter) => runtime.vault.fingerprint(name)

/**
 * Milliseconds between two looks while a try that is one too many waits. Right passwords side by side (a household, a test) count
 * as guesses until the first is found right, so such a try waits as long as this process is still checking an earlier one.
 */
const lookAgain = 50

/** Tries on one counter in this process: being checked, waiting for those, and how many have ended, right or wrong. */
interface Going {
  looking: number
  waiting: number
  ended: number
}
const going = new Map<string, Going>()

const goingOn = ({ name }: Counter): Going => {
  const one = going.get(name) ?? { looking: 0, waiting: 0, ended: 0 }
  going.set(name, one)
  return one
}
const tidy = ({ name }: Counter): void => {
  const one = going.get(name)
  if (one?.looking === 0 && one.waiting === 0) going.delete(name)
}

const begin = (counter: Counter): void => void goingOn(counter).looking++
const end = (counter: Counter): void => {
  const one = goingOn(counter)
  one.looking--
  one.ended++
  tidy(counter)
}

/**
 * Counts a try before its password is checked, so that tries side by side count too; holds across processes and restarts. `look`
 * gets the number of tries in this quarter of an hour, this one included.
 * @throws Fault 429 with `retryAfter` once they are used up.
 */
export const tryPassword = async <T>(
  runtime: Runtime,
  tries: Tries,
  look: (failures: number) => Promise<T>,
): Promise<T> => {
  const begun: Counter[] = []
  try {
    const failures: number[] = []
    for (const counter of tries) {
      failures.push(await countFor(runtime, counter))
      begin(counter)
      begun.push(counter)
    }
    return await look(failures[0] ?? 1)
  } finally {
    for (const counter of begun) end(counter)
  }
}

const countFor = async (runtime: Runtime, counter: Counter): Promise<number> => {
  const others = goingOn(counter)
  others.waiting++
  try {
    for (;;) {
      const { ended } = others
      const failures = await countOne(runtime, counter)
      if (failures !== undefined) return failures
      // A try that ended during the query may have made room.
      if (others.looking === 0 && others.ended === ended) throw tooMany(await secondsLeft(runtime, counter))
      await setTimeout(lookAgain)
    }
  } finally {
    others.waiting--
    tidy(counter)
  }
}

const countOne = async (runtime: Runtime, counter: Counter): Promise<number | undefined> => {
  const over = sql`one.since < ${instantFromNow(runtime, -windowSeconds)}::timestamptz OR one.since > ${instantFromNow(runtime, skewSeconds)}::timestamptz`
  const counted = await preparedStatement(
    'login-failure.count',
    sql<{ failures: number }>`
    INSERT INTO login_failure AS one (account, failures, since)
    VALUES (${keyOf(runtime, counter)}, 1, ${nowOf(runtime)}::timestamptz)
    ON CONFLICT (account) DO UPDATE SET
      failures = CASE WHEN ${over} THEN 1 ELSE one.failures + 1 END,
      since = CASE WHEN ${over} THEN ${nowOf(runtime)}::timestamptz ELSE one.since END
    WHERE one.failures < ${counter.most} OR ${over}
    RETURNING failures`,
  ).execute(runtime.database)
  return counted.rows[0]?.failures
}

const secondsLeft = async (runtime: Runtime, counter: Counter): Promise<number> => {
  const row = await sql<{ seconds: number }>`
    SELECT extract(epoch FROM since - ${instantFromNow(runtime, -windowSeconds)}::timestamptz)::float8 AS seconds
    FROM login_failure WHERE account = ${keyOf(runtime, counter)}`.execute(runtime.database)
  return row.rows[0]?.seconds ?? 1
}

/** Clears the counters of a caller who gave the right password: the wrong ones before it were the owner's own. */
export const forgetTries = async (runtime: Runtime, tries: Tries): Promise<void> => {
  await runtime.database
    .deleteFrom('login_failure')
    .where(
      'account',
      'in',
      tries.map((counter) => keyOf(runtime, counter)),
    )
    .execute()
}

/** Removes tries that no longer count; answers for how many accounts. */
export const forgetOldTries = async (runtime: Runtime): Promise<number> => {
  const gone = await runtime.database
    .deleteFrom('login_failure')
    .where('since', '<', instantFromNow(runtime, -windowSeconds))
    .executeTakeFirst()
  return Number(gone.numDeletedRows)
}
