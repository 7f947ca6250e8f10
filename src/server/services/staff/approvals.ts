import { sql } from 'kysely'
import * as z from 'zod/mini'
import { Fault } from '../../../core/kernel/fault.ts'
import { type StaffRole, staffRoles } from '../../../core/staff/roles.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { audit } from '../audit/write-trail.ts'
import { type Context, nowOf, type StaffActor } from '../context.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { memberOfStaff } from './member-of-staff.ts'
import { activeOperators } from './operators.ts'
import { approvalAsked } from './staff-letters.ts'
import { alreadyDecided, ownAccount, withRefusals } from './staff-refusals.ts'

/**
 * What runs once it is approved, in the transaction of the decision. `approval` is the id of the row, left out where none was
 * needed. Answers the link that it mailed to a colleague, if any.
 */
export type Approvable = (
  tx: Tx,
  ctx: Context,
  given: unknown,
  approval?: string,
) => Promise<string | undefined>

/** What can be asked for, by the name of its verb (`staff.invite`). */
export type Approvables = Readonly<Record<string, Approvable>>

export interface Asked {
  verb: string
  /** What the verb is given; `id` is the account that it is about, where there is one already. */
  given: Readonly<Record<string, unknown>>
  /** Why, in the words of who asks. */
  reason: string
}

/** Most things that one colleague may have asked for and that still wait. */
const mostWaiting = 50
/** Most of what waits, and of what was decided, in the list. */
const mostListed = { waiting: 200, decided: 50 }

/** What a row was given, as far as a list and the rules about it need it. */
const givenForm = z.object({
  id: z.optional(z.string()),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  roles: z.optional(z.array(z.enum(staffRoles))),
  desks: z.optional(z.array(z.string())),
})

const givenIn = (given: unknown): z.infer<typeof givenForm> => z.safeParse(givenForm, given).data ?? {}

/**
 * Asks for something that another operator has to approve, and tells the others.
 * @throws Fault 409 `too-many-asked` while very much of the same colleague waits.
 */
