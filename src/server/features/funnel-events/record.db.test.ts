import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { clockAt } from '../../../core/kernel/clock.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clock: clockAt('2026-11-20T14:00:00Z') })
})
afterAll(() => server.close())

describe('funnel events', () => {
  const event = { funnel: 'klusservice', number: 1, step: 'klus', membershipStatus: 'lid', outcome: 'shown' }
  const record = (payload: object) =>
    server.app.inject({ method: 'POST', url: '/api/events/funnel', payload })

  test('are counted per day', async () => {
    await Promise.all(Array.from({ length: 5 }, () => record(event)))
    expect((await record({ ...event, outcome: 'passed' })).statusCode).toBe(204)
    const rows = await server.database.db.selectFrom('funnel_event').selectAll().orderBy('outcome').execute()
    expect(rows.map(({ outcome, times, day }) => [outcome, times, day])).toEqual([
      ['passed', 1, '2026-11-20'],
      ['shown', 5, '2026-11-20'],
    ])
  })

  test('are counted of steps that a funnel has, and of no other', async () => {
    const before = await server.database.db.selectFrom('funnel_event').selectAll().execute()
    for (const made of [{ funnel: 'f0' }, { step: 'f0' }, { number: 2 }, { funnel: 'constructor' }]) {
      const answer = await record({ ...event, ...made })
      expect([answer.statusCode, answer.json().errors]).toEqual([
        400,
        { step: ['Deze stap kennen we niet.'] },
      ])
    }
    expect(await server.database.db.selectFrom('funnel_event').selectAll().execute()).toEqual(before)
  })

  test('hold no free text', async () => {
    expect((await record({ ...event, step: 'Jannie de Vries' })).statusCode).toBe(400)
    expect((await record({ ...event, outcome: 'jannie' })).statusCode).toBe(400)
  })
})
