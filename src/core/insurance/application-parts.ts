import * as z from 'zod/mini'
import { optional, wire } from '../fields/brick/brick.ts'
import { noSuchChoice } from '../fields/brick/choice.ts'
import { group, list } from '../fields/brick/group.ts'
import { optionalGroup } from '../fields/brick/optional-group.ts'
import { line } from '../fields/brick/text.ts'
import { houseType } from '../fields/home/house-type.ts'
import { isRight, packages, roof } from '../fields/insurance/home-insurance.ts'
import { entry } from '../fields/insurance/home-insurance-entry.ts'
import { iban } from '../fields/payment/iban.ts'
import { dateOfBirth } from '../fields/person/date-of-birth.ts'
import { email } from '../fields/person/email.ts'
import { mobile } from '../fields/person/mobile.ts'
import { agreeTerms, mayAgreeCollection } from '../fields/request/consent.ts'
import { sentWording } from '../groups/accepted-costs.ts'
import { person } from '../groups/person.ts'
import { shownSex } from '../groups/user-information.ts'
import { blocks } from './blocks.ts'
import { propertyCount } from './cover-parts.ts'
import { mostRealProperties } from './legal-asks.ts'
import { looseParts } from './optional-parts.ts'
import { homeParts, propertyRules } from './property.ts'
import { sentHome, sentProperty } from './sent-home.ts'

// The bodies of `validate` and `submit` (spec 002 section 7.3; D59 and D75).

const block = <const P extends Parameters<typeof looseParts>[0]>(parts: P, label: string) =>
  optionalGroup(group(looseParts(parts), { label }))

/**
 * Legal assistance in a call (spec 002 section 3.3). Two of its fields follow from the others, so no form asks them: its standard
 * cover is always insured, and the number of properties is that of their addresses.
 */
const sentLegal = {
  ...blocks.rechtsbijstand,
  realEstateProperties: list(sentProperty, { min: 1, max: mostRealProperties, label: 'Pand' }),
  insureStandard: optional(wire(z.literal('yes', noSuchChoice), 'yes', 'Basisdekking')),
  numberOfRealProperties: propertyCount('Aantal panden'),
}

const wholeAmount = z.int(noSuchChoice).check(z.gte(0, noSuchChoice), z.lte(100_000_000_000, noSuchChoice))

/** All answers of an application: of each insurance only what it asks, and nothing of one that is not applied for. */
export const answers = group({
  insurances: packages,
  /** The roof is required in an application: it decides what can be insured. */
  property: group({ ...homeParts, roofType: roof }, { rules: propertyRules, label: 'Woningkenmerken' }),
  /** The kind of home that the insurer gave, where the visitor corrected nothing: it decides which questions are asked. */
  knownPropertyType: optional(houseType),
  /** What else the insurer said of the home, as `property` answered it, and whether the visitor confirmed it. */
  knownProperty: optionalGroup(
    group({
      isRight: optional(isRight),
      buildingYear: optional(wire(wholeAmount, 1975, 'Bouwjaar')),
      propertySurface: optional(wire(wholeAmount, 120, 'Woonoppervlakte')),
      rebuildValueInCents: optional(wire(wholeAmount, 31_000_000, 'Herbouwwaarde')),
      wozIndicationInCents: optional(wire(wholeAmount, 41_200_000, 'WOZ-waarde')),
    }),
  ),
  general: block(blocks.general, 'Aanvullende gegevens'),
  opstal: block(blocks.opstal, 'Opstal'),
  inboedel: block(blocks.inboedel, 'Inboedel'),
  avp: block(blocks.avp, 'Aansprakelijkheid'),
  rechtsbijstand: block(sentLegal, 'Rechtsbijstand'),
  finalQuestions: block(blocks.finalQuestions, 'Slotvragen'),
  legalQuestionnaire: block(blocks.legalQuestionnaire, 'Slotvragen over rechtsbijstand'),
})

export const relation = group({
  sex: shownSex,
  initials: person.parts.initials,
  infix: person.parts.infix,
  lastName: person.parts.lastName,
  emailAddress: email,
  dateOfBirth,
  phoneNumberMobile: mobile,
  accountNumber: iban,
})

/** The address of the applicant comes first; the insured home is in `answers`. */
export const addresses = list(sentHome, { min: 1, max: 2, label: 'Adres' })

const text = (label: string, example: string, max = 200) =>
  optional(wire(line({ max, invalid: 'Dit is geen geldige tekst.' }), example, label))

/**
 * The membership that somebody who is no member gets with it (spec 002 section 1). Its codes are settings (D62). What a sender
 * names has no power: one membership is sold, and the application keeps the codes of the settings.
 */
export const membership = group({
  type: text('Soort lidmaatschap', 'persoonlijk'),
  campaignCode: text('Campagne', 'woonverzekering'),
  packageCode: text('Pakket', 'woonpakket'),
  paymentMethod: optional(wire(z.literal(1, noSuchChoice), 1, 'Betaalmethode')),
  language: optional(wire(z.literal(0, noSuchChoice), 0, 'Taal')),
  agreeTerms,
  agreeCollection: optional(mayAgreeCollection),
  agreeCollectionText: sentWording('collection'),
})

/** Error of a code by which no quote can be found (D75). */
const noSuchQuote = 'Deze code is niet geldig.'
export const quoteCode = wire(
  z.string(noSuchQuote).check(z.regex(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/, noSuchQuote)),
  '7KQM-X4TF',
  'Code van de berekening',
)
const noAmount = 'Dit is geen geldig bedrag.'
export const acceptedPremium = wire(
  z.int(noAmount).check(z.gte(1, noAmount), z.lte(1_000_000, noAmount)),
  5021,
  'Premie per maand',
)

export const applicationParts = {
  insuranceType: entry,
  code: quoteCode,
  acceptedPremiumInCents: acceptedPremium,
  answers,
  relation,
  addresses,
}
