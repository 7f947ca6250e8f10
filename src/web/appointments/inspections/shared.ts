import * as z from 'zod/mini'
import { validateEmail } from '../../../core/contract/account/account-calls.ts'
import { inspectionsTitles } from '../../../core/contract/inspections/inspections-titles.ts'
import { wire } from '../../../core/fields/brick/brick.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import {
  type AppointmentTime,
  timeInWords,
  timeLabel,
} from '../../../core/fields/request/appointment-time.ts'
import { agreeTerms } from '../../../core/fields/request/consent.ts'
import { smsNumber, smsReminder } from '../../../core/fields/request/inspection.ts'
import type { address } from '../../../core/groups/address.ts'
import { addressInWords } from '../../../core/groups/formatting.ts'
import { agreeDebit } from '../../../core/inspections/collection.ts'
import { minutesOf } from '../../../core/inspections/duration.ts'
import { excluded, type Size, totalLabel } from '../../../core/inspections/inspections-price.ts'
import { formatCents } from '../../../core/kernel/money.ts'
import { isMember, type Profile, type Viewer } from '../../../core/kernel/viewer.ts'
import { inspectionsOffice, inspectionTypes } from '../../../core/rules/inspections.ts'
import { behindLogin } from '../../login/behind-login.tsx'
import {
  checkedEmail,
  detailsAsks,
  fixedDetails,
  ownDetails,
  paymentAsks,
  paymentShows,
} from '../../login/service-details.ts'
import { planning } from '../planning.ts'
import { inspectionsPrices } from './inspections-prices.ts'
import { inspectionsSections } from './inspections-summary.ts'

// What both kinds of inspection ask, say and send alike (spec 002 section 2.1).

type Home = Parsed<(typeof address)['parts']>
export type InspectionAnswers = {
  inspected?: { [K in keyof Home]?: Home[K] | undefined } | undefined
  slot?: AppointmentTime | undefined
  houseType?: string | undefined
  houseSize?: Size | undefined
}

/** The planning of an inspection of this kind, at the home that is inspected. */
export const inspectionPlanning = (kind: keyof typeof inspectionTypes) =>
  planning(
    ({ inspected, houseType, houseSize: size }: InspectionAnswers, { today }: { readonly today: string }) =>
      inspected?.postcode && inspected.houseNumber
        ? {
            officeId: inspectionsOffice,
            appointmentType: inspectionTypes[kind],
            postcode: inspected.postcode,
            houseNumber: inspected.houseNumber,
            addition: inspected.addition,
            minutes: minutesOf(kind, { houseType, size }, today),
          }
        : undefined,
  )

export const gegevens = (title: string, intro: string) =>
  ({
    title,
    intro,
    asks: { ...detailsAsks, email: checkedEmail },
    gate: behindLogin({ check: validateEmail }),
    load: () => import('./Details.tsx'),
  }) as const
export const betalingsgegevens = {
  title: inspectionsTitles.payment,
  intro: 'Je betaalt na de keuring, met een automatische incasso.',
  asks: {
    smsReminder,
    smsMobile: smsNumber,
    iban: paymentAsks.iban,
    agreeDebit,
    agreeTerms,
    agreeCollection: paymentAsks.agreeCollection,
  },
} as const
export const overzicht = {
  title: 'Overzicht',
  intro: 'Klopt alles? Na het bevestigen staat je keuring vast. Je krijgt een e-mail met een kopie.',
  asks: {},
} as const

/** Properties of an inspection's funnel: prices, and the address of the thank-you page, such as this one. */
export const inspectionProperties = (thanks: string) =>
  ({ ...inspectionsPrices, thanks: wire(z.string().check(z.startsWith('/')), thanks) }) as const

/** The parts of the definition that both kinds of inspection share. */
export const sharedDefinition = {
  // the inspected house is one that somebody buys, so it is not the home of the person
  profile: { ...ownDetails, smsMobile: 'phoneNumberMobile' },
  overview: 'overzicht',
  clears: {
    // another home takes the inspector another journey, and another type of house takes another time
    inspected: ['slot'],
    houseType: ['slot'],
    // the reminder begins with this number again
    mobile: ['smsMobile'],
  },
  shows: {
    smsMobile: ({ smsReminder: wanted }: { smsReminder?: 'yes' | 'no' | undefined }) => wanted === 'yes',
    agreeCollection: paymentShows.agreeCollection,
  },
  joins: ({ properties: { price } }: { properties: { price: number } }) => ({
    sentence: 'Dan word je lid met je keuring.',
    fee: price,
  }),
  fixed: (profile: Profile) => ({ ...fixedDetails(profile), email: profile.emailAddress }),
  summary: { sectionsOf: inspectionsSections },
} as const

const lines = ({ slot }: InspectionAnswers) => [{ label: timeLabel, value: slot ? timeInWords(slot) : '' }]
/** Draws the number for the reminder, and the checkbox with the amount that the visitor agrees to. */
export const paymentViews = {
  smsMobile: () => import('./SmsNumber.tsx'),
  agreeDebit: () => import('./AgreeDebit.tsx'),
}
export const side = (
  title: string,
  { slot }: InspectionAnswers,
  price: number | undefined,
  { viewer, properties }: { viewer: Viewer; properties: { price: number } },
) => ({
  title,
  rows: [
    ...(slot ? lines({ slot }) : []),
    ...(price === undefined || isMember(viewer)
      ? []
      : [{ label: totalLabel, value: formatCents(price + properties.price) }]),
  ],
  price: price === undefined ? undefined : { term: 'Kosten', value: formatCents(price), note: excluded },
})
export const sending = {
  failure: 'Failed to register inspection.',
  to: (_answer: unknown, { properties }: { properties: { thanks: string } }) => ({ url: properties.thanks }),
  lines: ({ slot, inspected }: InspectionAnswers) => [
    ...lines({ slot }),
    { label: 'Waar', value: inspected ? addressInWords(inspected).replace('\n', ', ') : '' },
  ],
} as const

/** Text on the first step (spec 002 section 1). */
export const needsMembership =
  'Om gebruik te maken van onze diensten, heb je een lidmaatschap nodig. Dit kun je eenvoudig aanmaken in stap 3.'
