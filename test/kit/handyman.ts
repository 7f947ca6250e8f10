import type { AnswerOf } from '../../src/core/contract/endpoint.ts'
import type { taskRates } from '../../src/core/contract/handyman/handyman-calls.ts'
import { clockAt } from '../../src/core/kernel/clock.ts'
import { optionsOf, type Period, slotsOf } from '../../src/core/rules/moments.ts'
import { openTestServer, type TestServer } from './server.ts'

/** A person and an address whose every word can be recognised wherever it leaks. */
export const plantedPerson = {
  comment: 'Zeldzaamwoord-klus: de kraan lekt.',
  initials: 'Q.X.',
  lastName: 'van der Vindplaats',
  email: 'vindmij-nergens@voorbeeld.nl',
  phone: '0687651234',
  street: 'Voorbeeldlaan',
  postcode: '3821BT',
}

export const home = { lat: 52.1561, lon: 5.3878 }

/** Asks for the rates from a day on (YYYY-MM-DD), as the browser does. */
export async function ratesFrom(test: TestServer, day: string, taskId = 'lekkende-kraan') {
  const query = new URLSearchParams({
    taskId,
    lat: String(home.lat),
    lon: String(home.lon),
    fromDate: `${day}T00:00:00.000Z`,
  })
  const answer = await test.app.inject(`/api/klusservice/task-rates?${query}`)
  return answer.json<AnswerOf<typeof taskRates>>()
}

/** A valid booking of the first moments in `period` that are offered from a day on. */
export async function bookingFrom(
  test: TestServer,
  day: string,
  { count = 3, period = 'morning' }: { count?: number; period?: Period } = {},
) {
  const rates = await ratesFrom(test, day)
  const slots = rates.dates.flatMap((rate) => slotsOf(rate).filter((slot) => slot.period === period))
  return {
    appointment: {
      task_id: 'lekkende-kraan',
      comment: plantedPerson.comment,
      rate: rates.rateType,
      user: {
        first_name: plantedPerson.initials,
        last_name: plantedPerson.lastName,
        telephone: plantedPerson.phone,
        email: plantedPerson.email,
      },
      address: {
        street: plantedPerson.street,
        suffix: '10',
        postal_code: plantedPerson.postcode,
        city: 'Amersfoort',
        ...home,
      },
      options: slots.slice(0, count).flatMap(optionsOf),
    },
  }
}

export type TestBooking = Awaited<ReturnType<typeof bookingFrom>>

/** Makes a function for bookings that differ from a valid one in what `change` does to it. */
export const changing =
  (good: TestBooking) =>
  (change: (booking: TestBooking['appointment']) => void): TestBooking => {
    const copy = structuredClone(good)
    change(copy.appointment)
    return copy
  }

/** Sends a booking, with an idempotency key when one is given. An internal error fails the test with the server's log. */
export async function send(test: TestServer, body: unknown, key?: string) {
  const answer = await test.app.inject({
    method: 'POST',
    url: '/api/klusservice/appointment',
    headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    payload: JSON.stringify(body),
  })
  if (answer.statusCode === 500) throw new Error(`The server failed: ${test.logged()}`)
  return answer
}

/** Opens a server that takes bookings, with a valid one and what else tests of booking need. */
export async function openBookings() {
  const clock = clockAt('2026-11-20T14:00:00Z')
  const server = await openTestServer({ clock })
  const good = await bookingFrom(server, '2026-11-23')
  const count = async (table: 'submission' | 'audit' | 'delivery') =>
    (await server.database.db.selectFrom(table).selectAll().execute()).length
  return { clock, server, good, changed: changing(good), count }
}
