import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { everythingPossible, serviceDataOfPersona } from '../insulation-check/test-service-data.ts'
import { mainMeasures } from '../rules/insulation.ts'
import { personas } from '../rules/test-insulation-personas.ts'
import { estimatesSchema } from './estimates.ts'
import { materialsIn } from './insulation-words.ts'
import { type PricedMaterial, pricedMaterials, type Tariff } from './materials.ts'
import { estimatesOf, sumsOf } from './sums.ts'

const day = '2026-11-25'
const cutoff = 1992
const sums = (
  material: PricedMaterial,
  of: { price: number; m3: number; surface: number; measures?: number },
) => sumsOf({ material, priceCents: of.price, savingM3: of.m3 }, { measures: 1, day, ...of })

describe('what follows from a price and a saving', () => {
  test.each<[string, Parameters<typeof sums>, object]>([
    [
      'a price in whole euros, rounded down',
      ['Roof', { price: 8199_99, m3: 390, surface: 70 }],
      { priceInCents: 8199_00, subsidyInCents: 1137_00, remainsInCents: 7062_00 },
    ],
    [
      'with two measures twice the subsidy',
      ['Roof', { price: 8199_99, m3: 390, surface: 70, measures: 2 }],
      { subsidyInCents: 2275_00, subsidyWithTwoInCents: 2275_00, remainsInCents: 5924_00 },
    ],
    [
      'nothing below the least surface',
      ['Roof', { price: 2000_00, m3: 100, surface: 19 }],
      { subsidyInCents: 0, subsidyWithTwoInCents: 0, remainsInCents: 2000_00, subsidyBound: 'vanaf 20 m²' },
    ],
    [
      'from the least surface on',
      ['Roof', { price: 2000_00, m3: 100, surface: 20 }],
      { subsidyInCents: 325_00 },
    ],
    [
      'over no more than the most',
      ['EpsPearls', { price: 20_000_00, m3: 900, surface: 999 }],
      { subsidyInCents: 892_00, subsidyBound: 'over hoogstens 170 m²' },
    ],
    [
      'never more than the price',
      ['Roof', { price: 100_00, m3: 10, surface: 50 }],
      { subsidyInCents: 100_00, remainsInCents: 0, paybackYears: 0 },
    ],
    [
      'chips by the amount of the bottom',
      ['EpsChips', { price: 2000_00, m3: 100, surface: 50 }],
      { subsidyInCents: 150_00 },
    ],
    [
      'the saving in whole euros, and the years rounded up to a tenth',
      ['EpsPearls', { price: 1000_00, m3: 401, surface: 9 }],
      { savingInCentsPerYear: 541_00, paybackYears: 1.9 },
    ],
  ])('%s', (_what, [material, of], expected) => {
    expect(sums(material, of)).toMatchObject(expected)
  })

  test('what saves nothing never pays back', () => {
    expect(sums('EPS', { price: 1000_00, m3: 0, surface: 50 })).not.toHaveProperty('paybackYears')
  })

  test('never is anything no number, less than nothing, or more than it cost', () => {
    const of = fc.record({
      price: fc.integer({ min: 1, max: 100_000_000 }),
      m3: fc.integer({ min: 0, max: 100_000 }),
      surface: fc.integer({ min: 1, max: 999 }),
      measures: fc.integer({ min: 0, max: 3 }),
    })
    fc.assert(
      fc.property(fc.constantFrom(...pricedMaterials), of, (material, asked) => {
        const told = sums(material, asked)
        const { subsidyBound: _words, ...figures } = told
        for (const value of Object.values(figures)) expect(Number.isFinite(value) && value >= 0).toBe(true)
        expect(told.subsidyInCents).toBeLessThanOrEqual(told.priceInCents)
        expect(told.remainsInCents + told.subsidyInCents).toBe(told.priceInCents)
        expect(told.priceInCents % 100).toBe(0)
      }),
    )
  })
})

const tariffOf = (materials: Tariff['materials']): Tariff => ({
  source: 'Tarief',
  from: '2026-01-01',
  isExample: false,
  materials,
})
const priced = (material: PricedMaterial) => ({ material, priceCents: 1000_00, savingM3: 100 })

test('whatever a persona asks and a tariff answers, the answer is one that the contract knows', () => {
  for (const one of personas)
    for (const materials of [
      [],
      pricedMaterials.map(priced),
      [{ material: 'EPS', refused: 'water' } as const],
    ]) {
      const told = estimatesOf({
        data: serviceDataOfPersona(one, mainMeasures),
        tariff: tariffOf(materials),
        day,
        cutoff,
      })
      expect(estimatesSchema.safeParse(told).error).toBeUndefined()
      // a measure that the home cannot have shows no price
      for (const measure of mainMeasures.filter((of) => !one.expects.possible.includes(of)))
        for (const of of materialsIn(told, measure)) expect(of).not.toHaveProperty('sums')
    }
})

test('a measure too small for a subsidy is no second one', () => {
  const data = serviceDataOfPersona(everythingPossible(), mainMeasures)
  const tariff = tariffOf(pricedMaterials.map(priced))
  const measuresWith = (insulateFloorArea: number, roofSurfaceArea: number) =>
    estimatesOf({
      data: {
        ...data,
        crawlSpaceData: data.crawlSpaceData && { ...data.crawlSpaceData, insulateFloorArea },
        roofData: data.roofData && { ...data.roofData, roofSurfaceArea },
      },
      tariff,
      day,
      cutoff,
    }).subsidy.measures
  expect([measuresWith(20, 20), measuresWith(19, 20), measuresWith(19, 19)]).toEqual([3, 2, 1])
})

test('figures of a year that is over are told as those of that year', () => {
  const [one] = personas
  if (!one) throw new Error('there is nobody')
  const toldOn = (on: string) =>
    estimatesOf({ data: serviceDataOfPersona(one, []), tariff: tariffOf([]), day: on, cutoff })
  expect(toldOn('2027-02-01')).toMatchObject({ subsidy: { from: '2026-01-01' }, gas: { from: '2026-01-01' } })
  expect(toldOn('2026-06-01')).toMatchObject({ subsidy: { from: '2026-01-01' } })
})

test('a facade that is decorated for a part rules nothing out, and an adviser looks at it', () => {
  const partly = personas.filter(({ home }) => home.decoratedFacade === '2')
  expect(partly.length).toBeGreaterThan(1)
  for (const one of partly) {
    const data = serviceDataOfPersona(one, mainMeasures)
    const told = estimatesOf({ data, tariff: tariffOf(pricedMaterials.map(priced)), day, cutoff })
    const { available, note } = told.wallPriceEstimates ?? {}
    expect(note !== undefined).toBe(available)
  }
})

test('nothing is promised of a home of which not everything was told', () => {
  const data = serviceDataOfPersona(everythingPossible(), mainMeasures)
  const without = (name: string) =>
    estimatesOf({
      data: { ...data, genericData: { ...data.genericData, [name]: undefined } },
      tariff: tariffOf(pricedMaterials.map(priced)),
      day,
      cutoff,
    })
  for (const name of ['facadeDecorationStatus', 'highFacadeAvailability'])
    expect(without(name)).toMatchObject({ wallPriceEstimates: { available: false } })
  for (const name of ['basementOrCrawlspaceAvailability', 'crawlspaceAccess', 'crawlspaceHeight'])
    expect(without(name)).toMatchObject({ floorPriceEstimates: { available: false } })
})
