import * as z from 'zod/mini'
import { optional } from '../fields/brick.ts'
import { email } from '../fields/email.ts'
import { giftCode } from '../fields/gift-code.ts'
import { group } from '../fields/group.ts'
import { lastName } from '../fields/last-name.ts'
import { address } from '../groups/address.ts'
import { endpoint } from './endpoint.ts'

const valid = { answer: z.object({ valid: z.literal(true) }), example: { valid: true as const } }
const emailTaken = {
  status: 409,
  code: 'email-taken',
  when: 'er is al een account met dit e-mailadres',
}

/** The pre-check of the first step. Only the e-mail address decides (spec 001 section 7, decision 35). */
export const preCheck = endpoint({
  name: 'becomeamember.pre-check',
  method: 'POST',
  path: '/api/v1/becomeamember/validate',
  summary: 'Kijkt of iemand met deze gegevens lid kan worden.',
  body: group({
    emailAddress: email,
    lastName,
    postcode: address.parts.postcode,
    houseNumber: address.parts.houseNumber,
    houseNumberAddition: optional(address.parts.addition),
  }),
  ...valid,
  limit: 'check',
  faults: [emailTaken],
})

/** The e-mail check beside the login (spec 000 section 7, decisions 3 and 32). */
export const validateEmail = endpoint({
  name: 'becomeamember.validate-email',
  method: 'POST',
  path: '/api/v2/becomeamember/validate',
  summary: 'Kijkt of iemand met dit e-mailadres lid kan worden.',
  body: group({ emailAddress: email }),
  ...valid,
  limit: 'check',
  faults: [emailTaken],
})

/** Whether a gift code can be redeemed now (spec 001 section 7, decision 36). */
export const checkGiftCard = endpoint({
  name: 'giftcard.validate',
  method: 'GET',
  path: '/api/v1/giftcard/validate/{code}',
  summary: 'Kijkt of een cadeaukaart nog te gebruiken is.',
  params: group({ code: giftCode }),
  ...valid,
  limit: 'check',
  faults: [{ status: 404, code: 'gift-card-unknown', when: 'de code bestaat niet of is al gebruikt' }],
})
