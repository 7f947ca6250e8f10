import { hoursLine, insulationCallOf, insulationCheckOf } from '../../../core/content/settings.ts'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { report as reportCall } from '../../../core/contract/insulation-check/insulation-check-calls.ts'
import {
  register as registerOperation,
  report as reportOperation,
} from '../../../core/contract/insulation-check/insulation-check-operations.ts'
import { insulationCheckTitles } from '../../../core/contract/insulation-check/insulation-check-titles.ts'
import { answerRow, type Section, summaryRow } from '../../../core/fields/brick/summary-rows.ts'
import { measureTitles } from '../../../core/fields/home/insulation.ts'
import { dateOfBirth } from '../../../core/fields/person/date-of-birth.ts'
import { email } from '../../../core/fields/person/email.ts'
import { firstName } from '../../../core/fields/person/first-name.ts'
import { landline } from '../../../core/fields/person/landline.ts'
import { mobile } from '../../../core/fields/person/mobile.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import { nameRow } from '../../../core/groups/summary-rows.ts'
import { type Estimates, exampleEstimates } from '../../../core/insulation/estimates.ts'
import { type Flag, type FloorPart, flags } from '../../../core/insulation/flags.ts'
import { resultSections } from '../../../core/insulation/insulation-words.ts'
import { askForOffers, outsideArea } from '../../../core/insulation/outside-purchase.ts'
import type { ServiceData } from '../../../core/insulation/service-data.ts'
import { insulationCheckRows } from '../../../core/insulation-check/insulation-check-summary-rows.ts'
import type { Sender } from '../../../core/render.ts'
import { postcodeExcluded } from '../../../core/rules/insulation.ts'
import { answers } from '../../../core/rules/insulation-codes.ts'
import { insulationLegalTexts } from '../../../core/rules/insulation-legal-texts.ts'
import type { Runtime } from '../../services/context.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { notTaken, passedOn } from '../../services/submissions/events.ts'
import { parsedExample } from '../../services/submissions/example.ts'
import type { RequestKind } from '../../services/submissions/request-kind.ts'
import { type Registration, requestedMeasures } from './eligibility.ts'
import { toInsulation } from './insulation-check-order.ts'
import { resultsDocument } from './results-document.ts'

export type ReportRequest = RequestOf<typeof reportCall>['body']

/** What the rows need besides the request: the figures, if the partner gave any, and the text about bats. */
interface Told {
  estimates?: Estimates | undefined
  aboutBats: string
}

const exampleTold: Told = { estimates: exampleEstimates, aboutBats: 'Vleermuizen zijn beschermd.' }

const newsRow = (consent: Flag) =>
  consent === flags.yes
    ? summaryRow('Informatie', insulationLegalTexts.energyNews.wording, { consent: true })
    : []

const results = (
  { estimates, aboutBats }: Told,
  { glass, cavityData }: { glass: boolean } & Pick<ServiceData, 'cavityData'>,
): Section[] =>
  estimates
    ? resultSections(estimates, {
        glass,
        ...(cavityData?.cavityBatPresence === answers.yes && { bats: aboutBats }),
      })
    : []

/** The floor as a registration names it: what of it an offer is wanted for. */
const floorInWords = (parts: readonly FloorPart[]): string => {
  if (parts.length !== 1) return measureTitles.floor_insulation
  return parts[0] === 'bottom' ? 'Bodemisolatie' : 'Vloerisolatie'
}

const registrationRows = ({ personalData: person, serviceData }: Registration, told: Told): Section[] => {
  const asked = requestedMeasures(serviceData.resultData)
  return [
    {
      title: insulationCheckTitles.register,
      rows: [
        ...summaryRow(
          'Offerte voor',
          [...asked.measures, ...(asked.glass ? (['glass_insolation_compliment'] as const) : [])]
            .map((one) => (one === 'floor_insulation' ? floorInWords(asked.floorParts) : measureTitles[one]))
            .join(', '),
        ),
        ...nameRow({ ...person, infix: person.infix }),
        ...answerRow(firstName, person.firstName),
        ...answerRow(dateOfBirth, person.dateOfBirth),
        ...answerRow(email, person.emailAddress),
        ...answerRow(mobile, person.phoneNumberMobile),
        ...answerRow(landline, person.phoneNumberLandline),
        ...summaryRow('Voorwaarden', insulationLegalTexts.participation.wording, { consent: true }),
        ...newsRow(serviceData.resultData.userConsent),
      ],
    },
    ...insulationCheckRows(person.address, serviceData),
    ...results(told, { ...serviceData, glass: asked.glass }),
  ]
}

