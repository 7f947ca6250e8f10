import fc from 'fast-check'
import { expect, it } from 'vitest'
import { improvements, type Measure } from '../../../core/calculations/home-improvement.ts'
import { testTool } from '../../engine/testing/test-tool.tsx'
import { cases } from './bestaande-bouw-verduurzamen-cases.ts'
import { resultFor } from './bestaande-bouw-verduurzamen-result.ts'
import { tool } from './bestaande-bouw-verduurzamen-tool.ts'

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
      name: 'one saves more by more wall, up to all gas that heats',
      answers: walls,
      vary: 'cavityArea',
      over: ['1', '88', '281', '282', '999'],
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

it('never saves more gas than what heats, nor pays more subsidy than the price', () => {
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
      expect(sums.reduce((sum, { savedM3 }) => sum + savedM3, 0)).toBeLessThanOrEqual(gas * 0.8)
      for (const { price, subsidy, remains, saving } of sums) {
        expect(subsidy).toBeLessThanOrEqual(price)
        for (const cents of [price, subsidy, remains, saving]) expect(Math.abs(cents % 100)).toBe(0)
      }
    }),
  )
})

const answered = (answers: object, day = '2026-06-01') =>
  resultFor({ gas: 1600, ...answers } as Parameters<typeof resultFor>[0], day)

it('saves no hot water and no cooking by insulating, and says so', () => {
  const { values, rows } = answered({ measures: ['glass', 'pump'], gas: 400, glassArea: 20, pumpPower: 5 })
  expect(values.savingM3).toBe(320)
  expect(rows[0]?.how).toContain('320 m³ gas minder (al het gas voor verwarming)')
})

it('says that solar panels are counted without setting off, and until when one may', () => {
  const told = (day: string) => answered({ measures: ['solar'], panels: 10, powerPrice: 26 }, day)
  // By hand: 3.800 kWh, 30% at € 0,26 and the rest at € 0,0025; with net metering (salderen) all at € 0,26.
  expect(told('2026-06-01').values.saving).toBe(303_00)
  expect(told('2026-06-01').rows[0]?.how).toContain('zonder salderen')
  expect(told('2026-12-31').changes).toEqual([
    'Tot 2027 mag je salderen: dan bespaar je hoogstens € 988 per jaar. Deze som rekent zonder.',
  ])
  expect(told('2027-01-01').changes).toEqual([])
})

it('says of a bill that rises that it rises, and of what costs nothing that it is saved at once', () => {
  const pump = { measures: ['pump'], pumpPower: 5, pumpPrice: 6_000_00, gasPrice: 50, powerPrice: 50 }
  const { outcome, rows } = answered(pump)
  expect(outcome).toMatch(/je energierekening stijgt met € \d+ per jaar\.$/)
  expect([outcome, ...rows.flatMap(({ value, how }) => [value, how])].join(' ')).not.toMatch(/-\d/)
  const free = { measures: ['cavity', 'solar'], cavityArea: 88, cavityPrice: 0, panels: 1 }
  expect(answered(free).changes[0]).toBe('Spouwmuur heb je het snelst terug: meteen.')
})

it('calls what was made up an example, and the price of an offer not', () => {
  const told = (answers: object) =>
    answered(answers).rows.map(({ how = '' }) => how.includes('voorbeeldcijfer'))
  const homes = { measures: ['cavity', 'roof'], cavityArea: 88, roofArea: 70 }
  expect(told(homes).slice(0, 2)).toEqual([false, true])
  expect(told({ measures: ['pump'], pumpPower: 5 })[0]).toBe(true)
  expect(told({ measures: ['pump'], pumpPower: 5, pumpPrice: 6_000_00 })[0]).toBe(false)
})
