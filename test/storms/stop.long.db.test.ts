import { randomInt, randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { freshDatabase } from '../kit/database.ts'
import { bookingOf, firstSlots, ratesAt } from './bookings.ts'
import { checkBooks, keepLedger, waitingJobs } from './ledger.ts'
import { eventually, startSite } from './site.ts'

const stops = 2

test.each([
  ['a connection each', false],
  ['connections that stay open', true],
])('%s: nobody notices that one of two processes is stopped', async (_name, keepAlive) => {
  await using database = await freshDatabase('filled')
  await keepLedger(database.db)
  await using site = await startSite(database)
  const visitors = await startCareful(site.urls, keepAlive)
  for (let stop = 0; stop < stops; stop++) {
    await sleep(randomInt(300, 900))
    const process = site.processes[stop % 2]
    expect(await process?.stop()).toBe(0)
    process?.launch()
    await process?.ready()
  }
  await visitors.finish()
  await eventually('the outbox is empty', async () => (await waitingJobs(database.db)) === 0)
  await checkBooks(database.db, visitors)
})

/**
 * Starts visitors who send each booking once, through a stand-in for the proxy: when nobody takes the connection or it is cut
 * off, it asks the other process once more under the same key, as `ops/nginx.conf` does. Bookings that are turned away because
 * the machine is busy are sent again.
 */
async function startCareful(urls: readonly string[], keepAlive: boolean) {
  const rates = await ratesAt(urls[0] ?? '')
  const slots = firstSlots(rates)
  const agent = new Agent({ keepAlive, maxSockets: 40 })
  const promised = new Map<string, string>()
  const emails = new Map<string, string>()
  const wrong: string[] = []
  let finishing = false

  const post = (url: string, key: string, body: string) =>
    new Promise<{ status: number; said: string }>((resolve, reject) => {
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': key,
        'x-forwarded-for': `10.2.${randomInt(256)}.${randomInt(256)}`,
      }
      const sent = request(`${url}/api/klusservice/appointment`, { method: 'POST', agent, headers })
      sent.once('error', reject)
      sent.once('response', (answer) => {
        text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, said }), reject)
      })
      sent.end(body)
    })

  const send = async (first: number, key: string, body: string) => {
    for (;;) {
      const answer = await post(urls[first] ?? '', key, body).catch((thrown) => {
        const { code, syscall } = thrown as { code?: unknown; syscall?: unknown }
        // the connection was refused, or reset at the moment when the process stopped listening
        if (syscall !== 'connect' && code !== 'ECONNRESET') throw thrown
        return post(urls[1 - first] ?? '', key, body)
      })
      if (answer.status !== 503 || !/"code":"(busy|unavailable)"/.test(answer.said)) return answer
      await sleep(500)
    }
  }

  const bookOnce = async () => {
    const key = randomUUID()
    const email = `stop-${key}@voorbeeld.nl`
    const body = JSON.stringify(bookingOf(rates, slots, email))
    const first = randomInt(urls.length)
    emails.set(key, email)
    try {
      const { status, said } = await send(first, key, body)
      if (status === 201) promised.set(key, (JSON.parse(said) as { reference: string }).reference)
      else wrong.push(`${status} ${said.slice(0, 200)}`)
    } catch (thrown) {
      wrong.push(String(thrown))
    }
  }
  const visits = Array.from({ length: 20 }, async () => {
    await sleep(randomInt(500))
    while (!finishing) {
      await bookOnce()
      await sleep(randomInt(100, 800))
    }
  })
  const finish = async () => {
    finishing = true
    await Promise.all(visits)
    agent.destroy()
  }
  return { promised, emails, wrong, finish }
}
