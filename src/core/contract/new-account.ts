import * as z from 'zod/mini'
import { optional } from '../fields/brick.ts'
import { email } from '../fields/email.ts'
import { group } from '../fields/group.ts'
import { landline } from '../fields/landline.ts'
import { mobile } from '../fields/mobile.ts'
import { newPassword } from '../fields/password.ts'
import { salutedPerson } from '../groups/person.ts'
import { sentAddress } from '../groups/sent-address.ts'
import { endpoint } from './endpoint.ts'

// apart from the calls about sessions, which every funnel carries along: phones and addresses are heavy

/** An account without a membership; it works once the mailed link is followed (decisions 32 and 41). */
export const registerAccount = endpoint({
  name: 'account.register',
  method: 'POST',
  path: '/api/v1/account/register',
  summary: 'Maakt een account, dat werkt na de link uit de e-mail.',
  body: group(
    {
      ...salutedPerson.parts,
      address: sentAddress,
      phoneNumberMobile: optional(mobile),
      phoneNumberLandline: optional(landline),
      emailAddress: email,
      password: newPassword,
    },
    { label: 'Jouw gegevens' },
  ),
  answer: z.object({ reference: z.string() }),
  example: { reference: '7KQM-X4TB' },
  status: 201,
  submits: true,
  faults: [
    { status: 409, code: 'email-taken', when: 'er is al een account met dit e-mailadres' },
    { status: 422, code: 'idempotency-key-reused', when: 'de sleutel hoort bij een andere inzending' },
  ],
})
