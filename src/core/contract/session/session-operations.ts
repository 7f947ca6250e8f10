import * as z from 'zod/mini'
import { password } from '../../fields/account/password.ts'
import { username } from '../../fields/account/username.ts'
import { optional, wire } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { stayLoggedIn } from '../../fields/request/consent.ts'
import { homeFactNames } from '../../kernel/known-home.ts'
import { captchaToken } from '../captcha/captcha-operations.ts'
import { operation } from '../operation.ts'
import { captchaNeeded } from '../refusals.ts'

/** The three membership states in every answer about a session (D33). */
export const status = z.enum(['lid', 'niet lid', 'niet ingelogd'])

const knownHome = z.object({
  postcode: z.string(),
  houseNumber: z.number(),
  addition: z.string(),
  streetName: z.optional(z.string()),
  city: z.optional(z.string()),
  facts: z.partialRecord(
    z.enum(homeFactNames),
    z.object({
      value: z.union([z.number(), z.string(), z.array(z.string())]),
      source: z.enum(['register', 'person', 'valuer', 'request']),
      on: z.string(),
    }),
  ),
})

export const me = operation({
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
    /** Homes of the person with what is known of each; the one where they live comes first. */
    homes: z.optional(z.array(knownHome)),
  }),
  example: { membershipStatus: 'niet ingelogd' as const },
})

export const loginState = operation({
  summary: 'Alleen de lidmaatschapsstatus.',
  answer: z.object({ membershipStatus: status }),
  example: { membershipStatus: 'niet ingelogd' as const },
})

export const logIn = operation({
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

export const logOut = operation({
  summary: 'Logt uit, hier of met everywhere op alle apparaten.',
  body: group({ everywhere: optional(wire(z.boolean('Dit is geen geldige keuze.'), false)) }),
  answer: z.object({ membershipStatus: status }),
  example: { membershipStatus: 'niet ingelogd' as const },
})
