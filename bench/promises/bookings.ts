import { randomBytes, randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { newReference } from '../../src/core/fields/request/reference.ts'
import { type Booker, openBooker } from '../booking.ts'
import { interleave } from '../pairs.ts'
import type { Measurement } from '../promise.ts'
import { askAgain, openQuestionRelay, type Question, type QuestionRelay } from '../questions.ts'
import { openSite, type Site } from '../site.ts'
import { quantile, ratiosOf, spreadOf } from '../statistics.ts'
import { openTap, type Statement, type Tap } from '../tap.ts'

/** Bookings on each side of a pair. */
const each = 30

/** What one booking sends to others: statements to the database, questions to partners. */
interface BookingTraffic {
  statements: Statement[]
  questions: Question[]
}

/**
 * Measures a booking until it is acknowledged over HTTP, against a bare client that asks the partners the same questions and
 * sends the same statements in one transaction. Both sides book one after the other, and neither is faster than the disk.
 */
export async function measureBookings(site: Site): Promise<Measurement> {
  const said = await recordBookingTraffic()
  using booker = await openBooker(site)
  const agent = new Agent({ keepAlive: true })
  const client = new pg.Client({ connectionString: site.database.url, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    await requireDurableCommits(client)
    const pairs = await interleave(
      () =>
        perSecond(
          () => booker.book(),
          () => untilDelivered(site),
        ),
      () =>
        perSecond(async () => {
          const begun = performance.now()
          await askAgain(said.questions, site.partners, agent)
          await replay(client, said.statements)
          return performance.now() - begun
        }),
    )
    const ms = (side: 'ours' | 'bare') =>
      (
        1000 /
        quantile(
          pairs.map((pair) => pair[side]),
          0.5,
        )
      ).toFixed(1)
    return {
      what: 'Booking acknowledged over HTTP, against its questions to partners and statements in one transaction by a bare client',
      spread: spreadOf(ratiosOf(pairs)),
      unit: 'ratio',
      bound: { side: 'at least', value: 0.35 },
      note: `${ms('ours')} against ${ms('bare')} ms, ${said.questions.length} questions, ${said.statements.length} statements`,
    }
  } finally {
    agent.destroy()
    await client.end()
  }
}

/** Number of clients that book at the same time, how many bookings each makes, and milliseconds between two of a client. */
const clients = 20
const bookingsOfEach = 10
const everyMs = 1000

/**
 * Measures a booking until it is acknowledged over HTTP while others book as well and the jobs of all of them run. Some bookings
 * are made one after the other first, uncounted: those of a process that has started a moment ago take three times as long, as it
 * opens its connections and compiles its code, and among so few bookings they alone would be the slowest twentieth.
 */
export async function measureCrowd(site: Site): Promise<Measurement> {
  using booker = await openBooker(site, clients)
  for (let booking = 0; booking < clients; booking++) await booker.book()
  await untilDelivered(site)
  const taken: number[] = []
  const bookOften = async (client: number) => {
    await sleep((client * everyMs) / clients)
    for (let booking = 0; booking < bookingsOfEach; booking++) {
      const ms = await booker.book()
      taken.push(ms)
      await sleep(Math.max(0, everyMs - ms))
    }
  }
  await Promise.all(Array.from({ length: clients }, (_none, client) => bookOften(client)))
  return {
    what: 'Booking acknowledged over HTTP while 20 clients book, each once a second, p95',
    spread: spreadOf(taken, 0.95),
    unit: 'ms',
    bound: { side: 'at most', value: 100 },
    note: `median ${quantile(taken, 0.5).toFixed(1)} ms of ${taken.length} bookings`,
  }
}

/**
 * Makes sure that PostgreSQL waits for the disk, without which a booking is not durable.
 * @throws Error when it does not.
 */
async function requireDurableCommits(client: pg.Client): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit']) {
    const { rows } = await client.query(`SHOW ${name}`)
    if (rows[0]?.[name] !== 'on')
      throw new Error(`${name} is ${rows[0]?.[name]}: bookings would not be durable.`)
  }
}

