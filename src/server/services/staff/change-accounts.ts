import { roleLabels, type StaffRole } from '../../../core/staff/roles.ts'
import type { Tx } from '../../database/pool.ts'
import { audit } from '../audit/write-trail.ts'
import { type Context, nowOf } from '../context.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { returnBeyondRights, returnWorkOf } from '../submissions/return-work.ts'
import { emptyAccount } from './empty-account.ts'
import { endInvitationOf, inviteBy } from './invitation.ts'
import { activeOperators } from './operators.ts'
import {
  invitationUrl,
  operatorsTold,
  staffInvited,
  staffReset,
  staffRightsChanged,
} from './staff-letters.ts'
import { staffUnknown } from './staff-refusals.ts'
import { endStaffSessionsOf } from './staff-sessions.ts'

// What happens to an account once it may happen: the rows, the trail, and the letters to the colleague and to all operators, in the
// caller's transaction.

/** The roles of a colleague, and the desks of an adviser by their keys in the settings. */
export interface Rights {
  roles: StaffRole[]
  desks: string[]
}

export interface NewAccount extends Rights {
  email: string
  name: string
}

/** What was done to which account, and the id of the approval that it needed. */
interface Act {
  act: string
  staffId: string
  approval?: string | undefined
}

/** Puts an act in the trail, and tells every operator who can log in. */
const tell = async (tx: Tx, ctx: Context, { act, staffId, approval = '' }: Act): Promise<void> => {
  await audit(tx, ctx, act, staffId)
  const actor = await ctx.actor()
  const byAccount = actor.kind === 'staff' ? actor.id : ''
  const way = actor.kind === 'staff' && !actor.byCommand ? 'office' : 'command'
  for (const { email } of await activeOperators(tx))
    await writeLetter(tx, ctx, {
      letter: operatorsTold,
      personId: undefined,
      address: email,
      facts: { act, staff: staffId, actor: byAccount, approval, way, at: nowOf(ctx) },
    })
}

/**
 * Makes an account that its colleague opens by the link of a letter.
 * @returns that link.
 */
export const makeAccount = async (
  tx: Tx,
  ctx: Context,
  { email, name, roles, desks }: NewAccount,
  approval?: string,
): Promise<string> => {
  const { id: staffId } = await tx
    .insertInto('staff_account')
    .values({ email, name, roles, desks, created_at: nowOf(ctx) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const invitation = await inviteBy(tx, ctx, staffId)
  await writeLetter(tx, ctx, {
    letter: staffInvited,
    personId: undefined,
    address: email,
    facts: { invitation },
  })
  await tell(tx, ctx, { act: 'staff.invite', staffId, approval })
  return invitationUrl(ctx, await ctx.sender(), invitation)
}

/**
 * Gives a colleague other roles and desks, and ends all their sessions. What they had open and may do nothing with any more lies on
 * the pile again. What they wrote to a sender and is on its way goes, as with whoever leaves.
 * @throws Fault 404 for who left.
 */
export const giveRights = async (
  tx: Tx,
  ctx: Context,
  staffId: string,
  { roles, desks }: Rights,
  approval?: string,
): Promise<void> => {
  const account = await tx
    .updateTable('staff_account')
    .set({ roles, desks })
    .where('id', '=', staffId)
    .where('left_at', 'is', null)
    .returning('email')
    .executeTakeFirst()
  if (!account) throw staffUnknown()
  await endStaffSessionsOf(tx, staffId)
  await returnBeyondRights(tx, ctx, staffId)
  const known = (await ctx.settings()).desks
  await writeLetter(tx, ctx, {
    letter: staffRightsChanged,
    personId: undefined,
    address: account.email,
    facts: {
      roles: roles.map((role) => roleLabels[role]).join(', '),
      desks: desks.map((desk) => known[desk]?.name ?? desk).join(', '),
    },
  })
  await tell(tx, ctx, { act: 'staff.change', staffId, approval })
}

/**
 * Empties the account of a colleague who lost password or second factor, and invites them again.
 * @returns the link of the letter to them.
 * @throws Fault 404 for who left.
 */
export const resetAccount = async (
  tx: Tx,
  ctx: Context,
  staffId: string,
  approval?: string,
): Promise<string> => {
  const account = await tx
    .selectFrom('staff_account')
    .select('email')
    .where('id', '=', staffId)
    .where('left_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw staffUnknown()
  await emptyAccount(tx, staffId)
  const invitation = await inviteBy(tx, ctx, staffId)
  await writeLetter(tx, ctx, {
    letter: staffReset,
    personId: undefined,
    address: account.email,
    facts: { invitation },
  })
  await tell(tx, ctx, { act: 'staff.reset', staffId, approval })
  return invitationUrl(ctx, await ctx.sender(), invitation)
}

/**
 * Ends the account of a colleague who leaves: they are out with the next call, what they had open lies on the pile again, and their
 * name stays in the trail.
 * @returns how many sessions ended.
 * @throws Fault 404 for who left already.
 */
export const endAccount = async (tx: Tx, ctx: Context, staffId: string): Promise<number> => {
  const left = await tx
    .updateTable('staff_account')
    .set({ left_at: nowOf(ctx) })
    .where('id', '=', staffId)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  if (Number(left.numUpdatedRows) !== 1) throw staffUnknown()
  const ended = await emptyAccount(tx, staffId)
  await endInvitationOf(tx, staffId)
  await returnWorkOf(tx, ctx, staffId)
  await tell(tx, ctx, { act: 'staff.leave', staffId })
  return ended
}
