import { expect, it } from 'vitest'
import { transferTax } from '../../../core/calculations/transfer-tax.ts'
import { testTool } from '../../engine/testing/test-tool.tsx'
import { exampleOf } from '../../engine/tool/example.ts'
import { cases } from './berekenen-kosten-koper-cases.ts'
import { tool } from './berekenen-kosten-koper-tool.ts'

const own = { price: '400.000', use: 'own', exemption: 'nobody', guarantee: 'no' }
const other = { price: '400.000', use: 'other' }
const holiday = { price: '400.000', use: 'holiday' }
const total = ({ total: sum = 0 }: Readonly<Record<string, number>>) => sum

testTool(tool, {
  cases,
  claims: [
    {
      name: 'the costs rise with the price',
      answers: own,
      vary: 'price',
      over: ['10.000', '300.000', '470.000', '470.000,01', '555.000', '555.000,01', '10.000.000'],
      says: total,
      goes: 'up',
    },
    {
      name: 'the costs rise with a bill',
      answers: own,
      vary: 'notary',
      over: ['0', '0,01', '1500', '100.000'],
      says: total,
      goes: 'up',
    },
    {
      name: 'the more buyers are exempt, the lower the costs',
      answers: own,
      vary: 'exemption',
      over: ['nobody', 'one', 'all'],
      says: total,
      goes: 'down',
    },
  ],
  edges: [
    { ...own, price: '10.000' },
    { ...other, price: '10.000.000' },
    { ...holiday, price: '10.000' },
    { ...own, guarantee: 'yes', mortgage: '470.000' },
  ],
})

it('rounds to whole cents', () => {
  expect(transferTax({ price: 123_456_78, use: 'own', exemption: 'one' }, '2026-06-01')).toBe(1_234_57)
})

it('says of a home above the limit of the guarantee that it cannot have it, in place of the question', () => {
  const guaranteeOf = (answers: Record<string, unknown>) => {
    const { result } = exampleOf({ ...tool, example: { answers, day: '2026-07-01' } })
    return result.rows.find(({ label }) => label === 'NHG')
  }
  expect(guaranteeOf({ ...own, price: '470.000,01' })).toEqual({
    label: 'NHG',
    value: 'Kan niet',
    how: 'NHG is er voor een huis tot en met € 470.000,00.',
  })
  expect(guaranteeOf({ ...own, price: '470.000' })).toBeUndefined()
  expect(guaranteeOf({ ...holiday, price: '900.000' })).toBeUndefined()
})
