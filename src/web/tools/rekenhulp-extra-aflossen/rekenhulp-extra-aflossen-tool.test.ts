import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  interestDuring,
  interestTaxRelief,
  owedEachMonth,
  penaltyOf,
} from '../../../core/calculations/early-repayment.ts'
import { testTool } from '../../engine/testing/test-tool.tsx'
import { cases } from './rekenhulp-extra-aflossen-cases.ts'
import { resultFor } from './rekenhulp-extra-aflossen-result.ts'
import { tool } from './rekenhulp-extra-aflossen-tool.ts'

const answers = {
  ...{ form: 'annuity', original: '300.000', debt: '250.000', rate: '4', years: '20', fixedMonths: '120' },
  ...{ extra: '60.000', free: '10', comparison: '3', savings: '2' },
}
const claim = (vary: string, over: readonly string[], goes: 'up' | 'down') => ({
  name: `the penalty goes ${goes} with ${vary}`,
  says: ({ penalty = 0 }: Readonly<Record<string, number>>) => penalty,
  ...{ answers, vary, over, goes },
})

testTool(tool, {
  cases,
  claims: [
    claim('free', ['0', '10', '19,999', '20', '100'], 'down'),
    claim('repaid', ['0', '29.999', '30.000', '100.000'], 'up'),
    claim('comparison', ['0', '3', '3,999', '4', '15'], 'down'),
    claim('fixedMonths', ['1', '12', '120', '240', '360'], 'up'),
    claim('extra', ['1', '30.000', '30.001', '250.000'], 'up'),
    {
      ...claim('extra', ['1', '30.000', '250.000'], 'up'),
      name: 'what is saved rises with what is repaid',
      says: ({ saved = 0 }) => saved,
    },
  ],
  edges: [
    { ...answers, rate: '0', comparison: '0', savings: '0', years: '1', fixedMonths: '360' },
    { ...answers, form: 'linear', rate: '15', comparison: '0', income: '10.000.000', years: '40' },
    { ...answers, form: 'interest', repaid: '10.000.000', income: '0', fixedMonths: '1' },
  ],
})

const parts = fc.record({
  form: fc.constantFrom('annuity' as const, 'linear' as const, 'interest' as const),
  amount: fc.integer({ min: 1_00, max: 10_000_000_00 }),
  rate: fc.integer({ min: 0, max: 15_000 }).map((thousandths) => thousandths / 1000),
  months: fc.integer({ min: 12, max: 480 }),
})
const whole = (max: number) => fc.integer({ min: 0, max })

it('owes ever less and never less than nothing; no penalty is more than the interest that is missed', () => {
  fc.assert(
    fc.property(parts, whole(360), whole(15), (part, during, today) => {
      const owed = owedEachMonth(part, during)
      for (const [at, one] of owed.entries()) {
        expect(one).toBeGreaterThan(-1)
        expect(one).toBeLessThanOrEqual((owed[at - 1] ?? part.amount) + 1e-6)
      }
      const { lost, penalty } = penaltyOf(part, during, today)
      expect(penalty).toBeGreaterThanOrEqual(0)
      expect(penalty).toBeLessThanOrEqual(lost)
      expect(lost).toBeLessThanOrEqual(interestDuring(part, during))
      if (part.rate <= today) expect(lost).toBe(0)
    }),
  )
})

it('gives no more tax back than the highest rate of deduction', () => {
  const back = [38_883_00, 38_883_01, 78_426_00, 78_426_01].map((income) =>
    interestTaxRelief(income, '2026-11-20'),
  )
  expect(back).toEqual([35.75, 37.56, 37.56, 37.56])
})

it('says why nothing comes of it: no interest, or a penalty that is as high', () => {
  const part = { form: 'annuity', original: 300_000_00, debt: 250_000_00, rate: 4, years: 20 } as const
  const of = { ...part, fixedMonths: 120, extra: 60_000_00, free: 0, savings: 0, comparison: 0 }
  const outcomeOf = (more: object) => resultFor({ ...of, ...more }, '2026-11-20').outcome
  expect(outcomeOf({ rate: 0 })).toContain('betaal je geen rente')
  expect(outcomeOf({})).toContain('de boete is even hoog')
  expect(outcomeOf({ comparison: 1 })).toContain('na een boete van')
})

