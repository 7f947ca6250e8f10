import { sql } from 'kysely'
import { wallToZulu } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Span } from '../../../core/planning/agenda.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { auditStaff } from '../audit/audit-staff.ts'
import type { Context } from '../context.ts'
import { role } from '../permissions.ts'
import { appointmentsWithin } from './office-day.ts'

/** A time that staff keep an office free, with the reason. */
export interface Block extends Span {
  id: number
  note: string
}

/** The blocks of an office that overlap a span. */
export const blocksWithin = async (
  database: Database | Tx,
  officeCode: number,
  { start, end }: Span,
): Promise<Block[]> => {
  const rows = await database
    .selectFrom('office_block')
    .select(['id', 'starts', 'ends', 'note'])
    .where('office_code', '=', officeCode)
    .where('starts', '<', end)
    .where('ends', '>', start)
    .orderBy('starts')
    .execute()
  return rows.map(({ id, starts, ends, note }) => ({ id, start: starts, end: ends, note }))
}

/** The time that an office is to be kept free, as staff type it. */
export interface Blocking {
  officeCode: number
  /** YYYY-MM-DD. */
  day: string
  /** `HH:MM`, Amsterdam time. */
  from: string
  until: string
  note: string
}

const longestNote = 200

const block = async (
  ctx: Context,
  { officeCode, day, from, until, note }: Blocking,
): Promise<{ id: number; within: string[] }> => {
  const words = note.replace(/\p{Cc}+/gu, ' ').trim()
  if (words.length === 0 || words.length > longestNote)
    throw new Fault(400, 'invalid', `Zeg in een paar woorden waarom (hooguit ${longestNote} tekens).`)
  if (from >= until) throw new Fault(400, 'invalid', 'Het einde komt niet na het begin.')
  await mustHaveOffice(ctx, officeCode)
  await auditStaff(ctx, 'planning.block', { detail: `${officeCode} ${day}` })
  const span = { start: wallToZulu(`${day}T${from}:00`), end: wallToZulu(`${day}T${until}:00`) }
  return ctx.transaction(async (tx) => {
    // Waits for bookings that are under way, so that none of them is missed.
    await tx.selectFrom('office').select('code').where('code', '=', officeCode).forUpdate().execute()
    const { id } = await tx
      .insertInto('office_block')
      .values({ office_code: officeCode, starts: span.start, ends: span.end, note: words })
      .returning('id')
      .executeTakeFirstOrThrow()
    // Holds within the block are removed, so that they do not become appointments.
    await tx
      .deleteFrom('reservation')
      .where('office_code', '=', officeCode)
      .where('held_until', 'is not', null)
      .where(sql<boolean>`busy && tstzrange(${span.start}::timestamptz, ${span.end}::timestamptz)`)
      .execute()
    const within = await appointmentsWithin(tx, officeCode, span)
    return { id, within: within.map(({ reference }) => reference) }
  })
}

/**
 * Verb of staff: keeps an office free. Appointments that exist by then stay, and their references are answered; holds are
 * removed.
 * @throws Fault 404, 400.
 */
export const blockOffice = { may: role('member-service'), run: block }

const free = async (ctx: Context, id: number): Promise<void> => {
  await auditStaff(ctx, 'planning.free', { detail: String(id) })
  const { numDeletedRows } = await ctx.database
    .deleteFrom('office_block')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!numDeletedRows) throw new Fault(404, 'block-unknown', `Er is geen blokkade met nummer ${id}.`)
}

/**
 * Verb of staff: removes a block.
 * @throws Fault 404.
 */
export const freeOffice = { may: role('member-service'), run: free }

/** @throws Fault 404 when there is no such office. */
export const mustHaveOffice = async (ctx: Pick<Context, 'database'>, code: number): Promise<void> => {
  const found = await ctx.database
    .selectFrom('office')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst()
  if (!found) throw new Fault(404, 'office-unknown', `Er is geen kantoor met nummer ${code}.`)
}
