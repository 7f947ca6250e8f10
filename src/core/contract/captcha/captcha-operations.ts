import * as z from 'zod/mini'
import { brick } from '../../fields/brick/brick.ts'
import { annotated } from '../../fields/brick/schema-annotations.ts'
import { operation } from '../operation.ts'

const hex = z.string().check(z.regex(/^([0-9a-f]{2}){1,64}$/))

/** A challenge in the form of ALTCHA's second version: find the counter whose derived key begins with `keyPrefix`. */
const parameters = z.object({
  algorithm: z.string(),
  /** Rounds of each derivation. */
  cost: z.int(),
  /** The instant of `expiresAt` once more, covered by the signature. */
  data: z.object({ until: z.int() }),
  /** Seconds since 1970, by the site's clock. */
  expiresAt: z.int(),
  /** Length in bytes. */
  keyLength: z.int(),
  keyPrefix: hex,
  keySignature: hex,
  nonce: hex,
  salt: hex,
})

export const challenge = operation({
  summary: 'Een rekenopgave die je browser zelf oplost, zodat robots niet in het groot kunnen inloggen.',
  answer: z.object({ parameters, signature: hex }),
  example: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      cost: 5000,
      data: { until: 1_795_184_400 },
      expiresAt: 1_795_184_400,
      keyLength: 32,
      keyPrefix: '70e0a7e06bd5cd1bc3e50ec0d50fbc2a',
      keySignature: '2f3aa6c2bb3d4f1d2f0a4d5c7a7c1e2e4b8d2c7f6a0e1b9d3c5f7a8e6b4d2c10',
      nonce: 'c8a1f0d29e6b4735a1c2e3f405162738',
      salt: '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
    },
    signature: '9b2f4c6d8e0a1b3c5d7e9f0a2b4c6d8e0f1a3b5c7d9e0f2a4b6c8d0e1f3a5b7c',
  },
})

/** The content of a token once its base64 is decoded: the challenge as it was given, and its solution. */
export const solved = z.object({
  challenge: z.object({ parameters, signature: hex }),
  solution: z.object({ counter: z.int(), derivedKey: hex }),
})

/** Most characters of a token; that of a solved challenge has fewer than 1000. */
export const longestToken = 4096
const base64 = /^[A-Za-z0-9+/_=-]*$/

// Accepts anything and gives a text, empty when it can be no token: a failed check is a 403 of its own (D21), never an error in a
// field.
const anything = z.pipe(
  z._default(z.unknown(), ''),
  z.transform((given: unknown): string =>
    typeof given === 'string' && given.length <= longestToken && base64.test(given) ? given : '',
  ),
) as unknown as z.ZodMiniType<string, string>

/** The solution of a challenge, as base64 JSON; used once and never kept (D21). */
export const captchaToken = brick(annotated(anything, { type: 'string', contentEncoding: 'base64' }), {
  label: '',
  control: 'none',
  example: '',
  keeps: 'never',
})
