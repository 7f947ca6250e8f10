import * as z from 'zod/mini'
import { optional, wire } from '../fields/brick.ts'
import { stayLoggedIn } from '../fields/consent.ts'
import { email } from '../fields/email.ts'
import { group } from '../fields/group.ts'
import { landline } from '../fields/landline.ts'
import { mailedLink } from '../fields/mailed-link.ts'
import { mobile } from '../fields/mobile.ts'
import { newPassword, password } from '../fields/password.ts'
import { username } from '../fields/username.ts'
import { salutedPerson } from '../groups/person.ts'
import { sentAddress } from '../groups/sent-address.ts'
import { captchaToken } from './captcha.ts'
import { endpoint } from './endpoint.ts'

const status = z.enum(['lid', 'niet lid', 'niet ingelogd'])

/** Who is logged in, with what funnels prefill (decision 33). A visitor gets 200 with `niet ingelogd`. */
export const me = endpoint({
  name: 'account.me',
  method: 'POST',
  path: '/api/v2/account/me',
  summary: 'Wie is er ingelogd, met de gegevens waarmee formulieren beginnen.',
  answer: z.object({
    membershipStatus: status,
    relationId: z.optional(z.string()),
    emailAddress: z.optional(z.string()),
    gender: z.optional(z.union([z.literal(0), z.literal(1), z.literal(2)])),
    initials: z.optional(z.string()),
    infix: z.optional(z.string()),
    lastName: z.optional(z.string()),
    phoneNumberMobile: z.optional(z.string()),
    phoneNumberLandline: z.optional(z.string()),
    dateOfBirth: z.optional(z.string()),
    address: z.optional(
      z.object({
        postcode: z.string(),
        houseNumber: z.number(),
        addition: z.string(),
        streetName: z.string(),
        placeName: z.string(),
      }),
    ),
  }),
  example: { membershipStatus: 'niet ingelogd' as const },
})

/** The bare state, which the thank-you page of membership polls (decision 33). */
export const loginState = endpoint({
  name: 'account.login-state',
  method: 'GET',
  path: '/api/v2/account/login-state',
  summary: 'Alleen de lidmaatschapsstatus.',
  answer: z.object({ membershipStatus: status }),
  example: { membershipStatus: 'niet ingelogd' as const },
})

/** Spec 000 section 7, decisions 3, 21 and 23. */
export const logIn = endpoint({
  name: 'account.login',
  method: 'POST',
  path: '/api/v2/account/login',
  summary: 'Logt in met e-mailadres of lidnummer.',
  body: group({ username, password, stayLoggedIn: optional(stayLoggedIn), token: captchaToken }),
  answer: z.object({ membershipStatus: status }),
  example: { membershipStatus: 'lid' as const },
  limit: 'login',
  faults: [
    { status: 400, code: 'login-failed', when: 'naam en wachtwoord horen niet bij elkaar' },
    {
      status: 403,
      code: 'captcha-failed',
      when: 'de beveiligingscontrole ontbreekt, is vervalst of al gebruikt',
    },
  ],
})

export const logOut = endpoint({
  name: 'account.logout',
  method: 'POST',
  path: '/api/v2/account/logout',
  summary: 'Logt uit, hier of met everywhere op alle apparaten.',
  body: group({ everywhere: optional(wire(z.boolean('Dit is geen geldige keuze.'), false)) }),
  answer: z.object({ membershipStatus: status }),
  example: { membershipStatus: 'niet ingelogd' as const },
})

const linkOver = { status: 410, code: 'link-over', when: 'de link is gebruikt, verlopen of klopt niet' }

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

/** Follows the link of a registration, and logs in. */
export const activate = endpoint({
  name: 'account.activate',
  method: 'POST',
  path: '/api/v2/account/activate',
  summary: 'Bevestigt een account met de link uit de e-mail, en logt in.',
  body: group({ link: mailedLink }),
  answer: z.object({ membershipStatus: status }),
  example: { membershipStatus: 'niet lid' as const },
  limit: 'login',
  faults: [linkOver],
})

/** Answers the same for every name: whether somebody has it is told by mail only. */
export const forgottenPassword = endpoint({
  name: 'account.forgotten-password',
  method: 'POST',
  path: '/api/v2/account/forgotten-password',
  summary: 'Mailt een link om een nieuw wachtwoord te kiezen, als we de naam kennen.',
  body: group({ username }),
  answer: z.object({ received: z.literal(true) }),
  example: { received: true as const },
  status: 202,
  limit: 'login',
})

/** Chooses a password with the mailed link: every session ends, and whoever chose it is logged in. */
export const setPassword = endpoint({
  name: 'account.set-password',
  method: 'POST',
  path: '/api/v2/account/set-password',
  summary: 'Kiest een nieuw wachtwoord met de link uit de e-mail, en logt in.',
  body: group({ link: mailedLink, password: newPassword }),
  answer: z.object({ membershipStatus: status }),
  example: { membershipStatus: 'lid' as const },
  limit: 'login',
  faults: [linkOver],
})
