import { expect, test } from 'vitest'
import { openTestServer } from '../../../../test/kit/server.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { handymanSandbox } from '../../adapters/handyman-sandbox/handyman-sandbox-adapter.ts'
import { recordsInDatabase } from '../../adapters/sandbox-kit/records-in-database.ts'
import type { Handyman } from '../../ports/handyman.ts'
import { allowances } from '../../services/rate-limits/rate-limits.ts'

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

test('one address asks the partner as often as is counted in the database', async () => {
  const { server, ask } = await openWatched()
  await using _ = server
  const { burst } = allowances.rates
  const answers = await Promise.all(Array.from({ length: burst + 5 }, () => ask('52.1561')))
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
})
