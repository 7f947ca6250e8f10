import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PartnerError } from '../../core/kernel/fault.ts'
import { readAnswer } from './answer.ts'

const schema = z.object({
  days: z.array(z.object({ date: z.string(), price: z.number() })),
  place: z.union([z.object({ lat: z.number() }), z.undefined()]),
})
const good = { days: [{ date: '2026-12-01', price: 64.5 }], place: undefined }

const detailOf = (answer: unknown): string => {
  try {
    readAnswer('bell', schema, answer)
  } catch (thrown) {
    if (thrown instanceof PartnerError && thrown.cause instanceof Error) return thrown.cause.message
    throw thrown
  }
  return 'read'
}

test('a field that is not known is left out, wherever it stands', () => {
  const more = { ...good, days: [{ ...good.days[0], discount: 5 }], newer: { a: 1 } }
  expect(readAnswer('bell', schema, more)).toEqual(good)
})

test.each([
  [{ ...good, days: [{ date: '2026-12-01' }] }, 'days[0].price is missing'],
  [{ ...good, days: [{ date: '2026-12-01', price: 'geheim' }] }, 'days[0].price is wrong'],
  [{ ...good, place: { lat: 'geheim' } }, 'place.lat is wrong'],
  [{ place: undefined }, 'days is missing'],
  ['<html>geheim</html>', 'the answer is wrong'],
  [undefined, 'the answer is missing'],
  [
    { days: Array.from({ length: 9 }, () => ({ price: 1 })) },
    [0, 1, 2, 3, 4].map((index) => `days[${index}].date is missing`).join(', '),
  ],
])('what is missing or wrong in %j names itself, without its value', (answer, detail) => {
  expect(detailOf(answer)).toBe(detail)
  expect(detail).not.toContain('geheim')
})
