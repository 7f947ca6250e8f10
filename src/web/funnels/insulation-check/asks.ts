import { constructionYear } from '../../../core/fields/construction-year.ts'
import { group } from '../../../core/fields/group.ts'
import { houseType } from '../../../core/fields/house-type.ts'
import * as asked from '../../../core/fields/insulation.ts'
import { livingAreaSize } from '../../../core/fields/surface.ts'
import { address } from '../../../core/groups/address.ts'

/** What each step asks about the home, under the names of spec 002 section 3.2. */
export const asks = {
  adres: { home: address, constructionYear, livingAreaSize },
  woninggegevens: {
    houseType,
    roofType: asked.roofType,
    facade: asked.facade,
    insulationHistory: asked.insulationHistory,
    insulation: asked.insulation,
  },
  gevel: { facadeHeight: asked.facadeHeight },
  kruipruimte: {
    hasCrawlSpace: asked.hasCrawlSpace,
    isCrawlSpaceAccessible: asked.isCrawlSpaceAccessible,
    crawlSpaceHeight: asked.crawlSpaceHeight,
  },
  mogelijkheden: { selectedMeasures: asked.selectedMeasures },
  spouwmuur: {
    cavityWall: group({
      cavityWallWidth: asked.cavityWallWidth,
      brickworkJoint: asked.brickworkJoint,
      ventilation: asked.ventilation,
      hasBats: asked.hasBats,
      moistureProblems: asked.moistureProblems,
      surfaceArea: asked.facadeSurface,
    }),
  },
  vloer: {
    floor: group({
      floorType: asked.floorType,
      crawlSpaceAreas: asked.crawlSpaceAreas,
      crawlSpaceState: asked.crawlSpaceState,
      crawlSpaceObstacles: asked.crawlSpaceObstacles,
      crawlSpaceBottom: asked.crawlSpaceBottom,
      hasFireplace: asked.hasFireplace,
      surfaceArea: asked.floorSurface,
    }),
  },
  dak: {
    roof: group({
      heatedAttic: asked.heatedAttic,
      accessibleAttic: asked.accessibleAttic,
      skylight: asked.skylight,
      roofInsulationInside: asked.roofInsulationInside,
      roofInsulationOutside: asked.roofInsulationOutside,
      roofInsulationFinishing: asked.roofInsulationFinishing,
      roofSize: asked.roofSize,
    }),
  },
} as const
