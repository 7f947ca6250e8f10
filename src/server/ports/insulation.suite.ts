import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { floorParts } from '../../core/insulation/flags.ts'
import type { Tariff } from '../../core/insulation/materials.ts'
import { materialsOf, type PricedMaterial } from '../../core/insulation/materials.ts'
import { onlyMeasures } from '../../core/insulation/service-data.ts'
import { type Clock, clockAt } from '../../core/kernel/clock.ts'
import { mainMeasures } from '../../core/rules/insulation.ts'
import {
  type Insulation,
  type InsulationQuestion,
  type InsulationRegistration,
  insulationGuards,
} from './insulation.ts'
import type { Check } from './suite.ts'

export const suiteClock = clockAt('2026-11-20T12:00:00Z')

/** A home in which everything can be insulated, with every question answered. */
export const exampleInsulationQuestion: InsulationQuestion = {
  genericData: {
    constructionYear: 1975,
    surfaceArea: 120,
    houseType: '3',
    roofType: '1',
    facadeDecorationStatus: '1',
    highFacadeAvailability: '0',
    basementOrCrawlspaceAvailability: '0',
    crawlspaceAccess: '0',
    crawlspaceHeight: '0',
    insulationHistory: [6],
  },
  cavityData: {
    cavityWidth: '1',
    cavityTypeJoint: '0',
    cavityVentilationPoints: ['0', '1'],
    cavityBatPresence: '1',
    cavityMoistureIssuesPresence: '1',
    insulateCavitySurface: 80,
  },
  crawlSpaceData: {
    crawlspaceFloorType: '1',
    crawlspaceCompartmentsAvailability: '1',
    crawlspaceMoisturePresence: '0',
    crawlspaceSoilType: '1',
    crawlspaceOpenFireplacePresence: '1',
    crawlspacePipeworkPresence: '1',
    insulateFloorArea: 50,
  },
  roofData: {
    roofSurfaceArea: 70,
    roofHeatedAtticAvailability: '0',
    roofInsideInsulationAvailability: '1',
    roofExteriorInsulationAvailability: '1',
    roofAtticAccesability: '0',
    skylightOrDormerWindowAvailability: '1',
    roofFinishDecision: '0',
  },
}

export const exampleRegistration: InsulationRegistration = {
  reference: '7KQM-X4TF',
  receivedAt: '2026-11-20T11:58:00Z',
  applicant: {
    initials: 'J.P.',
    firstName: 'Jannie',
    infix: "van der 't",
    lastName: 'Hart-Ĳssel',
    dateOfBirth: '1969-02-28',
    emailAddress: 'jannie@voorbeeld.nl',
    phoneNumberMobile: '+31612345678',
    phoneNumberLandline: '+31332345678',
  },
  address: {
    postcode: '3821BT',
    houseNumber: 10,
    addition: 'A',
    streetName: 'Voorbeeldlaan',
    city: 'Amersfoort',
  },
  measures: [...mainMeasures],
  floorParts: [...floorParts],
  glass: true,
  consents: { participation: true, energyNews: false },
  home: exampleInsulationQuestion,
}

export interface InsulationWorld {
  port: Insulation
  clock: Clock
  /** The number of registrations that the partner has under this key, where that can be looked up. */
  received?(key: string): Promise<number>
}

/** A call that only reads, for checks of the interface itself (`PartnerSuite`). */
export const ask = (port: Insulation): Promise<unknown> => port.estimate(exampleInsulationQuestion)

/** The example question with this surface, in m², for every measure. */
export const questionOf = (surface: number): InsulationQuestion => {
  const { cavityData, crawlSpaceData, roofData } = exampleInsulationQuestion
  return {
    ...exampleInsulationQuestion,
    cavityData: cavityData && { ...cavityData, insulateCavitySurface: surface },
    crawlSpaceData: crawlSpaceData && { ...crawlSpaceData, insulateFloorArea: surface },
    roofData: roofData && { ...roofData, roofSurfaceArea: surface },
  }
}

/** The company's tariff for a question, once the guards accepted it. */
const tariffFor = async (port: Insulation, question: InsulationQuestion): Promise<Tariff> =>
  insulationGuards.estimate.parse(await port.estimate(question))

