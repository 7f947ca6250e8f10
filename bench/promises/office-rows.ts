import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '../../src/server/database/pool.ts'
import { measureVisitorsBeside } from '../beside.ts'
import type { Measurement } from '../promise.ts'
import type { Site } from '../site.ts'
import { type Colleague, enterAs } from '../staff.ts'
import { spreadOf } from '../statistics.ts'

const list = '/beheer/api/requests'

/** The lists that staff look at most, by their query, and what each is called. */
const lists = {
  'what waits, by promise': 'open=ja&order=belofte',
  'what waits at one desk': 'open=ja&order=belofte&desk=klusservice',
  'what nobody took': 'open=ja&order=belofte&owner=geen',
  'all, the newest first': '',
  'one kind': 'kind=handyman.book',
  'one kind of one desk that failed': 'kind=handyman.book&desk=klusservice&state=failed',
  'one day': 'from=2026-11-02&until=2026-11-02',
  'what has a flag': 'flag=rates-not-rechecked',
  'what is done': 'open=nee',
  'what is too late': 'open=ja&order=belofte&due=laat',
  'what waits for a partner': 'partner=alle',
} as const

/** How often each is asked, after twice that do not count. */
const asks = 20
/** The page that somebody reaches who never stops paging. */
const deepest = 500

interface Page {
  items: { reference: string }[]
  next: string | null
}

/** Milliseconds of asking the same again and again, once it is warm. */
async function timesOf(colleague: Colleague, path: string, body?: object): Promise<number[]> {
  const taken: number[] = []
  for (let ask = -2; ask < asks; ask++) {
    const { ms } = await colleague.ask(path, body)
    if (ask >= 0) taken.push(ms)
  }
  return taken
}

const judged = (what: string, taken: number[], note: string): Measurement => ({
  what: `${what} with rows, p95`,
  spread: spreadOf(taken, 0.95),
  unit: 'ms',
  bound: { side: 'at most', value: 100 },
  note,
})

/** Measures the lists of the office, its deepest page and its search, one asker at a time. */
export async function measureOffice(site: Site): Promise<Measurement[]> {
  const [colleague] = await enterAs(site, 1)
  if (!colleague) throw new Error('Nobody came in.')
  using asker = colleague
  return [
    ...(await measureLists(asker)),
    await measureDeepPages(asker),
    await measureFinding(site, asker),
    judged('The pile', await timesOf(asker, '/beheer/api/pile'), 'of every desk'),
    judged('What waits today', await timesOf(asker, '/beheer/api/today'), 'its numbers'),
  ]
}

async function measureLists(asker: Colleague): Promise<Measurement[]> {
  const measured: Measurement[] = []
  for (const [name, query] of Object.entries(lists)) {
    const { answer } = await asker.ask(`${list}?${query}`)
    const { items } = answer as Page
    measured.push(
      judged(`List of the office: ${name}`, await timesOf(asker, `${list}?${query}`), `${items.length} rows`),
    )
  }
  return measured
}

/** Walks to page 500 of everything, as no page can be jumped to, or to the last page; judges the last ten. */
async function measureDeepPages(asker: Colleague): Promise<Measurement> {
  const taken: number[] = []
  let after: string | null = ''
  while (after !== null && taken.length < deepest) {
    const place: string = after === '' ? '' : `?after=${encodeURIComponent(after)}`
    const { answer, ms } = await asker.ask(`${list}${place}`)
    after = (answer as Page).next
    taken.push(ms)
  }
  return judged(`List of the office: page ${taken.length}`, taken.slice(-10), 'the last ten pages')
}

/** Finds people by each kind of word, common and rare ones. */
async function measureFinding(site: Site, asker: Colleague): Promise<Measurement> {
  const words = await wordsIn(site)
  const taken: number[] = []
  for (const word of words) taken.push(...(await timesOf(asker, '/beheer/api/search', { q: word })))
  return judged('Search of the office', taken, `${words.length} words`)
}

/** Of each kind of word two that stand there, the name that most people have, and beginnings that very many share. */
async function wordsIn(site: Site): Promise<string[]> {
  const database = openDatabase(site.database.url, { connections: 1 })
  try {
    const { rows } = await sql<{ word: string }>`
      SELECT word FROM (VALUES ('reference'), ('name'), ('email'), ('address'), ('member'), ('phone')) AS kinds (kind),
      LATERAL (SELECT word FROM staff_search WHERE staff_search.kind = kinds.kind LIMIT 2) AS found`.execute(
      database,
    )
    return [...rows.map(({ word }) => word), 'jansen', 'de vries', 'persoon', 'va', '06', '1234']
  } finally {
    await database.destroy()
  }
}

/** Screens of the office that are at work, and seconds between two pages of each. */
const screens = 20
const secondsBetween = 2

/** Lets staff page on until it is told to stop. */
function keepPaging(colleagues: readonly Colleague[]): AsyncDisposable {
  const stop = new AbortController()
  const queries = Object.values(lists)
  const page = async (colleague: Colleague, number: number) => {
    await sleep((secondsBetween * 1000 * number) / screens)
    let after: string | null = null
    for (let turn = number; !stop.signal.aborted; turn++) {
      const query = queries[turn % queries.length]
      const place: string = after === null ? '' : `&after=${encodeURIComponent(after)}`
      const { answer } = await colleague.ask(`${list}?${query}${turn % 3 === 0 ? place : ''}`)
      after = turn % queries.length === 2 ? (answer as Page).next : null
      await sleep(secondsBetween * 1000, undefined, { signal: stop.signal }).catch(() => undefined)
    }
  }
  const paging = Promise.all(colleagues.map(page))
  return {
    async [Symbol.asyncDispose]() {
      stop.abort()
      await paging
    },
  }
}

/** Measures a visitor's page and booking while twenty screens of the office page through lists, against a quiet office. */
export async function measureBesideOffice(site: Site): Promise<Measurement[]> {
  const colleagues = await enterAs(site, screens)
  const measured = await measureVisitorsBeside(site, {
    what: `${screens} paging screens of the office, with rows`,
    begin: () => keepPaging(colleagues),
  })
  for (const colleague of colleagues) colleague[Symbol.dispose]()
  return measured
}
