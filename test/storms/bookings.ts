import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CalendarDate } from '@internationalized/date'
import type { AnswerOf, RequestOf } from '../../src/core/contract/endpoint.ts'
import type { book, taskRates } from '../../src/core/contract/handyman/handyman-calls.ts'
import { booking } from '../../src/core/contract/handyman/handyman-operations.ts'
import { requestExampleOf } from '../../src/core/contract/request-schema.ts'
import { systemClock, tomorrow, utcMidnight } from '../../src/core/kernel/clock.ts'
import { optionsOf, type Slot, slotsOf } from '../../src/core/rules/moments.ts'

export type Booking = RequestOf<typeof book>['body']
export type Rates = AnswerOf<typeof taskRates>

const example = () => requestExampleOf(booking) as Booking['appointment']

/** Asks the site over HTTP which rates the partner offers from tomorrow on. */
export const ratesAt = (url: string): Promise<Rates> => ratesFrom(url, tomorrow(systemClock))

/** Asks the site over HTTP which rates the partner offers from this day on. */
export async function ratesFrom(url: string, day: CalendarDate): Promise<Rates> {
  const { task_id, address } = example()
  const query = new URLSearchParams({
    taskId: task_id,
    lat: String(address.lat),
    lon: String(address.lon),
    fromDate: utcMidnight(day),
  })
  const answer = await whenCalm(() => fetch(`${url}/api/klusservice/task-rates?${query}`))
  if (!answer.ok) throw new Error(`No rates: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Rates
}

/** The contract's example of a booking, with these moments and this mail address. */
export function bookingOf(rates: Rates, slots: readonly Slot[], email = 'storm@voorbeeld.nl'): Booking {
  const appointment = example()
  return {
    appointment: {
      ...appointment,
      rate: rates.rateType,
      user: { ...appointment.user, email },
      options: slots.flatMap(optionsOf),
    },
  }
}

/** The first part of the day of each of the first three days. */
export const firstSlots = (rates: Rates): Slot[] =>
  rates.dates.flatMap((rate) => slotsOf(rate).slice(0, 1)).slice(0, 3)

/**
 * Sends a booking under an idempotency key.
 * @throws TypeError when nobody answers.
 */
export const sendBooking = (
  url: string,
  sent: Booking,
  key: string,
  codes?: readonly string[],
): Promise<Response> =>
  whenCalm(
    () =>
      fetch(`${url}/api/klusservice/appointment`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(sent),
      }),
    codes,
  )

/** Milliseconds after which a site that keeps answering that it is busy counts as standing still. */
const calmWithin = 150_000

/**
 * Asks again while the site answers 503 with one of these `codes`: it is busy or got no database connection in time, as other
 * work may be running on the machine.
 */
export async function whenCalm(
  ask: () => Promise<Response>,
  codes: readonly string[] = ['busy', 'unavailable'],
): Promise<Response> {
  const giveUpAt = performance.now() + calmWithin
  for (;;) {
    const answer = await ask()
    const says = answer.status === 503 ? await answer.clone().text() : ''
    const isBusy = codes.some((code) => says.includes(`"${code}"`))
    if (!isBusy || performance.now() > giveUpAt) return answer
    // a random wait, so that not all ask again at once
    await sleep(randomInt(250, 750))
  }
}
