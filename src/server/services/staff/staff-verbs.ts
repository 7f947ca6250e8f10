import * as z from 'zod/mini'
import type { Group, Parsed, Parts } from '../../../core/fields/brick/group.ts'
import { staffReset as resetAsked, staffInvitation, staffRights } from '../../../core/groups/staff.ts'
import { Fault, type FieldErrors } from '../../../core/kernel/fault.ts'
import type { StaffRole } from '../../../core/staff/roles.ts'
import { audit } from '../audit/write-trail.ts'
import type { Context } from '../context.ts'
import { type Permission, role, steppedUp } from '../permissions.ts'
import { type Approvables, type Asked, ask, decide, type ListedApproval, listApprovals } from './approvals.ts'
import {
  endAccount,
  giveRights,
  makeAccount,
  type NewAccount,
  type Rights,
  resetAccount,
} from './change-accounts.ts'
import { findStaff, findStaffByEmail, type StaffAccount } from './find-staff.ts'
import { type ListedStaff, listAccounts } from './list-staff.ts'
import { activeOperators } from './operators.ts'
import { onlyInOffice, ownAccount, staffExists, staffUnknown, withRefusals } from './staff-refusals.ts'
import { endStaffSessionsOf } from './staff-sessions.ts'

// Who works here. The office and the command `staff` do it by the same verbs: the office asks a second operator for whatever gives
// rights, and the command does it at once for as long as there are no two.

export type { ListedStaff }

/** A colleague, by the id of their account or by their e-mail address. */
export type Whom = { id: string } | { email: string }

export interface Invitation {
  email: string
  name: string
  roles: readonly StaffRole[]
  desks?: readonly string[] | undefined
  reason: string
}

export type Change = { id: string } & Pick<Invitation, 'roles' | 'desks' | 'reason'>
export type Reset = Whom & { reason: string }

/** `asked`: it waits for another operator. `done`: it was carried out; `link` is that of the letter to the colleague. */
export interface Outcome {
  outcome: 'asked' | 'done'
  link?: string | undefined
}

const operator = steppedUp(role('operator'))

/** A command on the server, in the name of an operator; of nobody while no operator can log in. */
const commander: Permission = {
  roles: ['operator'],
  allows: (_viewer, actor) =>
    actor.kind === 'system' ||
    (actor.kind === 'staff' && actor.byCommand === true && actor.roles.includes('operator')),
}

/** What runs once it is approved, or at once. What each is given was judged when it was asked. */
const effects = {
  'staff.invite': (tx, ctx, given, approval) => makeAccount(tx, ctx, given as NewAccount, approval),
  'staff.change': async (tx, ctx, given, approval) => {
    const { id, ...rights } = given as Rights & { id: string }
    await giveRights(tx, ctx, id, rights, approval)
    return undefined
  },
  'staff.reset': (tx, ctx, given, approval) => resetAccount(tx, ctx, (given as { id: string }).id, approval),
} satisfies Approvables

/** Carries out what gives rights, or asks another operator to approve it. */
const askOrDo = (
  ctx: Context,
  asked: Asked & { verb: keyof typeof effects },
  atOnce: boolean,
): Promise<Outcome> =>
  withRefusals(
    ctx.transaction(async (tx): Promise<Outcome> => {
      if (!atOnce) {
        await ask(tx, ctx, asked)
        return { outcome: 'asked' }
      }
      const link = await effects[asked.verb](tx, ctx, asked.given, undefined)
      return { outcome: 'done', ...(link !== undefined && { link }) }
    }),
  )

/**
 * Whether a command carries out what it is asked to: as long as no two operators can log in.
 * @throws Fault 403 `say-who` for a command in nobody's name where there is an operator.
 */
const doesAtOnce = async (ctx: Context): Promise<boolean> => {
  const operators = await activeOperators(ctx.database)
  const { kind } = await ctx.actor()
  if (kind === 'system' && operators.length > 0)
    throw new Fault(403, 'say-who', 'Er is al een beheerder. Zeg met --as wie je bent.')
  return operators.length < 2
}

/** Fault 400 with a sentence per field. They are its title as well, which is all that a command shows. */
const refused = (errors: FieldErrors): Fault =>
  new Fault(400, 'invalid-fields', Object.values(errors).flat().join(' '), { errors })

/**
 * Judges what was given by the fields of the form, so that a command is held to the same as the office.
 * @throws Fault 400 with a sentence per field.
 */
const judged = <P extends Parts>(of: Group<P>, given: unknown): Parsed<P> => {
  const result = z.safeParse(of.schema, given)
  if (result.success) return result.data
  const errors: FieldErrors = {}
  for (const { path, message } of result.error.issues) errors[String(path[0] ?? '')] ??= [message]
  throw refused(errors)
}

/**
 * Roles and desks, of which the settings must know each.
 * @throws Fault 400 at `desks`.
 */
const rightsIn = async (
  ctx: Context,
  { roles, desks = [] }: { roles: StaffRole[]; desks?: string[] | undefined },
): Promise<Rights> => {
  const known = (await ctx.settings()).desks
  if (!desks.every((desk) => Object.hasOwn(known, desk)))
    throw refused({ desks: ['Dit loket kennen we niet.'] })
  return { roles, desks }
}

/**
 * Somebody who works here.
 * @throws Fault 404.
 */
const colleague = async ({ database }: Context, whom: Whom): Promise<StaffAccount> => {
  const found =
    'id' in whom ? await findStaff(database, whom.id) : await findStaffByEmail(database, whom.email)
  if (!found) throw staffUnknown()
  return found
}

