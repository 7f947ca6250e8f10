import { expect, it } from 'vitest'
import { transferTax } from '../../../core/calculations/transfer-tax.ts'
import { testTool } from '../../engine/testing/test-tool.tsx'
import { cases } from './berekenen-kosten-koper-cases.ts'
import { tool } from './berekenen-kosten-koper-tool.ts'

const own = { price: '400.000', use: 'own', exemption: 'nobody', guarantee: 'no' }
const other = { price: '400.000', use: 'other' }
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
    { ...own, guarantee: 'yes', mortgage: '470.000' },
  ],
})

it('rounds to whole cents', () => {
  expect(transferTax({ price: 123_456_78, use: 'own', exemption: 'one' }, '2026-06-01')).toBe(1_234_57)
})
