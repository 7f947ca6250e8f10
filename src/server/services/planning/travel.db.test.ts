import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addAppointment, addVisits, homes, visitorOf } from '../../../../test/kit/planning.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { inTransaction } from '../transaction.ts'
import { type Agenda, findAgenda, type VisitedHome } from './agenda.ts'
import { holdSlot } from './hold.ts'
import { freeSlotsOn, offeredSlotsOn } from './offer.ts'
import { appointmentsWithin } from './office-day.ts'
import { freeSeat, moveSeat, reserveSeat } from './reserve.ts'
import { removePastHomes } from './travel.ts'

let server: TestServer
const day = '2026-11-24'
const clock = clockAt('2026-11-23T06:00:00Z')
beforeAll(async () => {
  server = await openTestServer({ clock })
  await addVisits(server.database.db, 90, { cora: ['38', '1'], dirk: ['9'] })
})
afterAll(() => server.close())
beforeEach(() => server.database.db.deleteFrom('reservation').execute())

const visits = async (home: VisitedHome): Promise<Agenda> => {
  const found = await findAgenda(server.database.db, { officeCode: 90, typeCode: 'visit', home })
  if (!found) throw new Error('no visits')
  return found
}
const slotAt = async (agenda: Agenda, time: string) => {
  const slots = await offeredSlotsOn(server.runtime, agenda, [day])
  const found = slots.find(({ startTime }) => startTime === `${time}:00`)
  if (!found) throw new Error(`nothing at ${time}`)
  return found
}
const book = async (home: VisitedHome, time: string, token?: string) => {
  const agenda = await visits(home)
  const slot = await slotAt(agenda, time)
  return inTransaction(server.database.db, async (tx) => {
    const made = await addAppointment(tx, slot)
    await reserveSeat(tx, server.runtime, agenda, slot, { ...made, token })
    return made
  })
}
const free = async (home: VisitedHome) =>
  (await freeSlotsOn(server.runtime, await visits(home), { days: [day] })).map(({ startTime }) =>
    startTime.slice(0, 5),
  )
const who = async () => {
  const rows = await server.database.db.selectFrom('reservation').select('adviser_code').execute()
  return rows.map(({ adviser_code }) => adviser_code)
}

