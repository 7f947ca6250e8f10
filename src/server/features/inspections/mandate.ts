import { sql } from 'kysely'
import { register, registerCompletion } from '../../../core/contract/inspections/inspections-calls.ts'
import { collectionBefore, collectionOf } from '../../../core/inspections/collection.ts'
import type { Tx } from '../../database/pool.ts'
import { appointmentsOf } from '../../services/appointments/read-appointments.ts'
import { type Context, nowOf, type RequestContext } from '../../services/context.ts'
import { giveMandate } from '../../services/mandates/give.ts'
import { requestIn } from '../../services/submissions/stored-request.ts'
import type { Inspection } from './inspections-request.ts'

/** Number of days after an inspection within which its payment is collected. */
const collectedWithin = 90

/** The wording that the sender agreed to, as it stood beside the box. */
const agreedIn = ({ acceptedPriceInCents: price }: Inspection) =>
  price === undefined ? collectionBefore : collectionOf(price)

const endOf = (end: string): string => new Date(Date.parse(end) + collectedWithin * 86_400_000).toISOString()

/**
 * Gives a member's mandate for this one payment, in the transaction of their request. The mandate for their membership stays
 * unchanged.
 */
export const giveForInspection = async (
  tx: Tx,
  ctx: RequestContext,
  {
    end,
    iban,
    request,
    ...of
  }: {
    end: string
    iban: string
    request: Inspection
    personId: string
    relationId: string
    submissionId: string
  },
): Promise<void> => {
  await giveMandate(tx, ctx, {
    ...of,
    lock: (field) => ctx.vault.lock(iban, field),
    givenAt: nowOf(ctx),
    agreed: agreedIn(request),
    endsAt: endOf(end),
  })
}

interface Joined {
  person_id: string
  relation_id: string
  mandate_reference: string
  request: unknown
}

/**
 * The membership that began with this inspection, locked until the end of the transaction; undefined when it is not paid by
 * direct debit.
 */
const joinedWith = (tx: Tx, submissionId: string): Promise<Joined | undefined> =>
  tx
    .selectFrom('membership')
    .innerJoin('submission', 'submission.id', 'membership.submission_id')
    .select(['membership.person_id', 'relation_id', 'mandate_reference', 'submission.request'])
    .$narrowType<{ mandate_reference: string }>()
    .where('membership.submission_id', '=', sql<string>`${submissionId}::uuid`)
    .where('kind', 'in', [register.name, registerCompletion.name])
    .where('mandate_reference', 'is not', null)
    .forUpdate()
    .executeTakeFirst()

/**
 * Whether the inspection has a mandate already. Asked while the membership is locked, so that a concurrent run has finished
 * writing its own.
 */
const hasMandate = async (tx: Tx, submissionId: string): Promise<boolean> => {
  const given = await tx
    .selectFrom('mandate')
    .select('reference')
    .where('submission_id', '=', sql<string>`${submissionId}::uuid`)
    .executeTakeFirst()
  return given !== undefined
}

const giveOnce = (ctx: Context, submissionId: string, end: string): Promise<void> =>
  ctx.database.transaction().execute(async (tx) => {
    const joined = await joinedWith(tx, submissionId)
    if (!joined || (await hasMandate(tx, submissionId))) return
    const { mandate_reference: reference } = joined
    const { iban_locked } = await tx
      .selectFrom('mandate')
      .select('iban_locked')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    await giveMandate(tx, ctx, {
      ...{ personId: joined.person_id, relationId: joined.relation_id, submissionId },
      lock: (field) => ctx.vault.relock(iban_locked, ['mandate.iban_locked', reference], field),
      givenAt: nowOf(ctx),
      agreed: agreedIn(requestIn(joined.request) as Inspection),
      endsAt: endOf(end),
    })
  })

/**
 * Handles `membershipBegan`: a person who joined with an inspection now has a member number, so the mandate for its payment can
 * be given, for the account that they gave for both. A second run changes nothing.
 */
export const giveForJoined = async (ctx: Context, submissionId: string): Promise<void> => {
  const [appointment] = await appointmentsOf(ctx, submissionId)
  if (!appointment || appointment.state === 'cancelled') return
  await giveOnce(ctx, submissionId, appointment.end)
  // if it was moved or cancelled meanwhile, there was no mandate yet that could follow
  await followInspection(ctx, submissionId)
}

/** Makes the mandate follow its inspection: a new time shifts its end, a cancellation ends it. A second run changes nothing. */
export const followInspection = async (ctx: Context, submissionId: string): Promise<void> => {
  const [appointment] = await appointmentsOf(ctx, submissionId)
  const runs = appointment && appointment.state !== 'cancelled'
  await ctx.database
    .updateTable('mandate')
    .set({ ended_at: runs ? endOf(appointment.end) : nowOf(ctx) })
    .where('submission_id', '=', sql<string>`${submissionId}::uuid`)
    .where('ended_at', '>', nowOf(ctx))
    .execute()
}
