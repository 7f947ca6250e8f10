import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startServerProcess } from '../../../../test/kit/server-process.ts'
import { systemClock, tomorrow } from '../../../core/kernel/clock.ts'
import { optionsOf, type RateDay, slotsOf } from '../../../core/rules/moments.ts'

const rounds = 4
const together = 8

test('a booking is made once, however often the server dies while it is sent', async () => {
  await using server = await startServerProcess()
  const booking = await makeBooking(server.url)
  // each booking has a mailbox of its own, as one mailbox gets few mails
  const bodyOf = (key: string) => JSON.stringify(booking(`${key}@voorbeeld.nl`))
  const keys: string[] = []
  const send = async (key: string) => {
    const answer = await fetch(`${server.url}/api/klusservice/appointment`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: bodyOf(key),
    })
    return { status: answer.status, text: await answer.text() }
  }
  const promised = new Map<string, string>()
  for (let round = 0; round < rounds; round++) {
    const fresh = Array.from({ length: together }, () => randomUUID())
    keys.push(...fresh)
    const sending = fresh.map(async (key) => {
      const answer = await send(key).catch(() => undefined)
      if (answer?.status === 201) promised.set(key, answer.text)
    })
    await sleep(5 + round * 15)
    await server.kill()
    await Promise.all(sending)
    await server.restart()
  }

  // a client without an answer asks again with the same key, as the site does
  for (const key of keys) {
    const answer = await send(key)
    expect(answer.status, answer.text).toBe(201)
    // an answer from before the crash comes back unchanged
    if (promised.has(key)) expect(answer.text).toBe(promised.get(key))
    promised.set(key, answer.text)
  }
  const rows = await server.database.db.selectFrom('submission').select(['id', 'reference']).execute()
  const references = [...promised.values()].map((text) => JSON.parse(text).reference)
  expect(rows.map(({ reference }) => reference).sort()).toEqual(references.sort())

  const ids = rows.map(({ id }) => id).sort()
  const received = async (table: 'sandbox_order' | 'sandbox_message') =>
    (await server.database.db.selectFrom(table).select('key').execute()).map(({ key }) => key).sort()
  const least = async () =>
    Math.min((await received('sandbox_order')).length, (await received('sandbox_message')).length)
  await expect.poll(least, { timeout: 120_000, interval: 250 }).toBeGreaterThanOrEqual(ids.length)
  expect(await received('sandbox_order')).toEqual(ids)
  expect(await received('sandbox_message')).toEqual(ids)
})

async function makeBooking(url: string) {
  const home = { lat: 52.1561, lon: 5.3878 }
  const query = new URLSearchParams({
    taskId: 'lekkende-kraan',
    lat: String(home.lat),
    lon: String(home.lon),
    fromDate: `${tomorrow(systemClock)}T00:00:00.000Z`,
  })
  const rates = (await (await fetch(`${url}/api/klusservice/task-rates?${query}`)).json()) as {
    dates: RateDay[]
    rateType: string
  }
  const slots = rates.dates.flatMap((rate) => slotsOf(rate).slice(0, 1)).slice(1, 4)
  return (email: string) => ({
    appointment: {
      task_id: 'lekkende-kraan',
      comment: 'De kraan lekt.',
      rate: rates.rateType,
      user: { first_name: 'J.', last_name: 'de Vries', telephone: '0612345678', email },
      address: { street: 'Voorbeeldlaan', suffix: '10', postal_code: '3821BT', city: 'Amersfoort', ...home },
      options: slots.flatMap(optionsOf),
    },
  })
}
