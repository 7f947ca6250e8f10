import { Fault } from '../../../core/kernel/fault.ts'
import { changeRefusalInWords, noMovesLeft } from '../../../core/planning/changes.ts'
import type { Tx } from '../../database/pool.ts'
import { type AppointmentChange, changeAppointment } from '../appointments/change.ts'
import type { Context, RequestContext } from '../context.ts'
import type { Letter } from '../letters/letter.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import { byMail } from '../submissions/delivery.ts'
import type { RequestEvent } from '../submissions/events.ts'
import { unflagRequest } from '../submissions/flag.ts'
import { refuseUnavailable } from './external-calendar.ts'
import { type OwnAppointment, readOwnAppointment } from './own-appointment.ts'
import { appointmentCancelled, appointmentMoved } from './planning-letters.ts'
import { cancelled, moved } from './planning-request-events.ts'
import { whenOf } from './planning-words.ts'
import { freeSeat, moveSeat } from './reserve.ts'
import { mustFindAgenda, offeredSlot } from './slot.ts'
import { calendarRefuses, queueSync } from './sync-calendar.ts'

/** The time to which an appointment is moved, in Amsterdam time, and the token of the hold under which it was chosen. */
export interface OtherTime {
  /** YYYY-MM-DD. */
  date: string
  /** `HH:MM` or `HH:MM:SS`. */
  time: string
  hold?: string | undefined
}

/** Fault 410 `link-over` for a link that leads to no appointment that may be changed without a phone call. */
export const linkExpired = () =>
  new Fault(410, 'link-over', 'Deze link werkt niet meer. Bel ons als je niet kunt.')

/** @throws Fault 410 `link-over`, 409 `appointment-closed`. */
const lockOpen = async (tx: Tx, ctx: Context, submissionId: string): Promise<OwnAppointment> => {
  const found = await readOwnAppointment({ database: tx, clock: ctx.clock }, submissionId, { lock: true })
  if (!found) throw linkExpired()
  if (found.closed)
    throw new Fault(409, 'appointment-closed', changeRefusalInWords(found.closed, found.changeNotice))
  return found
}

/** Whether the mail to the sender of a request was refused or left out. Nothing more is mailed there then. */
const isUnreached = async (tx: Tx, submissionId: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('delivery')
    .select('partner')
    .where('submission_id', '=', submissionId)
    .where('partner', '=', byMail.partner)
    .where('state', '=', 'refused')
    .executeTakeFirst()
  return row !== undefined
}

/** Writes a change of an appointment to its calendar data and its timeline, and mails whoever made the appointment. */
const change = async (
  tx: Tx,
  ctx: Context,
  found: OwnAppointment,
  { to, event, letter }: { to: AppointmentChange; event: RequestEvent; letter: Letter },
): Promise<void> => {
  await changeAppointment(tx, ctx, found, to)
  await recordRequestEvent(tx, ctx, found.submissionId, event)
  const { person_id, sender_email } = await tx
    .selectFrom('submission')
    .select(['person_id', 'sender_email'])
    .where('id', '=', found.submissionId)
    .executeTakeFirstOrThrow()
  if (person_id === null && (await isUnreached(tx, found.submissionId))) return
  await writeLetter(tx, ctx, {
    letter,
    personId: person_id ?? undefined,
    ...(sender_email !== null && { address: sender_email }),
    facts: {
      submission: found.submissionId,
      reference: found.reference,
      title: found.title,
      before: whenOf(found),
      when: typeof to === 'object' ? whenOf(to) : '',
    },
  })
}

/**
 * Asks, before the transaction because a transaction waits for no partner, whether the partner who comes to homes is free at the
 * other time. Faults of the appointment itself are judged within the transaction.
 * @throws Fault 400 for a time that is not offered, 409 `slot-taken`.
 */
const askPartner = async (
  ctx: RequestContext,
  submissionId: string,
  { date, time }: OtherTime,
): Promise<void> => {
  const found = await readOwnAppointment(ctx, submissionId)
  if (!found?.agenda?.home || found.closed) return
  const agenda = await mustFindAgenda(ctx, found.agenda)
  const slot = await offeredSlot(ctx, agenda, { date, time })
  if (Date.parse(slot.start) !== Date.parse(found.start)) await refuseUnavailable(ctx, agenda, slot)
}

/**
 * Moves the appointment of a request to another time of the same calendar. It keeps its old time until the new one is reserved
 * for it. Moving to the time that it already has changes nothing, so that a second click does no harm.
 * @throws Fault 410 `link-over`, 409 `appointment-closed`, `no-moves-left` or `slot-taken`, 400 for a time that is not offered.
 */
export const moveAppointment = async (
  ctx: RequestContext,
  submissionId: string,
  { date, time, hold }: OtherTime,
): Promise<OwnAppointment> => {
  await askPartner(ctx, submissionId, { date, time })
  return ctx.transaction(async (tx) => {
    const found = await lockOpen(tx, ctx, submissionId)
    if (!found.agenda) throw linkExpired()
    const given = { database: tx, clock: ctx.clock }
    const agenda = await mustFindAgenda(given, found.agenda)
    const slot = await offeredSlot(given, agenda, { date, time })
    const { start, end } = slot
    if (Date.parse(start) === Date.parse(found.start)) return found
    if (found.movesLeft === 0) throw new Fault(409, 'no-moves-left', noMovesLeft)
    await moveSeat(tx, ctx, agenda, slot, { ...found, token: hold })
    await tx
      .updateTable('appointment')
      .set({ moves_left: found.movesLeft - 1 })
      .where('submission_id', '=', submissionId)
      .where('number', '=', found.number)
      .execute()
    await change(tx, ctx, found, { to: { start, end }, event: moved, letter: appointmentMoved })
    await unflagRequest(tx, submissionId, calendarRefuses)
    await queueSync(tx, submissionId, agenda)
    return { ...found, start, end, movesLeft: found.movesLeft - 1 }
  })
}

/**
 * Cancels the appointment of a request and frees its seat in the same transaction. Cancelling again changes nothing and answers
 * the same.
 * @throws Fault 410 `link-over`, 409 `appointment-closed` for one that is past or begins too soon.
 */
export const cancelAppointment = (ctx: Context, submissionId: string): Promise<OwnAppointment> =>
  ctx.transaction(async (tx) => {
    const given = { database: tx, clock: ctx.clock }
    const before = await readOwnAppointment(given, submissionId, { lock: true })
    if (before?.closed === 'cancelled') return before
    const found = await lockOpen(tx, ctx, submissionId)
    await freeSeat(tx, found)
    await change(tx, ctx, found, { to: 'cancelled', event: cancelled, letter: appointmentCancelled })
    if (found.agenda) await queueSync(tx, submissionId, found.agenda)
    return { ...found, agenda: undefined, closed: 'cancelled' }
  })
