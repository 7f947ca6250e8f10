import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { valuationGuards } from './valuation.ts'

const valued = {
  ...{ valueCents: 42_500_000, lowCents: 39_900_000, highCents: 45_000_000, valuedOn: '2026-11-24' },
  ...{ source: 'Voorbeeldmodel', constructionYear: 1978, livingArea: 124, isExample: true },
}

test.each([
  ['as a model gives it', {}, true],
  ['of a value below its range', { lowCents: 42_500_001 }, false],
  ['of a value above its range', { highCents: 42_499_999 }, false],
  ['of a home that is worth nothing', { valueCents: 0, lowCents: 0 }, false],
  ['of a day that is none', { valuedOn: '2026-02-30' }, false],
])('an answer %s', (_name, change, good) => {
  expect(z.safeParse(valuationGuards.estimate, { ...valued, ...change }).success).toBe(good)
})
