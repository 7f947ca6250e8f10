import {
  completionDays,
  completionTimes,
  registerCompletion,
} from '../../../core/contract/inspections/inspections-calls.ts'
import { inspectionsTitles } from '../../../core/contract/inspections/inspections-titles.ts'
import { optional } from '../../../core/fields/brick/brick.ts'
import { group } from '../../../core/fields/brick/group.ts'
import { houseType } from '../../../core/fields/home/house-type.ts'
import { builder, project, projectDeveloper } from '../../../core/fields/home/new-house.ts'
import { appointmentTime } from '../../../core/fields/request/appointment-time.ts'
import { desk } from '../../../core/fields/request/desk.ts'
import { address } from '../../../core/groups/address.ts'
import { priceOf } from '../../../core/inspections/inspections-price.ts'
import { sameHome, sameHomeSentence } from '../../../core/inspections/same-home.ts'
import { inspectionTypes } from '../../../core/rules/inspections.ts'
import { completionFields, completionRequest } from '../../appointments/inspections/request.ts'
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

/** The wanted time as an instant. The time of the visitor's own hold (`own`) counts as free. */
interface Wanted {
  plannedTime?: string | undefined
  own?: string | undefined
}
/** Also accepts an answer that is no list. */
const isEmpty = ({ length }: readonly unknown[]) => !length

const completion = inspectionPlanning('completion')

/** Books the inspection of a new house on the day of its key, in five steps. */
export const completionInspection = defineFunnel({
  slug: inspectionTypes.completion,
  service: 'Opleveringskeuring',
  ...sharedDefinition,
  /** `desk` is who helps by phone where no time is free. */
  properties: group({
    ...inspectionProperties('/diensten/keuringen/opleveringskeuring/bedankt'),
    desk: optional(desk),
  }),
  steps: {
    woning: {
      title: inspectionsTitles.home,
      intro: `Dit is geen vooroplevering of voorschouw. ${needsMembership}`,
      asks: {
        inspected: address,
        houseType,
        project: optional(project),
        builder: optional(builder),
        projectDeveloper: optional(projectDeveloper),
      },
    },
    planning: {
      title: inspectionsTitles.planning,
      intro: 'Wanneer krijg je de sleutel?',
      asks: { slot: appointmentTime },
      wide: true,
    },
    gegevens: gegevens(inspectionsTitles.details, 'Waar woon je nu?'),
    betalingsgegevens,
    overzicht,
  },
  ...completion,
  draft: { where: 'session', later: true },
  draws: { ...paymentViews, slot: () => import('./steps/CompletionTime.tsx') },
  reads: {
    'inspection days': {
      endpoint: completionDays,
      input: () => ({}),
      isEmpty,
    },
    'inspection proposal': {
      endpoint: completionTimes,
      input: ({ inspected, houseType: type = 0 }, _context, { plannedTime, own }: Wanted = {}) =>
        plannedTime && inspected?.postcode && inspected.houseNumber
          ? {
              body: {
                typeCode: Number(type) as 0 | 1 | 2 | 3 | 4,
                zipcode: inspected.postcode,
                houseNumber: inspected.houseNumber,
                plannedTime,
                hold: own,
              },
            }
          : undefined,
      isEmpty,
    },
  },
  rules: [
    {
      field: 'home.houseNumber',
      message: sameHomeSentence,
      ok: ({ home, inspected }) => !sameHome(home, inspected),
    },
  ],
  side: (known, context) =>
    side(
      'Opleveringskeuring',
      known,
      priceOf(undefined, (name) => context.properties[name]),
      context,
    ),
  exits: {
    register: {
      endpoint: registerCompletion,
      ...sending,
      toRequest: completionRequest,
      fields: completionFields,
    },
  },
})
