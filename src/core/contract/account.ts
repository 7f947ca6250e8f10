import * as z from 'zod/mini'
import { optional } from '../fields/brick.ts'
import { consent } from '../fields/consent.ts'
import { currentPassword } from '../fields/current-password.ts'
import { email } from '../fields/email.ts'
import { group } from '../fields/group.ts'
import { landline } from '../fields/landline.ts'
import { mailedLink } from '../fields/mailed-link.ts'
import { mobile } from '../fields/mobile.ts'
import { newPassword, password } from '../fields/password.ts'
import { salutedPerson } from '../groups/person.ts'
import { sentAddress } from '../groups/sent-address.ts'
import { myData } from '../mijn/data.ts'
import { endpoint } from './endpoint.ts'
import { emailTaken, keyReused, linkOver, loginRequired, tooManyPasswords } from './refusals.ts'
import { status } from './session.ts'

// apart from the calls about sessions, which every funnel carries along: phones and addresses are heavy

/** The heading of a registration: that of its form, its document and its mail. */
export const title = 'Jouw gegevens'

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
    { label: title },
  ),
  answer: z.object({ reference: z.string() }),
  example: { reference: '7KQM-X4TB' },
  status: 201,
  submits: true,
  faults: [emailTaken, keyReused],
})

/** Follows the link of a registration with the password that came with it, and logs in. */
export const activate = endpoint({
  name: 'account.activate',
  method: 'POST',
  path: '/api/v2/account/activate',
  summary: 'Bevestigt een account met de link uit de e-mail en het gekozen wachtwoord, en logt in.',
  body: group({ link: mailedLink, password }),
  answer: z.object({ membershipStatus: status }),
  example: { membershipStatus: 'niet lid' as const },
  limit: 'login',
  faults: [
    linkOver,
    { status: 400, code: 'password-differs', when: 'het wachtwoord hoort niet bij deze link' },
  ],
})

/** A tick that one knows what goes and what stays; never ticked beforehand. */
export const understood = consent({
  label: 'Account verwijderen',
  sentence: 'Ik weet dat mijn account en mijn gegevens weg zijn. Dat kan ik niet terugdraaien.',
})

export const deleteAccount = endpoint({
  name: 'account.delete',
  method: 'POST',
  path: '/api/v2/account/delete',
  summary: 'Verwijdert je account; wat de wet vraagt, blijft zonder account bewaard.',
  body: group({ currentPassword, understood }),
  answer: z.object({ deleted: z.literal(true) }),
  example: { deleted: true },
  limit: 'submit',
  faults: [
    loginRequired,
    { status: 409, code: 'membership-running', when: 'je lidmaatschap loopt nog en is niet opgezegd' },
    tooManyPasswords,
  ],
})

/** Everything about who asks, as `/mijn/mijn-data` offers it to download. */
export const readMyData = endpoint({
  name: 'account.my-data',
  method: 'GET',
  path: '/api/v2/account/my-data',
  summary: 'Alles wat we van je bewaren; van een IBAN alleen de laatste vier tekens.',
  answer: myData,
  example: {
    madeAt: '2026-11-21T10:00:00.000Z',
    account: {
      emailAddress: 'lid@voorbeeld.nl',
      createdAt: '2026-11-21T09:00:00.000Z',
      hasPassword: true,
    },
    mandates: [],
    watches: [],
    requests: [],
    letters: [],
    sessions: [],
    trail: [],
  },
  faults: [loginRequired],
})
