import type { Vault } from '../vault.ts'

/**
 * How much work a challenge is: one derivation of `cost` rounds for each counter up to a random one between `least` and `most`.
 * Measured on 2026-11-21: a derivation takes 0.85 ms on one core of the build machine, so a challenge takes that 0.2 seconds, and
 * a phone with an eighth to a quarter of its speed an estimated 0.8 to 1.6. Making one takes the server 1.3 ms, checking one 0.4
 * ms.
 */
export const proof = {
  since: '2026-11-21',
  algorithm: 'PBKDF2/SHA-256',
  cost: 5000,
  least: 150,
  most: 300,
  /** Seconds in which it can be used: somebody may look for a password meanwhile. */
  lifetime: 600,
} as const

/** The two keys that ALTCHA signs with: one for the challenge, one for the solution. */
export interface ProofKeys {
  hmacSignatureSecret: string
  hmacKeySignatureSecret: string
}

/** The keys of every secret of the site, newest first: the first signs, all are accepted. */
export const proofKeys = (vault: Pick<Vault, 'keys'>): ProofKeys[] => {
  const asked = vault.keys('captcha challenge')
  const answered = vault.keys('captcha answer')
  return asked.map((key, index) => ({
    hmacSignatureSecret: key,
    hmacKeySignatureSecret: answered[index] as string,
  }))
}
