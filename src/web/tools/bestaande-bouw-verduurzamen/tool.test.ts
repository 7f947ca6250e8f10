import fc from 'fast-check'
import { expect, it } from 'vitest'
import { improvements, type Measure } from '../../../core/calculations/home-improvement.ts'
import { testTool } from '../../engine/testing/test-tool.tsx'
import { cases } from './cases.ts'
import { result } from './result.ts'
import { tool } from './tool.ts'

const walls = { measures: ['cavity'], gas: '1600', cavityArea: '88' }
const all = {
  ...walls,
  measures: ['cavity', 'roof', 'floor', 'glass', 'pump', 'solar'],
  ...{ roofArea: '70', floorArea: '50', glassArea: '20' },
  ...{ pumpPower: '5', pumpLabel: 'no', panels: '10' },
}
const savingOf = ({ saving = 0 }: Readonly<Record<string, number>>) => saving
const subsidyOf = ({ subsidy = 0 }: Readonly<Record<string, number>>) => subsidy

testTool(tool, {
  cases,
  claims: [
    {
      name: 'one saves more by more wall, up to all gas',
      answers: walls,
      vary: 'cavityArea',
      over: ['1', '88', '351', '352', '999'],
      says: savingOf,
      goes: 'up',
    },
    {
      name: 'the subsidy rises with the wall from its least to its most',
      answers: walls,
      vary: 'cavityArea',
      over: ['9', '10', '170', '171', '999'],
      says: subsidyOf,
      goes: 'up',
    },
    {
      name: 'dearer gas saves more',
      answers: all,
      vary: 'gasPrice',
      over: ['0,01', '1,35', '3'],
      says: savingOf,
      goes: 'up',
    },
    {
      name: 'more measures never give less subsidy',
      answers: all,
      vary: 'measures',
      over: [['cavity'], ['cavity', 'floor'], all.measures],
      says: subsidyOf,
      goes: 'up',
    },
  ],
  edges: [
    all,
    { ...all, gas: '0', cavityPrice: '0', pumpPrice: '0' },
    { ...all, gasPrice: '0,01', powerPrice: '10' },
    { ...all, cavityArea: '999', roofArea: '1', pumpPower: '70', panels: '60' },
  ],
})

it('never saves more gas than is used, nor pays more subsidy than the price', () => {
  const area = fc.integer({ min: 1, max: 999 })
  const offer = fc.option(fc.nat(1_000_000), { nil: undefined })
  const measure = fc.oneof(
    fc.record({ kind: fc.constantFrom('cavity', 'roof', 'floor', 'glass'), area, offer }),
    fc.record({
      kind: fc.constant('pump'),
      power: fc.integer({ min: 1, max: 70 }),
      bestLabel: fc.boolean(),
      offer,
    }),
    fc.record({ kind: fc.constant('solar'), panels: fc.integer({ min: 1, max: 60 }), offer }),
  ) as fc.Arbitrary<Measure>
  fc.assert(
    fc.property(fc.array(measure, { maxLength: 6 }), fc.nat(20_000), (asked, gas) => {
      const sums = improvements(asked, { gas }, '2026-06-01')
      expect(sums.reduce((sum, { savedM3 }) => sum + savedM3, 0)).toBeLessThanOrEqual(gas)
      for (const { price, subsidy, remains, saving } of sums) {
        expect(subsidy).toBeLessThanOrEqual(price)
        for (const cents of [price, subsidy, remains, saving]) expect(Math.abs(cents % 100)).toBe(0)
      }
    }),
  )
})

it('calls what was made up an example', () => {
  const { rows } = result(
    { measures: ['cavity', 'roof'], gas: 1600, cavityArea: 88, roofArea: 70 } as Parameters<typeof result>[0],
    '2026-06-01',
  )
  expect(rows.slice(0, 2).map(({ how = '' }) => how.includes('voorbeeldcijfer'))).toEqual([false, true])
})
