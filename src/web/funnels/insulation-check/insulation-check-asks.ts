import { optional } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import * as home from '../../../core/fields/home/home-insulation.ts'
import { houseType } from '../../../core/fields/home/house-type.ts'
import * as asked from '../../../core/fields/home/insulation.ts'
import { dateOfBirth } from '../../../core/fields/person/date-of-birth.ts'
import { email } from '../../../core/fields/person/email.ts'
import { firstName } from '../../../core/fields/person/first-name.ts'
import { infix } from '../../../core/fields/person/infix.ts'
import { registrantInitials } from '../../../core/fields/person/initials.ts'
import { landline } from '../../../core/fields/person/landline.ts'
import { registrantLastName } from '../../../core/fields/person/last-name.ts'
import { mobile } from '../../../core/fields/person/mobile.ts'
import { tick } from '../../../core/fields/request/consent.ts'
import { insulationLegalTexts } from '../../../core/rules/insulation-legal-texts.ts'

const news = tick({ label: 'Informatie', sentence: insulationLegalTexts.energyNews.wording })

/** The questions of each step after the first, by the key of the step, with the codes of spec 002 section 3.2. */
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
    options: asked.offerMeasures,
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
