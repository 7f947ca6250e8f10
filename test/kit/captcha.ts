import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { proof, proofKeys } from '../../src/server/services/captcha/proof.ts'
import type { Runtime } from '../../src/server/services/context.ts'

/** A captcha token that passes once. The server itself signs it without work, for tests that log in by the dozen. */
export const quickToken = async ({ clock, vault }: Pick<Runtime, 'clock' | 'vault'>): Promise<string> => {
  const until = Math.floor(clock.now() / 1000) + proof.lifetime
  const asked = await createChallenge({
    algorithm: proof.algorithm,
    cost: 1,
    counter: 1,
    data: { until },
    deriveKey,
    ...proofKeys(vault)[0],
  })
  const { nonce, salt, keyLength, keyPrefix, keySignature } = asked.parameters
  const parameters = {
    algorithm: proof.algorithm,
    cost: 1,
    data: { until },
    keyLength,
    keyPrefix,
    keySignature,
    nonce,
    salt,
  }
  const solution = await solveChallenge({ challenge: asked, deriveKey })
  const challenge = { parameters: { ...parameters, expiresAt: until }, signature: asked.signature }
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
