import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addOffice } from '../../../../test/kit/planning.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'

let server: TestServer
const day = '2026-11-24'
beforeAll(async () => {
  server = await openTestServer({ clock: clockAt('2026-11-23T06:00:00Z') })
  const { db } = server.database
  await addOffice(db, 85)
  await addOffice(db, 86)
  await addOffice(db, 90)
  const places = [
    { code: 85, lat: 52.15, lon: 5.38, postcode: '3821BT', city: 'Amersfoort', name: 'Amersfoort' },
    { code: 86, lat: 52.37, lon: 4.89, postcode: '1012JS', city: 'Amsterdam', name: 'Zuidas' },
    {
      code: 90,
      lat: 53.2,
      lon: 6.56,
      postcode: '9711LM',
      city: 'Groningen',
      name: 'Groningen',
      offered: false,
    },
  ]
  for (const { code, ...place } of places)
    await db.updateTable('office').set(place).where('code', '=', code).execute()
})
afterAll(() => server.close())
beforeEach(() => server.database.db.deleteFrom('reservation').execute())

const get = async (url: string) => {
  const answer = await server.app.inject({ url })
  return { status: answer.statusCode, body: answer.json() }
}
const post = async (url: string, payload: object, from = '192.0.2.1') => {
  const answer = await server.app.inject({ method: 'POST', url, payload, remoteAddress: from })
  return { status: answer.statusCode, body: answer.body ? answer.json() : undefined }
}
const agenda = '/api/v1/office/85/appointmentTypes/talk'
const timesAt = (date = day, hold = '') =>
  get(`/api/v2/office/85/appointmentTypes/talk/dates/${date}/times${hold && `?hold=${hold}`}`)
const wish = { officeId: 85, appointmentType: 'talk', date: day, time: '10:00' }
const hold = (over: object = {}, from?: string) => post('/api/v1/holds', { ...wish, ...over }, from)

describe('offices', () => {
  test('that are offered come by name, and with a postcode the nearest first', async () => {
    const codes = async (query = '') =>
      (await get(`/api/v1/offices${query}`)).body.map(({ code }: { code: number }) => code)
    expect(await codes()).toEqual([85, 86])
    expect(await codes('?postcode=1012JS')).toEqual([86, 85])
    expect(await codes('?postcode=3821%20BT')).toEqual([85, 86])
    expect((await get('/api/v1/offices')).body[0]).toEqual({
      code: 85,
      name: 'Amersfoort',
      address: 'Voorbeeldlaan 10',
      postcode: '3821BT',
      city: 'Amersfoort',
      linksToUnive: false,
      appointmentTypes: ['short', 'talk'],
    })
    expect(await get('/api/v1/offices?postcode=weg')).toMatchObject({ status: 400 })
  })

  test('come by name while nobody knows where a postcode is', async () => {
    const { addresses } = server.runtime.ports
    const { locate } = addresses
    addresses.locate = async () => {
      throw new PartnerError('addresses', 'unreachable')
    }
    expect((await get('/api/v1/offices?postcode=1012JS')).body).toHaveLength(2)
    addresses.locate = locate
  })
})

describe('dates and times', () => {
  test('are those with a seat, on working days within the horizon', async () => {
    const { body } = await get(`${agenda}/dates`)
    expect(body.slice(0, 6)).toEqual([
      ...['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-30'],
    ])
    expect(body.at(-1)).toBe('2026-12-22')
    const { body: times } = await timesAt()
    expect(times.appointmentTimes[0]).toEqual({ startTime: '09:00:00', endTime: '10:00:00' })
    expect((await timesAt('2026-11-28')).body).toEqual({ appointmentTimes: [] })
  })

  test('of an unknown office or type are 404, of a day that was or is none 400', async () => {
    for (const [office, type] of [
      [1, 'talk'],
      [99_999, 'talk'],
      [85, 'weg'],
    ])
      expect(await get(`/api/v1/office/${office}/appointmentTypes/${type}/dates`)).toMatchObject({
        status: 404,
        body: { code: 'agenda-unknown' },
      })
    for (const date of ['2026-11-22', '2026-02-30', 'morgen', '20261124'])
      expect(await timesAt(date)).toMatchObject({
        status: 400,
        body: { errors: { date: [expect.any(String)] } },
      })
    expect((await get('/api/v1/office/x/appointmentTypes/talk/dates')).status).toBe(400)
  })
})

test('near a time that is gone the free times before and after it come in their order', async () => {
  const near = (query: string) => get(`/api/v1/office/85/appointmentTypes/talk/nearest?${query}`)
  const times = (slots: { date: string; startTime: string }[]) =>
    slots.map(({ date, startTime }) => `${date} ${startTime.slice(0, 5)}`)
  const around = await near(`date=${day}&time=10:00`)
  expect(times(around.body.slots)).toEqual([`${day} 09:30`, `${day} 10:00`, `${day} 10:30`])
  const evening = await near(`date=${day}&time=23:30:00`)
  expect(times(evening.body.slots)).toEqual([`${day} 15:00`, `${day} 15:30`, `${day} 16:00`])
  expect(await near('date=2026-11-31&time=10:00')).toMatchObject({ status: 400 })
  expect(await near(`date=${day}&time=25:00`)).toMatchObject({ status: 400 })
})

describe('a time that is held', () => {
  const starts = async (token?: string) =>
    (await timesAt(day, token)).body.appointmentTimes.map(({ startTime }: { startTime: string }) => startTime)

  test('is there for who holds it and not for others, until it is let go', async () => {
    const first = await hold()
    expect(first).toMatchObject({ status: 200, body: { until: '2026-11-23T06:10:00.000Z' } })
    await hold()
    expect(await starts()).not.toContain('10:00:00')
    expect(await starts(first.body.token)).toContain('10:00:00')
    expect(await hold()).toMatchObject({ status: 409, body: { code: 'slot-taken' } })
    expect((await post('/api/v1/holds/release', { token: first.body.token })).status).toBe(204)
    expect(await starts()).toContain('10:00:00')
    expect((await post('/api/v1/holds/release', { token: randomUUID() })).status).toBe(204)
  })

  test.each([
    [{ time: '10:15' }, 'time'],
    [{ time: '12:00' }, 'time'],
    [{ time: 'tien' }, 'time'],
    [{ time: 1000 }, 'time'],
    [{ date: '2026-11-28' }, 'date'],
    [{ date: '2026-11-22' }, 'date'],
    [{ date: 'x'.repeat(100_000) }, 'date'],
    [{ officeId: 'x' }, 'officeId'],
    [{ token: 'geen' }, 'token'],
  ])('%j is refused at its field', async (over, field) => {
    expect(await hold(over)).toMatchObject({
      status: 400,
      body: { errors: { [field]: [expect.any(String)] } },
    })
  })

  test('is none of an agenda that there is not', async () => {
    expect(await hold({ appointmentType: 'weg' })).toMatchObject({ status: 404 })
  })
})
