import { type RawBuilder, sql } from 'kysely'
import { ZONE } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Slot } from '../../../core/planning/agenda.ts'
import { hoursOn, roomPerSeat } from '../../../core/planning/slots.ts'
import { advisoryLocks } from '../../database/advisory-locks.ts'
import type { Tx } from '../../database/pool.ts'
import { instantFromNow, nowOf, type RequestContext } from '../context.ts'
import type { Agenda } from './agenda.ts'
import { isHoldOf, takeSeat } from './take-seat.ts'

/** Seconds that a time is held for the visitor who chose it; each renewal starts them anew. */
export const holdSeconds = 600
/** Most live holds of one visitor, and of one internet address. */
const mostPerVisitor = 2
const mostPerAddress = 20
/**
 * The share of the room that all live holds of an office, or of the advisers who can come to a home, may take. A hold between two
 * starts blocks both, so nine tenths stay free for bookings however many addresses hold.
 */
const mostOfRoom = 1 / 20
/** Hours of service on a day for which there may be one hold, so that half of the day stays free. */
const hoursPerHold = 4

/** What a visitor gets for a slot that is held for them. */
export interface Hold {
  /** The secret of the hold: whoever has it may renew, change, book or release the hold. */
  token: string
  /** ISO instant until which the slot is held. */
  until: string
}

/**
 * Holds a slot for the visitor, in place of what the same token held; the same slot again is held for longer.
 * @throws Fault 409 `slot-taken` when somebody else has the slot, and then what was held before is still held; 429 when this
 * visitor, their address or all visitors together hold as much as they may. The slot is free then, and may still be booked.
 */
export const holdSlot = async (
  ctx: RequestContext,
  agenda: Agenda,
  slot: Slot,
  token?: string,
): Promise<Hold> => {
  const session = await ctx.ownSession()
  const caller = ctx.vault.fingerprint(`hold\0${ctx.network}`)
  return ctx.transaction(async (tx) => {
    const until = instantFromNow(ctx, holdSeconds)
    if (token !== undefined) {
      if (await renew(tx, ctx, isHoldOf(agenda, slot, token), until)) return { token, until }
      // The visitor's previous hold is released first, so that it does not stand in the way of the new one.
      await releaseHold(tx, token)
    }
    await admitHold(tx, ctx, agenda, { day: slot.day, sessionId: session.id, caller })
    const id = await takeSeat(tx, ctx, agenda, slot, { held_until: until, session_id: session.id, caller })
    return { token: id, until }
  })
}

/** Extends a live hold. An expired one is not extended, because it is not among the holds that are counted. */
const renew = async (
  tx: Tx,
  ctx: RequestContext,
  held: RawBuilder<boolean>,
  until: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('reservation')
    .set({ held_until: until })
    .where(held)
    // An expired hold has to be asked for anew.
    .where('held_until', '>', nowOf(ctx))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Releases the hold of a token. Does nothing when the token holds nothing, or its slot was booked. */
export const releaseHold = async (tx: Pick<Tx, 'deleteFrom'>, token: string): Promise<void> => {
  await tx.deleteFrom('reservation').where('id', '=', token).where('held_until', 'is not', null).execute()
}

interface HoldRequest {
  /** YYYY-MM-DD. */
  day: string
  sessionId: string
  /** Fingerprint of the internet address. */
  caller: Buffer
}

const admitHold = async (tx: Tx, ctx: RequestContext, agenda: Agenda, wish: HoldRequest): Promise<void> => {
  const { rules, seats, advisers, home } = agenda
  const { own, address, office, people } = await countHolds(tx, ctx, agenda, wish)
  const served = Math.min(seats, advisers?.length ?? seats)
  const fits = (counted: HoldCount, serving: number): boolean =>
    counted.all < Math.max(1, Math.floor(roomPerSeat(rules) * serving * mostOfRoom)) &&
    counted.day < Math.max(1, Math.floor((hoursOn(rules, wish.day) * serving) / hoursPerHold))
  const admitted = home ? fits(office, seats) && fits(people, served) : fits(office, served)
  if (own < mostPerVisitor && address < mostPerAddress && admitted) return
  throw new Fault(429, 'too-many-holds', 'Dit tijdstip kunnen we nu niet voor je vasthouden.', {
    retryAfter: holdSeconds,
  })
}

interface HoldCount {
  all: number
  day: number
}

const countHolds = async (
  tx: Tx,
  ctx: RequestContext,
  { officeCode, advisers = [] }: Agenda,
  { day, sessionId, caller }: HoldRequest,
): Promise<{ own: number; address: number; office: HoldCount; people: HoldCount }> => {
  // The locks are taken in this order everywhere, so that no two transactions wait for each other.
  await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.holdsOfOffice}, ${officeCode})`.execute(tx)
  await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.holdsOfAddress}, ${caller.readInt32BE()})`.execute(
    tx,
  )
  await sql`SELECT pg_advisory_xact_lock(${advisoryLocks.holdsOfVisitor}, hashtext(${sessionId}))`.execute(tx)
  const counted = (which: RawBuilder<unknown>) => sql`json_build_object(
    'all', count(*) FILTER (WHERE ${which}),
    'day', count(*) FILTER (WHERE ${which} AND (starts AT TIME ZONE ${ZONE})::date = ${day}::date))`
  const { rows } = await sql<{ own: number; address: number; office: HoldCount; people: HoldCount }>`
    SELECT count(*) FILTER (WHERE session_id = ${sessionId}::uuid)::integer AS own,
      count(*) FILTER (WHERE caller = ${caller})::integer AS address,
      ${counted(sql`office_code = ${officeCode}`)} AS office,
      ${counted(sql`adviser_code = ANY (${[...advisers]}::text[])`)} AS people
    FROM reservation WHERE held_until > ${nowOf(ctx)}::timestamptz`.execute(tx)
  const none = { all: 0, day: 0 }
  return rows[0] ?? { own: 0, address: 0, office: none, people: none }
}

/**
 * Removes expired holds and answers how many. One that somebody is renewing, booking or removing at this moment is left to them.
 */
export const removeExpiredHolds = async (
  ctx: Pick<RequestContext, 'database' | 'clock'>,
): Promise<number> => {
  const { numDeletedRows } = await ctx.database
    .deleteFrom('reservation')
    .where('id', 'in', (over) =>
      over
        .selectFrom('reservation')
        .select('id')
        .where('held_until', '<=', nowOf(ctx))
        // Rows that others have locked are skipped: waiting for several rows while holding others could be a deadlock.
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