/** Bookings per second by their median, so that one slow disk write counts little; `rest` runs after the last one. */
export async function perSecond(work: () => Promise<number>, rest = async () => {}): Promise<number> {
  const taken: number[] = []
  while (taken.length < each) taken.push(await work())
  await rest()
  return 1000 / quantile(taken, 0.5)
}

/**
 * Waits until no job of past bookings is due, as jobs would disturb the next measurement. The bookings that the bare client repeats
 * have jobs too.
 * @throws Error with the jobs that wait after a minute.
 */
export async function untilDelivered({ database }: Site): Promise<void> {
  const giveUpAt = performance.now() + 60_000
  for (;;) {
    const { rows } = await sql<{ name: string; state: string; count: number }>`
      SELECT name, state::text, count(*)::int AS count FROM pgboss.job
      WHERE state IN ('created', 'retry', 'active') AND start_after < now() + interval '5 seconds'
      GROUP BY name, state`.execute(database.db)
    if (rows.length === 0) return
    if (performance.now() > giveUpAt)
      throw new Error(`Jobs of bookings still wait after a minute: ${JSON.stringify(rows)}`)
    await sleep(500)
  }
}

async function replay(client: pg.Client, statements: readonly Statement[]): Promise<void> {
  const booking = withNewIds(statements)
  await client.query('BEGIN')
  for (const { sql, parameters } of booking) await client.query(sql, parameters)
  await client.query('COMMIT')
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const unique = new RegExp(`${uuid}|\\b[A-Z0-9]{4}-[A-Z0-9]{4}\\b`, 'g')

/** The statements of the same booking for somebody else: new ids and a new reference, each replaced alike wherever it occurs. */
function withNewIds(statements: readonly Statement[]): Statement[] {
  const given = new Map<string, string>()
  const renew = (old: string) => {
    const fresh = given.get(old) ?? (old.length > 9 ? randomUUID() : newReference(randomBytes))
    given.set(old, fresh)
    return fresh
  }
  return statements.map(({ sql, parameters }) => ({
    sql,
    parameters: parameters.map((one) => (typeof one === 'string' ? one.replace(unique, renew) : one)),
  }))
}

// Number of bookings that are overheard. What the site sends once a second or a minute turns up in one of them only.
const recordedBookings = 3

/**
 * What the product sends for every booking, as overheard between the site and its database and partners; without background
 * statements and without BEGIN, COMMIT and ROLLBACK.
 */
async function recordBookingTraffic(): Promise<BookingTraffic> {
  let tap: Tap | undefined
  let relay: QuestionRelay | undefined
  await using site = await openSite({
    way: async (databaseUrl) => {
      tap = await openTap(databaseUrl)
      return tap.url
    },
    round: async (partners) => {
      relay = await openQuestionRelay(partners)
      return relay.settings
    },
  })
  if (!tap || !relay) throw new Error('The site did not ask for its database and partners.')
  try {
    using booker = await openBooker(site)
    await settle(booker, site)
    const background = new Set((await tap.during(() => sleep(3000))).map(({ sql }) => sql))
    const heard: BookingTraffic[] = []
    while (heard.length < recordedBookings) heard.push(await overhear(tap, relay, booker))
    const { statements = [], questions = [] } = heard.at(-1) ?? {}
    const isOfEvery = (sql: string) => heard.every((one) => one.statements.some((other) => other.sql === sql))
    const isAskedByEvery = ({ path }: Question) =>
      heard.every((one) => one.questions.some((other) => other.path === path))
    const own = statements
      .filter(({ sql }) => isOfEvery(sql) && !background.has(sql))
      .filter(({ sql }) => !/^(begin|commit|rollback)\b/i.test(sql))
    return { statements: own, questions: questions.filter(isAskedByEvery) }
  } finally {
    await relay[Symbol.asyncDispose]()
    await tap.close()
  }
}

const overhear = async (tap: Tap, relay: QuestionRelay, booker: Booker): Promise<BookingTraffic> => {
  let statements: Statement[] = []
  const questions = await relay.during(async () => {
    statements = await tap.during(() => booker.book())
  })
  return { statements, questions }
}

async function settle(booker: Booker, site: Site): Promise<void> {
  await booker.book()
  await untilDelivered(site)
}
