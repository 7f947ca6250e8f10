import fc from 'fast-check'
import { expect, it } from 'vitest'
import { annuity, interestOf, linear } from '../../../core/calculations/repayment.ts'
import { testTool } from '../../engine/testing/test-tool.tsx'
import { cases } from './rekenmodule-annuiteiten-en-lineaire-hypotheek-cases.ts'
import { tool } from './rekenmodule-annuiteiten-en-lineaire-hypotheek-tool.ts'

const loan = { amount: '300.000', rate: '4', years: '30' }

testTool(tool, {
  cases,
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
