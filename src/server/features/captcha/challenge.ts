import { randomInt } from 'node:crypto'
import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { challenge } from '../../../core/contract/captcha/captcha-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { proof, proofKeys } from '../../services/captcha/proof.ts'
import type { Runtime } from '../../services/context.ts'

/** Makes a challenge, signed with the newest secret; nothing of it is stored (D21). */
export const makeChallenge = async ({
  clock,
  vault,
}: Pick<Runtime, 'clock' | 'vault'>): Promise<AnswerOf<typeof challenge>> => {
  const until = Math.floor(clock.now() / 1000) + proof.lifetime
  const { algorithm, cost, least, most } = proof
  // `until` is signed and checked in place of the library's `expiresAt`, which would be compared with the machine's clock instead
  // of ours
  const { parameters, signature = '' } = await createChallenge({
    algorithm,
    cost,
    counter: randomInt(least, most + 1),
    data: { until },
    deriveKey,
    ...proofKeys(vault)[0],
  })
  const { nonce, salt, keyLength, keyPrefix, keySignature = '' } = parameters
  return {
    parameters: {
      algorithm,
      cost,
      data: { until },
      expiresAt: until,
      keyLength,
      keyPrefix,
      keySignature,
      nonce,
      salt,
    },
    signature,
  }
}