export const ask = async (tx: Tx, ctx: Context, { verb, given, reason }: Asked): Promise<void> => {
  const actor = await memberOfStaff(ctx)
  const waiting = await tx
    .selectFrom('staff_approval')
    .select('id')
    .where('asked_by', '=', actor.id)
    .where('decided_at', 'is', null)
    .limit(mostWaiting)
    .execute()
  if (waiting.length >= mostWaiting)
    throw new Fault(409, 'too-many-asked', `Je vroeg al ${mostWaiting} dingen die nog wachten.`)
  const { id: approval } = await tx
    .insertInto('staff_approval')
    .values({
      verb,
      given: JSON.stringify(given),
      reason,
      asked_by: actor.id,
      asked_at: nowOf(ctx),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await audit(tx, ctx, `${verb}-asked`, givenIn(given).id)
  for (const { id, email } of await activeOperators(tx))
    if (id !== actor.id)
      await writeLetter(tx, ctx, {
        letter: approvalAsked,
        personId: undefined,
        address: email,
        facts: { act: verb, approval },
      })
}

const read = (database: Database | Tx) =>
  database
    .selectFrom('staff_approval')
    .innerJoin('staff_account as asker', 'asker.id', 'staff_approval.asked_by')
    .leftJoin('staff_account as decider', 'decider.id', 'staff_approval.decided_by')
    .select([
      'staff_approval.id',
      'staff_approval.verb',
      'staff_approval.given',
      'staff_approval.reason',
      'staff_approval.asked_by',
      'staff_approval.asked_at',
      'staff_approval.decided_at',
      'staff_approval.approved',
      'asker.name as asker',
      'decider.name as decider',
    ])

const find = async (tx: Tx, id: string) => {
  const row = await read(tx).where('staff_approval.id', '=', id).executeTakeFirst()
  if (!row) throw new Fault(404, 'approval-unknown', 'Dit verzoek bestaat niet (meer).')
  return row
}

type Row = Awaited<ReturnType<typeof find>>

/**
 * Writes a decision. Of two who decide at once one writes it: the second waits for the first and finds it decided. That nobody
 * approves what they asked is a constraint of the table.
 * @throws Fault 409 `decided`, with who was first and when.
 */
const write = async (tx: Tx, ctx: Context, actor: StaffActor, row: Row, approved: boolean): Promise<void> => {
  const written = await tx
    .updateTable('staff_approval')
    .set({ approved, decided_by: actor.id, decided_at: nowOf(ctx) })
    .where('id', '=', row.id)
    .where('decided_at', 'is', null)
    .executeTakeFirst()
  if (Number(written.numUpdatedRows) === 1) return
  const first = await find(tx, row.id)
  throw alreadyDecided(first.decider ?? '', first.decided_at ?? nowOf(ctx), first.approved === true)
}

/**
 * Refuses an approval for somebody who is no operator any more: what they asked may be why they were sent away.
 * @throws Fault 409 `asker-gone`.
 */
const mustStillBeOperator = async (tx: Tx, { asked_by, asker }: Row): Promise<void> => {
  const operators = await activeOperators(tx)
  if (!operators.some(({ id }) => id === asked_by))
    throw new Fault(409, 'asker-gone', `${asker} is geen beheerder meer. Wijs dit af, of vraag het zelf.`)
}

const carryOut = async (tx: Tx, ctx: Context, approvables: Approvables, row: Row): Promise<void> => {
  await mustStillBeOperator(tx, row)
  const run = Object.hasOwn(approvables, row.verb) ? approvables[row.verb] : undefined
  if (!run) throw new Error(`Nothing runs when ${row.verb} is approved.`)
  await run(tx, ctx, row.given, row.id)
}

/**
 * Approves or refuses what a colleague asked for. What is approved is carried out in the same transaction: either both are
 * written or neither. Whoever asked may only withdraw it, by a refusal.
 * @throws Fault 403 `own-account`, `own-request`; 404 `approval-unknown`; 409 `decided`, `asker-gone`, or what the verb throws.
 */
export const decide = async (
  ctx: Context,
  approvables: Approvables,
  { id, approved }: { id: string; approved: boolean },
): Promise<{ approved: boolean }> => {
  const actor = await memberOfStaff(ctx)
  const decision = ctx.transaction(async (tx) => {
    const row = await find(tx, id)
    const subject = givenIn(row.given).id
    const withdraws = row.asked_by === actor.id && !approved
    if (subject === actor.id && !withdraws) throw ownAccount()
    await write(tx, ctx, actor, row, approved)
    if (approved) await carryOut(tx, ctx, approvables, row)
    else await audit(tx, ctx, `${row.verb}-refused`, subject)
  })
  await withRefusals(decision)
  return { approved }
}

/** Something that was asked for, as the office lists it. Instants are ISO 8601. */
export interface ListedApproval {
  id: string
  verb: string
  /** Whom it is about: the colleague as they are called now, or as the invitation says. */
  name: string
  email?: string | undefined
  roles?: StaffRole[] | undefined
  desks?: string[] | undefined
  reason: string
  askedBy: string
  askedAt: string
  isMine: boolean
  mayApprove: boolean
  decided?: { approved: boolean; by: string; at: string } | undefined
}

/** What waits, the oldest first, and then what was decided last. */
export const listApprovals = async (ctx: Context): Promise<ListedApproval[]> => {
  const actor = await memberOfStaff(ctx)
  const waiting = await read(ctx.database)
    .where('staff_approval.decided_at', 'is', null)
    .orderBy('staff_approval.asked_at')
    .orderBy('staff_approval.id')
    .limit(mostListed.waiting)
    .execute()
  const decided = await read(ctx.database)
    .where('staff_approval.decided_at', 'is not', null)
    .orderBy('staff_approval.decided_at', 'desc')
    .orderBy('staff_approval.id')
    .limit(mostListed.decided)
    .execute()
  const rows = [...waiting, ...decided]
  const nameOf = await namesIn(ctx.database, rows)
  return rows.map((row) => listed(row, actor, nameOf))
}

/** The names of the accounts that rows are about, as they are today. */
const namesIn = async (database: Database, rows: readonly Row[]) => {
  const ids = rows.flatMap(({ given }) => givenIn(given).id ?? [])
  const accounts = await database
    .selectFrom('staff_account')
    .select(['id', 'name'])
    .where(sql<boolean>`id::text = ANY (${ids}::text[])`)
    .execute()
  return (id: string | undefined) => accounts.find((account) => account.id === id)?.name
}

const listed = (row: Row, actor: StaffActor, nameOf: (id?: string) => string | undefined): ListedApproval => {
  const { id: subject, name, email, roles, desks } = givenIn(row.given)
  const isMine = row.asked_by === actor.id
  return {
    id: row.id,
    verb: row.verb,
    name: name ?? nameOf(subject) ?? '',
    ...(email !== undefined && { email }),
    ...(roles && { roles }),
    ...(desks && { desks }),
    reason: row.reason,
    askedBy: row.asker,
    askedAt: row.asked_at,
    isMine,
    mayApprove: row.decided_at === null && !isMine && subject !== actor.id,
    ...(row.decided_at !== null && {
      decided: { approved: row.approved === true, by: row.decider ?? '', at: row.decided_at },
    }),
  }
}
