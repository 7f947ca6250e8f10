import { verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { captchaFailed } from '../../../core/contract/captcha/captcha-calls.ts'
import { longestToken, solved } from '../../../core/contract/captcha/captcha-operations.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { removeInBatches } from '../../database/remove-in-batches.ts'
import { instantFromNow, type Runtime } from '../context.ts'
import { proofKeys } from './proof.ts'

type Solved = z.infer<typeof solved>

const refused = () => new Fault(403, 'captcha-failed', captchaFailed)

const openToken = (token: unknown): Solved | undefined => {
  if (typeof token !== 'string' || token.length > longestToken) return undefined
  try {
    return z.safeParse(solved, JSON.parse(Buffer.from(token, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}

const isProof = async ({ challenge, solution }: Solved, vault: Runtime['vault']): Promise<boolean> => {
  const { expiresAt, ...signed } = challenge.parameters
  if (expiresAt !== signed.data.until) return false
  const asked = { parameters: signed, signature: challenge.signature }
  for (const keys of proofKeys(vault)) {
    const { verified } = await verifySolution({ challenge: asked, solution, deriveKey, ...keys })
    if (verified) return true
  }
  return false
}

/** Marks a challenge as used. Of any number of uses at once, in any number of processes, one gets true. */
const markUsed = async ({ database }: Pick<Runtime, 'database'>, { challenge }: Solved): Promise<boolean> => {
  const used = await database
    .insertInto('captcha_used')
    .values({
      signature: Buffer.from(challenge.signature, 'hex'),
      expires_at: new Date(challenge.parameters.data.until * 1000).toISOString(),
    })
    .onConflict((conflict) => conflict.column('signature').doNothing())
    .returning('signature')
    .executeTakeFirst()
  return used !== undefined
}

/**
 * Lets a caller pass who solved a challenge of ours, once (D21). `token` may be anything. A token stays used when what follows
 * fails.
 * @throws Fault 403 `captcha-failed` when it is missing, forged, expired or used.
 */
export const passCaptcha = async (
  runtime: Pick<Runtime, 'clock' | 'database' | 'vault'>,
  token: unknown,
): Promise<void> => {
  const proof = openToken(token)
  if (!proof || proof.challenge.parameters.data.until * 1000 <= runtime.clock.now()) throw refused()
  if (!(await isProof(proof, runtime.vault)) || !(await markUsed(runtime, proof))) throw refused()
}

/** Removes used challenges that expired; answers how many. An hour after they expired, because clocks of processes differ. */
export const forgetUsed = (runtime: Pick<Runtime, 'clock' | 'database'>): Promise<number> =>
  removeInBatches(
    runtime.database,
    'captcha_used',
    sql`expires_at < ${instantFromNow(runtime, -3600)}::timestamptz`,
  )
