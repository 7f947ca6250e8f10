import { sql } from 'kysely'
import { systemClock } from '../../src/core/kernel/clock.ts'
import { mijn } from '../../src/core/mijn/paths.ts'
import { openDatabase } from '../../src/server/database/pool.ts'
import type { Runtime } from '../../src/server/services/context.ts'
import { startSession } from '../../src/server/services/sessions/start.ts'
import { openBooker } from '../booking.ts'
import { interleave, rateOf } from '../pairs.ts'
import type { Measurement } from '../promise.ts'
import type { Site } from '../site.ts'
import { quantile, ratiosOf, spreadOf } from '../statistics.ts'
import { perSecond, untilDelivered } from './bookings.ts'
import { noteOf, seconds } from './pages.ts'

/** A site with many rows is at least this fraction as fast as one without. */
const asWithout = { side: 'at least', value: 0.9 } as const

/** Measures a page that is drawn for every request, on a site with many rows against one without. */
export async function measurePageBeside(full: Site, without: Site): Promise<Measurement> {
  const pairs = await interleave(
    () => rateOf(`${full.url}/zoekresultaat?q=*`, seconds),
    () => rateOf(`${without.url}/zoekresultaat?q=*`, seconds),
  )
  return {
    what: 'Page rendered for every request with rows, against a site without',
    spread: spreadOf(ratiosOf(pairs)),
    unit: 'ratio',
    bound: asWithout,
    note: noteOf(pairs),
  }
}

/** Measures a booking until it is acknowledged over HTTP, on a site with many rows against one without. */
export async function measureBookingBeside(full: Site, without: Site): Promise<Measurement> {
  using many = await openBooker(full)
  using none = await openBooker(without)
  const pairs = await interleave(
    () =>
      perSecond(
        () => many.book(),
        () => untilDelivered(full),
      ),
    () =>
      perSecond(
        () => none.book(),
        () => untilDelivered(without),
      ),
  )
  const ms = (side: 'ours' | 'bare') => {
    const middle = quantile(
      pairs.map((pair) => pair[side]),
      0.5,
    )
    return (1000 / middle).toFixed(1)
  }
  return {
    what: 'Booking acknowledged over HTTP with rows, against a site without',
    spread: spreadOf(ratiosOf(pairs)),
    unit: 'ratio',
    bound: asWithout,
    note: `${ms('ours')} against ${ms('bare')} ms`,
  }
}

/** How often each page is asked, after a first time that does not count. */
const visits = 10

/** Measures one's own pages of several members one after the other, the member with most requests among them. */
export async function measureMijn(site: Site): Promise<Measurement[]> {
  const people = await membersOf(site)
  const most = Math.max(...people.map(({ requests }) => requests))
  return [
    await measureOwnPage(people, 'Own page `/mijn` with rows, p95', () => `${site.url}${mijn.overview}`),
    await measureOwnPage(
      people,
      `Own requests \`${mijn.requests}\` with rows, first and last page, p95`,
      ({ requests }, visit) =>
        `${site.url}${mijn.requests}?pagina=${visit % 2 === 0 ? 1 : Math.ceil(requests / 25)}`,
      `${people.length} members, one with ${most} requests`,
    ),
  ]
}

interface Member {
  id: string
  requests: number
  cookie: string
}

/** The member who has most requests, and nine other members who have any. */
async function membersOf(site: Site): Promise<Member[]> {
  const database = openDatabase(site.database.servingUrl, { connections: 2 })
  try {
    const { rows } = await sql<{ id: string; requests: number }>`
      SELECT person.id, count(*)::int AS requests FROM person
      JOIN membership ON membership.person_id = person.id JOIN submission ON submission.person_id = person.id
      GROUP BY person.id ORDER BY count(*) DESC, person.id LIMIT 1000`.execute(database)
    const runtime = { database, clock: systemClock } as Partial<Runtime> as Runtime
    const chosen = rows.filter((_, place) => place % 100 === 0)
    return await Promise.all(
      chosen.map(async (one) => ({
        ...one,
        cookie: `__Host-thuisbasis=${(await startSession(runtime, one.id)).token}`,
      })),
    )
  } finally {
    await database.destroy()
  }
}

async function measureOwnPage(
  people: readonly Member[],
  what: string,
  addressOf: (member: Member, visit: number) => string,
  note?: string,
): Promise<Measurement> {
  const taken: number[] = []
  for (let visit = -1; visit < visits; visit++)
    for (const member of people) {
      const begun = performance.now()
      const answer = await fetch(addressOf(member, visit), {
        headers: { cookie: member.cookie, 'x-forwarded-for': '10.0.0.1' },
        redirect: 'manual',
      })
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${what} was answered with ${answer.status}.`)
      if (visit >= 0) taken.push(performance.now() - begun)
    }
  return {
    what,
    spread: spreadOf(taken, 0.95),
    unit: 'ms',
    bound: { side: 'at most', value: 50 },
    ...(note && { note }),
  }
}
