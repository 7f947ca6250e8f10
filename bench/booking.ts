import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { systemClock, tomorrow, utcMidnight } from '../src/core/kernel/clock.ts'
import { optionsOf, type RateDay, slotsOf } from '../src/core/rules/moments.ts'
import type { Site } from './site.ts'

/** Books handymen at a site over kept connections, one per client; each booking is made for somebody else. */
export interface Booker extends Disposable {
  /**
   * Makes one booking and resolves with the milliseconds until it was acknowledged.
   * @throws Error for any answer but 201.
   */
  book(): Promise<number>
}

/** A home that both the address stand-in and the handyman stand-in know. */
const home = { street: 'Voorbeeldlaan', suffix: '10', postal_code: '3821BT', city: 'Amersfoort' }
const place = { lat: 52.1561, lon: 5.3878 }

/** Asks once which moments are offered; every booking takes the first three mornings among them. */
export async function openBooker(site: Site, clients = 1): Promise<Booker> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const query = new URLSearchParams({
    taskId: 'lekkende-kraan',
    lat: String(place.lat),
    lon: String(place.lon),
    fromDate: utcMidnight(tomorrow(systemClock)),
  })
  const offered = await fetch(`${site.url}/api/klusservice/task-rates?${query}`)
  if (offered.status !== 200)
    throw new Error(`Rates were answered with ${offered.status}: ${await offered.text()}`)
  const { dates, rateType } = (await offered.json()) as { dates: RateDay[]; rateType: string }
  const slots = dates.flatMap((rate) => slotsOf(rate).filter(({ period }) => period === 'morning'))
  const options = slots.slice(0, 3).flatMap(optionsOf)
  let made = 0
  return {
    async book() {
      const number = ++made
      const user = {
        first_name: 'J.P.',
        last_name: 'van der Berg',
        telephone: '0612345678',
        email: `booking-${number}@voorbeeld.nl`,
      }
      const comment = 'De kraan in de keuken lekt.'
      const address = { ...home, ...place }
      const appointment = { task_id: 'lekkende-kraan', comment, rate: rateType, user, address, options }
      const begun = performance.now()
      const answer = await post(agent, site, number, JSON.stringify({ appointment }))
      const said = await text(answer)
      const ms = performance.now() - begun
      if (answer.statusCode !== 201)
        throw new Error(`A booking was answered with ${answer.statusCode}: ${said}`)
      return ms
    },
    [Symbol.dispose]: () => agent.destroy(),
  }
}

/**
 * Sends one booking as the proxy in front of the site would pass it on: with an idempotency key, from another visitor every time.
 */
function post(agent: Agent, site: Site, visitor: number, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': randomUUID(),
      'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
    }
    request(`${site.url}/api/klusservice/appointment`, { agent, method: 'POST', headers }, resolve)
      .once('error', reject)
      .end(body)
  })
}
