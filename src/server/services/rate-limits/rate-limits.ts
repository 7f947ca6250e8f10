import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { durationInWords } from '../../../core/kernel/duration-in-words.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { preparedStatement } from '../../database/prepared-statement.ts'
import { instantFromNow, nowOf, type Runtime } from '../context.ts'

/** A rate limit: so many uses at once, and so many a minute after that (a leaky bucket). */
export interface Allowance {
  burst: number
  perMinute: number
  /** Most seconds that a use may wait for its turn, where waiting is possible. */
  longestWait?: number
}

/**
 * The product's limits, wide enough for a household, an office or a school behind one address (D23). `read` and `lookup` are
 * counted per process, the others in the database for all processes.
 */
export const allowances = {
  read: { burst: 3000, perMinute: 3000 },
  lookup: { burst: 1200, perMinute: 600 },
  submit: { burst: 300, perMinute: 120 },
  /** Passwords tried from one address, for whatever accounts. */
  login: { burst: 120, perMinute: 20 },
  /** Passwords and codes of staff from one address, apart from those of visitors. */
  staffLogin: { burst: 60, perMinute: 10 },
  /** Calls of the office from one address, behind which a whole office may be at work. */
  office: { burst: 3000, perMinute: 3000 },
  /** Questions whether an e-mail address is known, or a home refused. The limit keeps lists of them from being tried. */
  check: { burst: 120, perMinute: 20 },
  /** Questions whether the code of a gift card is known. The limit keeps lists of them from being tried. */
  giftCard: { burst: 120, perMinute: 20 },
  /** Premiums that are fixed, each of which is stored, and applications that are checked: as many as an office calculates. */
  quote: { burst: 300, perMinute: 30 },
  /** Files from one address. The memory, disk and database that they take have limits of their own. */
  upload: { burst: 100, perMinute: 20 },
  /** Mails with a document that is made for them, which takes seconds of a processor. */
  document: { burst: 40, perMinute: 10 },
  /** Forms that are kept for 30 days, each as large as somebody fills it. */
  draft: { burst: 60, perMinute: 2 },
  /** Codes of callers that one colleague tries. A code that was heard wrongly is mostly refused before it counts. */
  draftCode: { burst: 20, perMinute: 1 },
  /** Member numbers and e-mail addresses by which one colleague looks for who calls. The limit keeps lists of them from being tried. */
  callerAccount: { burst: 60, perMinute: 5 },
  /** Questions that go on to the handyman partner. Its answers are cached. */
  rates: { burst: 300, perMinute: 120 },
  /** Mails to a person who showed that the address is theirs. */
  own: { burst: 200, perMinute: 4, longestWait: 86_400 },
  /** Mails to one typed address, over all calls together, for senders who did not show that it is theirs. */
  mailbox: { burst: 10, perMinute: 0.2, longestWait: 86_400 },
  /** New appointments at one office from one address in a day, before a captcha is asked: enough for a household. */
  appointment: { burst: 5, perMinute: 5 / 1440 },
  /** New appointments at one office from one address, with a captcha. */
  checkedAppointment: { burst: 60, perMinute: 1 },
  /** Links by which the owner of an account shows that its address is theirs. */
  proof: { burst: 5, perMinute: 1 / 30 },
  reset: { burst: 10, perMinute: 0.5 },
  /** E-mail addresses tried with one mailed link to a request, right ones too. The limit keeps lists of them from being tried. */
  linkAddress: { burst: 30, perMinute: 1 },
  /** Messages of its sender to one request. */
  message: { burst: 20, perMinute: 0.2 },
} satisfies Record<string, Allowance>

const stepSeconds = ({ perMinute }: Allowance) => 60 / perMinute

/** Seconds by which the clocks of two machines may differ. */
const skewSeconds = 300

/** Fault 429 with the seconds until it may be tried again, in the sentence too. */
export const tooMany = (retryAfter: number): Fault => {
  const sentence = `Dit gaat te snel. Wacht ${durationInWords(retryAfter)} en probeer het dan opnieuw.`
  return new Fault(429, 'too-many-requests', sentence, { retryAfter: Math.max(1, Math.ceil(retryAfter)) })
}

const keyOf = (runtime: Runtime, name: string, who: string): Buffer =>
  runtime.vault.fingerprint(`${name}\0${who}`)

