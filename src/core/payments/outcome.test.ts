import { expect, test } from 'vitest'
import { isStateChange, troubleOf } from './outcome.ts'
import { paymentStates } from './states.ts'

test.each([
  ['open', 2495, 'EUR', undefined],
  ['open', 2494, 'EUR', 'other-amount'],
  ['open', 2495, 'USD', 'other-amount'],
  ['paid', 2495, 'EUR', 'paid-twice'],
  ['given-up', 2495, 'EUR', 'paid-late'],
  // A wrong amount is named before a second payment, since this money could not have paid for the purchase anyway.
  ['paid', 1, 'EUR', 'other-amount'],
] as const)('for a purchase that is %s, %d %s: %s', (purchase, amountCents, currency, trouble) => {
  expect(troubleOf({ purchase, agreedCents: 2495 }, { amountCents, currency })).toBe(trouble)
})

test('final states never move back, and money that came in after all is news', () => {
  const news = paymentStates.flatMap((known) =>
    paymentStates.filter((told) => isStateChange(known, told)).map((told) => `${known} > ${told}`),
  )
  expect(news).toEqual([
    ...['paid', 'cancelled', 'expired', 'failed'].map((told) => `open > ${told}`),
    ...['cancelled', 'expired', 'failed'].map((known) => `${known} > paid`),
  ])
})
