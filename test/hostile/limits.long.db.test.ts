import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Problem } from '../../src/core/kernel/fault.ts'
import { claimsFiles } from '../../src/server/features.ts'
import { allowances } from '../../src/server/services/rate-limits/rate-limits.ts'
import { type FreshDatabase, freshDatabase } from '../kit/database.ts'
import { startServerProcess } from '../kit/server-process.ts'
import { type Booking, bookingOf, firstSlots, type Rates, ratesAt, whenCalm } from '../storms/bookings.ts'
import { type SiteOfMany, startSite } from '../storms/site.ts'

// Tests the limits as they hold for a site of two processes behind a proxy (D23).

let database: FreshDatabase
let site: SiteOfMany
let rates: Rates
beforeAll(async () => {
  database = await freshDatabase('filled')
  site = await startSite(database)
  rates = await ratesAt(site.urls[0] as string)
})
afterAll(async () => {
  await site?.[Symbol.asyncDispose]()
  await database?.close()
})

test.skipIf(claimsFiles())('nobody can upload before a form takes uploads', async () => {
  const body = new FormData()
  body.append('File', new Blob(['%PDF-1.7\n%%EOF']), 'tekening.pdf')
  const answer = await fetch(`${site.urls[0]}/api/v1/files`, { method: 'POST', body })
  expect(answer.status).toBe(403)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(((await answer.json()) as Problem).code).toBe('uploads-closed')
})

let sent = 0
/**
 * Sends a booking to one of the two processes in turn. `from` is the address that the proxy saw; the client claims another one
 * before it.
 */
const send = (from: string, booking: Booking): Promise<Response> =>
  whenCalm(() =>
    fetch(`${site.urls[++sent % 2]}/api/klusservice/appointment`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': `198.51.100.${sent % 250}, ${from}`,
        // the server may close a kept connection at the moment that this process, waiting for its turn, uses it
        connection: 'close',
      },
      body: JSON.stringify(booking),
    }),
  )

/** Sends so many requests, eight at a time; the answers come in order of arrival. */
const sendMany = async (count: number, one: (index: number) => Promise<Response>): Promise<Response[]> => {
  const answers: Response[] = []
  let next = 0
  const sender = async () => {
    while (next < count) answers.push(await one(next++))
  }
  await Promise.all(Array.from({ length: 8 }, sender))
  return answers
}

const countOf = (answers: Response[], status: number) => answers.filter((one) => one.status === status).length

const expectTooMany = async (answer: Response) => {
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(((await answer.json()) as Problem).code).toBe('too-many-requests')
}

const booking = (email: string): Booking => bookingOf(rates, firstSlots(rates), email)

/** A booking that is refused for its task after it was counted, which is quicker than one that succeeds. */
const unknownTask = (): Booking => {
  const one = booking('niemand@voorbeeld.nl')
  return { appointment: { ...one.appointment, task_id: 'geen-klus' } }
}

test('a household: thirty parallel bookings from one address pass', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => send('203.0.113.1', booking(`gezin-${index}@voorbeeld.nl`))),
  )
  expect(countOf(answers, 201)).toBe(30)
})

/** More requests than a limit gives back during the minutes that the slowest machine takes to send them. */
const many = 3000
/** Sends requests until one is answered with 429, and answers how many passed. */
const untilTooMany = async (ask: () => Promise<Response>, passes: number): Promise<number> => {
  for (let passed = 0; passed < many; ) {
    const answers = await sendMany(16, ask)
    const refused = answers.find(({ status }) => status === 429)
    passed += countOf(answers, passes)
    expect(countOf(answers, passes) + countOf(answers, 429)).toBe(answers.length)
    if (!refused) continue
    await expectTooMany(refused)
    return passed
  }
  throw new Error(`${many} passed`)
}

test('one address is counted by both processes together, whatever it claims to be', async () => {
  const passed = await untilTooMany(() => send('203.0.113.2', unknownTask()), 400)
  expect(passed).toBeGreaterThanOrEqual(allowances.submit.burst)
  expect((await send('203.0.113.3', unknownTask())).status).toBe(400)
})

test('one typed e-mail address is counted by both processes together, whoever types it, and nobody is refused', async () => {
  let at = 0
  const mailOf = async (answer: Response) => {
    expect(answer.status).toBe(201)
    return ((await answer.json()) as { mail?: string }).mail
  }
  const answers = await sendMany(60, () => send(`10.9.${++at % 250}.1`, booking('Slachtoffer@voorbeeld.nl')))
  const mails = await Promise.all(answers.map(mailOf))
  const { burst, perMinute } = allowances.mailbox
  expect(mails.filter((mail) => mail === undefined)).toHaveLength(burst)
  expect(mails.filter((mail) => mail === 'later')).toHaveLength(60 * perMinute)
  expect(await mailOf(await send('10.8.8.9', booking('ander@voorbeeld.nl')))).toBeUndefined()
})

test('without a trusted proxy, what a client says of its address is not believed', async () => {
  await using server = await startServerProcess()
  // this limit fills up so slowly that even a busy machine reaches it
  const { burst } = allowances.giftCard
  const answers = await sendMany(burst + 60, (index) =>
    fetch(`${server.url}/api/v1/giftcard/validate/ABCD-EFGH-JKLM`, {
      headers: {
        'x-forwarded-for': `10.7.${index % 250}.${index % 7}`,
        forwarded: `for=10.6.${index % 250}.1`,
      },
    }),
  )
  expect(countOf(answers, 429)).toBeGreaterThan(0)
  expect((await fetch(`${server.url}/contact`)).status).toBe(200)
})
