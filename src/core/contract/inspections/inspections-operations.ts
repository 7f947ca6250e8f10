import * as z from 'zod/mini'
import { optional, relabel, wire } from '../../fields/brick/brick.ts'
import { noSuchChoice, numberedChoice } from '../../fields/brick/choice.ts'
import { group, type Parts } from '../../fields/brick/group.ts'
import { required } from '../../fields/brick/sentences.ts'
import { absentOr } from '../../fields/brick/text.ts'
import { addition } from '../../fields/home/addition.ts'
import { city } from '../../fields/home/city.ts'
import { constructionYear } from '../../fields/home/construction-year.ts'
import { houseNumber } from '../../fields/home/house-number.ts'
import { builder, project, projectDeveloper } from '../../fields/home/new-house.ts'
import { postcode } from '../../fields/home/postcode.ts'
import { streetName } from '../../fields/home/street-name.ts'
import { iban } from '../../fields/payment/iban.ts'
import { relationId } from '../../fields/person/relation-id.ts'
import { timeMissing } from '../../fields/request/appointment-time.ts'
import { agreeCollection, agreeTerms } from '../../fields/request/consent.ts'
import { houseSize, smsNumber } from '../../fields/request/inspection.ts'
import { acceptedFeeParts, acceptedPriceParts, acceptedTermsParts } from '../../groups/accepted-costs.ts'
import { holdToken } from '../../groups/appointment.ts'
import { payingUserInformation } from '../../groups/user-information.ts'
import { operation } from '../operation.ts'
import { checkNeeded, emailTaken, keyReused, priceChanged, slotTaken } from '../refusals.ts'

const noInstant = 'Dit is geen geldig tijdstip.'
const instant = z.iso.datetime({ offset: true, ...absentOr(timeMissing, noInstant) })
const slots = z.array(
  z.object({ start: z.iso.datetime({ offset: true }), end: z.iso.datetime({ offset: true }) }),
)
/** The times of an inspection of the house of the examples, by its kind: how long each takes follows from the house (D79). */
const exampleSlot = { start: '2026-12-01T09:00:00+01:00', end: '2026-12-01T12:00:00+01:00' }
const exampleCompletionSlot = { ...exampleSlot, end: '2026-12-01T11:00:00+01:00' }
const exampleHouse = { typeCode: 3, sizeCode: 1 }

/** Type code of an inspection, in the codes of D57. */
const typeCode = relabel(
  numberedChoice({
    label: '',
    options: [
      { value: 0, label: '0' },
      { value: 1, label: '1' },
      { value: 2, label: '2' },
      { value: 3, label: '3' },
      { value: 4, label: '4' },
    ],
  }),
  { control: 'none' },
)

const away = {
  status: 503,
  code: 'partner-unavailable',
  when: 'het adressenregister of de keuringspartner antwoordt niet',
}

export const times = operation({
  summary: 'Wanneer een huis bouwtechnisch gekeurd kan worden.',
  body: group({
    typeCode,
    sizeCode: houseSize,
    houseNumber,
    houseNumberAddition: optional(addition),
    zipCode: postcode,
    hold: optional(holdToken),
  }),
  exampleAnswers: exampleHouse,
  answer: slots,
  example: [exampleSlot],
  limit: 'rates',
  faults: [away],
})

export const completionDays = operation({
  summary: 'De dagen waarop een opleveringskeuring kan.',
  answer: z.array(z.iso.date()),
  example: ['2026-12-01', '2026-12-02'],
  limit: 'rates',
  faults: [away],
})

export const completionTimes = operation({
  summary: 'Wat er die dag vrij is voor een opleveringskeuring, het dichtst bij de gevraagde tijd eerst.',
  body: group({
    typeCode,
    zipcode: postcode,
    houseNumber,
    plannedTime: wire(instant, '2026-12-01T09:00:00+01:00'),
    hold: optional(holdToken),
  }),
  exampleAnswers: { typeCode: exampleHouse.typeCode },
  answer: slots,
  example: [exampleCompletionSlot],
  limit: 'rates',
  faults: [away],
})

/** The parts of the body that both kinds of inspection ask beside the house. */
const asked = {
  selectedAppointmentTime: group({
    start: wire(instant, exampleSlot.start),
    end: wire(instant, exampleSlot.end),
  }),
  service: group({
    smsReminder: wire(z.boolean(absentOr(required, noSuchChoice)), true),
    smsReminderPhoneNumber: optional(smsNumber),
    iban,
  }),
  userInformation: group({
    relationId: optional(relationId),
    ...payingUserInformation.parts,
    agreedToGeneralTerms: agreeTerms,
    agreedToDirectDebit: agreeCollection,
  }),
  hold: optional(holdToken),
  ...acceptedPriceParts(28_600),
  ...acceptedFeeParts(),
  ...acceptedTermsParts,
} as const

const address = group({ houseNumber, addition: optional(addition), postcode, streetName, placeName: city })

/** An inspection, with answers that fit each other in its example, and its price there. */
const inspection = <P extends Parts>(
  summary: string,
  object: P,
  example: { answers: Readonly<Record<string, unknown>>; price: number },
) =>
  operation({
    summary,
    body: group({ ...asked, object: group({ typeCode, address, ...object }) }),
    exampleAnswers: { ...example.answers, acceptedPriceInCents: example.price },
    rules: {
      '': {
        words:
          'Iedereen gaat akkoord met de incasso (userInformation.agreedToDirectDebit): van de prijs van de keuring, eenmalig en na de keuring, en wie nog geen lid is ook van de contributie, elk jaar. Bij een sms als herinnering hoort een nummer.',
      },
    },
    answer: z.object({ reference: z.string(), price: z.int() }),
    example: { reference: '7KQM-X4TF', price: example.price },
    status: 201,
    submits: true,
    faults: [emailTaken, slotTaken, checkNeeded, keyReused, priceChanged],
  })

export const register = inspection(
  'Plant een bouwtechnische keuring; wie nog geen lid is, wordt het.',
  {
    sizeCode: houseSize,
    constructionYear,
    floor: optional(wire(z.literal(0, noSuchChoice), 0 as const)),
  },
  { answers: { object: exampleHouse }, price: 44_500 },
)

export const registerCompletion = inspection(
  'Plant een opleveringskeuring; wie nog geen lid is, wordt het.',
  {
    project: optional(project),
    builder: optional(builder),
    projectDeveloper: optional(projectDeveloper),
  },
  {
    answers: {
      selectedAppointmentTime: exampleCompletionSlot,
      // another house than the one where its buyer lives
      object: { typeCode: exampleHouse.typeCode, address: { houseNumber: 12, addition: '' } },
    },
    price: 28_600,
  },
)
