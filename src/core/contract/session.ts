import * as z from 'zod/mini'
import { optional, wire } from '../fields/brick.ts'
import { stayLoggedIn } from '../fields/consent.ts'
import { group } from '../fields/group.ts'
import { password } from '../fields/password.ts'
import { username } from '../fields/username.ts'
import { captchaToken } from './captcha.ts'
import { endpoint } from './endpoint.ts'
import { captchaNeeded } from './refusals.ts'

/** The three states, as every answer about a session tells them (decision 33). */
export const status = z.enum(['lid', 'niet lid', 'niet ingelogd'])

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
    captchaNeeded,
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