const choicesOfMeasures = Array.from({ length: 2 ** mainMeasures.length }, (_, choice) =>
  mainMeasures.filter((_measure, at) => ((choice >> at) & 1) === 1),
)

/** Surfaces in m² to ask about: the smallest, the largest and some between. */
const surfaces = [1, 2, 9, 10, 20, 21, 67, 130, 170, 171, 200, 500, 998, 999]

const checksOfEstimates: Check<InsulationWorld>[] = [
  {
    what: 'every material of the measures that were asked about is answered once, and no other',
    async run({ port }) {
      for (const measures of choicesOfMeasures) {
        const { materials } = await tariffFor(port, onlyMeasures(exampleInsulationQuestion, measures))
        const expected: PricedMaterial[] = measures.flatMap((measure) => [...materialsOf[measure]])
        assert.deepEqual(
          materials.map(({ material }) => material).toSorted(),
          expected.toSorted(),
          `asked about ${measures.join(', ') || 'nothing'}`,
        )
      }
    },
  },
  {
    what: 'a home that can be insulated everywhere can have some material for each measure',
    async run({ port }) {
      for (const measure of mainMeasures) {
        const { materials } = await tariffFor(port, onlyMeasures(exampleInsulationQuestion, [measure]))
        assert.ok(
          materials.some(({ refused }) => refused === undefined),
          `${measure}: every material is refused`,
        )
      }
    },
  },
  {
    what: 'more surface never costs less and never saves less',
    async run({ port }) {
      const before = new Map<PricedMaterial, { surface: number; price: number; saving: number }>()
      for (const surface of surfaces) {
        const { materials } = await tariffFor(port, questionOf(surface))
        for (const { material, priceCents, savingM3 } of materials) {
          if (priceCents === undefined || savingM3 === undefined) continue
          const last = before.get(material)
          const change = `${material}: from ${last?.surface} to ${surface} square metres`
          assert.ok(!last || last.price <= priceCents, `${change} it costs less`)
          assert.ok(!last || last.saving <= savingM3, `${change} it saves less`)
          before.set(material, { surface, price: priceCents, saving: savingM3 })
        }
      }
      assert.ok(before.size > 0, 'every material is refused at every surface')
    },
  },
  {
    what: 'the same question has the same answer',
    async run({ port }) {
      assert.deepEqual(
        await port.estimate(exampleInsulationQuestion),
        await port.estimate(exampleInsulationQuestion),
      )
    },
  },
]

const checksOfRegistrations: Check<InsulationWorld>[] = [
  {
    what: 'the same key is one registration, however often and at once it is sent',
    async run({ port, received }) {
      const [key, otherKey] = [`suite-${randomUUID()}`, `suite-${randomUUID()}`]
      const sent = await Promise.all(
        Array.from({ length: 10 }, () => port.register(key, exampleRegistration)),
      )
      const references = new Set(
        sent
          .map((answer) => insulationGuards.register.parse(answer))
          .map(({ partnerReference }) => partnerReference),
      )
      assert.equal(references.size, 1, 'ten times the same key gave more than one reference')
      const other = await port.register(otherKey, exampleRegistration)
      assert.ok(!references.has(other.partnerReference), 'two keys gave one reference')
      if (received) assert.equal(await received(key), 1)
    },
  },
  {
    what: 'somebody without an infix, an addition or a landline is registered, for one measure too',
    async run({ port }) {
      const { applicant, address } = exampleRegistration
      const { partnerReference } = await port.register(`suite-${randomUUID()}`, {
        ...exampleRegistration,
        applicant: { ...applicant, infix: '', phoneNumberLandline: '' },
        address: { ...address, addition: '' },
        measures: ['roof_insulation'],
        floorParts: [],
        glass: false,
        home: onlyMeasures(exampleInsulationQuestion, ['roof_insulation']),
      })
      assert.ok(partnerReference)
    },
  },
]

/** What every insulation company must do, sandbox or real. */
export const checks: readonly Check<InsulationWorld>[] = [...checksOfEstimates, ...checksOfRegistrations]

/**
 * Hands a registration over under this key, for checks of the interface itself (`PartnerSuite`); `other` hands over another one.
 */
export const hand = ({ port }: InsulationWorld, key: string, other: boolean): Promise<unknown> =>
  port.register(key, other ? { ...exampleRegistration, reference: '7KQM-X4TC' } : exampleRegistration)
