import { expect, it } from 'vitest'
import { testTool } from '../../engine/testing/test-tool.tsx'
import { cases } from './quickscan-hypotheek-cases.ts'
import { resultFor } from './quickscan-hypotheek-result.ts'
import { tool } from './quickscan-hypotheek-tool.ts'

const alone = { who: 'alone', income: '60.000', age: '35', rate: '4', price: '900.000' }
const most = ({ maximum = 0 }: Readonly<Record<string, number>>) => maximum

testTool(tool, {
  cases,
  claims: [
    {
      name: 'more may be borrowed with a higher income',
      answers: alone,
      vary: 'income',
      over: ['1.000', '30.000', '30.001', '90.000', '1.000.000'],
      says: most,
      goes: 'up',
    },
    {
      name: 'less with more debts',
      answers: alone,
      vary: 'debts',
      over: ['0', '500', '5.000'],
      says: most,
      goes: 'down',
    },
    {
      name: 'a month costs more at a higher rate',
      answers: alone,
      vary: 'rate',
      over: ['0', '1,5', '4', '15'],
      says: ({ cost = 0 }) => cost,
      goes: 'up',
    },
    {
      name: 'less misses with more money of one’s own',
      answers: alone,
      vary: 'own',
      over: ['0', '500.000', '900.000', '10.000.000'],
      says: ({ short = 0 }) => short,
      goes: 'down',
    },
  ],
  edges: [
    { ...alone, income: '1.000', rate: '0', age: '18' },
    { ...alone, who: 'together', partner: '1.000.000', income: '1.000.000', age: '100', price: '10.000.000' },
    { ...alone, age: '58', debts: '100.000', own: '900.000' },
  ],
})

it('promises no more than the home is worth, in its answer and in what would change it', () => {
  const of = { who: 'together', income: 100_000_00, partner: 0, age: 35, rate: 4, price: 150_000_00 } as const
  const told = (more: object) => resultFor({ ...of, ...more }, '2026-11-20')
  expect(told({}).outcome).toBe(
    'Voor dit huis kun je hoogstens € 150.000 lenen: wat het waard is. Dat is genoeg.',
  )
  expect(told({}).changes).toEqual(['Bij 5% rente kun je ongeveer € 150.000 lenen.'])
  expect(told({ own: 150_000_00 }).outcome).toMatch(/Maar dat hoeft niet\.$/)
  expect(told({ income: 50_000_00 }).outcome).toContain('Voor dit huis kun je hoogstens € 150.000 lenen')
  expect(told({ price: 200_000_00, own: 10_000_00, income: 50_000_00 }).outcome).toBe(
    'Voor dit huis kun je ongeveer € 197.243 lenen. Dat is genoeg.',
  )
})
