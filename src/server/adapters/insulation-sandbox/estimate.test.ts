import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AnyBrick } from '../../../core/fields/brick/brick.ts'
import type { TariffMaterial } from '../../../core/insulation/materials.ts'
import { materialsOf, type PricedMaterial } from '../../../core/insulation/materials.ts'
import { serviceParts } from '../../../core/insulation/service-data.ts'
import { exampleInsulationQuestion, questionOf } from '../../ports/insulation.suite.ts'
import { type InsulationQuestion, insulationGuards } from '../../ports/insulation.ts'
import { estimateByTariff } from './estimate.ts'
import { tariff } from './tariff.ts'

const allMaterials = [
  ...materialsOf.cavity_wall_insulation,
  ...materialsOf.floor_insulation,
  ...materialsOf.roof_insulation,
]

const asked = (change: { [Part in keyof InsulationQuestion]?: Partial<InsulationQuestion[Part]> }) =>
  Object.fromEntries(
    Object.entries(exampleInsulationQuestion).map(([part, answers]) => [
      part,
      { ...answers, ...change[part as keyof typeof change] },
    ]),
  ) as unknown as InsulationQuestion

const answersTo = (question: InsulationQuestion) =>
  new Map(estimateByTariff(question).materials.map((one) => [one.material, one]))

const refusedIn = (question: InsulationQuestion) =>
  Object.fromEntries(
    estimateByTariff(question).materials.flatMap(({ material, refused }) =>
      refused === undefined ? [] : [[material, refused]],
    ),
  )

const eachOf = (materials: readonly PricedMaterial[], code: string) =>
  Object.fromEntries(materials.map((one) => [one, code]))
const wall = materialsOf.cavity_wall_insulation

test('its figures say that they are examples, whose and from when', () => {
  expect(estimateByTariff(exampleInsulationQuestion)).toMatchObject({
    isExample: true,
    source: 'Voorbeeldtarief',
    from: '2026-01-01',
  })
})

test('materials come in the order in which results show them', () => {
  expect(estimateByTariff(exampleInsulationQuestion).materials.map(({ material }) => material)).toEqual(
    allMaterials,
  )
  const { genericData, roofData, cavityData } = exampleInsulationQuestion
  expect(
    estimateByTariff({ roofData, cavityData, genericData }).materials.map(({ material }) => material),
  ).toEqual([...wall, 'Roof'])
  expect(estimateByTariff({ genericData }).materials).toEqual([])
})

describe('a material is refused', () => {
  const narrow = 'cavity-too-narrow'
  test.each<[string, Parameters<typeof asked>[0], object]>([
    ['of a home without trouble: none', {}, {}],
    [
      'cavity of 3 to 4 cm',
      { cavityData: { cavityWidth: '0' } },
      eachOf(['EpsPearls', 'MineralWool'], narrow),
    ],
    ['cavity of 4 to 7 cm', { cavityData: { cavityWidth: '1' } }, {}],
    ['cavity over 7 cm', { cavityData: { cavityWidth: '2' } }, {}],
    ['cavity of unknown width', { cavityData: { cavityWidth: '3' } }, {}],
    ['no cavity', { cavityData: { cavityWidth: '4' } }, eachOf(wall, narrow)],
    ['cavity under 3 cm', { cavityData: { cavityWidth: '5' } }, eachOf(wall, narrow)],
    ['moisture', { cavityData: { cavityMoistureIssuesPresence: '0' } }, eachOf(wall, 'moisture')],
    ['moisture unknown', { cavityData: { cavityMoistureIssuesPresence: '2' } }, {}],
    [
      'moisture in a narrow cavity: the first reason',
      { cavityData: { cavityWidth: '0', cavityMoistureIssuesPresence: '0' } },
      { EpsPearls: narrow, OpenCellFoam: 'moisture', MineralWool: narrow },
    ],
    [
      'surface of the wall not told',
      { cavityData: { insulateCavitySurface: undefined } },
      eachOf(wall, 'other'),
    ],
    ['water', { crawlSpaceData: { crawlspaceMoisturePresence: '1' } }, { EpsChips: 'water' }],
    ['water unknown', { crawlSpaceData: { crawlspaceMoisturePresence: '2' } }, {}],
    [
      'crawl space of 35 to 50 cm',
      { genericData: { crawlspaceHeight: '1' } },
      eachOf(['EPS', 'Foam'], 'crawl-space-too-low'),
    ],
    [
      'crawl space under 35 cm',
      { genericData: { crawlspaceHeight: '2' } },
      eachOf(['EPS', 'Foam'], 'crawl-space-too-low'),
    ],
    ['crawl space of unknown height', { genericData: { crawlspaceHeight: undefined } }, {}],
    ['wooden floor', { crawlSpaceData: { crawlspaceFloorType: '0' } }, { Foam: 'wooden-floor' }],
    [
      'roof insulated inside',
      { roofData: { roofInsideInsulationAvailability: '0' } },
      { Roof: 'already-insulated' },
    ],
    [
      'roof insulated outside',
      { roofData: { roofExteriorInsulationAvailability: '0' } },
      { Roof: 'already-insulated' },
    ],
    ['roof insulation unknown', { roofData: { roofInsideInsulationAvailability: '2' } }, {}],
    ['no way to the attic', { roofData: { roofAtticAccesability: '3' } }, { Roof: 'attic-closed' }],
    ['a loose ladder to the attic', { roofData: { roofAtticAccesability: '2' } }, {}],
  ])('%s', (_name, change, refused) => {
    expect(refusedIn(asked(change))).toEqual(refused)
  })
})

