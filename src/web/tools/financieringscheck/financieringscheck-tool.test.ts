import fc from 'fast-check'
import { expect, it } from 'vitest'
import { lendingOf, loanOf, monthlyOf, shareOf } from '../../../core/calculations/lending.ts'
import { financingShares, type LabelGroup } from '../../../core/figures/lending-norms.ts'
import { testTool } from '../../engine/testing/test-tool.tsx'
import { cases } from './financieringscheck-cases.ts'
import { tool } from './financieringscheck-tool.ts'

const day = '2026-11-20'
const buyer = { who: 'alone', aow: 'no', rate: '4', fixed: 'long', label: 'efg', price: '900.000' }
const answers = { ...buyer, income: '60.000' }
const says = ({ maximum = 0 }: Readonly<Record<string, number>>) => maximum
const claim = (vary: string, over: readonly string[], goes: 'up' | 'down') => ({
  name: `what may be borrowed goes ${goes} with ${vary}`,
  ...{ answers, vary, over, says, goes },
})

testTool(tool, {
  cases,
  claims: [
    claim('income', ['1.000', '29.999', '30.000', '30.001', '57.000', '125.000', '1.000.000'], 'up'),
    claim('debts', ['0', '0,01', '500', '1.200', '100.000'], 'down'),
    claim('study', ['0', '50', '500', '10.000'], 'down'),
    claim('label', ['efg', 'cd', 'ab', 'ap', 'appp', 'apppp', 'guaranteed'], 'up'),
    claim('price', ['10.000', '200.000', '10.000.000'], 'up'),
    {
      ...claim('own', ['0', '100.000', '899.999', '10.000.000'], 'down'),
      name: 'less misses with more money of one’s own',
      says: ({ short = 0 }) => short,
    },
  ],
  edges: [
    { ...answers, income: '1.000', rate: '0' },
    { ...answers, income: '1.000.000', rate: '15', aow: 'yes', price: '10.000' },
    { ...buyer, who: 'together', income: '1.000', partner: '0', debts: '100.000', study: '10.000' },
  ],
})

const borrowers = fc.record({
  income: fc.integer({ min: 1_000_00, max: 1_000_000_00 }),
  rate: fc.integer({ min: 0, max: 15_000 }).map((thousandths) => thousandths / 1000),
  hasPension: fc.boolean(),
  isAlone: fc.boolean(),
  debts: fc.integer({ min: 0, max: 5_000_00 }),
  study: fc.integer({ min: 0, max: 1_000_00 }),
  value: fc.integer({ min: 10_000_00, max: 10_000_000_00 }),
  fixed: fc.constantFrom('long' as const, 'short' as const),
  label: fc.constantFrom<LabelGroup>('efg', 'cd', 'ab', 'ap', 'appp', 'apppp', 'guaranteed'),
})

it('never lends less than nothing, nor more than the home is worth or the income bears', () => {
  fc.assert(
    fc.property(borrowers, (of) => {
      const { maximum, byIncome, room, tested } = lendingOf(of, day)
      expect(Number.isInteger(maximum) && maximum >= 0 && maximum <= of.value).toBe(true)
      expect(Math.abs(monthlyOf(byIncome, tested) - room)).toBeLessThan(100)
      const richer = lendingOf({ ...of, income: of.income + 1_000_00 }, day)
      expect(richer.byIncome).toBeGreaterThanOrEqual(byIncome)
      expect(monthlyOf(loanOf(room, tested), tested)).toBeCloseTo(room, 4)
    }),
  )
})

it('takes a row from its income on, and a column up to and with the end of its class', () => {
  const shares = financingShares.on(day).value
  for (const table of ['before', 'from'] as const)
    for (const [at, [income = 0, ...row]] of shares[table].entries())
      for (const [column, limit] of shares.rates.entries()) {
        const on = (cents: number, rate: number) => shareOf(cents, rate, shares, table === 'from')
        expect(on(income * 100, limit)).toBe(row[column])
        expect(on(income * 100, limit + 0.001)).toBe(row[column + 1])
        // An income below the first row of the table uses the first row.
        expect(on(income * 100 - 1, limit)).toBe(shares[table][Math.max(0, at - 1)]?.[column + 1])
      }
})
