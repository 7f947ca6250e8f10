import { register } from '../../../core/contract/inspections/inspections-calls.ts'
import { inspectionsTitles } from '../../../core/contract/inspections/inspections-titles.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { constructionYear } from '../../../core/fields/home/construction-year.ts'
import { houseType } from '../../../core/fields/home/house-type.ts'
import { appointmentTime } from '../../../core/fields/request/appointment-time.ts'
import { houseSize } from '../../../core/fields/request/inspection.ts'
import { address } from '../../../core/groups/address.ts'
import { priceOf } from '../../../core/inspections/inspections-price.ts'
import { inspectionTypes } from '../../../core/rules/inspections.ts'
import { constructionFields, constructionRequest } from '../../appointments/inspections/request.ts'
import {
  betalingsgegevens,
  gegevens,
  inspectionPlanning,
  inspectionProperties,
  needsMembership,
  overzicht,
  paymentViews,
  sending,
  sharedDefinition,
  side,
} from '../../appointments/inspections/shared.ts'
import { defineFunnel } from '../../engine/definition/define.ts'

/** Books the inspection of an existing house from roof to cellar, in five steps (spec 002 section 2.1). */
export const constructionInspection = defineFunnel({
  slug: inspectionTypes.construction,
  service: 'Bouwtechnische keuring',
  ...sharedDefinition,
  properties: group(inspectionProperties('/diensten/keuringen/bouwtechnische-keuring/bedankt')),
  steps: {
    woning: {
      title: inspectionsTitles.home,
      intro: needsMembership,
      asks: { inspected: address, houseType, houseSize, constructionYear },
    },
    planning: {
      title: inspectionsTitles.planning,
      intro: 'Kies een dag en een tijd. Kun je zelf ook? Meelopen is leerzaam.',
      asks: { slot: appointmentTime },
      wide: true,
    },
    gegevens: gegevens(
      inspectionsTitles.personalDetails,
      'Zo kan de bouwkundige je bereiken. We gebruiken je gegevens alleen voor deze keuring.',
    ),
    betalingsgegevens,
    overzicht,
  },
  ...inspectionPlanning('construction'),
  clears: { ...sharedDefinition.clears, houseSize: ['slot'] },
  draft: { where: 'session', later: true },
  home: { at: 'inspected', facts: ['houseType', 'constructionYear'] },
  draws: { ...paymentViews, slot: () => import('../../appointments/inspections/InspectedTime.tsx') },
  side: (known, context) =>
    side(
      'Bouwtechnische keuring',
      known,
      known.houseSize === undefined
        ? undefined
        : priceOf(known.houseSize, (name) => context.properties[name]),
      context,
    ),
  exits: {
    register: {
      endpoint: register,
      ...sending,
      toRequest: constructionRequest,
      fields: constructionFields,
    },
  },
})
