import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Problem } from '../../src/core/kernel/fault.ts'
import { type FreshDatabase, freshDatabase } from '../kit/database.ts'
import { type Booking, bookingOf, firstSlots, type Rates, ratesAt, whenCalm } from '../storms/bookings.ts'
import { eventually, type SiteOfMany, startSite } from '../storms/site.ts'
import { type HostilePartner, hostilePartner, moods } from './partner-front.ts'
import { type ProductionWorld, productionWorld } from './production.ts'

// Tests the handyman partner in each of its moods, behind the real adapter, in production mode and with two processes. How long a
// visitor waits for it is a promise of `npm run bench`.

let partner: HostilePartner
let world: ProductionWorld
let database: FreshDatabase
let site: SiteOfMany
let rates: Rates
beforeAll(async () => {
  partner = await hostilePartner()
  world = await productionWorld(partner)
  database = await freshDatabase('filled')
  site = await startSite(database, { env: world.env })
  // reads what a visitor asks for on the way to a booking, so that the site has stored answers
  await Promise.all(['tasks', 'categories'].map((what) => fetch(`${one()}/api/klusservice/${what}`)))
  rates = await ratesAt(one())
})
afterAll(async () => {
  await site?.[Symbol.asyncDispose]()
  await database?.close()
  await world?.[Symbol.asyncDispose]()
  await partner?.[Symbol.asyncDispose]()
})

const one = () => site.urls[0] as string
const two = () => site.urls[1] as string

interface Told {
  status: number
  retryAfter: string | null
  problem: Problem
}

/**
 * Tries again when the site turns the request away because the machine is busy: such an answer says nothing about the partner.
 */
const told = async (ask: () => Promise<Response>): Promise<Told> => {
  const answer = await whenCalm(ask)
  const problem = (await answer.json()) as Problem
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), problem }
}

let place = 0
/** Asks for rates at a place that nobody asked for before, so that only the partner knows them. */
const askRates = (url: string) => {
  const query = new URLSearchParams({
    taskId: 'lekkende-kraan',
    lat: String(51 + ++place / 1000),
    lon: '5.1',
    fromDate: '2026-12-01T00:00:00.000Z',
  })
  return told(() => fetch(`${url}/api/klusservice/task-rates?${query}`))
}
const askTasks = (url: string) => told(() => fetch(`${url}/api/klusservice/tasks`))

const book = (url: string, booking: Booking) =>
  told(() =>
    fetch(`${url}/api/klusservice/appointment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(booking),
    }),
  )

const expectUnavailable = ({ status, retryAfter, problem }: Told) => {
  expect({ status, code: problem.code }).toEqual({ status: 503, code: 'partner-unavailable' })
  expect(Number(retryAfter)).toBeGreaterThan(0)
}

const submissions = async (): Promise<number> => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const { rows } = await client.query('SELECT count(*)::int AS n FROM submission')
  await client.end()
  return rows[0].n
}

const answersWell = async (url: string) => (await askRates(url)).status === 200

describe.each(moods)('a partner that is %s', (mood) => {
  test('is told to whoever asks, and what was known before still books', async () => {
    await partner.turn('well')
    // both processes: one whose circuit is still open from the last mood asks the partner nothing, and would not notice the next
    // mood
    for (const url of site.urls) await eventually('the partner is believed again', () => answersWell(url))
    await partner.turn(mood)

    // in both processes, the first visitors find out
    const first = await Promise.all([
      ...Array.from({ length: 4 }, () => askRates(one())),
      ...Array.from({ length: 2 }, () => askTasks(two())),
    ])
    first.forEach(expectUnavailable)

    const later = await Promise.all(
      Array.from({ length: 20 }, (_, index) => askRates(index % 2 ? one() : two())),
    )
    later.forEach(expectUnavailable)

    // a booking from stored answers still succeeds, durably; what is not stored is refused
    const before = await submissions()
    const booking = bookingOf(rates, firstSlots(rates))
    const booked = await book(one(), booking)
    expect(booked.status).toBe(201)
    expect(await submissions()).toBe(before + 1)
    const elsewhere = structuredClone(booking)
    elsewhere.appointment.address.lat = 51.5
    expectUnavailable(await book(two(), elsewhere))
    expect(await submissions()).toBe(before + 1)

    for (const url of site.urls) expect((await fetch(`${url}/`)).status).toBe(200)
  })
})

test('a partner that is well again is believed, in both processes, and nothing failed by itself', async () => {
  await partner.turn('well')
  for (const url of site.urls) await eventually('the partner is believed again', () => answersWell(url))
  for (const process of site.processes) {
    process.mustLive()
    expect(process.output()).not.toContain('"unexpected"')
  }
})
