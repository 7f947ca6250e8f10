import fc from 'fast-check'
import { expect, it } from 'vitest'
import { energyTax, overBands } from '../../../core/calculations/energy-tax.ts'
import { gasTaxBands, powerTaxBands } from '../../../core/figures/energy-tax.ts'
import { testTool } from '../../engine/testing/test-tool.tsx'
import { cases } from './energiebelasting-tool-cases.ts'
import { resultFor } from './energiebelasting-tool-result.ts'
import { tool } from './energiebelasting-tool-tool.ts'

const use = { gas: '1200', power: '2500', home: 'yes' }
const totalOf = ({ total = 0 }: Readonly<Record<string, number>>) => total

testTool(tool, {
  cases,
  claims: [
    {
      name: 'the tax rises with gas',
      answers: use,
      vary: 'gas',
      over: ['0', '1', '1000', '1001', '170000'],
      says: totalOf,
      goes: 'up',
    },
    {
      name: 'the tax rises with electricity',
      answers: use,
      vary: 'power',
      over: ['0', '2900', '2901', '10000', '10001', '50000'],
      says: totalOf,
      goes: 'up',
    },
    {
      name: 'the share of tax falls with the bill',
      answers: use,
      vary: 'bill',
      over: ['1.000', '2.000', '10.000'],
      says: ({ share = 0 }) => share,
      goes: 'down',
    },
  ],
  edges: [
    { gas: '0', power: '0', home: 'no' },
    { gas: '0', power: '0', home: 'yes', bill: '1' },
    { gas: '170000', power: '50000', home: 'no', bill: '500.000' },
  ],
})

it('counts every unit once, at the ends of bands too', () => {
  for (const bands of [gasTaxBands, powerTaxBands].map((one) => one.on('2026-06-01').value))
    fc.assert(
      fc.property(fc.nat(bands.at(-1)?.upTo ?? 0), (units) => {
        expect(overBands(units, bands).reduce((sum, part) => sum + part.units, 0)).toBe(units)
      }),
    )
})

it('is a whole number of cents, and one unit more never costs less', () => {
  const days = ['2023-06-01', '2024-06-01', '2025-06-01', '2026-06-01', '2030-01-01']
  const uses = fc.record({ gas: fc.nat(169_999), power: fc.nat(49_999), isHome: fc.boolean() })
  fc.assert(
    fc.property(uses, fc.constantFrom(...days), (of, day) => {
      const { total } = energyTax(of, day)
      expect(Number.isInteger(total)).toBe(true)
      for (const more of [{ gas: of.gas + 1 }, { power: of.power + 1 }])
        expect(energyTax({ ...of, ...more }, day).total).toBeGreaterThanOrEqual(total)
    }),
  )
})

it('says of which year its rates are when those of today are not known', () => {
  const { figures = [] } = resultFor({ gas: 1000, power: 1000, home: 'yes' }, '2030-01-01')
  expect(figures.filter(({ current }) => !current)).toHaveLength(3)
})

it('says of a tax below zero that one gets it back, and writes no minus', () => {
  const { rows } = resultFor({ gas: 0, power: 2500, home: 'yes', bill: 2_000_00 }, '2026-06-01')
  expect(rows.map(({ label }) => label)).toContain('Energiebelasting die je terugkrijgt, met btw')
  expect(rows.map(({ value, how }) => `${value} ${how}`).join(' ')).not.toContain('-')
})

it('writes no minus in the table of years either', () => {
  const { table } = resultFor({ gas: 500, power: 400, home: 'yes' }, '2026-06-01')
  expect(table?.rows.at(-1)?.at(-1)).toBe('€ 221,22 terug')
})
