import { sql } from 'kysely'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { activate as endpoint } from '../../../core/contract/mailed-links.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { audit } from '../audit/write.ts'
import { type Context, nowOf } from '../context.ts'
import { takeLink } from '../links/links.ts'
import { allow } from '../permissions.ts'

const linkOver = (): Fault =>
  new Fault(410, 'link-over', 'Deze link werkt niet meer. Heb je je account al bevestigd? Log dan in.')

/** Follows the link of a registration: the account works from now on, and its owner is logged in. Fault: 410 `link-over`. */
export const activate = async (
  ctx: Context,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  await allow(ctx, 'account.activate')
  const personId = await ctx.transaction(async (tx) => {
    const used = await takeLink(tx, ctx, 'activate', body.link)
    if (!used) throw linkOver()
    await tx
      .updateTable('person')
      .set({ active_at: sql`coalesce(active_at, ${nowOf(ctx)}::timestamptz)` })
      .where('id', '=', used.personId)
      .execute()
    await audit(tx, ctx, 'account.activate', used.personId)
    return used.personId
  })
  await ctx.becomePerson(personId)
  const { membershipStatus } = await ctx.viewer()
  return { membershipStatus }
}
