import { expect, it } from 'vitest'
import { testTool } from '../../engine/testing/test-tool.tsx'
import { purchaseCosts, transferTax } from './tool.ts'

const own = { price: '400.000', use: 'own', exemption: 'nobody', guarantee: 'no' }
const other = { price: '400.000', use: 'other' }
const total = ({ total: sum = 0 }: Readonly<Record<string, number>>) => sum

testTool(purchaseCosts, {
  sums: [
    { name: 'somebody who goes to live there', answers: own, values: { tax: 8_000_00, total: 8_000_00 } },
    {
      name: 'two buyers of whom one is exempt',
      answers: { ...own, exemption: 'one' },
      values: { tax: 4_000_00 },
    },
    { name: 'buyers who are all exempt', answers: { ...own, exemption: 'all' }, values: { tax: 0 } },
    { name: 'somebody who does not live there', answers: other, values: { tax: 32_000_00 } },
    {
      name: 'the same a year earlier',
      answers: other,
      values: { tax: 41_600_00 },
      today: '2025-12-31',
    },
    {
      name: 'a home at the limit of the exemption',
      answers: { ...own, price: '555.000', exemption: 'all' },
      values: { tax: 0 },
    },
    {
      name: 'a home above it, whatever was said before',
      answers: { ...own, price: '555.000,01', exemption: 'all' },
      values: { tax: 11_100_00 },
    },
    {
      name: 'a guarantee and every bill',
      answers: {
        ...own,
        guarantee: 'yes',
        mortgage: '380.000',
        notary: '1.500',
        valuation: '650,50',
        advice: '3000',
        inspection: '475',
      },
      values: { tax: 8_000_00, fee: 1_520_00, total: 15_145_50 },
    },
  ],
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
