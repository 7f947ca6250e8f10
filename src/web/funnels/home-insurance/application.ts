import type { InputOf } from '../../../core/contract/endpoint.ts'
import {
  quote as quoteCall,
  type submit,
  type validate,
  validate as validateCall,
} from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import type { Parsed } from '../../../core/fields/brick/group.ts'
import { streetAddress } from '../../../core/fields/home/address-type.ts'
import type { ParsedAddress } from '../../../core/groups/address.ts'
import { termsToSend } from '../../../core/groups/costs-to-send.ts'
import type { BlockAnswers } from '../../../core/insurance/blocks.ts'
import { cancellationToSend } from '../../../core/insurance/cancellation.ts'
import { totalOf } from '../../../core/insurance/insurance-words.ts'
import { legalAsks } from '../../../core/insurance/legal-asks.ts'
import { premiumPath } from '../../../core/insurance/paths.ts'
import { homeToSend, postalAddressOf, propertyAddressToSend } from '../../../core/insurance/sent-home.ts'
import { isMember } from '../../../core/kernel/viewer.ts'
import type { InsuranceEntry } from '../../../core/rules/insurance-packages.ts'
import { legalTexts } from '../../../core/rules/legal-texts.ts'
import type { Help } from '../../engine/definition/exit.ts'
import type { Context } from '../../engine/definition/rule-context.ts'
import type { firstStepQuestions } from './home-insurance-asks.ts'
import { propertyFields, propertyToSend } from './home-insurance-requests.ts'
import type { LaterAsks } from './later-asks.ts'
import { type AllKnown, blocksIn, houseTypeOf, insuredHome, type Reading } from './situation.ts'

type Answers = Parsed<
  typeof firstStepQuestions &
    LaterAsks['additional'] &
    LaterAsks['final'] &
    LaterAsks['cancellation'] &
    LaterAsks['closing']
>
type Validated = InputOf<typeof validate>['body']

const addressesOf = ({ home, differentHomeAddress, residence }: Answers): Validated['addresses'] => {
  const own = homeToSend(streetAddress, home)
  if (differentHomeAddress !== 'yes') return [own]
  return [own, postalAddressOf(residence)]
}

const emptied = <T extends object>(of: T): T | undefined => (Object.keys(of).length > 0 ? of : undefined)

/** The insurer's facts about the home, and the visitor's answer whether they are right. */
const knownToSend = ({ isRight }: Answers, context: Reading) => {
  const { buildingYear, propertySurface, rebuildValueInCents, wozIndicationInCents } =
    insuredHome(context) ?? {}
  return emptied({
    ...(isRight && { isRight }),
    ...(buildingYear !== undefined && { buildingYear }),
    ...(propertySurface !== undefined && { propertySurface }),
    ...(rebuildValueInCents !== undefined && { rebuildValueInCents }),
    ...(wozIndicationInCents !== undefined && { wozIndicationInCents }),
  })
}

/** Legal assistance as the call takes it (spec 002 section 3.3). */
const legalToSend = ({ realEstateProperties, ...legal }: NonNullable<BlockAnswers['rechtsbijstand']>) => ({
  insureStandard: 'yes',
  ...legal,
  ...(realEstateProperties && {
    numberOfRealProperties: realEstateProperties.length,
    realEstateProperties: (realEstateProperties as ParsedAddress[]).map(propertyAddressToSend),
  }),
})

const answersOf = (known: Answers, context: Reading): Validated['answers'] | undefined => {
  const property = propertyToSend(known)
  if (!property) return undefined
  const { rechtsbijstand, ...others } = blocksIn(known, context)
  const blocks = { ...others, rechtsbijstand: rechtsbijstand && legalToSend(rechtsbijstand) }
  return {
    insurances: known.packages,
    property,
    knownPropertyType: houseTypeOf(known, context),
    knownProperty: knownToSend(known, context),
    ...Object.fromEntries(
      Object.entries(blocks).map(([name, block]) => [name, block && emptied(block)] as const),
    ),
  } as unknown as Validated['answers']
}

