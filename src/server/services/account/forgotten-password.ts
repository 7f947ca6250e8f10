import { randomUUID } from 'node:crypto'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { forgottenPassword as endpoint } from '../../../core/contract/mailed-links.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import type { Context } from '../context.ts'
import { writeLetter } from '../letters/write.ts'
import { allowances, take } from '../limits/take.ts'
import { endLinks, makeLink } from '../links/links.ts'
import { allow } from '../permissions.ts'
import { findByName } from './find.ts'

const answer = { received: true } as const

/** Whether this account was sent a link too often lately. Nobody is told: that would tell of the account. */
const isFlooded = async (ctx: Context, account: string): Promise<boolean> => {
  try {
    await take(ctx, 'reset', account, allowances.reset)
    return false
  } catch (thrown) {
    if (thrown instanceof Fault && thrown.status === 429) return true
    throw thrown
  }
}

/** The same id while the account is there, which then stays until the end of the transaction. */
const stillThere = async (tx: Tx, personId: string | undefined): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId ?? randomUUID())
    .forKeyShare()
    .executeTakeFirst()
  return row?.id
}

/**
 * Mails a link to choose a new password; only the newest link works. A name that nobody has gets the same answer after
 * the same work: its link and letter are written as well, and belong to nobody. An account that was never confirmed
 * gets one too, since following it shows whose address it is.
 */
export const forgottenPassword = async (
  ctx: Context,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  await allow(ctx, 'account.forgotten-password')
  const known = (await findByName(ctx.database, body.username))?.id
  if (await isFlooded(ctx, known ?? body.username.toLowerCase())) return answer
  await ctx.transaction(async (tx) => {
    const personId = await stillThere(tx, known)
    await endLinks(tx, ctx, personId ?? randomUUID(), 'set-password')
    const linkId = await makeLink(tx, ctx, { purpose: 'set-password', personId })
    await writeLetter(tx, ctx, { kind: 'set-password', personId, linkId })
  })
  return answer
}