const reportRows = ({ personalData: person, serviceData }: ReportRequest, told: Told): Section[] => {
  const { glassInsulationRequested: glass, userConsent } = serviceData.resultData
  return [
    ...results(told, { ...serviceData, glass: glass === flags.yes }),
    ...insulationCheckRows(person.address, serviceData),
    {
      title: insulationCheckTitles.send,
      rows: [
        ...answerRow(firstName, person.firstName),
        ...nameRow({ infix: person.infix, lastName: person.lastName }),
        ...answerRow(email, person.emailAddress),
        ...summaryRow('Voorwaarden', insulationLegalTexts.resultsByMail.wording, { consent: true }),
        ...newsRow(userConsent),
      ],
    },
  ]
}

/** A sentence with the phone number and hours of the desk for this check (spec 002 section 9). */
const questions = async ({ settings }: Pick<Runtime, 'settings'>, { phone, hours }: Sender) => {
  const { isoleren: desk } = (await settings()).desks
  const [number, times] = desk ? [desk.phone, hoursLine(desk)] : [phone, hours]
  return `Klopt er iets niet? Bel ons op ${number} (${times}) en noem je referentie.`
}

/** How to get an offer: by the check inside the area of the collective purchase, or without it elsewhere. */
const wayToOffer = async (
  { settings }: Pick<Runtime, 'settings'>,
  { postcode }: Registration['personalData']['address'],
): Promise<string> =>
  postcodeExcluded(postcode, insulationCheckOf(await settings()).excluded_areas)
    ? `${outsideArea} ${askForOffers}`
    : 'Wil je een offerte? Doe de check opnieuw. Aan het eind zie je of je je kunt inschrijven.'

export const registrationKind: RequestKind<Registration, Told> = {
  title: () => 'Inschrijving Collectieve Inkoop Isoleren',
  rows: registrationRows,
  unsaid: {
    funnelId: 'no answer: the site says by itself which of its forms sent it',
    'serviceData.resultData.personalOfferRequested': 'it takes one value: a registration asks for an offer',
    'serviceData.resultData.privacyAndParticipantConditions':
      'refused unless it is given; a row says that it was',
  },
  mail: async ({ request: { personalData }, reference, summary }, sender, runtime) => {
    const { initials, infix, lastName, emailAddress } = personalData
    const { by, within } = insulationCallOf(await runtime.settings())
    return {
      to: emailAddress,
      content: {
        subject: `Je inschrijving voor isoleren (${reference})`,
        greeting: greetingOf(nameInWords({ initials, infix, lastName })),
        intro: ['We hebben je inschrijving voor de collectieve inkoop ontvangen. Je zit nergens aan vast.'],
        reference,
        next: [
          `Je wordt gebeld om een afspraak te maken. Dat doet ${by}, ${within}.`,
          'Het bedrijf bekijkt je huis en maakt een offerte. Daarin staan de echte prijzen.',
          'Jij beslist daarna of je het laat doen.',
        ],
        answers: summary.mail,
        answersTitle: 'Wat je hebt ingevuld, en je resultaten',
        outro: [await questions(runtime, sender)],
      },
      attachments: [],
      documents: [resultsDocument.kind],
    }
  },
  deliveries: [toInsulation],
  events: [passedOn, notTaken],
  desk: 'isoleren',
  noPromise: 'the company that insulates calls, within the time of `insulation_check.call`',
  example: () => ({ request: parsedExample(registerOperation), beside: exampleTold }),
}

/** Kind of request: the results of the check, by mail and as a document. */
export const reportKind: RequestKind<ReportRequest, Told> = {
  title: () => 'Resultaten isolatiecheck',
  rows: reportRows,
  unsaid: {
    funnelId: 'no answer: the site says by itself which of its forms sent it',
    'serviceData.resultData.personalOfferRequested': 'it takes one value: the results ask for no offer',
    'serviceData.resultData.privacyAndParticipantConditions':
      'refused unless it is given; a row says that it was',
  },
  mail: async ({ request: { personalData }, reference, summary }, sender, runtime) => {
    const { firstName: initials, infix, lastName, emailAddress } = personalData
    return {
      to: emailAddress,
      content: {
        subject: `Je resultaten van de isolatiecheck (${reference})`,
        greeting: greetingOf(nameInWords({ initials, infix, lastName })),
        intro: [
          'Hieronder staat wat er in jouw huis kan, wat het kost en wat het bespaart.',
          'Je vindt de resultaten ook in de bijlage. Die kun je bewaren en afdrukken.',
        ],
        reference,
        answers: summary.mail,
        answersTitle: 'Je resultaten, en wat je hebt ingevuld',
        outro: [
          'Je zit nergens aan vast: jij beslist of je iets laat doen.',
          await wayToOffer(runtime, personalData.address),
          await questions(runtime, sender),
        ],
      },
      attachments: [],
      documents: [resultsDocument.kind],
    }
  },
  events: [],
  noPromise: 'the results are in the mail itself',
  waitsFor: 'delivery',
  example: () => ({ request: parsedExample(reportOperation), beside: exampleTold }),
}