type Around = Pick<Context<unknown>, 'read' | 'leaveAnswer' | 'viewer'>

/**
 * The data that are validated when the cancellation service is left, and sent at the end; undefined as long as a part is missing.
 */
export const toValidate = (all: AllKnown, context: Around, entry: InsuranceEntry): Validated | undefined => {
  const quote = context.leaveAnswer('aanvullende-gegevens', quoteCall)
  const known = all as Answers
  const { person, contact, mobile, iban, dateOfBirth, home } = known
  const isWhole =
    person.salutation !== undefined && contact.email && mobile && iban && dateOfBirth && home.streetName
  const answers = answersOf(known, context)
  if (!quote || !answers || !isWhole) return undefined
  const relation = {
    sex: person.salutation,
    initials: person.initials,
    infix: person.infix ?? '',
    lastName: person.lastName,
    emailAddress: contact.email,
    dateOfBirth,
    phoneNumberMobile: mobile,
    accountNumber: iban,
  }
  return {
    insuranceType: entry,
    code: quote.code,
    acceptedPremiumInCents: totalOf(quote.insurances, known.packages).total,
    answers,
    relation,
    addresses: addressesOf(known),
    cancellationService:
      known.hasCancellationService === 'yes'
        ? cancellationToSend(known.cancellation, {
            person: { ...person, emailAddress: contact.email },
            home,
          })
        : null,
  }
}

/** Maps each field of an address to its answer. */
const addressFields = <const At extends string>(at: At) =>
  ({
    postcode: `${at}.postcode`,
    houseNumber: `${at}.houseNumber`,
    houseNumberAddition: `${at}.addition`,
    street: `${at}.streetName`,
    city: `${at}.city`,
  }) as const

/** Maps each field of a postal address to its answer. A PO box has no street: an error about it belongs to its type. */
const postalFields = <const At extends string>(at: At) =>
  ({
    type: `${at}.type`,
    postcode: [`${at}.street.postcode`, `${at}.box.postcode`],
    houseNumber: [`${at}.street.houseNumber`, `${at}.box.houseNumber`],
    houseNumberAddition: `${at}.street.addition`,
    street: [`${at}.street.streetName`, `${at}.type`],
    city: [`${at}.street.city`, `${at}.box.city`],
  }) as const

const holderAddress = postalFields('cancellation.address')
const ownAddress = addressFields('home')

/** Maps each field of legal assistance to its answer. */
const legalFields = Object.fromEntries(
  Object.keys(legalAsks).map((name) => [name, `rechtsbijstand.${name}`]),
) as { readonly [N in keyof typeof legalAsks]: `rechtsbijstand.${N}` }

/** Maps each field of the real property at an index to its answer. */
const propertyAddressFields = (at: number) => {
  // The types of paths have no indexes.
  const entry = `rechtsbijstand.realEstateProperties[${at}]` as 'rechtsbijstand.realEstateProperties[]'
  return {
    street: `${entry}.streetName`,
    houseNumber: `${entry}.houseNumber`,
    addition: `${entry}.addition`,
    postcode: `${entry}.postcode`,
    city: `${entry}.city`,
  } as const
}

/**
 * Maps each field of the validated data to its answer, so that a refusal appears at the right question. Questions about an
 * insurance have the same names in both.
 */
