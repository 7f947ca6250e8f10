import * as z from 'zod/mini'

// What the server asks of a browser about a passkey, in the words of WebAuthn, so that it goes on to the browser as it is. Bytes
// are texts in base64url.

const userVerification = z.optional(z.enum(['discouraged', 'preferred', 'required']))
const known = z.optional(
  z.array(z.object({ id: z.string(), type: z.string(), transports: z.optional(z.array(z.string())) })),
)

/** What is needed to make a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
export const passkeyToMake = z.object({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.optional(z.string()) }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.optional(z.number()),
  /** The passkeys that there are, so that the same device makes no second one. */
  excludeCredentials: known,
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(z.enum(['discouraged', 'preferred', 'required'])),
      userVerification,
    }),
  ),
  attestation: z.optional(z.enum(['direct', 'enterprise', 'indirect', 'none'])),
})

/** What is needed to show a passkey (`PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyToShow = z.object({
  challenge: z.string(),
  rpId: z.optional(z.string()),
  timeout: z.optional(z.number()),
  /** The passkeys of the account, of which one has to be shown. */
  allowCredentials: known,
  userVerification,
})

export const toMakeExample: z.infer<typeof passkeyToMake> = {
  challenge: 'b4dZ0iJ8m2Qw6k1tXy3uVg',
  rp: { name: 'Thuisbasis', id: 'localhost' },
  user: { id: 'MDAwMDAwMDA', name: 'medewerker@voorbeeld.nl', displayName: 'Sanne Bakker' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
  timeout: 60_000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  attestation: 'none',
}

export const toShowExample: z.infer<typeof passkeyToShow> = {
  challenge: 'b4dZ0iJ8m2Qw6k1tXy3uVg',
  rpId: 'localhost',
  timeout: 60_000,
  allowCredentials: [{ id: 'q2T0cXBLeR1mCMmFkRtXWw', type: 'public-key' }],
  userVerification: 'required',
}
