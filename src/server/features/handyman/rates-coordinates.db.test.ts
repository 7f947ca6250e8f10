import { expect, test } from 'vitest'
import { openTestServer } from '../../../../test/kit/server.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { handymanSandbox } from '../../adapters/handyman-sandbox/handyman-sandbox-adapter.ts'
import { recordsInDatabase } from '../../adapters/sandbox-kit/records-in-database.ts'
import type { Handyman } from '../../ports/handyman.ts'

const clock = clockAt('2026-11-20T14:00:00Z')

/** Opens a server whose handyman partner records the coordinates that it is asked about. */
const openWatched = async () => {
  const asked: string[] = []
  let partner: Handyman | undefined
  const watched: Handyman = {
    tasks: () => real().tasks(),
    categories: () => real().categories(),
    order: (...given) => real().order(...given),
    rates: (taskId, at, from) => {
      asked.push(`${at.lat} ${at.lon}`)
      return real().rates(taskId, at, from)
    },
  }
  const server = await openTestServer({ clock, ports: { handyman: watched } })
  const real = (): Handyman => {
    partner ??= handymanSandbox(recordsInDatabase(server.database.db, clock), clock)
    return partner
  }
  const ask = (lat: string, lon = '5.3878', fromDate = '2026-11-23T00:00:00.000Z') =>
    server.app.inject(
      `/api/klusservice/task-rates?${new URLSearchParams({ taskId: 'lekkende-kraan', lat, lon, fromDate })}`,
    )
  const remembered = async () =>
    (await server.database.db.selectFrom('partner_memory').selectAll().execute()).length
  return { server, asked, ask, remembered }
}

test('coordinates are asked and remembered to ten metres', async () => {
  const { server, asked, ask, remembered } = await openWatched()
  await using _ = server
  for (const lat of ['52.1561', '52.15610001', '52.156119', '52.15606'])
    expect((await ask(lat)).statusCode).toBe(200)
  expect((await ask('52.1562')).statusCode).toBe(200)
  expect(new Set(asked)).toEqual(new Set(['52.1561 5.3878', '52.1562 5.3878']))
  expect(await remembered()).toBe(2)
})

test('only what a booking can ask is remembered', async () => {
  const { server, ask, remembered } = await openWatched()
  await using _ = server
  for (const from of ['2026-11-23T08:15:00.000Z', '2031-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z'])
    expect((await ask('52.1561', '5.3878', from)).statusCode).toBe(200)
  expect(await remembered()).toBe(0)
  // the last day of the calendar, and the day after it
  for (const from of ['2027-12-26T00:00:00.000Z', '2027-12-27T00:00:00.000Z'])
    expect((await ask('52.1561', '5.3878', from)).statusCode).toBe(200)
  expect(await remembered()).toBe(1)
})
