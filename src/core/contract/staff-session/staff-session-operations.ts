import * as z from 'zod/mini'
import { shownPasskey } from '../../fields/account/passkey-answer.ts'
import { password } from '../../fields/account/password.ts'
import { secondFactorCode } from '../../fields/account/second-factor-code.ts'
import { group } from '../../fields/brick/group.ts'
import { email } from '../../fields/person/email.ts'
import { staffRoles } from '../../staff/roles.ts'
import { operation } from '../operation.ts'
import { passkeyToShow, toShowExample } from '../passkey-options.ts'
import { codeWrong, passkeyNotHere, staffLoginRequired } from '../refusals.ts'

export const logIn = operation({
  summary: 'Neemt e-mailadres en wachtwoord aan; daarna volgt de tweede factor.',
  body: group({ emailAddress: email, password }),
  /** What follows: a code, or a passkey (a code may do too). */
  answer: z.object({ factor: z.enum(['totp', 'passkey']) }),
  example: { factor: 'totp' as const },
  limit: 'staffLogin',
  faults: [{ status: 400, code: 'login-failed', when: 'e-mailadres en wachtwoord horen niet bij elkaar' }],
})

export const giveFactor = operation({
  summary: 'Neemt de code uit de app of een herstelcode aan, en opent het kantoor.',
  body: group({ code: secondFactorCode }),
  answer: z.object({ loggedIn: z.literal(true) }),
  example: { loggedIn: true as const },
  limit: 'staffLogin',
  faults: [staffLoginRequired, codeWrong],
})

export const logOut = operation({
  summary: 'Logt uit in het kantoor.',
  body: group({}),
  answer: z.object({ loggedIn: z.literal(false) }),
  example: { loggedIn: false as const },
})

export const stepUp = operation({
  summary: 'Neemt de tweede factor opnieuw aan; die geldt vijf minuten.',
  body: group({ code: secondFactorCode }),
  /** ISO instant until which it counts as fresh. */
  answer: z.object({ freshUntil: z.string() }),
  example: { freshUntil: '2026-12-01T09:05:00.000Z' },
  limit: 'staffLogin',
  faults: [staffLoginRequired, codeWrong],
})

export const askPasskey = operation({
  summary: 'Geeft wat een browser nodig heeft om een passkey te laten zien.',
  body: group({}),
  answer: passkeyToShow,
  example: toShowExample,
  limit: 'office',
  faults: [
    staffLoginRequired,
    passkeyNotHere,
    { status: 409, code: 'passkey-none', when: 'dit account heeft geen passkey' },
  ],
})

export const givePasskey = operation({
  summary: 'Neemt een passkey aan als tweede factor: opent het kantoor, of geldt opnieuw vijf minuten.',
  body: group({ response: shownPasskey }),
  answer: z.object({
    loggedIn: z.literal(true),
    /** ISO instant until which it counts as fresh; only where the office was open already. */
    freshUntil: z.optional(z.string()),
  }),
  example: { loggedIn: true as const },
  limit: 'staffLogin',
  faults: [
    staffLoginRequired,
    passkeyNotHere,
    {
      status: 400,
      code: 'passkey-wrong',
      when: 'de passkey hoort niet bij dit account, of het antwoord is al gebruikt of van een ander adres',
    },
  ],
})

export const readMe = operation({
  summary: 'Wie er is ingelogd in het kantoor, en wat die mag.',
  answer: z.object({
    id: z.string(),
    name: z.string(),
    emailAddress: z.string(),
    roles: z.array(z.enum(staffRoles)),
    /** The desks of an adviser, by their keys. */
    desks: z.array(z.string()),
    /** Whether a passkey does as second factor, beside a code. */
    hasPasskey: z.boolean(),
    /** Names of the calls of the office that this member of staff may make. */
    may: z.array(z.string()),
    /** ISO instant until which the second factor is fresh; left out when it is not. */
    freshUntil: z.optional(z.string()),
    /** ISO instant at which the session ends, used or not. */
    expiresAt: z.string(),
    /** How many recovery codes are left; only where they are nearly used up. */
    recoveryCodesLeft: z.optional(z.number()),
  }),
  example: {
    id: '00000000-0000-4000-8000-000000000101',
    name: 'Sanne Bakker',
    emailAddress: 'medewerker@voorbeeld.nl',
    roles: ['member-service'] as const,
    desks: [],
    hasPasskey: false,
    may: ['staff-session.me'],
    expiresAt: '2026-12-01T19:00:00.000Z',
  },
  faults: [staffLoginRequired],
})
