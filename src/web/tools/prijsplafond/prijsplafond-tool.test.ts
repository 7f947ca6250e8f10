import fc from 'fast-check'
import { expect, it } from 'vitest'
import { capOf, costsUnderCap } from '../../../core/calculations/price-cap.ts'
import { testTool } from '../../engine/testing/test-tool.tsx'
import { cases } from './prijsplafond-cases.ts'
import { resultFor } from './prijsplafond-result.ts'
import { tool } from './prijsplafond-tool.ts'

const use = {
  period: 'year',
  heating: 'gas',
  gas: '1500',
  gasPrice: '2,00',
  power: '3500',
  powerPrice: '0,60',
}
const paidOf = ({ paid = 0 }: Readonly<Record<string, number>>) => paid

testTool(tool, {
  cases,
  claims: [
    {
      name: 'one pays more for more gas',
      answers: use,
      vary: 'gas',
      over: ['0', '1199', '1200', '1201', '170000'],
      says: paidOf,
      goes: 'up',
    },
    {
      name: 'one pays more by a dearer contract',
      answers: use,
      vary: 'powerPrice',
      over: ['0,01', '0,39', '0,40', '0,41', '5'],
      says: paidOf,
      goes: 'up',
    },
    {
      name: 'one pays less the more falls below the cap',
      answers: { ...use, period: 'part', powerVolume: '2900' },
      vary: 'gasVolume',
      over: ['0', '610', '1200'],
      says: paidOf,
      goes: 'down',
    },
  ],
  edges: [
    { ...use, gas: '0', power: '0' },
    { ...use, heating: 'power' },
    {
      period: 'part',
      heating: 'heat',
      heat: '1000',
      heatPrice: '1.000',
      heatVolume: '0',
      power: '50000',
      powerPrice: '0,01',
      powerVolume: '0',
    },
  ],
})

it('is never dearer than the contract, and never cheaper than the cap on all of it', () => {
  const some = fc.record({
    used: fc.nat(10_000),
    price: fc.integer({ min: 1, max: 500 }),
    volume: fc.nat(1_200),
  })
  fc.assert(
    fc.property(some, fc.constantFrom('gas', 'power', 'heat'), (of, kind) => {
      const { paid, saved, capped, above } = costsUnderCap(kind, of)
      expect(saved).toBeGreaterThanOrEqual(0)
      expect(capped + above).toBe(of.used)
      expect(paid).toBeGreaterThanOrEqual(of.used * Math.min(of.price, capOf(kind).price))
    }),
  )
})

it('counts by the caps of 2023, whatever the year', () => {
  const answers = { period: 'year', heating: 'power', power: 3000, powerPrice: 60 } as Parameters<
    typeof resultFor
  >[0]
  const { figures = [] } = resultFor(answers)
  expect(figures.map(({ years, current }) => [years, current])).toEqual([['2023', true]])
})

it('says of which days it is, and nothing of energy that was not used', () => {
  const answers = { heating: 'heat', heat: 0, heatPrice: 90_00, heatVolume: 20, power: 100, powerPrice: 60 }
  const told = (period: string) => resultFor({ ...answers, period } as Parameters<typeof resultFor>[0])
  expect(told('part').outcome).toMatch(/^In dat deel van 2023 /)
  expect(told('year').outcome).toMatch(/^In 2023 /)
  expect(told('year').changes.join(' ')).not.toContain('Stadswarmte')
})