/**
 * `room`: the latest time at which one more use fits. `beyond`: later than any use can lead to, so a clock was set back
 * meanwhile.
 */
const boundsOf = (runtime: Runtime, allowance: Allowance, patience = 0) => {
  const step = stepSeconds(allowance)
  return {
    room: sql`${instantFromNow(runtime, step * (allowance.burst - 1) + patience)}::timestamptz`,
    // Counts with the longest possible wait: whoever waits less must not take a stored wait of others for a clock that was set
    // back.
    beyond: sql`${instantFromNow(runtime, step * allowance.burst + (allowance.longestWait ?? 0) + skewSeconds)}::timestamptz`,
  }
}

/**
 * Counts one use by `who` (an address, a recipient) that can wait, and answers the seconds until it fits, 0 for at once.
 * Undefined, and not counted, when that is more than `patience` (seconds). A keyed hash of `who` is stored.
 */
export const takeInTurn = async (
  runtime: Runtime,
  name: string,
  who: string,
  allowance: Allowance,
  patience: number,
): Promise<number | undefined> => {
  const key = keyOf(runtime, name, who)
  const step = stepSeconds(allowance)
  const now = sql`${nowOf(runtime)}::timestamptz`
  const { room, beyond } = boundsOf(runtime, allowance, patience)
  const { rows } = await preparedStatement(
    'rate-limit.take',
    sql<{ ahead: number }>`
    INSERT INTO rate_limit AS one (key, full_at) VALUES (${key}, ${instantFromNow(runtime, step)}::timestamptz)
    ON CONFLICT (key) DO UPDATE SET full_at = make_interval(secs => ${step})
      + CASE WHEN one.full_at > ${beyond} THEN ${now} ELSE greatest(one.full_at, ${now}) END
    WHERE one.full_at <= ${room} OR one.full_at > ${beyond}
    RETURNING extract(epoch FROM full_at - ${now})::float8 AS ahead`,
  ).execute(runtime.database)
  return rows[0] && Math.max(0, Math.round(rows[0].ahead - step * allowance.burst))
}

/**
 * Counts one use by `who`, and refuses it when the allowance is used up.
 * @throws Fault 429 with `retryAfter`.
 */
export const take = async (
  runtime: Runtime,
  name: string,
  who: string,
  allowance: Allowance,
): Promise<void> => {
  if ((await takeInTurn(runtime, name, who, allowance, 0)) !== undefined) return
  const key = keyOf(runtime, name, who)
  const step = stepSeconds(allowance)
  const { room } = boundsOf(runtime, allowance)
  const row = await sql<{ seconds: number }>`
    SELECT extract(epoch FROM full_at - ${room})::float8 AS seconds FROM rate_limit WHERE key = ${key}`.execute(
    runtime.database,
  )
  throw tooMany(row.rows[0]?.seconds ?? step)
}

/**
 * Refuses as `take` does when an allowance is used up, but counts nothing.
 * @throws Fault 429 with `retryAfter`.
 */
export const mustHaveRoom = async (
  runtime: Runtime,
  name: string,
  who: string,
  allowance: Allowance,
): Promise<void> => {
  const { room, beyond } = boundsOf(runtime, allowance)
  const full = await sql<{ seconds: number }>`
    SELECT extract(epoch FROM full_at - ${room})::float8 AS seconds FROM rate_limit
    WHERE key = ${keyOf(runtime, name, who)} AND full_at > ${room} AND full_at <= ${beyond}`.execute(
    runtime.database,
  )
  if (full.rows[0]) throw tooMany(full.rows[0].seconds)
}

/**
 * Makes a limiter that counts in the memory of this process, for calls that must not cost a query. It throws Fault 429 as `take`
 * does, and remembers at most `most` callers.
 */
export const memoryLimiter = (runtime: Pick<Runtime, 'clock'>, allowance: Allowance, most = 50_000) => {
  const fullAt = new LRUCache<string, number>({ max: most })
  const step = stepSeconds(allowance) * 1000
  return (who: string): void => {
    const now = runtime.clock.now()
    const known = fullAt.get(who) ?? 0
    const next =
      (known > now + allowance.burst * step + skewSeconds * 1000 ? now : Math.max(known, now)) + step
    const wait = next - now - allowance.burst * step
    if (wait > 0) throw tooMany(wait / 1000)
    fullAt.set(who, next)
  }
}
