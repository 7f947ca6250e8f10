import * as z from 'zod/mini'
import { optional, wire } from '../../fields/brick/brick.ts'
import { noSuchChoice } from '../../fields/brick/choice.ts'
import { group } from '../../fields/brick/group.ts'
import { dateOfBirth } from '../../fields/person/date-of-birth.ts'
import { email } from '../../fields/person/email.ts'
import { mayAgreeCollection } from '../../fields/request/consent.ts'
import { acceptedFeeParts } from '../../groups/accepted-costs.ts'
import { payingUserInformation } from '../../groups/user-information.ts'
import { providers } from '../../rules/mortgage-providers.ts'
import { validAnswer } from '../answer-schemas.ts'
import { operation } from '../operation.ts'
import { emailTaken, keyReused, priceChanged } from '../refusals.ts'

export const validateEmail = operation({
  summary: 'Kijkt of iemand met dit e-mailadres verder kan zonder in te loggen.',
  body: group({ emailAddress: email }),
  answer: validAnswer,
  example: { valid: true as const },
  limit: 'check',
  faults: [emailTaken],
})

const { sex, initials, infix, lastName, ...rest } = payingUserInformation.parts
/**
 * The body of the call that asks to watch a mortgage. IBAN and consent are required of somebody who is not a member yet (spec 001
 * sections 3 and 6).
 */
export const applicant = group({
  ...{ sex, initials, infix, lastName, dateOfBirth },
  ...rest,
  partnerCharacteristic: wire(z.literal(Object.values(providers), noSuchChoice), providers.association),
  agreeCollection: optional(mayAgreeCollection),
  ...acceptedFeeParts(),
})

export const registerHypotheekwacht = operation({
  summary: 'Zet de Hypotheekwacht aan; wie nog geen lid is, wordt het.',
  body: applicant,
  rules: {
    '': { words: 'Wie nog geen lid is, geeft een IBAN (accountNumber) en gaat akkoord met de incasso.' },
  },
  answer: z.object({ url: z.string(), reference: z.string() }),
  example: { url: '/diensten/hypotheek/hypotheekwacht/bedankt', reference: '7KQM-X4TF' },
  status: 201,
  submits: true,
  faults: [
    emailTaken,
    { status: 409, code: 'already-watched', when: 'de Hypotheekwacht staat voor deze persoon al aan' },
    keyReused,
    priceChanged,
  ],
})