describe('somebody who comes to a home', () => {
  test('is one of its area', async () => {
    await book(homes.Groningen, '10:00')
    expect(await who()).toEqual(['dirk'])
    expect((await visits(homes.Amersfoort)).advisers).toEqual(['cora'])
    expect((await visits(homes.Maastricht)).advisers).toEqual([])
    expect(await free(homes.Maastricht)).toEqual([])
    await expect(book(homes.Maastricht, '10:00')).rejects.toMatchObject({ code: 'slot-taken' })
  })

  test('needs time for the way there, and none at the same address', async () => {
    // An appointment takes an hour with 15 minutes after it. Amsterdam is 41 km away, which is 56 minutes.
    await book(homes.Amersfoort, '10:00')
    expect(await free(homes.Amersfoort)).toEqual([
      ...['13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00'],
    ])
    expect(await free(homes.Amsterdam)).toEqual([
      ...['13:00', '13:30', '14:00', '14:30', '15:00', '15:30', '16:00'],
    ])
    await book(homes.Amersfoort, '14:00')
    expect(await free(homes.Amersfoort)).toEqual(['15:30', '16:00'])
    // Whoever leaves at 15:15 is 56 minutes on the way.
    expect(await free(homes.Amsterdam)).toEqual([])
    await expect(book(homes.Amsterdam, '16:00')).rejects.toMatchObject({ code: 'slot-taken' })
    await book(homes.Amersfoort, '15:30')
  })

  test('is refused by the database where there is no time, whoever asks it', async () => {
    await book(homes.Amersfoort, '14:00')
    const agenda = await visits(homes.Amsterdam)
    const slot = await slotAt(agenda, '16:00')
    const made = await addAppointment(server.database.db, slot)
    const written = sql`
      INSERT INTO reservation (id, office_code, seat, adviser_code, type_code, starts, ends, busy, submission_id, number,
        home_postcode, home_number, lat, lon)
      VALUES (${randomUUID()}, 90, 2, 'cora', 'visit', ${slot.start}, ${slot.end}, tstzrange(${slot.start}, ${slot.end}),
        ${made.submissionId}, 1, '1012JS', 86, ${homes.Amsterdam.lat}, ${homes.Amsterdam.lon})`
    await expect(written.execute(server.database.db)).rejects.toMatchObject({
      code: '23P01',
      constraint: 'reservation_in_reach',
    })
  })

  test('is booked once by many at once who live apart', async () => {
    // Each of the two is possible, but nobody can get from the one to the other in time.
    const asked = [homes.Amersfoort, homes.Amsterdam].flatMap((home) =>
      ['14:00', '15:00', '15:30'].map((time) => book(home, time).then(String, (thrown) => thrown.code)),
    )
    const answers = await Promise.all(asked)
    expect(answers.filter((one) => one !== 'slot-taken').length).toBeLessThanOrEqual(2)
    expect(new Set(answers)).toContain('slot-taken')
  })

  test('is held, and booked by the hold of this very home alone', async () => {
    const agenda = await visits(homes.Amersfoort)
    const slot = await slotAt(agenda, '14:00')
    const { token } = await holdSlot(visitorOf(server), agenda, slot)
    expect(await free(homes.Amsterdam)).not.toContain('15:30')
    await expect(book(homes.Amsterdam, '14:00', token)).rejects.toMatchObject({ code: 'slot-taken' })
    await book(homes.Amersfoort, '14:00', token)
    expect(await who()).toEqual(['cora'])
  })

  test('is held as often as there is room of those who can come, whatever is held of others', async () => {
    const hold = async (home: VisitedHome, time: string) => {
      const agenda = await visits(home)
      return holdSlot(visitorOf(server), agenda, await slotAt(agenda, time))
    }
    await hold(homes.Amersfoort, '09:00')
    await expect(hold(homes.Amsterdam, '16:00')).rejects.toMatchObject({ code: 'too-many-holds' })
    await hold(homes.Groningen, '09:00')
    await expect(hold(homes.Groningen, '16:00')).rejects.toMatchObject({ code: 'too-many-holds' })
  })

  test('is seen by staff in the day of the office, with the home', async () => {
    await book(homes.Groningen, '14:00')
    const midnight = (date: string) => `${date}T00:00:00Z`
    const span = { start: midnight(day), end: midnight('2026-11-25') }
    expect(await appointmentsWithin(server.database.db, 90, span)).toMatchObject([
      { adviser: 'dirk', home: { postcode: '9711LM', houseNumber: 25 } },
    ])
  })

  test('whose appointment is moved keeps the home', async () => {
    const key = await book(homes.Amersfoort, '14:00')
    const agenda = await visits(homes.Amersfoort)
    const other = await slotAt(agenda, '09:00')
    await inTransaction(server.database.db, (tx) => moveSeat(tx, server.runtime, agenda, other, key))
    const row = await server.database.db.selectFrom('reservation').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ home_postcode: '3821BT', home_number: 10, adviser_code: 'cora' })
    await inTransaction(server.database.db, (tx) => freeSeat(tx, key))
    expect(await who()).toEqual([])
  })
})

test('the home of an appointment that was is forgotten', async () => {
  await book(homes.Amersfoort, '14:00')
  expect(await removePastHomes({ ...server.runtime, clock })).toBe(0)
  const later = clockAt('2026-11-26T06:00:00Z')
  expect(await removePastHomes({ ...server.runtime, clock: later })).toBe(1)
  const row = await server.database.db.selectFrom('reservation').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ home_postcode: null, lat: null, adviser_code: 'cora' })
})

describe('the calls', () => {
  const get = async (url: string) => {
    const answer = await server.app.inject({ url })
    return { status: answer.statusCode, body: answer.json() }
  }
  const path = '/api/v1/office/90/appointmentTypes/visit/dates'

  test('ask which home it is', async () => {
    expect(await get(path)).toMatchObject({ status: 404, body: { code: 'agenda-unknown' } })
    expect((await get(`${path}?postcode=3821BT&houseNumber=10`)).body).toContain(day)
    expect(await get(`${path}?postcode=9999ZZ&houseNumber=1`)).toMatchObject({
      status: 400,
      body: { errors: { houseNumber: ['Dit adres hebben we niet gevonden.'] } },
    })
  })

  test('offer no time while nobody can tell where a home is', async () => {
    const { addresses } = server.runtime.ports
    const { lookup } = addresses
    addresses.lookup = async () => {
      throw new PartnerError('addresses', 'unreachable')
    }
    expect((await get(`${path}?postcode=3821BT&houseNumber=12`)).status).toBe(503)
    addresses.lookup = lookup
  })

  test('hold it', async () => {
    const wish = { officeId: 90, appointmentType: 'visit', date: day, time: '14:00' }
    const hold = (payload: object) => server.app.inject({ method: 'POST', url: '/api/v1/holds', payload })
    expect((await hold(wish)).statusCode).toBe(404)
    const home = { postcode: '3821BT', houseNumber: 10 }
    expect((await hold({ ...wish, ...home })).statusCode).toBe(200)
  })
})
