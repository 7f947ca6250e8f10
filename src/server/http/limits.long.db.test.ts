import { expect, test } from 'vitest'
import { bookingFrom, send } from '../../../test/kit/handyman.ts'
import { openTestServer } from '../../../test/kit/server.ts'
import { clockAt } from '../../core/kernel/clock.ts'
import { takeFrom } from '../services/rate-limits/callers.ts'
import { allowances } from '../services/rate-limits/rate-limits.ts'

const standing = clockAt('2026-11-20T14:00:00Z')

test('thirty parallel submits from one address pass', async () => {
  await using server = await openTestServer({ clock: standing })
  const booking = await bookingFrom(server, '2026-11-23')
  const answers = await Promise.all(Array.from({ length: 30 }, () => send(server, booking)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
})

test('whoever has a whole /48 keeps no neighbour in it from logging in', async () => {
  await using server = await openTestServer({ clock: standing })
  const { burst } = allowances.login
  const from = (index: number) => `2001:db8:1:${index.toString(16)}00::1`
  for (let home = 1; home <= 17; home++)
    await Promise.all(
      Array.from({ length: burst }, () => takeFrom(server.runtime, 'login', from(home), allowances.login)),
    )
  await expect(takeFrom(server.runtime, 'login', from(1), allowances.login)).rejects.toMatchObject({
    status: 429,
  })
  await expect(takeFrom(server.runtime, 'login', from(99), allowances.login)).resolves.toBeUndefined()
})
