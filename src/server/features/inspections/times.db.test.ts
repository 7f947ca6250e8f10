import { afterAll, describe, expect, test } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import { openInspections } from '../../../../test/kit/inspections.ts'
import * as calls from '../../../core/contract/inspections/inspections-calls.ts'
import { inspectionDuration } from '../../../core/figures/inspection-duration.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'

const { server } = await openInspections('2026-11-20T14:00:00Z')
afterAll(() => server.close())

describe('times', () => {
  const ask = async (payload: object, url = calls.times.path) => {
    const answer = await server.app.inject({ method: 'POST', url, payload })
    return { status: answer.statusCode, body: answer.json() }
  }
  const home = { houseNumber: 10, houseNumberAddition: '' }

  test('of a house that stands have the offset of their day', async () => {
    const { body } = await ask({ ...home, typeCode: 3, sizeCode: 0, zipCode: '3821BT' })
    expect(body[0]).toEqual({
      start: expect.stringMatching(/^2026-11-\d\dT\d\d:\d\d:00\+01:00$/),
      end: expect.stringMatching(/\+01:00$/),
    })
  })

  test('take as long as the size and the type of the home ask', async () => {
    const minutes = ({ start, end }: { start: string; end: string }) =>
      (Date.parse(end) - Date.parse(start)) / 60_000
    const cases = [0, 1, 2, 3, 4].flatMap((typeCode) => [0, 1, 2, 3].map((sizeCode) => [typeCode, sizeCode]))
    expect(
      await failures(cases, async ([typeCode = 0, sizeCode]) => {
        const { body } = await ask({ ...home, typeCode, sizeCode, zipCode: '3821BT' })
        expect(body.length).toBeGreaterThan(0)
        const right = inspectionDuration.on('2026-11-20').value.construction[typeCode]?.[sizeCode ?? 0]
        expect([...new Set(body.map(minutes))]).toEqual([right])
      }),
    ).toEqual([])
    const apartment = await ask(
      { ...home, typeCode: 0, zipcode: '3821BT', plannedTime: '2026-12-08T11:15:00+01:00' },
      calls.completionTimes.path,
    )
    expect(minutes(apartment.body[0])).toBe(90)
  })

  test('of a new house come the nearest first, on the day that is asked', async () => {
    const asked = { ...home, typeCode: 3, zipcode: '3821BT', plannedTime: '2026-12-08T11:20:00+01:00' }
    const { body } = await ask(asked, calls.completionTimes.path)
    expect(body[0].start).toBe('2026-12-08T11:15:00+01:00')
    expect(body.every(({ start }: { start: string }) => start.startsWith('2026-12-08'))).toBe(true)
    const days = (await server.app.inject({ url: calls.completionDays.path })).json<string[]>()
    expect(days).toContain('2026-12-08')
    expect(days).not.toContain('2026-12-25')
  })

  test.each([
    [{ zipCode: '9999ZZ', houseNumber: 1 }, 'houseNumber'],
    [{ zipCode: 'weg' }, 'zipCode'],
    [{ typeCode: 5 }, 'typeCode'],
    [{ sizeCode: 4 }, 'sizeCode'],
  ])('%j is told at its field', async (wrong, field) => {
    const { status, body } = await ask({ ...home, typeCode: 3, sizeCode: 0, zipCode: '3821BT', ...wrong })
    expect(status).toBe(400)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test('are those alone at which the partner can be there', async () => {
    const { inspections: port } = server.runtime.ports
    const { openTimes } = port
    port.openTimes = async () => [{ start: '2026-12-08T08:00:00Z', end: '2026-12-08T11:45:00Z' }]
    const { body } = await ask({ ...home, typeCode: 3, sizeCode: 0, zipCode: '3821BT' })
    expect(body.map(({ start }: { start: string }) => start)).toEqual([
      '2026-12-08T09:00:00+01:00',
      '2026-12-08T09:30:00+01:00',
      '2026-12-08T10:00:00+01:00',
    ])
    port.openTimes = openTimes
  })

  test('are none while the partner cannot say who can come', async () => {
    const { inspections: port } = server.runtime.ports
    const { openTimes } = port
    port.openTimes = async () => {
      throw new PartnerError('inspections', 'unreachable')
    }
    expect((await ask({ ...home, typeCode: 3, sizeCode: 0, zipCode: '3821BT' })).status).toBe(503)
    port.openTimes = openTimes
  })

  test('of a house that the register does not have yet are those at its postcode', async () => {
    const { addresses } = server.runtime.ports
    const { lookup } = addresses
    addresses.lookup = async () => undefined
    const { status, body } = await ask({
      ...home,
      typeCode: 3,
      sizeCode: 0,
      zipCode: '3821BT',
      houseNumber: 4000,
    })
    expect(status).toBe(200)
    expect(body.length).toBeGreaterThan(0)
    addresses.lookup = lookup
  })

  test('count what one holds as free, so that one can want another time', async () => {
    const north = { postcode: '9711LM', houseNumber: 25 }
    const wish = { officeId: 400, appointmentType: 'opleveringskeuring', date: '2026-12-08', time: '10:00' }
    const held = await server.app.inject({
      method: 'POST',
      url: '/api/v1/holds',
      payload: { ...wish, ...north },
    })
    const asked = {
      typeCode: 3,
      zipcode: north.postcode,
      houseNumber: north.houseNumber,
      plannedTime: '2026-12-08T11:00:00+01:00',
    }
    expect(held.statusCode, held.body).toBe(200)
    const { token } = held.json<{ token: string }>()
    const starts = async (payload: object): Promise<string[]> =>
      (await ask(payload, calls.completionTimes.path)).body.map((one: { start: string }) => one.start)
    expect(await starts(asked)).not.toContain(asked.plannedTime)
    expect((await starts({ ...asked, hold: token }))[0]).toBe(asked.plannedTime)
  })
})