export const validatedFields = {
  acceptedPremiumInCents: 'packages',
  answers: {
    insurances: 'packages',
    property: propertyFields,
    knownPropertyType: 'houseType',
    knownProperty: 'isRight',
    general: 'general',
    opstal: 'opstal',
    inboedel: 'inboedel',
    avp: 'avp',
    rechtsbijstand: {
      ...legalFields,
      numberOfRealProperties: 'rechtsbijstand.realEstateProperties',
      'realEstateProperties[0]': propertyAddressFields(0),
      'realEstateProperties[1]': propertyAddressFields(1),
      'realEstateProperties[2]': propertyAddressFields(2),
      'realEstateProperties[3]': propertyAddressFields(3),
      'realEstateProperties[4]': propertyAddressFields(4),
    },
    finalQuestions: 'finalQuestions',
    legalQuestionnaire: 'legalQuestionnaire',
  },
  relation: {
    sex: 'person.salutation',
    initials: 'person.initials',
    infix: 'person.infix',
    lastName: 'person.lastName',
    emailAddress: 'contact.email',
    dateOfBirth: 'dateOfBirth',
    phoneNumberMobile: 'mobile',
    accountNumber: 'iban',
  },
  'addresses[0]': ownAddress,
  'addresses[1]': postalFields('residence'),
  cancellationService: {
    // The old insurance belongs to the applicant, unless somebody else is named.
    applicant: {
      initials: ['cancellation.applicant.initials', 'person.initials'],
      infix: ['cancellation.applicant.infix', 'person.infix'],
      lastName: ['cancellation.applicant.lastName', 'person.lastName'],
      signature: 'cancellation.signature',
      address: {
        type: holderAddress.type,
        postcode: [...holderAddress.postcode, ownAddress.postcode],
        houseNumber: [...holderAddress.houseNumber, ownAddress.houseNumber],
        houseNumberAddition: [holderAddress.houseNumberAddition, ownAddress.houseNumberAddition],
        street: [...holderAddress.street, ownAddress.street],
        city: [...holderAddress.city, ownAddress.city],
      },
      emailAddress: ['cancellation.applicant.emailAddress', 'contact.email'],
    },
    encryptedInsurer: 'cancellation.insurer',
    insurances: 'cancellation.insurances',
  },
} as const

/** Maps each field of the application to its answer. */
export const applicationFields = {
  ...validatedFields,
  membership: { agreeTerms: 'agreeTerms', agreeCollection: 'agreeCollection' },
  agreements: { truthful: 'agreeTruthful', documents: 'agreeDocuments', premium: 'agreePremium' },
} as const

/** The codes of the membership that comes along, as the block gives them. */
export interface MembershipCodes {
  membershipType?: string | undefined
  campaignCode?: string | undefined
  packageCode?: string | undefined
}

/**
 * The request for the application.
 * @throws Error when an answer is missing, which the steps prevent.
 */
export const applicationToSend = (
  answers: object,
  context: Around & { properties: MembershipCodes },
  entry: InsuranceEntry,
): InputOf<typeof submit> => {
  const known = answers as Answers
  const whole = toValidate(known as AllKnown, context, entry)
  if (!whole) throw new Error('An application is sent before it is complete.')
  const joins = !isMember(context.viewer)
  const { membership: joining, conditions } = context.leaveAnswer('opzegservice', validateCall) ?? {}
  const fee = joining?.feeInCents
  const { membershipType: type, campaignCode, packageCode } = context.properties
  const body = {
    ...whole,
    membership: {
      type,
      campaignCode,
      packageCode,
      paymentMethod: 1,
      language: 0,
      agreeTerms: known.agreeTerms,
      // Always true in the call (spec 002 section 7.3). The server records it of somebody who joins only: a member agreed before.
      agreeCollection: joins ? known.agreeCollection : true,
      agreeCollectionText: legalTexts.collection.wording,
    },
    agreements: {
      truthful: known.agreeTruthful,
      documents: known.agreeDocuments,
      premium: known.agreePremium,
    },
    ...(conditions && {
      conditions: Object.fromEntries(
        conditions.map(({ insuranceType, edition }) => [insuranceType, edition]),
      ),
    }),
    // A member saw no fee and ticked no box. One whose membership ended meanwhile is refused, and does not join unasked.
    ...(joins ? fee !== undefined && { acceptedFeeInCents: fee } : { acceptedFeeInCents: 0 }),
    ...termsToSend,
    isEmailRequest: true,
  } as const
  return { body }
}

/** Links for refusals that cannot be solved on this page, by their code. */
export const helpOf = (entry: InsuranceEntry): Readonly<Record<string, Help>> => ({
  'price-changed': { label: 'Bereken je premie opnieuw', href: premiumPath(entry) },
  'email-taken': { label: 'Inloggen', href: `/inloggen?terug=${encodeURIComponent(premiumPath(entry))}` },
})
