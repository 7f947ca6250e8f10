import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookingFrom, openBookings, plantedPerson, send } from '../../../../test/kit/handyman.ts'
import { checkRequests } from '../../../../test/kit/request-events.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { testSubmission } from '../../../../test/kit/submission.ts'
import { endpointOf } from '../../../core/contract/endpoint.ts'
import { book } from '../../../core/contract/handyman/handyman-calls.ts'
import { book as operation } from '../../../core/contract/handyman/handyman-operations.ts'
import { type Clock, clockAt } from '../../../core/kernel/clock.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { deliver } from '../../services/submissions/deliver.ts'
import { toHandyman } from './handyman-order.ts'

const { clock, server, good, changed, count } = await openBookings()
afterAll(() => server.close())

describe('a booking that is taken in', () => {
  let answered: { data: unknown; reference: string }
  beforeAll(async () => {
    const answer = await send(server, good)
    expect(answer.statusCode).toBe(201)
    answered = answer.json()
  })

  test('answers as the specification says', () => {
    expect(answered).toEqual({
      data: { status: 'OK', error: null },
      reference: expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/),
    })
  })

  test('is stored as the parsed request and as a document of questions and answers', async () => {
    const row = await server.database.db
      .selectFrom('submission')
      .selectAll()
      .where('reference', '=', answered.reference)
      .executeTakeFirstOrThrow()
    expect(row.kind).toBe('handyman.book')
    expect(row.flags).toEqual([])
    expect(row.request).toMatchObject({
      kept: { appointment: { user: { telephone: '+31687651234', first_name: 'Q.X.' } } },
    })
    const { office } = row.summary as { office: { section: string; label: string; value: string }[] }
    expect(office.slice(0, 3)).toEqual([
      { section: 'Jouw klus', label: 'Wat is de klus?', value: 'Lekkende kraan repareren' },
      { section: 'Jouw klus', label: 'Vakman', value: 'Loodgieter' },
      { section: 'Jouw klus', label: 'Omschrijving van de klus', value: plantedPerson.comment },
    ])
    expect(office.filter(({ section }) => section === 'Kies een moment')).toHaveLength(3)
    expect(office.find(({ label }) => label === 'Moment 1')?.value).toMatch(
      /^maandag 23 november 2026, ochtend \(8\.00 tot 12\.00 uur\)\n€ [\d,]+ per uur \+ € 4,95 servicekosten$/,
    )
    expect(office.find(({ label }) => label === 'Adres')?.value).toContain('\n3821 BT ')
  })

  test('leaves an audit row, two deliveries and their jobs', async () => {
    expect(await count('audit')).toBe(1)
    expect(await count('delivery')).toBe(2)
    const jobs = await server.database.db
      .withSchema('pgboss')
      .selectFrom('job' as never)
      .selectAll()
      .execute()
    const text = JSON.stringify(jobs)
    expect(text.match(/partner\.deliver/g)?.length).toBeGreaterThanOrEqual(2)
    for (const partner of ['klusservice', 'mail']) expect(text).toContain(`"partner":"${partner}"`)
  })

  test('leaves nothing of the person in the log, refused and looked up as well', async () => {
    await send(
      server,
      changed((b) => {
        b.options = []
      }),
    )
    await server.app.inject(`/api/klusservice/verify?postalCode=${plantedPerson.postcode}&houseNumber=10`)
    const log = server.logged()
    for (const word of [...Object.values(plantedPerson), '127.0.0.1']) expect(log).not.toContain(word)
  })
})

let bookings = 0
testSubmission({
  server,
  endpoint: endpointOf(book, operation),
  good: () =>
    changed((booking) => {
      booking.comment = `${plantedPerson.comment} Kraan ${bookings++}.`
    }),
})

describe('around midnight', () => {
  const at = async (instant: string, from: string) => {
    const moving: Clock = clockAt(instant)
    await using server = await openTestServer({ clock: moving })
    const booking = await bookingFrom(server, from)
    // awaited here, because the server closes when this function returns
    return await send(server, booking)
  }
  test('at 23:30 the next day can be booked, whatever the day is in London', async () => {
    // 22:30Z is 23:30 on Sunday in Amsterdam, and 2026-11-23 is the Monday after it
    expect((await at('2026-11-22T22:30:00Z', '2026-11-23')).statusCode).toBe(201)
  })
  test('at 00:30 that day is today, and not offered any more', async () => {
    await using early = await openTestServer({ clock: clockAt('2026-11-22T22:30:00Z') })
    const booking = await bookingFrom(early, '2026-11-23')
    await using late = await openTestServer({ clock: clockAt('2026-11-22T23:30:00Z') })
    const answer = await send(late, booking)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json<Problem>().errors ?? {})).toEqual(['appointment.options[0].startTime'])
  })
})

describe('while the partner is away', () => {
  const away = async () => {
    throw new PartnerError('klusservice', 'timeout')
  }

  test('rates and tasks are a 503 with the generic sentence and the number to call', async () => {
    await using server = await openTestServer({ clock })
    server.runtime.ports.handyman = { tasks: away, categories: away, rates: away, order: away }
    for (const url of [
      '/api/klusservice/tasks',
      '/api/klusservice/task-rates?taskId=a&lat=52&lon=5&fromDate=2026-12-01T00:00:00Z',
    ]) {
      const answer = await server.app.inject(url)
      expect(answer.statusCode).toBe(503)
      expect(answer.json<Problem>()).toMatchObject({
        code: 'partner-unavailable',
        title: 'Er is iets misgegaan. Onze excuses voor het ongemak.',
        detail: 'Probeer het later opnieuw of bel onze klantenservice op 033 000 00 00.',
      })
    }
    const booking = await send(server, good)
    expect(booking.statusCode).toBe(503)
  })

  test('a booking on rates that it offered shortly before is taken in and flagged', async () => {
    await using server = await openTestServer({ clock })
    await server.app.inject('/api/klusservice/tasks')
    await server.app.inject('/api/klusservice/categories')
    const booking = await bookingFrom(server, '2026-11-23')
    server.runtime.ports.handyman = { tasks: away, categories: away, rates: away, order: away }
    const answer = await send(server, booking)
    expect(answer.statusCode).toBe(201)
    const row = await server.database.db.selectFrom('submission').selectAll().executeTakeFirstOrThrow()
    expect(row.flags).toEqual(['rates-not-rechecked'])
  })

  test('an address register that is away flags, and does not refuse', async () => {
    await using server = await openTestServer({ clock })
    const booking = await bookingFrom(server, '2026-11-23')
    server.runtime.ports.addresses = {
      lookup: async () => {
        throw new PartnerError('addresses', 'unreachable')
      },
      facts: async () => undefined,
      locate: async () => undefined,
    }
    expect((await send(server, booking)).statusCode).toBe(201)
    const row = await server.database.db.selectFrom('submission').selectAll().executeTakeFirstOrThrow()
    expect(row.flags).toEqual(['address-not-checked'])
  })
})

test('whatever became of these requests, their life led to it', async () => {
  const { id } = await server.database.db.selectFrom('submission').select('id').executeTakeFirstOrThrow()
  await deliver(server.runtime, { submission: id, partner: toHandyman.partner }, () => toHandyman)
  const met = await checkRequests(server.database.db)
  expect(met['handyman.book']).toEqual(expect.arrayContaining(['passed-on', 'received']))
})
