import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readDeadLetters, sendAgain } from '../../src/server/outbox/dead-letters.ts'
import { type FreshDatabase, freshDatabase } from '../kit/database.ts'
import { freePort } from '../kit/server-process.ts'
import { bookingOf, firstSlots, ratesAt, sendBooking } from './bookings.ts'
import { openPostOffice, type PostOffice } from './post-office.ts'
import { eventually, type SiteOfMany, startSite } from './site.ts'

let database: FreshDatabase
let office: PostOffice
let site: SiteOfMany

beforeAll(async () => {
  ;[database, office] = await Promise.all([freshDatabase('filled'), freePort().then(openPostOffice)])
  site = await startSite(database, {
    env: {
      MAIL: 'smtp',
      SMTP_URL: office.url,
      MAIL_FROM: 'service@voorbeeld.nl',
      SMTP_TIMEOUT_SECONDS: '2',
    },
  })
})
afterAll(async () => {
  await site?.[Symbol.asyncDispose]()
  await office?.close()
  await database?.close()
})
beforeEach(() => {
  office.mood = 'well'
  office.receivedMessages.length = 0
  office.requestedRecipients.length = 0
})

async function bookSome(): Promise<string[]> {
  const rates = await ratesAt(site.urls[0] ?? '')
  const emails = [0, 1, 2, 3].map(() => `post-${randomUUID()}@voorbeeld.nl`)
  await Promise.all(
    emails.map(async (email, index) => {
      const answer = await sendBooking(
        site.urls[index % 2] ?? '',
        bookingOf(rates, firstSlots(rates), email),
        randomUUID(),
      )
      expect(answer.status).toBe(201)
    }),
  )
  return emails
}

const untilMailed = (emails: string[]) =>
  eventually('every mail came', () =>
    emails.every((email) => office.receivedMessages.some(({ to }) => to === email)),
  )

const untilNoted = () =>
  eventually('every delivery is noted', async () => (await deliveriesIn('waiting')) === 0)

const untilTried = (emails: string[]) =>
  eventually('every mail is tried in vain', async () => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) FROM delivery
      WHERE partner = 'mail' AND state = 'waiting' AND last_reason IS NOT NULL`.execute(database.db)
    return rows[0]?.count === emails.length
  })

const untilAtRest = () =>
  eventually('nothing is under way', async () => {
    const { rows } = await sql`
      SELECT FROM pgboss.job
      WHERE name = 'partner.deliver' AND state IN ('created', 'active', 'retry')`.execute(database.db)
    return rows.length === 0
  })

async function deliveriesIn(state: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM delivery WHERE state = ${state}`.execute(database.db)
  return rows[0]?.count ?? Number.NaN
}

/** Checks that each address got one mail, as a mail program shows it: a Message-ID counts once, however often it came. */
function expectOneEach(emails: string[]): void {
  const letters = new Map(office.receivedMessages.map(({ messageId, to }) => [messageId, to]))
  expect([...letters.keys()].every((id) => /^<[0-9a-f]{40}@voorbeeld\.nl>$/.test(id))).toBe(true)
  expect([...letters.values()].sort()).toEqual([...emails].sort())
}

test('mail that found nobody follows once somebody is there', async () => {
  await office.close()
  const emails = await bookSome()
  await untilTried(emails)
  expect(office.receivedMessages).toEqual([])
  await office.open()
  await untilMailed(emails)
  await untilNoted()
  expectOneEach(emails)
})

test('mail that was told to come back later comes back', async () => {
  office.mood = 'greylisting'
  const emails = await bookSome()
  await untilMailed(emails)
  await untilNoted()
  expectOneEach(emails)
  expect(office.receivedMessages).toHaveLength(emails.length)
})

test('a server that says nothing holds nobody up, and gets its mail when it speaks', async () => {
  office.mood = 'hanging'
  const emails = await bookSome()
  await untilTried(emails)
  const more = await bookSome()
  expect(office.receivedMessages).toEqual([])
  office.mood = 'well'
  await untilMailed([...emails, ...more])
  await untilNoted()
  expectOneEach([...emails, ...more])
})

test('a server that took a mail and never said so gets the same one again, under the same Message-ID', async () => {
  office.mood = 'forgetful'
  const emails = await bookSome()
  await untilMailed(emails)
  office.mood = 'well'
  await untilNoted()
  expect(office.receivedMessages.length).toBeGreaterThan(emails.length)
  expectOneEach(emails)
})

test('an address that does not exist is asked for once and ends with the dead letters', async () => {
  office.mood = 'refusing'
  const emails = await bookSome()
  await database.openOutbox()
  const deadLetters = () => readDeadLetters(database.db, {}, 100)
  await eventually('dead letters', async () => (await deadLetters()).length === emails.length)
  office.mood = 'well'
  const others = await bookSome()
  await untilMailed(others)
  await untilAtRest()
  expect(office.requestedRecipients.filter((address) => emails.includes(address)).sort()).toEqual(
    [...emails].sort(),
  )
  expectOneEach(others)
  expect(await deliveriesIn('refused')).toBe(emails.length)
  const letters = await deadLetters()
  expect(letters.map(({ queue }) => queue)).toEqual(emails.map(() => 'partner.deliver'))

  const ids = letters.map(({ id }) => id)
  expect(await database.db.transaction().execute((tx) => sendAgain(tx, ids))).toBe(emails.length)
  await untilMailed(emails)
  expectOneEach([...others, ...emails])
})
