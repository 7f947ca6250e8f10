import { hoursLine } from '../../../core/content/settings.ts'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { quoteEmail, submit } from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import {
  quoteEmail as quoteOperation,
  submit as submitOperation,
} from '../../../core/contract/home-insurance/home-insurance-operations.ts'
import { bricksOf, group } from '../../../core/fields/brick/group.ts'
import { answerRow, type Section, summaryRow } from '../../../core/fields/brick/summary-rows.ts'
import { email } from '../../../core/fields/person/email.ts'
import { nameInWords } from '../../../core/groups/formatting.ts'
import { type RowContext, rowsOf } from '../../../core/home-insurance/application-rows.ts'
import { homeSection } from '../../../core/home-insurance/home-insurance-summary-rows.ts'
import { exampleQuote, type Quote } from '../../../core/insurance/comparison.ts'
import { coverParts } from '../../../core/insurance/cover-parts.ts'
import { holdsInWords, quoteSections } from '../../../core/insurance/insurance-words.ts'
import { premiumPath } from '../../../core/insurance/paths.ts'
import type { Sender } from '../../../core/render.ts'
import { insuranceNames, packageName } from '../../../core/rules/insurance-packages.ts'
import type { Runtime } from '../../services/context.ts'
import { applicationEvents } from '../../services/insurance-applications/insurance-applications-request-events.ts'
import { greetingOf } from '../../services/letters/greeting.ts'
import { membershipMade } from '../../services/memberships/memberships-request-events.ts'
import { parsedExample } from '../../services/submissions/example.ts'
import type { RequestKind } from '../../services/submissions/request-kind.ts'
import { applicationToInsurer } from './application-order.ts'
import { quoteDocument } from './quote-document.ts'

type QuoteRequest = RequestOf<typeof quoteEmail>['body']
type Application = RequestOf<typeof submit>['body']

const callUs = async ({ settings }: Pick<Runtime, 'settings'>, sender: Sender): Promise<string> => {
  const { verzekeringen: desk } = (await settings()).desks
  const [phone, hours] = desk ? [desk.phone, hoursLine(desk)] : [sender.phone, sender.hours]
  return `Bel ons op ${phone} (${hours}) en noem je referentie.`
}

const quoteRows = (of: QuoteRequest, quote: Quote): Section[] => [
  {
    title: 'Deze berekening',
    rows: [
      ...summaryRow(
        'Berekend voor',
        of.insuranceType === 'All' ? packageName : insuranceNames[of.insuranceType],
      ),
      ...summaryRow('Code van de berekening', quote.code),
      ...summaryRow('Geldig', holdsInWords(quote)),
      ...answerRow(email, of.emailAddress),
    ],
  },
  ...quoteSections(
    quote,
    of.insurancePrices.map(({ insuranceName }) => insuranceName),
  ),
  homeSection(of),
]

/** Paths of answers that change the premium but that the form asks only after the quote; other clients may send them along. */
const askedLater = [
  ...['isPropertyOwner', 'propertyPurpose', 'isRented', 'isVacant', 'onMonumentsList', 'hasAsbestos'],
  'defaultOwnRisk',
  ...bricksOf(group(coverParts)).map(({ path }) => path),
]

/** Kind of request: a quote by mail, with its premiums, its last day and the way to go on. */
export const quoteKind: RequestKind<QuoteRequest, Quote> = {
  title: () => 'Je premieberekening',
  called: 'Premieberekening',
  rows: quoteRows,
  unsaid: {
    ...Object.fromEntries(
      askedLater.map((path) => [path, 'the form asks it after this; the premium, which rows say, is of it']),
    ),
    builtType: 'it follows from the walls and the roof, which rows say',
    code: 'compared with the code of the quote, which a row says',
    'insurancePrices[].price': 'compared with the quote, which rows say',
    totalPrice: 'compared with the quote, which rows say',
    'allInsurancePrices[].insuranceName': 'compared with the quote, which rows say',
    'allInsurancePrices[].price': 'compared with the quote, which rows say',
    totalAllPrice: 'compared with the quote, which rows say',
  },
  mail: async ({ request, reference, summary }, sender, runtime) => ({
    to: request.emailAddress,
    content: {
      subject: `Je premieberekening (${reference})`,
      greeting: greetingOf(''),
      intro: [
        'Hieronder staat wat je verzekeringen kosten. Het staat ook in de bijlage.',
        'Het is een berekening. Je bent nog niet verzekerd.',
      ],
      reference,
      next: [
        'Wil je de verzekering? Vul op onze website hetzelfde in. Dan zie je dezelfde premie, op elk apparaat.',
        'Krijgt de verzekeraar andere prijzen? Dan houd je deze premie, tot en met de dag die hieronder staat.',
      ],
      action: {
        label: 'Ga verder met deze premie',
        url: `${sender.siteUrl}${premiumPath(request.insuranceType)}`,
      },
      answers: summary.mail,
      answersTitle: 'Je premie, en wat je hebt ingevuld',
      outro: [`Klopt er iets niet? ${await callUs(runtime, sender)}`],
    },
    attachments: [],
    documents: [quoteDocument.kind],
  }),
  events: [],
  desk: 'verzekeringen',
  noPromise: 'the premium is in the mail itself',
  waitsFor: 'delivery',
  example: () => ({ request: parsedExample(quoteOperation), beside: exampleQuote }),
}

