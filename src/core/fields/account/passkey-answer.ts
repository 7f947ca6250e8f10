import * as z from 'zod/mini'
import { brick } from '../brick/brick.ts'

const unreadable = 'Je passkey gaf een antwoord dat we niet kunnen lezen. Probeer het opnieuw.'

/** Most characters of each part: the largest real ones, with a key of RSA, have some 2,000. */
const most = 8192

/** Bytes in base64url. Whoever sends them need not be a browser, so they are bounded before anything reads them. */
const bytes = z
  .string(unreadable)
  .check(
    z.minLength(1, { error: unreadable, abort: true }),
    z.maxLength(most, { error: unreadable, abort: true }),
    z.regex(/^[\w-]+$/, unreadable),
  )

const credential = { id: bytes, rawId: bytes, type: z.literal('public-key', unreadable) }

const id = 'q2T0cXBLeR1mCMmFkRtXWw'
const facts = { label: 'Passkey', control: 'none', keeps: 'never' } as const

/**
 * What a browser answers when it made a passkey (`RegistrationResponseJSON` of WebAuthn), of which only what is judged is read.
 */
export const madePasskey = brick(
  z.object(
    { ...credential, response: z.object({ clientDataJSON: bytes, attestationObject: bytes }, unreadable) },
    unreadable,
  ),
  {
    ...facts,
    example: {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
        attestationObject: 'o2NmbXRkbm9uZQ',
      },
    },
  },
)
export type MadePasskey = z.infer<typeof madePasskey.schema>

/** What a browser answers when somebody showed a passkey (`AuthenticationResponseJSON` of WebAuthn). */
export const shownPasskey = brick(
  z.object(
    {
      ...credential,
      response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }, unreadable),
    },
    unreadable,
  ),
  {
    ...facts,
    example: {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
        authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
        signature: 'MEUCIQDtY2W6',
      },
    },
  },
)
export type ShownPasskey = z.infer<typeof shownPasskey.schema>
