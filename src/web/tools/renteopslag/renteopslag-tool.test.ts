import fc from 'fast-check'
import { expect, it } from 'vitest'
import { surchargeOf, toNextGroup, valueForNextGroup } from '../../../core/calculations/surcharge.ts'
import { surchargeOfAbnAmro, surchargeOfRabobank } from '../../../core/figures/mortgage-surcharge.ts'
import { testTool } from '../../engine/testing/test-tool.tsx'
import { cases } from './renteopslag-cases.ts'
import { resultFor } from './renteopslag-result.ts'
import { tool } from './renteopslag-tool.ts'

const full = {
  guarantee: 'no',
  debtThen: '300.000',
  valueThen: '300.000',
  debt: '290.000',
  value: '300.000',
  lender: 'rabobank',
}
const saving = ({ saving: by = 0 }: Readonly<Record<string, number>>) => by

testTool(tool, {
  cases,
  claims: [
    {
      name: 'a home that is worth more saves more',
      answers: full,
      vary: 'value',
      over: ['290.000', '322.222,22', '322.222,23', '500.000', '10.000.000'],
      says: saving,
      goes: 'up',
    },
    {
      name: 'the part that is owed rises with the debt',
      answers: full,
      vary: 'debt',
      over: ['0', '100.000', '300.000', '10.000.000'],
      says: ({ ratioNow = 0 }) => ratioNow,
      goes: 'up',
    },
  ],
  edges: [
    { ...full, debt: '0', debtThen: '0' },
    { ...full, debt: '10.000.000', value: '10.000', lender: 'abnamro' },
    { ...full, debtThen: '100.000' },
  ],
})

it('is in the lower group with what it says is to be repaid, or worth, and not with a cent less', () => {
  const pledges = fc.record({
    debt: fc.integer({ min: 0, max: 10_000_000_00 }),
    value: fc.integer({ min: 10_000_00, max: 10_000_000_00 }),
  })
  for (const groups of [surchargeOfRabobank, surchargeOfAbnAmro].map((of) => of.on('2026-11-20').value))
    fc.assert(
      fc.property(pledges, (of) => {
        const now = surchargeOf(of, groups)
        const less = toNextGroup(of, groups)
        expect(less).toBeGreaterThanOrEqual(0)
        if (less === 0) {
          expect(now).toBe(groups[0]?.surcharge)
          return
        }
        expect(surchargeOf({ ...of, debt: of.debt - less }, groups)).toBeLessThan(now)
        expect(surchargeOf({ ...of, debt: of.debt - less + 1 }, groups)).toBe(now)
        const value = valueForNextGroup(of, groups)
        expect(surchargeOf({ ...of, value }, groups)).toBeLessThan(now)
        expect(surchargeOf({ ...of, value: value - 1 }, groups)).toBe(now)
      }),
    )
})

it.each([
  ['rabobank', '2018'],
  ['abnamro', '2017'],
] as const)('tells the surcharges of %s as an example of %s', (lender, year) => {
  const of = { debtThen: 300_000_00, valueThen: 300_000_00, debt: 290_000_33, value: 350_000_00 }
  const { outcome, rows, figures, advice, changes } = resultFor(
    { guarantee: 'no', lender, ...of },
    '2026-11-20',
  )
  // The answer counts with nothing but what was filled in: 290.000,33 of 350.000.
  expect(outcome).toBe(
    'Je leent nu 82,9% van de waarde van je huis, minder dan toen. Misschien kan je rente omlaag: elke 0,1% scheelt € 290,00 per jaar.',
  )
  expect(rows.map(({ label }) => label).slice(3)).toEqual([
    `Opslag in het voorbeeld uit ${year}`,
    'Verschil in dat voorbeeld, per jaar',
  ])
  expect(figures?.map(({ years }) => years)).toEqual([year])
  expect(advice?.[0]).toContain(year)
  // The highest debt for the next group is 236.250 or 227.500.
  expect(changes[0]).toContain(lender === 'rabobank' ? '€ 53.751' : '€ 62.501')
})

it('says nothing of a saving where the surcharge is not lower', () => {
  const of = { debtThen: 100_000_00, valueThen: 300_000_00, debt: 290_000_00, value: 300_000_00 }
  const { outcome, rows } = resultFor({ guarantee: 'no', lender: 'rabobank', ...of }, '2026-11-20')
  expect(outcome).toContain('niet minder dan toen')
  expect(rows.map(({ label }) => label)).not.toContain('Verschil in dat voorbeeld, per jaar')
})

it('does not call a ratio less than then where both are shown as the same', () => {
  const of = { debtThen: 248_700_00, valueThen: 300_000_00, debt: 248_600_00, value: 300_000_00 }
  const { outcome, rows } = resultFor({ guarantee: 'no', lender: 'rabobank', ...of }, '2026-11-20')
  expect(rows.slice(0, 2).map(({ value }) => value)).toEqual(['82,9%', '82,9%'])
  expect(outcome).toContain('82,9% van de waarde van je huis, niet minder dan toen')
})