/**
 * Kind of request: an insurance application. Its rows are what the overview showed, as the duty to disclose refers to these
 * words. Nothing is insured until the insurer accepts it (D31).
 */
export const applicationKind: RequestKind<Application, RowContext> = {
  title: () => 'Verzekeringen aanvragen',
  rows: rowsOf,
  unsaid: {
    insuranceType: 'the calculator by which somebody came; rows say what is applied for',
    code: 'compared with the code of the quote, which a row says',
    'membership.type': 'a code of the settings, for the administration',
    'membership.campaignCode': 'a code of the settings, for the administration',
    'membership.packageCode': 'a code of the settings, for the administration',
    'membership.language': 'it takes one value, Dutch',
    'membership.paymentMethod': 'it takes one value, direct debit, which a row says',
    isEmailRequest: 'it takes one value and has no power',
    'conditions.Home': 'compared with the edition of that day, which a row says',
    'conditions.Content': 'compared with the edition of that day, which a row says',
    'conditions.Liability': 'compared with the edition of that day, which a row says',
    'conditions.Legal': 'compared with the edition of that day, which a row says',
    'answers.property.builtType': 'it follows from the walls and the roof, which rows say',
    'answers.knownPropertyType': 'a row says it where its sender corrected nothing',
    'answers.knownProperty.buildingYear': 'a row says it where its sender corrected nothing',
    'answers.knownProperty.propertySurface': 'a row says it where its sender corrected nothing',
    'answers.knownProperty.rebuildValueInCents': 'a row says it where its sender corrected nothing',
    'answers.knownProperty.wozIndicationInCents': 'a row says it where its sender corrected nothing',
    'answers.rechtsbijstand.insureStandard': 'it takes one value: the standard cover is always insured',
    'answers.rechtsbijstand.numberOfRealProperties': 'compared with the addresses, which rows say',
    'cancellationService.applicant.address.type':
      'the address itself says it: the street of a PO box is Postbus',
    'cancellationService.applicant.signature': 'it goes into the letter; a row says that it was set',
    'cancellationService.encryptedInsurer': 'a row says the name of the insurer',
    'cancellationService.insurances[].nothingReplaces':
      'refused unless it is given where it counts; a row says that',
  },
  mail: async ({ request, reference, summary }, sender, runtime) => {
    const { initials, infix, lastName, emailAddress } = request.relation
    return {
      to: emailAddress,
      content: {
        subject: `Je aanvraag voor een verzekering (${reference})`,
        greeting: greetingOf(nameInWords({ initials, infix, lastName })),
        intro: [
          'We hebben je aanvraag ontvangen.',
          'Je bent nog niet verzekerd. De verzekeraar beoordeelt je aanvraag eerst.',
        ],
        reference,
        next: [
          'We sturen je aanvraag naar de verzekeraar.',
          'Je krijgt een e-mail zodra de verzekeraar beslist, of iets wil weten.',
          request.cancellationService
            ? 'Accepteert de verzekeraar je aanvraag? Dan gaat je opzegging naar je oude verzekeraar. Eerder zeggen we niets op.'
            : 'Zeg je oude verzekering pas op als de nieuwe is geaccepteerd.',
        ],
        answers: summary.mail,
        answersTitle: 'Je premie, en wat je hebt ingevuld',
        outro: [
          'Kloppen je antwoorden niet? Laat het ons meteen weten. Een verkeerd antwoord kan je uitkering kosten.',
          await callUs(runtime, sender),
        ],
      },
      attachments: [],
    }
  },
  deliveries: [applicationToInsurer],
  events: [...applicationEvents, membershipMade],
  desk: 'verzekeringen',
  noPromise: 'the insurer decides, in a time that we do not know',
  example: () => ({
    request: parsedExample(submitOperation),
    beside: {
      quote: exampleQuote,
      conditions: [],
      fee: 3450,
      freeFirstYear: true,
      insurer: 'Voorbeeld',
    },
  }),
}
