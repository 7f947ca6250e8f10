import { type RawBuilder, sql } from 'kysely'
import { Fault } from '../../../core/kernel/fault.ts'
import { type LookReason, lookReasons } from '../../../core/staff/reasons.ts'
import type { Context, Runtime, StaffActor } from '../context.ts'
import { memberOfStaff } from '../staff/member-of-staff.ts'

/** Of a request, what says which desk sees to it. */
export interface Placed {
  kind: string
  /** Codename of its own desk; null where that of its kind sees to it. */
  desk: string | null
}

/** Whether a request is the work of somebody: member service sees to all of them, an adviser to those of their own desks. */
const isOwnWork = (
  { deskOf }: Pick<Runtime, 'deskOf'>,
  { roles, desks }: StaffActor,
  { kind, desk }: Placed,
): boolean => {
  if (roles.includes('member-service')) return true
  const seesTo = desk ?? deskOf[kind]
  return roles.includes('adviser') && seesTo !== undefined && desks.includes(seesTo)
}

/** Whether a word is one of the reasons of `core/staff/reasons.ts`. */
export const isLookReason = (word: string): word is LookReason => Object.hasOwn(lookReasons, word)

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
  if (!isOwn && reason === undefined) {
    const sentence = 'Deze aanvraag hoort niet bij je eigen werk. Zeg waarom je haar opent.'
    throw new Fault(403, 'reason-needed', sentence, { errors: { reason: [sentence] } })
  }
  return { isOwn, reason }
}

/**
 * Refuses who is to handle a request of another desk.
 * @throws Fault 403.
 */
export const mustBeOwnWork = async (
  ctx: Pick<Context, 'actor' | 'deskOf'>,
  request: Placed,
): Promise<void> => {
  if (isOwnWork(ctx, await memberOfStaff(ctx), request)) return
  throw new Fault(403, 'not-allowed', 'Deze aanvraag is van een ander loket.')
}

/**
 * SQL condition for a query over `submission`: whether somebody may know what a request is called. Finance knows those with money
 * in them; an operator knows none, and sees of all of them kind and state alone.
 */
export const isKnownTo = (
  { deskOf }: Pick<Runtime, 'deskOf'>,
  { roles, desks }: StaffActor,
): RawBuilder<boolean> => {
  if (roles.includes('member-service')) return sql<boolean>`true`
  const desk = sql`coalesce(submission.desk, ${JSON.stringify(deskOf)}::jsonb ->> submission.kind)`
  const ofOwnDesk = sql<boolean>`${desk} = ANY (${[...desks]}::text[])`
  const withMoney = sql<boolean>`EXISTS (SELECT FROM purchase WHERE purchase.submission_id = submission.id)`
  const known = [
    ...(roles.includes('adviser') ? [ofOwnDesk] : []),
    ...(roles.includes('finance') ? [withMoney] : []),
  ]
  // a desk that is neither the request's own nor its kind's leaves NULL, which is no
  return known.length > 0 ? sql<boolean>`coalesce(${sql.join(known, sql` OR `)}, false)` : sql<boolean>`false`
}

/** Whether somebody lists every request, by kind and state at least. */
export const listsAll = ({ roles }: StaffActor): boolean =>
  roles.includes('member-service') || roles.includes('operator')
