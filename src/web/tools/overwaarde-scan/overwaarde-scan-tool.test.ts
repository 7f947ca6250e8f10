import fc from 'fast-check'
import { expect, it } from 'vitest'
import { equityOf } from '../../../core/calculations/home-equity.ts'
import { testTool } from '../../engine/testing/test-tool.tsx'
import { cases } from './overwaarde-scan-cases.ts'
import { resultFor } from './overwaarde-scan-result.ts'
import { tool } from './overwaarde-scan-tool.ts'

const sold = { value: '400.000', debt: '250.000', plan: 'know' }

testTool(tool, {
  cases,
  claims: [
    {
      name: 'more is left of a home that is worth more',
      answers: sold,
      vary: 'value',
      over: ['10.000', '250.000', '400.000', '400.000,01', '10.000.000'],
      says: ({ left = 0 }) => left,
      goes: 'up',
    },
    {
      name: 'less is lent on a home with more mortgage',
      answers: { ...sold, plan: 'borrow' },
      vary: 'debt',
      over: ['0', '320.000', '400.000', '400.000,01', '10.000.000'],
      says: ({ most = 0 }) => most,
      goes: 'down',
    },
    {
      name: 'interest is deducted of more when the next home is dearer',
      answers: { ...sold, plan: 'move' },
      vary: 'next',
      over: ['0', '100.000', '500.000', '10.000.000'],
      says: ({ deductible = 0 }) => deductible,
      goes: 'up',
    },
  ],
  edges: [
    { value: '10.000', debt: '10.000.000', plan: 'know' },
    { value: '10.000.000', debt: '0', plan: 'borrow', energy: '10.000.000' },
    { value: '10.000', debt: '0', plan: 'move', next: '0', costs: '10.000.000' },
  ],
})

const cents = fc.integer({ min: 0, max: 10_000_000_00 })

it('never lends or deducts below nothing, and keeps whole cents', () => {
  const homes = fc.record({
    value: fc.integer({ min: 10_000_00, max: 10_000_000_00 }),
    debt: cents,
    other: cents,
    energy: cents,
    next: cents,
    costs: fc.option(cents, { nil: undefined }),
  })
  fc.assert(
    fc.property(homes, (home) => {
      const equity = equityOf(home, '2026-11-26')
      const { most, mostEnergy, cautious, reserve, deductible, left, surplus, costs } = equity
      for (const one of Object.values(equity)) expect(Number.isInteger(one)).toBe(true)
      expect(Math.min(cautious, reserve, deductible)).toBeGreaterThanOrEqual(0)
      expect(cautious).toBeLessThanOrEqual(most)
      expect(most).toBeLessThanOrEqual(mostEnergy)
      expect(left).toBe(surplus - costs)
    }),
  )
})

it.each([
  [390_000_00, '; veel banken doen dat niet.'],
  [400_000_00, 'alleen ruimte om energie te besparen: hoogstens € 10.000.'],
  [450_000_00, 'geeft geen ruimte om extra te lenen.'],
])('says what a debt of %i cents leaves of a home of € 400.000', (debt, said) => {
  const { outcome } = resultFor(
    { value: 400_000_00, debt, plan: 'borrow', energy: 10_000_00, next: 0 },
    '2026-11-20',
  )
  expect(outcome.replaceAll('\u00a0', ' ')).toContain(said)
})
