import { sql } from 'kysely'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { setPassword as endpoint } from '../../../core/contract/mailed-links.ts'
import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import { audit } from '../audit/write.ts'
import { type Context, nowOf } from '../context.ts'
import { writeLetter } from '../letters/write.ts'
import { endLinks, ownerOfLink, takeLink } from '../links/links.ts'
import { allow } from '../permissions.ts'
import { endSessionsOf } from '../sessions/start.ts'
import { hashPassword } from './passwords.ts'
import { checkNewPassword } from './strength.ts'
import { forgetTries } from './tries.ts'

const linkOver = (): Fault =>
  new Fault(410, 'link-over', 'Deze link werkt niet meer. Vraag een nieuwe link aan.')

/**
 * Chooses a password with a mailed link: every session ends, tries are forgotten, and whoever chose it is logged in. A
 * password that is refused does not use the link up. Who followed it has the mailbox, so an account that was never
 * confirmed is so now.
 * Faults: 400 under `password`, 410 `link-over`.
 */
export const setPassword = async (
  ctx: Context,
  { body }: RequestOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> => {
  await allow(ctx, 'account.set-password')
  const owner = await ownerOfLink(ctx, 'set-password', body.link)
  if (!owner) throw linkOver()
  const weak = await checkNewPassword(body.password, owner.email)
  if (weak) throw invalidFields({ password: [weak] })
  const hash = await hashPassword(body.password)
  await changePassword(ctx, body.link, hash)
  await forgetTries(ctx, owner.personId)
  await ctx.becomePerson(owner.personId, { passwordHash: hash })
  const { membershipStatus } = await ctx.viewer()
  return { membershipStatus }
}

/** In one transaction with the link, so that of many at once one changes the password. */
const changePassword = (ctx: Context, link: string, hash: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const used = await takeLink(tx, ctx, 'set-password', link)
    if (!used) throw linkOver()
    const { personId } = used
    const before = await tx
      .selectFrom('person')
      .select('password_hash')
      .where('id', '=', personId)
      .forUpdate()
      .executeTakeFirst()
    await tx
      .updateTable('person')
      .set({ password_hash: hash, active_at: sql`coalesce(active_at, ${nowOf(ctx)}::timestamptz)` })
      .where('id', '=', personId)
      .execute()
    await endSessionsOf(tx, personId)
    // whoever knew the old password may have had a link to another address mailed to themselves
    for (const purpose of ['set-password', 'activate', 'change-email'] as const)
      await endLinks(tx, ctx, personId, purpose)
    await audit(tx, ctx, 'account.set-password', personId)
    // a first password is no change that its owner should be warned of
    if (before?.password_hash) await writeLetter(tx, ctx, { kind: 'password-changed', personId })
  })
