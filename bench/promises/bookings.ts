import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { newReference } from '../../src/core/fields/reference.ts'
import { type Booker, openBooker } from '../booking.ts'
import { interleave } from '../pairs.ts'
import type { Measured } from '../promise.ts'
import { openSite, type Site } from '../site.ts'
import { quantile, ratiosOf, spreadOf } from '../statistics.ts'
import { openTap, type Statement, type Tap } from '../tap.ts'

/** Bookings on each side of a pair. */
const each = 30

/**
 * A booking, until it is acknowledged over HTTP, against a bare client that sends the same statements in one
 * transaction: one after the other on both sides, and no faster than the disk.
 */
export async function measureBookings(site: Site): Promise<Measured> {
  const statements = await statementsOfBooking()
  using booker = await openBooker(site)
  const client = new pg.Client({ connectionString: site.database.url, options: '-c TimeZone=UTC' })
  await client.connect()
  try {
    await sureOfDisk(client)
    const pairs = await interleave(
      () =>
        perSecond(
          () => booker.book(),
          () => untilDelivered(site),
        ),
      () => perSecond(() => replay(client, statements)),
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
      what: 'Booking acknowledged over HTTP, against its statements in one transaction by a bare client',
      spread: spreadOf(ratiosOf(pairs)),
      unit: 'ratio',
      bound: { side: 'at least', value: 0.5 },
      note: `${ms('ours')} against ${ms('bare')} ms, ${statements.length} statements`,
    }
  } finally {
    await client.end()
  }
}

/** Nothing is durable that does not wait for the disk. */
async function sureOfDisk(client: pg.Client): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit']) {
    const { rows } = await client.query(`SHOW ${name}`)
    if (rows[0]?.[name] !== 'on')
      throw new Error(`${name} is ${rows[0]?.[name]}: bookings would not be durable.`)
  }
}

/** Bookings per second by their median, as one slow disk write says little; `rest` runs after the last one. */
export async function perSecond(work: () => Promise<number>, rest = async () => {}): Promise<number> {
  const taken: number[] = []
  while (taken.length < each) taken.push(await work())
  await rest()
  return 1000 / quantile(taken, 0.5)
}

/** The jobs of past bookings would be in the way of what is measured next. */
export async function untilDelivered({ handyman, post }: Site): Promise<void> {
  const giveUpAt = performance.now() + 60_000
  while (handyman.orders.size > post.taken() || (await isGrowing(handyman.orders))) {
    if (performance.now() > giveUpAt) throw new Error('Bookings were not delivered within a minute.')
    await sleep(100)
  }
}

async function isGrowing(orders: ReadonlyMap<string, unknown>): Promise<boolean> {
  const before = orders.size
  await sleep(700)
  return orders.size > before
}

async function replay(client: pg.Client, statements: readonly Statement[]): Promise<number> {
  const booking = renewed(statements)
  const begun = performance.now()
  await client.query('BEGIN')
  for (const { sql, parameters } of booking) await client.query(sql, parameters)
  await client.query('COMMIT')
  return performance.now() - begun
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const unique = new RegExp(`${uuid}|\\b[A-Z0-9]{4}-[A-Z0-9]{4}\\b`, 'g')

/** The same booking by somebody else: other ids and another reference, each the same wherever it stood. */
function renewed(statements: readonly Statement[]): Statement[] {
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

// What is said once a second or a minute is said during one booking only.
const overheard = 3

/**
 * What the product says to the database for every booking, overheard: without what it says anyway, and without its
 * own transactions.
 */
async function statementsOfBooking(): Promise<Statement[]> {
  let tap: Tap | undefined
  await using site = await openSite({
    way: async (databaseUrl) => {
      tap = await openTap(databaseUrl)
      return tap.url
    },
  })
  if (!tap) throw new Error('The site did not ask for its database.')
  try {
    using booker = await openBooker(site)
    await settle(booker, site)
    const background = new Set((await tap.during(() => sleep(3000))).map(({ sql }) => sql))
    const heard: Statement[][] = []
    while (heard.length < overheard) heard.push(await tap.during(() => booker.book()))
    const isOfEvery = (sql: string) => heard.every((one) => one.some((statement) => statement.sql === sql))
    return (heard.at(-1) ?? [])
      .filter(({ sql }) => isOfEvery(sql) && !background.has(sql))
      .filter(({ sql }) => !/^(begin|commit|rollback)\b/i.test(sql))
      .map(({ sql, parameters }) => ({ sql: sql.replace(...hurried), parameters }))
  } finally {
    await tap.close()
  }
}

// A claim is a transaction of its own that need not wait for the disk; inside the one of the bare client it would
// spare the whole booking that wait.
const hurried = ["set_config('synchronous_commit', 'off'", "set_config('synchronous_commit', 'on'"] as const

async function settle(booker: Booker, site: Site): Promise<void> {
  await booker.book()
  await untilDelivered(site)
}