it('takes the savings interest that is missed off what is left, and says where that makes a loss', () => {
  const part = { form: 'interest', original: 300_000_00, debt: 250_000_00, rate: 2, years: 20 } as const
  const of = { ...part, fixedMonths: 120, extra: 30_000_00, free: 10, comparison: 2 }
  const told = (savings: number) => resultFor({ ...of, savings }, '2026-11-20')
  // 2% of 30.000 euros is 6.000 euros in ten years, 1,5% is 4.500
  expect(told(0).outcome).toBe('Tot je rente verandert, houd je hier € 6.000,00 aan over.')
  expect(told(1.5).outcome).toBe(
    'Tot je rente verandert, houd je hier € 1.500,00 aan over, na € 4.500,00 spaarrente die je mist.',
  )
  expect(
    told(1.5)
      .rows.map(({ label, value }) => `${label}: ${value}`)
      .slice(0, 3),
  ).toEqual([
    'Wat je overhoudt: € 1.500,00',
    'Rente die je niet meer betaalt: € 6.000,00',
    'Min de spaarrente die je mist: € 4.500,00',
  ])
  expect(told(2).outcome).toContain('levert niets op: de spaarrente die je mist, is even hoog')
  expect(told(2.5).outcome).toContain('kost dit je € 1.500,00: de spaarrente die je mist, is hoger')
  expect(told(2.5).rows[0]).toMatchObject({ label: 'Wat het je kost', value: '€ 1.500,00' })
  const fined = resultFor({ ...of, savings: 1, rate: 4, comparison: 1, free: 0 }, '2026-11-20').outcome
  expect(fined).toMatch(/^Tot je rente verandert, houd je .* na een boete van .* en € 3\.000,00 spaarrente/)
})

it('adds up: what is left is the interest that is saved, less the penalty and the savings interest, after tax', () => {
  const percents = whole(15)
  const months = fc.integer({ min: 1, max: 360 })
  const part = { form: 'annuity', original: 300_000_00, debt: 250_000_00, years: 20 } as const
  const of = { ...part, extra: 60_000_00, free: 0 }
  fc.assert(
    fc.property(percents, percents, percents, months, (rate, comparison, savings, fixedMonths) => {
      const { values } = resultFor({ ...of, rate, comparison, savings, fixedMonths }, '2026-11-20')
      const { saved = Number.NaN, penalty = Number.NaN, missed = Number.NaN } = values
      expect(values.net).toBe(saved - penalty - missed)
      if (savings === rate) expect(missed).toBe(saved)
    }),
  )
})

it('tells nothing of a first year that the fixed rate does not reach, nor of a part without penalty where there is none', () => {
  const part = {
    form: 'interest',
    original: 300_000_00,
    debt: 250_000_00,
    rate: 4,
    years: 20,
    savings: 2,
  } as const
  const changesOf = (fixedMonths: number, free: number) =>
    resultFor({ ...part, extra: 60_000_00, comparison: 1, fixedMonths, free }, '2026-11-20').changes.length
  expect([changesOf(11, 0), changesOf(12, 0), changesOf(12, 10)]).toEqual([0, 1, 2])
})

it('costs no more penalty than the interest that is saved', () => {
  const percents = fc.integer({ min: 0, max: 1500 }).map((part) => part / 100)
  fc.assert(
    fc.property(percents, percents, fc.integer({ min: 1, max: 360 }), (rate, comparison, fixedMonths) => {
      const of = {
        form: 'interest',
        original: 300_000_00,
        debt: 250_000_00,
        years: 20,
        extra: 60_000_00,
      } as const
      const { values } = resultFor(
        { ...of, rate, comparison, fixedMonths, free: 0, savings: 0 },
        '2026-11-20',
      )
      expect(values.net).toBeGreaterThanOrEqual(0)
    }),
  )
})
