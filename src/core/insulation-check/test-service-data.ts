import { requestExampleOf } from '../contract/request-schema.ts'
import { group } from '../fields/brick/group.ts'
import { type ServiceData, serviceParts } from '../insulation/service-data.ts'
import { cavityCanBeFilled, cavityWidthToSend } from '../rules/insulation.ts'
import { historyCodes, type Measure, measures } from '../rules/insulation-codes.ts'
import { type Persona, personas } from '../rules/test-insulation-personas.ts'

const example = requestExampleOf(group(serviceParts)) as Required<ServiceData>

const history = ({ insulationHistory, home }: Persona): number[] =>
  insulationHistory === 'yes'
    ? (home.history ?? []).map(Number)
    : [insulationHistory === 'unknown' ? historyCodes.unknown : historyCodes.nothing]

/** The request of a persona's check, for these measures only. A persona who was not asked the cavity width gets a usual one. */
export const serviceDataOfPersona = (of: Persona, asked: readonly Measure[]): ServiceData => {
  const { home, cavityWallWidth = '1' } = of
  const cavity = cavityCanBeFilled({ cavityWallWidth }) ? example.cavityData : {}
  return {
    genericData: {
      constructionYear: home.constructionYear ?? 1975,
      surfaceArea: 110,
      houseType: home.houseType ?? '3',
      roofType: home.roofType ?? '1',
      facadeDecorationStatus: home.decoratedFacade,
      highFacadeAvailability: home.facadeHeight,
      basementOrCrawlspaceAvailability: home.hasCrawlSpace,
      crawlspaceAccess: home.isCrawlSpaceAccessible,
      crawlspaceHeight: home.crawlSpaceHeight,
      insulationHistory: history(of),
    },
    ...(asked.includes('cavity_wall_insulation') && {
      cavityData: {
        ...cavity,
        cavityWidth: cavityWidthToSend(cavityWallWidth),
        ...(cavityCanBeFilled({ cavityWallWidth }) && { cavityMoistureIssuesPresence: '1' as const }),
      },
    }),
    ...(asked.includes('floor_insulation') && { crawlSpaceData: example.crawlSpaceData }),
    ...(asked.includes('roof_insulation') && {
      roofData: {
        ...example.roofData,
        roofInsideInsulationAvailability: '1',
        roofExteriorInsulationAvailability: '1',
      },
    }),
  }
}

/** The persona whose home can have every measure. */
export const everythingPossible = (): Persona => {
  const found = personas.find(
    ({ expects }) => expects.possible.length === measures.length && expects.fillable,
  )
  if (!found) throw new Error('nobody can have everything')
  return found
}

/** Whether a persona's home can have a measure at the end of the check: a cavity wall only where its cavity can be filled. */
export const canHave = ({ expects }: Persona, measure: Measure): boolean =>
  expects.possible.includes(measure) && !(measure === 'cavity_wall_insulation' && expects.fillable === false)
