import { afterAll, expect, test } from 'vitest'
import { openTestServer } from '../../../../test/kit/server.ts'
import { type Tries, tryPassword } from './login-attempts.ts'

const server = await openTestServer()
afterAll(() => server.close())

const start = Date.parse('2026-12-01T09:00:00Z')

/** Tries at an instant, so many milliseconds after the first; answers how many there were until then, this one included. */
const tryAt = (tries: Tries, after: number): Promise<number> =>
  tryPassword({ ...server.runtime, clock: { now: () => start + after } }, tries, async (failures) => failures)

test('tries count on in whatever order they arrive, and by clocks that differ', async () => {
  const tries: Tries = [{ name: 'somebody', most: 3 }]
  expect(await tryAt(tries, 0)).toBe(1)
  expect(await tryAt(tries, -1)).toBe(2)
  expect(await tryAt(tries, -2000)).toBe(3)
  await expect(tryAt(tries, -3000)).rejects.toMatchObject({ status: 429 })
  await expect(tryAt(tries, 1)).rejects.toMatchObject({ status: 429 })
})

test('a clock that was set back keeps nobody out', async () => {
  const tries: Tries = [{ name: 'somebody else', most: 1 }]
  expect(await tryAt(tries, 0)).toBe(1)
  expect(await tryAt(tries, -3_600_000)).toBe(1)
})
