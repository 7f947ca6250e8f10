import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testTool } from '../../engine/testing/test-tool.tsx'
import { annuity, interestOf, linear } from './repayment.ts'
import { repaymentForms } from './tool.ts'

const loan = { amount: '300.000', rate: '4', years: '30' }

testTool(repaymentForms, {
  sums: [
    {
      // 300,000 * (0.04 / 12) / (1 - (1 + 0.04 / 12) ^ -360)
      name: 'thirty years at four percent',
      answers: loan,
      values: {
        annuityMonth: 1_432_25,
        linearFirst: 1_833_33,
        linearLast: 836_11,
        linearInterest: 180_500_00,
      },
    },
    {
      name: 'no interest at all',
      answers: { ...loan, rate: '0' },
      values: { annuityMonth: 833_33, linearFirst: 833_33, annuityInterest: 0, linearInterest: 0 },
    },
    {
      name: 'a single year',
      answers: { amount: '12.000', rate: '12', years: '1' },
      values: { annuityMonth: 1_066_19, linearFirst: 1_120_00, linearLast: 1_010_00, linearInterest: 780_00 },
    },
  ],
  claims: [
    {
      name: 'the interest rises with the rate',
      answers: loan,
      vary: 'rate',
      over: ['0', '0,001', '1', '4', '19,999', '20'],
      says: ({ annuityInterest = 0 }) => annuityInterest,
      goes: 'up',
    },
    {
      name: 'the interest rises with the years',
      answers: loan,
      vary: 'years',
      over: ['1', '10', '30', '40'],
      says: ({ linearInterest = 0 }) => linearInterest,
      goes: 'up',
    },
    {
      name: 'a month costs less when there are more years',
      answers: loan,
      vary: 'years',
      over: ['1', '10', '30', '40'],
      says: ({ annuityMonth = 0 }) => annuityMonth,
      goes: 'down',
    },
  ],
  edges: [
    { amount: '1.000', rate: '0', years: '1' },
    { amount: '10.000.000', rate: '20', years: '40' },
    { amount: '1.000', rate: '0,001', years: '40' },
  ],
})

const loans = fc.record({
  amount: fc.integer({ min: 1_000_00, max: 10_000_000_00 }),
  rate: fc.integer({ min: 0, max: 20_000 }).map((thousandths) => thousandths / 1000),
  years: fc.integer({ min: 1, max: 40 }),
})

it('pays back to the last cent, and linear never costs more interest than an annuity', () => {
  fc.assert(
    fc.property(loans, (of) => {
      for (const months of [annuity(of), linear(of)]) {
        expect(months).toHaveLength(of.years * 12)
        expect(months.at(-1)?.owed).toBe(0)
        expect(Math.round(months.reduce((sum, { paid, interest }) => sum + paid - interest, 0))).toBe(
          of.amount,
        )
      }
      expect(interestOf(linear(of))).toBeLessThanOrEqual(interestOf(annuity(of)))
    }),
  )
})

it('pays the same every month of an annuity', () => {
  const months = annuity({ amount: 300_000_00, rate: 4, years: 30 })
  for (const { paid } of months) expect(paid).toBeCloseTo(months[0]?.paid ?? 0, 2)
})