/**
 * Somebody who works here, other than who acts.
 * @throws Fault 404, 403 `own-account`.
 */
const otherColleague = async (ctx: Context, whom: Whom): Promise<StaffAccount> => {
  const [actor, found] = [await ctx.actor(), await colleague(ctx, whom)]
  if (actor.kind === 'staff' && actor.id === found.id) throw ownAccount()
  return found
}

const invite = async (ctx: Context, given: Invitation, atOnce: boolean): Promise<Outcome> => {
  const { email, name, reason, ...rest } = judged(staffInvitation, given)
  const rights = await rightsIn(ctx, rest)
  if (await findStaffByEmail(ctx.database, email)) throw staffExists()
  return askOrDo(ctx, { verb: 'staff.invite', given: { email, name, ...rights }, reason }, atOnce)
}

/**
 * Verb of staff: asks for an account for a new colleague.
 * @throws Fault 400, 409 `staff-exists`, `too-many-asked`.
 */
export const inviteStaff = {
  may: operator,
  run: (ctx: Context, given: Invitation) => invite(ctx, given, false),
}

/**
 * The same by a command: at once while no two operators can log in.
 * @throws Fault also 403 `say-who`.
 */
export const inviteByCommand = {
  may: commander,
  run: async (ctx: Context, given: Invitation) => invite(ctx, given, await doesAtOnce(ctx)),
}

/**
 * Verb of staff: asks to give a colleague other roles or desks.
 * @throws Fault 400, 403 `own-account`, 404, 409 `too-many-asked`.
 */
export const changeStaff = {
  may: operator,
  run: async (ctx: Context, given: Change): Promise<Outcome> => {
    const { id } = await otherColleague(ctx, given)
    const { reason, ...rest } = judged(staffRights, given)
    const rights = await rightsIn(ctx, rest)
    return askOrDo(ctx, { verb: 'staff.change', given: { id, ...rights }, reason }, false)
  },
}

const reset = async (ctx: Context, { id }: StaffAccount, given: Reset, atOnce: boolean): Promise<Outcome> => {
  const { reason } = judged(resetAsked, given)
  return askOrDo(ctx, { verb: 'staff.reset', given: { id }, reason }, atOnce)
}

/**
 * Verb of staff: asks to empty the account of a colleague who lost password or second factor, and to invite them again.
 * @throws Fault 400, 403 `own-account`, 404, 409 `too-many-asked`.
 */
export const resetStaff = {
  may: operator,
  run: async (ctx: Context, given: Reset) => reset(ctx, await otherColleague(ctx, given), given, false),
}

/**
 * The same by a command: at once while no two operators can log in. Here an operator may also ask it for themselves, as somebody
 * who lost the second factor cannot enter the office; another one approves.
 * @throws Fault also 403 `say-who`.
 */
export const resetByCommand = {
  may: commander,
  run: async (ctx: Context, given: Reset) => {
    const atOnce = await doesAtOnce(ctx)
    return reset(ctx, await colleague(ctx, given), given, atOnce)
  },
}

const leave = (ctx: Context, { id }: StaffAccount): Promise<{ ended: number }> =>
  ctx.transaction(async (tx) => ({ ended: await endAccount(tx, ctx, id) }))

/**
 * Verb of staff: ends the account of a colleague who leaves, at once. Answers how many sessions ended.
 * @throws Fault 403 `own-account`, 404.
 */
export const leaveStaff = {
  may: operator,
  run: async (ctx: Context, whom: Whom) => leave(ctx, await otherColleague(ctx, whom)),
}

/**
 * The same by a command, while no two operators can log in. Later on it is done in the office, by a fresh second factor.
 * @throws Fault also 403 `say-who`, `office-only`.
 */
export const leaveByCommand = {
  may: commander,
  run: async (ctx: Context, whom: Whom) => {
    if (!(await doesAtOnce(ctx))) throw onlyInOffice()
    return leave(ctx, await otherColleague(ctx, whom))
  },
}

/**
 * Verb of staff: logs a colleague out everywhere, at once. Answers how many sessions ended.
 * @throws Fault 403 `own-account`, 404.
 */
export const endStaffSessions = {
  may: operator,
  run: async (ctx: Context, whom: Whom): Promise<{ ended: number }> => {
    const { id } = await otherColleague(ctx, whom)
    return ctx.transaction(async (tx) => {
      await audit(tx, ctx, 'staff.end-sessions', id)
      return { ended: await endStaffSessionsOf(tx, id) }
    })
  },
}

/** Verb of staff: lists who works here, and who did. */
export const listStaff = {
  may: role('operator'),
  run: async (ctx: Context): Promise<ListedStaff[]> => {
    await ctx.transaction((tx) => audit(tx, ctx, 'staff.list'))
    return listAccounts(ctx)
  },
}

/** Verb of staff: lists what waits for an approval, and what was decided last. */
export const readApprovals = {
  may: role('operator'),
  run: (ctx: Context): Promise<ListedApproval[]> => listApprovals(ctx),
}

/**
 * Verb of staff: approves or refuses what a colleague asks for, or withdraws what one asked oneself.
 * @throws Fault 403 `own-account`, `own-request`; 404; 409 `decided`, `asker-gone`, `staff-exists`.
 */
export const decideApproval = {
  may: operator,
  run: (ctx: Context, given: { id: string; approved: boolean }) => decide(ctx, effects, given),
}
