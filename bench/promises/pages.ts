import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { wordsOf } from '../load.ts'
import { interleave, loadOn, openBare, type Pair, rateOf } from '../pairs.ts'
import type { Measurement } from '../promise.ts'
import type { Site } from '../site.ts'
import { quantile, ratiosOf, spreadOf } from '../statistics.ts'

/** Seconds that each side of a pair is asked. */
export const seconds = 1.5

/** Measures the home page as it is kept in memory, against a bare server that writes the same bytes. */
export async function measureKept(site: Site): Promise<Measurement> {
  const address = `${site.url}/`
  await using bare = await openBare(address)
  const pairs = await interleave(
    () => rateOf(address, seconds),
    () => rateOf(bare.url, seconds),
  )
  return {
    what: 'Page kept in memory, against a bare node:http writing the same bytes',
    spread: spreadOf(ratiosOf(pairs)),
    unit: 'ratio',
    bound: { side: 'at least', value: 0.6 },
    note: `${noteOf(pairs)}, ${bare.kilobytes} KB`,
  }
}

/**
 * Measures a page that is drawn for every request and asks the database nothing, the results of the subsidy check, against a bare
 * server that writes the same bytes. A search asks the database, and has a promise of its own.
 */
export async function measureRendered(site: Site): Promise<Measurement> {
  const address = `${site.url}/subsidiecheck?gemeente=Utrecht&bron=`
  await using bare = await openBare(`${address}${wordsOf(0)}`)
  const pairs = await interleave(
    () => rateOf(`${address}*`, seconds),
    () => rateOf(bare.url, seconds),
  )
  return {
    what: 'Page rendered for every request, against a bare node:http writing the same bytes',
    spread: spreadOf(ratiosOf(pairs)),
    unit: 'ratio',
    bound: { side: 'at least', value: 0.12 },
    note: `${noteOf(pairs)}, ${bare.kilobytes} KB`,
  }
}

/** The note with the pages per second of both sides of a ratio. */
export const noteOf = (pairs: readonly Pair[]): string => {
  const [ours, bare] = (['ours', 'bare'] as const).map((side) =>
    Math.round(
      quantile(
        pairs.map((pair) => pair[side]),
        0.5,
      ),
    ),
  )
  return `${ours} against ${bare} pages/s`
}

/**
 * Measures what the database hears of pages that are read: pages, a missing one and a search. PostgreSQL itself counts its
 * transactions, against as long a time without any reader.
 */
export async function measureStatements(site: Site): Promise<Measurement> {
  const counter = new pg.Client({ connectionString: site.database.url })
  await counter.connect()
  try {
    const quiet = await transactionsDuring(counter, () => sleep(3 * seconds * 1000))
    let read = 0
    const busy = await transactionsDuring(counter, async () => {
      for (const path of ['/', '/bestaat-niet', '/zoekresultaat?q=klus'])
        read += (await loadOn(`${site.url}${path}`, seconds)).answers
    })
    const each = Math.max(0, busy - quiet) / read
    return {
      what: 'Statements that a page sends to the database, limits included',
      spread: spreadOf([each]),
      unit: 'statements',
      bound: { side: 'at most', value: 0.001 },
      note: `${busy} transactions while ${read} pages were read, ${quiet} without readers`,
    }
  } finally {
    await counter.end()
  }
}

async function transactionsDuring(counter: pg.Client, work: () => Promise<unknown>): Promise<number> {
  const before = await transactions(counter)
  await work()
  // PostgreSQL's processes report their counts at most once a second
  await sleep(1200)
  return (await transactions(counter)) - before
}

async function transactions(counter: pg.Client): Promise<number> {
  const { rows } = await counter.query<{ count: string }>(
    'SELECT xact_commit + xact_rollback AS count FROM pg_stat_database WHERE datname = current_database()',
  )
  return Number(rows[0]?.count)
}
