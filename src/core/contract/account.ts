import * as z from 'zod/mini'
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
