import { type RawBuilder, sql } from 'kysely'
import { Fault } from '../../../core/kernel/fault.ts'
import { type LookReason, lookReasons } from '../../../core/staff/reasons.ts'
import type { Database, Tx } from '../../database/pool.ts'
import type { Context, Runtime, StaffActor } from '../context.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'
import { holdStaff, staffLoggedOut } from '../staff/own-staff.ts'

/** Of a request, what says which desk sees to it. */
export interface Placed {
  kind: string
  /** Codename of its own desk; null where that of its kind sees to it. */
  desk: string | null
}

/** What says whose work somebody does: their roles, and the desks of an adviser. */
type Rights = Pick<StaffActor, 'roles' | 'desks'>

/** Whether somebody works for a desk: member service for all of them, an adviser for their own. */
export const worksForDesk = ({ roles, desks }: Rights, desk: string): boolean =>
  roles.includes('member-service') || (roles.includes('adviser') && desks.includes(desk))

/**
 * Whether a request is the work of somebody: member service sees to all of them, an adviser to those of their own desks. What is
 * somebody's no more is taken off them by the same rule in SQL (`services/submissions/return-work.ts`).
 */
export const isOwnWork = (
  { deskOf }: Pick<Runtime, 'deskOf'>,
  actor: Rights,
  { kind, desk }: Placed,
): boolean => {
  const seesTo = desk ?? deskOf[kind]
  return seesTo === undefined ? actor.roles.includes('member-service') : worksForDesk(actor, seesTo)
}

/** Whether a word is one of the reasons of `core/staff/reasons.ts`. */
export const isLookReason = (word: string): word is LookReason => Object.hasOwn(lookReasons, word)

/** The refusal of what wants one of these reasons, with the sentence that asks for it. */
export const reasonNeeded = (sentence: string): Fault =>
  new Fault(403, 'reason-needed', sentence, { errors: { reason: [sentence] } })

/** What somebody may see of one request. */
export interface Sight {
  /** Whether it is their own work, so that they see its files as well. */
  isOwn: boolean
  /** Why they look, for the trail. */
  reason: LookReason | undefined
}

/**
 * Judges who opens a request. What is not their own work they open by one of the reasons of `core/staff/reasons.ts`.
 * @throws Fault 403 `reason-needed`, 400 for a reason that is not on the list.
 */
export const sightOf = async (
  ctx: Pick<Context, 'actor' | 'deskOf'>,
  request: Placed,
  reason: string | undefined,
): Promise<Sight> => {
  const isOwn = isOwnWork(ctx, await memberOfStaff(ctx), request)
  if (reason !== undefined && !isLookReason(reason)) {
    const sentence = 'Kies een reden uit de lijst.'
    throw new Fault(400, 'invalid-fields', sentence, { errors: { reason: [sentence] } })
  }
  if (!isOwn && reason === undefined)
    throw reasonNeeded('Deze aanvraag hoort niet bij je eigen werk. Zeg waarom je die opent.')
  return { isOwn, reason }
}

/** Fault 403 for who is to do something with a request of another desk. */
const ofAnotherDesk = () => new Fault(403, 'not-allowed', 'Deze aanvraag is van een ander loket.')

/**
 * Refuses who is to do something with a request of another desk.
 * @throws Fault 403.
 */
export const mustBeOwnWork = async (
  ctx: Pick<Context, 'actor' | 'deskOf'>,
  request: Placed,
): Promise<void> => {
  if (!isOwnWork(ctx, await memberOfStaff(ctx), request)) throw ofAnotherDesk()
}

/**
 * Refuses who is to see the work of a desk that is not theirs.
 * @throws Fault 403.
 */
export const mustWorkForDesk = (actor: Rights, desk: string): void => {
  if (!worksForDesk(actor, desk)) throw new Fault(403, 'not-allowed', 'Dit loket is niet van jou.')
}

/**
 * Holds the account of whoever is to have a request by an act of their own, and refuses them where it is not their work by the roles
 * and desks that they have now. Before the request is locked, as `holdStaff` says.
 * @throws Fault 401 for somebody who left meanwhile, 403.
 */
export const holdTaker = async (
  tx: Tx,
  ctx: Pick<Context, 'deskOf'>,
  staffId: string,
  request: Placed,
): Promise<void> => {
  const account = await holdStaff(tx, staffId)
  if (!account) throw staffLoggedOut()
  if (!isOwnWork(ctx, account, request)) throw ofAnotherDesk()
}

/** Whether something was to be paid online with a request. */
const isWithMoney = async (database: Database | Tx, submissionId: string): Promise<boolean> => {
  const row = await database
    .selectFrom('purchase')
    .select('id')
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether somebody may note something with a request: with their own work, finance where money is in it. */
export const mayNote = async (
  ctx: Pick<Context, 'actor' | 'deskOf' | 'database'>,
  request: Placed & { id: string },
): Promise<boolean> => {
  const actor = await memberOfStaff(ctx)
  if (isOwnWork(ctx, actor, request)) return true
  return actor.roles.includes('finance') && (await isWithMoney(ctx.database, request.id))
}

/**
 * Refuses who may note nothing with a request.
 * @throws Fault 403.
 */
export const mustMayNote = async (
  ctx: Pick<Context, 'actor' | 'deskOf' | 'database'>,
  request: Placed & { id: string },
): Promise<void> => {
  if (!(await mayNote(ctx, request))) throw ofAnotherDesk()
}

/**
 * SQL conditions for a query over `request_work` by the name `work`: the ways in which somebody but member service comes to know
 * what a request is called and of whom it is. An adviser knows those of each of their desks, finance those with money in them; an
 * operator knows none, and sees of all of them kind and state alone.
 */
const waysToKnow = ({ roles, desks }: StaffActor): readonly RawBuilder<boolean>[] => [
  ...(roles.includes('adviser') ? desks.map((desk) => sql<boolean>`work.desk = ${desk}`) : []),
  ...(roles.includes('finance')
    ? [sql<boolean>`EXISTS (SELECT FROM purchase WHERE purchase.submission_id = work.submission_id)`]
    : []),
]

/** SQL condition for the same query: whether somebody may know what a request is called and of whom it is. */
export const isKnownTo = (actor: StaffActor): RawBuilder<boolean> => {
  if (actor.roles.includes('member-service')) return sql<boolean>`true`
  const ways = waysToKnow(actor)
  return ways.length > 0 ? sql<boolean>`(${sql.join(ways, sql` OR `)})` : sql<boolean>`false`
}

/** Whether somebody lists every request, by kind and state at least. */
export const listsAll = ({ roles }: StaffActor): boolean =>
  roles.includes('member-service') || roles.includes('operator')

/** What somebody sees of a list of requests, as conditions over `request_work` by the name `work`. */
export interface ListSight {
  /** They may know what a request is called and of whom it is. */
  known: RawBuilder<boolean>
  /** They list what one of these holds for, and no others; undefined for whoever lists every request. */
  ways: readonly RawBuilder<boolean>[] | undefined
}

/** What somebody sees of a list. */
export const listSightOf = (actor: StaffActor): ListSight => ({
  known: isKnownTo(actor),
  ways: listsAll(actor) ? undefined : waysToKnow(actor),
})
