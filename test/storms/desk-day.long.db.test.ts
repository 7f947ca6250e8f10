import { expect, test } from 'vitest'
import { deskOf } from '../../src/server/features.ts'
import { openDay } from './desk-day.ts'
import { expectGoodEnd, lookAround } from './desk-promises.ts'

const count = 60

test(`a day of the desk brings ${count} requests of all kinds to their ends, while their partners are away`, async () => {
  await using day = await openDay(count)
  await day.live(() => lookAround(day))
  await expectGoodEnd(day)
  expect(day.requests.size).toBe(count)
  const kinds = new Set([...day.requests.values()].map(({ kind }) => kind))
  expect(Object.keys(deskOf).filter((kind) => !kinds.has(kind))).toEqual([])
  expect(day.bulk.done).toBeGreaterThanOrEqual(10)
})
