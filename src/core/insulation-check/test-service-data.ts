import { requestExampleOf } from '../contract/request-schema.ts'
import { group } from '../fields/group.ts'
import { type ServiceData, serviceParts } from '../insulation/service-data.ts'
import { cavityCanBeFilled, cavityWidthToSend } from '../rules/insulation.ts'
import type { Measure } from '../rules/insulation-codes.ts'
import type { Persona } from '../rules/test-insulation-personas.ts'

const example = requestExampleOf(group(serviceParts)) as Required<ServiceData>

const history = ({ insulationHistory, home }: Persona): number[] =>
  insulationHistory === 'yes' ? (home.history ?? []).map(Number) : [insulationHistory === 'unknown' ? 1 : 0]

/** What a persona's check sends: only of the measures given. Where they were not asked the width, it is a usual one. */
export const serviceDataOf = (of: Persona, asked: readonly Measure[]): ServiceData => {
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
