import { expect, test } from 'vitest'
import { openDay } from './desk-day.ts'
import { expectGoodEnd, lookAround } from './desk-promises.ts'

const count = 14

test(`a day of the desk brings ${count} requests to their ends, over a weekend and the end of summer time`, async () => {
  await using day = await openDay(count)
  await day.live(() => lookAround(day))
  await expectGoodEnd(day)
  expect(day.requests.size).toBe(count)
})
