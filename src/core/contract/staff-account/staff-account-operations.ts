import * as z from 'zod/mini'
import { currentPassword } from '../../fields/account/current-password.ts'
import { newPassword } from '../../fields/account/new-password.ts'
import { madePasskey } from '../../fields/account/passkey-answer.ts'
import { passkeyName } from '../../fields/account/passkey-name.ts'
import { secondFactorCode } from '../../fields/account/second-factor-code.ts'
import { wire } from '../../fields/brick/brick.ts'
import { group } from '../../fields/brick/group.ts'
import { idForm } from '../../fields/files/uploads.ts'
import { operation } from '../operation.ts'
import { passkeyToMake, toMakeExample } from '../passkey-options.ts'
import { codeWrong, passkeyNotHere, staffLoginRequired, stepUpNeeded, tooManyPasswords } from '../refusals.ts'

const noSession = 'Deze sessie kennen we niet.'
const sessionId = wire(
  z.string(noSession).check(z.regex(idForm, noSession)),
  '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
  'Sessie',
)

const noPasskey = 'Deze passkey kennen we niet.'
/** The name of a passkey in calls: a hash of its id, which itself may be longer than an address can be. */
const passkeyId = wire(
  z.string(noPasskey).check(z.regex(/^[\w-]{43}$/, noPasskey)),
  'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
  'Passkey',
)

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
const codesExample = { recoveryCodes: ['ABCD-EFGH-JKMN'] }

export const readSessions = operation({
  summary: 'Waar je nu bent ingelogd in het kantoor, het laatst gebruikt eerst.',
  answer: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        /** The browser and its system in words. */
        device: z.string(),
        /** The network that the session began in. */
        place: z.string(),
        /** ISO instants. */
        startedAt: z.string(),
        lastSeenAt: z.string(),
        /** Whether it is the session that asks. */
        isThis: z.boolean(),
      }),
    ),
  }),
  example: {
    items: [
      {
        id: '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42',
        device: 'Firefox op Linux',
        place: '192.0.2.7',
        startedAt: '2026-12-01T09:00:00.000Z',
        lastSeenAt: '2026-12-01T09:12:00.000Z',
        isThis: true,
      },
    ],
  },
  limit: 'office',
  faults: [staffLoginRequired],
})

export const endSession = operation({
  summary: 'Beëindigt een van je eigen sessies.',
  params: group({ id: sessionId }),
  body: group({}),
  answer: z.object({ ended: z.literal(true) }),
  example: { ended: true as const },
  limit: 'office',
  faults: [
    staffLoginRequired,
    stepUpNeeded,
    { status: 404, code: 'session-unknown', when: 'je hebt geen sessie met dit nummer' },
  ],
})

export const endOtherSessions = operation({
  summary: 'Logt je overal uit, behalve hier.',
  body: group({}),
  answer: z.object({ ended: z.int() }),
  example: { ended: 1 },
  limit: 'office',
  faults: [staffLoginRequired, stepUpNeeded],
})

export const changePassword = operation({
  summary: 'Wijzigt je wachtwoord en logt je andere sessies uit.',
  body: group({ currentPassword, password: newPassword }),
  answer: z.object({ changed: z.literal(true) }),
  example: { changed: true as const },
  limit: 'staffLogin',
  faults: [staffLoginRequired, stepUpNeeded, tooManyPasswords],
})

export const readFactors = operation({
  summary: 'Wat je hebt als tweede factor.',
  answer: z.object({
    /** Whether an app with codes is set up. */
    hasTotp: z.boolean(),
    passkeys: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        createdAt: z.string(),
        /** Left out while it was not used yet. */
        usedAt: z.optional(z.string()),
      }),
    ),
    recoveryCodesLeft: z.int(),
  }),
  example: {
    hasTotp: true,
    passkeys: [
      {
        id: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
        name: 'Laptop van het werk',
        createdAt: '2026-12-01T09:00:00.000Z',
      },
    ],
    recoveryCodesLeft: 10,
  },
  limit: 'office',
  faults: [staffLoginRequired],
})

export const beginTotp = operation({
  summary: 'Begint met het instellen van een app met codes.',
  body: group({}),
  /** The secret of the app as text, and as a picture for its camera: an SVG without styles. */
  answer: z.object({ secret: z.string(), picture: z.string() }),
  example: {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    picture: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 370 370"></svg>',
  },
  limit: 'office',
  faults: [staffLoginRequired, stepUpNeeded],
})

export const confirmTotp = operation({
  summary: 'Stelt de app in met een code daarvan, en geeft nieuwe herstelcodes.',
  body: group({ code: secondFactorCode }),
  answer: recoveryCodes,
  example: codesExample,
  limit: 'staffLogin',
  faults: [
    staffLoginRequired,
    stepUpNeeded,
    codeWrong,
    { status: 409, code: 'totp-not-begun', when: 'het instellen is niet begonnen, of al klaar' },
  ],
})

export const beginPasskey = operation({
  summary: 'Geeft wat een browser nodig heeft om een passkey te maken.',
  body: group({}),
  answer: passkeyToMake,
  example: toMakeExample,
  limit: 'office',
  faults: [staffLoginRequired, stepUpNeeded, passkeyNotHere],
})

export const addPasskey = operation({
  summary: 'Voegt een passkey toe als tweede factor.',
  body: group({ name: passkeyName, response: madePasskey }),
  answer: z.object({ id: z.string() }),
  example: { id: 'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg' },
  status: 201,
  limit: 'office',
  faults: [
    staffLoginRequired,
    passkeyNotHere,
    { status: 400, code: 'passkey-wrong', when: 'het antwoord past niet bij de vraag, of is al gebruikt' },
    { status: 409, code: 'passkey-known', when: 'deze passkey is al toegevoegd' },
    { status: 409, code: 'passkeys-full', when: 'er zijn al twintig passkeys' },
  ],
})

export const removePasskey = operation({
  summary: 'Verwijdert een passkey.',
  params: group({ id: passkeyId }),
  body: group({}),
  answer: z.object({ removed: z.literal(true) }),
  example: { removed: true as const },
  limit: 'office',
  faults: [
    staffLoginRequired,
    stepUpNeeded,
    { status: 404, code: 'passkey-unknown', when: 'je hebt geen passkey met dit nummer' },
    { status: 409, code: 'last-factor', when: 'het is je enige tweede factor' },
  ],
})

export const renewRecoveryCodes = operation({
  summary: 'Maakt nieuwe herstelcodes; de oude werken niet meer.',
  body: group({}),
  answer: recoveryCodes,
  example: codesExample,
  limit: 'office',
  faults: [staffLoginRequired, stepUpNeeded],
})
