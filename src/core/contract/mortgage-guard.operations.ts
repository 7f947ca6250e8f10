import * as z from 'zod/mini'
import { optional, relabel, wire } from '../fields/brick.ts'
import { noSuchChoice } from '../fields/choice.ts'
import { mayAgreeCollection } from '../fields/consent.ts'
import { dateOfBirth } from '../fields/date-of-birth.ts'
import { email } from '../fields/email.ts'
import { group } from '../fields/group.ts'
import { iban } from '../fields/iban.ts'
import { landline } from '../fields/landline.ts'
import { mobile } from '../fields/mobile.ts'
import { salutation, sex } from '../fields/salutation.ts'
import { address } from '../groups/address.ts'
import { person } from '../groups/person.ts'
import { providers } from '../rules/mortgage-providers.ts'
import { operation } from './operation.ts'
import { emailTaken, keyReused } from './refusals.ts'

export const validateEmail = operation({
  summary: 'Kijkt of iemand met dit e-mailadres verder kan zonder in te loggen.',
  body: group({ emailAddress: email }),
  answer: z.object({ valid: z.literal(true) }),
  example: { valid: true as const },
  limit: 'check',
  faults: [emailTaken],
})

const { postcode, houseNumber, addition, streetName, city } = address.parts
const shownSex = relabel(sex, {
  label: salutation.facts.label,
  control: 'radio',
  show: (value) => ({ 0: 'Dhr.', 1: 'Mevr.', 2: 'Onbekend' })[value],
})

/** Somebody whose mortgage is watched; IBAN and consent count for who is no member yet (spec 001 sections 3 and 6). */
export const applicant = group({
  sex: shownSex,
  initials: person.parts.initials,
  infix: person.parts.inserts,
  lastName: person.parts.lastName,
  dateOfBirth,
  postcode,
  houseNumber,
  houseNumberAddition: optional(addition),
  streetName,
  city,
  phoneNumberMobile: mobile,
  phoneNumberLandline: optional(landline),
  emailAddress: email,
  partnerCharacteristic: wire(z.literal(Object.values(providers), noSuchChoice), providers.association),
  accountNumber: optional(iban),
  agreeCollection: optional(mayAgreeCollection),
})

export const registerHypotheekwacht = operation({
  summary: 'Zet de Hypotheekwacht aan; wie nog geen lid is, wordt het.',
  body: applicant,
  rules: {
    '': { words: 'Wie nog geen lid is, geeft een IBAN (accountNumber) en gaat akkoord met de incasso.' },
  },
  answer: z.object({ url: z.string(), reference: z.string() }),
  example: { url: '/diensten/hypotheek/hypotheekwacht/bedankt', reference: '7KQM-X4TB' },
  status: 201,
  submits: true,
  faults: [
    emailTaken,
    { status: 409, code: 'already-watched', when: 'de Hypotheekwacht staat voor deze persoon al aan' },
    keyReused,
  ],
})
