import type { Tariff, TariffMaterial } from '../../../core/insulation/materials.ts'
import { type MaterialRefusal, materialsOf, type PricedMaterial } from '../../../core/insulation/materials.ts'
import { dataOfMeasure, surfaceOf } from '../../../core/insulation/service-data.ts'
import type { Cents } from '../../../core/kernel/money.ts'
import { cavityCanBeFilled, type MainMeasure, mainMeasures } from '../../../core/rules/insulation.ts'
import {
  answers,
  atticAccess,
  cavityWidths,
  crawlSpaceHeights,
  crawlSpaceWater,
  facadeHeights,
  floorTypes,
  roofFinish,
} from '../../../core/rules/insulation-codes.ts'
import type { InsulationQuestion } from '../../ports/insulation.ts'
import { type Charge, tariff } from './tariff.ts'

interface Condition {
  applies(question: InsulationQuestion): boolean
}

/** Refusals of materials. Where several apply to one material, the first counts. */
const refusals: readonly (Condition & { code: MaterialRefusal; of: readonly PricedMaterial[] })[] = [
  {
    code: 'cavity-too-narrow',
    of: materialsOf.cavity_wall_insulation,
    applies: ({ cavityData }) => !cavityCanBeFilled({ cavityWallWidth: cavityData?.cavityWidth }),
  },
  {
    code: 'cavity-too-narrow',
    of: ['EpsPearls', 'MineralWool'],
    applies: ({ cavityData }) => cavityData?.cavityWidth === cavityWidths.from3to4,
  },
  {
    code: 'moisture',
    of: materialsOf.cavity_wall_insulation,
    applies: ({ cavityData }) => cavityData?.cavityMoistureIssuesPresence === answers.yes,
  },
  {
    code: 'water',
    of: ['EpsChips'],
    applies: ({ crawlSpaceData }) => crawlSpaceData?.crawlspaceMoisturePresence === crawlSpaceWater.present,
  },
  {
    code: 'crawl-space-too-low',
    of: ['EPS', 'Foam'],
    applies: ({ genericData: { crawlspaceHeight } }) =>
      crawlspaceHeight === crawlSpaceHeights.from35to50 || crawlspaceHeight === crawlSpaceHeights.under35,
  },
  {
    code: 'wooden-floor',
    of: ['Foam'],
    applies: ({ crawlSpaceData }) => crawlSpaceData?.crawlspaceFloorType === floorTypes.wood,
  },
  {
    code: 'already-insulated',
    of: materialsOf.roof_insulation,
    applies: ({ roofData }) =>
      roofData?.roofInsideInsulationAvailability === answers.yes ||
      roofData?.roofExteriorInsulationAvailability === answers.yes,
  },
  {
    code: 'attic-closed',
    of: materialsOf.roof_insulation,
    applies: ({ roofData }) => roofData?.roofAtticAccesability === atticAccess.none,
  },
]

const extras: Readonly<Record<MainMeasure, readonly (Condition & { charge: Charge })[]>> = {
  cavity_wall_insulation: [
    {
      charge: tariff.extras.scaffold,
      applies: ({ genericData }) => genericData.highFacadeAvailability === facadeHeights.from9to12,
    },
  ],
  floor_insulation: [
    {
      charge: tariff.extras.compartments,
      applies: ({ crawlSpaceData }) => crawlSpaceData?.crawlspaceCompartmentsAvailability === answers.yes,
    },
    {
      charge: tariff.extras.pipework,
      applies: ({ crawlSpaceData }) => crawlSpaceData?.crawlspacePipeworkPresence === answers.yes,
    },
  ],
  roof_insulation: [
    {
      charge: tariff.extras.skylight,
      applies: ({ roofData }) => roofData?.skylightOrDormerWindowAvailability === answers.yes,
    },
    {
      charge: tariff.extras.finishing,
      applies: ({ roofData }) => roofData?.roofFinishDecision === roofFinish.yes,
    },
  ],
}

const costOf = (charges: readonly Charge[], surface: number): Cents =>
  charges.reduce((sum, { start, perSquareMetre }) => sum + start + surface * perSquareMetre, 0)

const materialAs = (
  material: PricedMaterial,
  measure: MainMeasure,
  question: InsulationQuestion,
): TariffMaterial => {
  const against = refusals.find(({ of, applies }) => of.includes(material) && applies(question))
  if (against) return { material, refused: against.code }
  const surface = surfaceOf[measure](question)
  if (surface === undefined) return { material, refused: 'other' }
  const charged = tariff.materials[material]
  const extra = extras[measure].filter(({ applies }) => applies(question)).map(({ charge }) => charge)
  return {
    material,
    priceCents: costOf([charged, ...extra], surface),
    // Multiplied in whole tenths and then divided, as 30 times 4.1 is less than 123 in floating point.
    savingM3: Math.floor((surface * charged.savedTenths) / 10),
  }
}

/**
 * Estimates what every material of the measures in the question costs and saves, by the example tariff
 * (docs/insulation-estimates.md).
 */
export const estimateByTariff = (question: InsulationQuestion): Tariff => ({
  source: tariff.source,
  from: tariff.from,
  isExample: tariff.voorbeeldcijfer,
  materials: mainMeasures
    .filter((measure) => question[dataOfMeasure[measure]] !== undefined)
    .flatMap((measure) => materialsOf[measure].map((material) => materialAs(material, measure, question))),
})
