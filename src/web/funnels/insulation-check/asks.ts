import { optional } from '../../../core/fields/brick.ts'
import { tick } from '../../../core/fields/consent.ts'
import { dateOfBirth } from '../../../core/fields/date-of-birth.ts'
import { email } from '../../../core/fields/email.ts'
import { firstName } from '../../../core/fields/first-name.ts'
import { group } from '../../../core/fields/group.ts'
import * as home from '../../../core/fields/home-insulation.ts'
import { houseType } from '../../../core/fields/house-type.ts'
import { infix } from '../../../core/fields/infix.ts'
import { registrantInitials } from '../../../core/fields/initials.ts'
import * as asked from '../../../core/fields/insulation.ts'
import { landline } from '../../../core/fields/landline.ts'
import { registrantLastName } from '../../../core/fields/last-name.ts'
import { mobile } from '../../../core/fields/mobile.ts'
import { insulationLegalTexts } from '../../../core/rules/insulation-legal-texts.ts'

const news = tick({ label: 'Informatie', sentence: insulationLegalTexts.energyNews.wording })

/** What each step after the first asks, by its key, in the codes of spec 002 section 3.2. */
export const asks = {
  woninggegevens: {
    houseType,
    roofType: home.roofType,
    facade: home.facade,
    insulationHistory: asked.insulationHistory,
    insulation: home.recentInsulation,
  },
  gevel: { facadeHeight: asked.facadeHeight },
  'kruipruimte-of-kelder': {
    hasCrawlSpace: asked.hasCrawlSpace,
    isCrawlSpaceAccessible: asked.isCrawlSpaceAccessible,
    crawlSpaceHeight: asked.crawlSpaceHeight,
  },
  isolatiemogelijkheden: { selectedMeasures: asked.selectedMeasures },
  spouwmuurisolatie: {
    cavityWall: group({
      cavityWallWidth: asked.cavityWallWidth,
      brickworkJoint: asked.brickworkJoint,
      ventilation: asked.ventilation,
      hasBats: asked.hasBats,
      moistureProblems: asked.moistureProblems,
      surfaceArea: asked.facadeSurface,
    }),
  },
  vloerisolatie: {
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
  dakisolatie: {
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
  inschrijven: {
    options: asked.offered,
    applicant: group({
      firstName,
      initials: registrantInitials,
      infix: optional(infix),
      lastName: registrantLastName,
    }),
    dateOfBirth,
    email,
    mobile,
    landline: optional(landline),
    subscription: news,
  },
  'resultaten-ontvangen': {
    receiver: group({ firstName, infix: optional(infix), lastName: registrantLastName, email }),
    news,
  },
} as const