describe('it costs more', () => {
  const { scaffold, compartments, pipework, skylight, finishing } = tariff.extras
  const floor = materialsOf.floor_insulation
  test.each<[string, Parameters<typeof asked>[0], readonly PricedMaterial[], number]>([
    [
      'facade of 9 to 12.5 m',
      { genericData: { highFacadeAvailability: '1' } },
      wall,
      80 * scaffold.perSquareMetre,
    ],
    [
      'compartments',
      { crawlSpaceData: { crawlspaceCompartmentsAvailability: '0' } },
      floor,
      50 * compartments.perSquareMetre,
    ],
    [
      'pipework',
      { crawlSpaceData: { crawlspacePipeworkPresence: '0' } },
      floor,
      50 * pipework.perSquareMetre,
    ],
    ['skylight', { roofData: { skylightOrDormerWindowAvailability: '0' } }, ['Roof'], skylight.start],
    ['finishing', { roofData: { roofFinishDecision: '1' } }, ['Roof'], 70 * finishing.perSquareMetre],
    [
      'compartments unknown: nothing',
      { crawlSpaceData: { crawlspaceCompartmentsAvailability: '2' } },
      floor,
      0,
    ],
  ])('%s', (_name, change, materials, more) => {
    const [before, after] = [answersTo(exampleInsulationQuestion), answersTo(asked(change))]
    for (const material of allMaterials) {
      const extra = (after.get(material)?.priceCents ?? 0) - (before.get(material)?.priceCents ?? 0)
      expect([material, extra]).toEqual([material, materials.includes(material) ? more : 0])
      expect(after.get(material)?.savingM3).toBe(before.get(material)?.savingM3)
    }
  })
})

test('a saving is rounded down from what it is exactly, at every surface', () => {
  for (let surface = 1; surface <= 999; surface++)
    for (const { material, savingM3 } of estimateByTariff(questionOf(surface)).materials) {
      const exactly = (BigInt(surface) * BigInt(tariff.materials[material].savedTenths)) / 10n
      expect([material, surface, savingM3]).toEqual([material, surface, Number(exactly)])
    }
})

const someAnswer = ({ facts }: AnyBrick): fc.Arbitrary<unknown> => {
  // No answer that is a list influences an estimate.
  if (Array.isArray(facts.example)) return fc.constant(facts.example)
  return facts.choices
    ? fc.constantFrom(...facts.choices.map(({ value }) => value))
    : fc.integer({ min: 1, max: 999 })
}

/** Any answers to the questions of a part: every code, and no answer where it is optional. */
const someOf = (parts: Readonly<Record<string, AnyBrick>>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(parts).map(([name, brick]) => {
        const isOptional = brick.schema.safeParse(undefined).success
        const some = someAnswer(brick)
        return [name, isOptional ? fc.option(some, { nil: undefined }) : some]
      }),
    ),
  )

const someQuestion = fc.record(
  Object.fromEntries(
    Object.entries(serviceParts).map(([part, { parts }]) => [
      part,
      part === 'genericData' ? someOf(parts) : fc.option(someOf(parts), { nil: undefined }),
    ]),
  ),
) as unknown as fc.Arbitrary<InsulationQuestion>

const withSurface = (
  { cavityData, crawlSpaceData, roofData, ...more }: InsulationQuestion,
  surface: number,
): InsulationQuestion => ({
  ...more,
  cavityData: cavityData && { ...cavityData, insulateCavitySurface: surface },
  crawlSpaceData: crawlSpaceData && { ...crawlSpaceData, insulateFloorArea: surface },
  roofData: roofData && { ...roofData, roofSurfaceArea: surface },
})

const isWhole = (amount: number | undefined): boolean => Number.isSafeInteger(amount)

test('whatever is answered: whole cents and cubic metres, a price above nothing, and more surface costs and saves no less', () => {
  const surface = fc.integer({ min: 1, max: 999 })
  const seen = new Set<TariffMaterial['refused'] | 'priced'>()
  fc.assert(
    fc.property(someQuestion, surface, surface, (question, one, other) => {
      insulationGuards.estimate.parse(estimateByTariff(question))
      const [less, more] = [Math.min(one, other), Math.max(one, other)].map((area) =>
        insulationGuards.estimate.parse(estimateByTariff(withSurface(question, area))),
      )
      for (const [at, { material, refused, priceCents, savingM3 }] of (less?.materials ?? []).entries()) {
        const larger = more?.materials[at]
        expect([larger?.material, larger?.refused]).toEqual([material, refused])
        seen.add(refused ?? 'priced')
        if (refused !== undefined) continue
        expect([isWhole(priceCents), isWhole(savingM3)]).toEqual([true, true])
        expect(priceCents).toBeGreaterThan(0)
        expect(savingM3).toBeGreaterThan(0)
        expect(larger?.priceCents).toBeGreaterThanOrEqual(priceCents ?? Number.NaN)
        expect(larger?.savingM3).toBeGreaterThanOrEqual(savingM3 ?? Number.NaN)
      }
    }),
    { numRuns: 500 },
  )
  // Seven outcomes and a price: every refusal but `other`, which needs a missing surface.
  expect(seen.size).toBe(8)
})
