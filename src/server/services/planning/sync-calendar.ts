import { amsterdamDay, amsterdamTime } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { nearestSlots } from '../../../core/planning/free.ts'
import type { Tx } from '../../database/pool.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { appointmentUid } from '../../ports/calendar.ts'
import { appointmentsOf, type StoredAppointment } from '../appointments/read-appointments.ts'
import type { Context, Runtime } from '../context.ts'
import { writeLetter } from '../letters/write-letter.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import { flagRequest } from '../submissions/flag.ts'
import { type AgendaKey, findAgenda } from './agenda.ts'
import { offeredSlotsNow } from './external-calendar.ts'
import { type OwnAppointment, readOwnAppointment } from './own-appointment.ts'
import { appointmentReoffered } from './planning-letters.ts'
import { calendarQueue, visitsQueue } from './planning-queues.ts'
import { reoffered } from './planning-request-events.ts'
import { whenOf } from './planning-words.ts'

/** Flag that makes staff look at a request: its appointment could not be put into the calendar of its office. */
export const calendarRefuses = 'agenda-weigert'

/** Number of times that are offered in place of one that the calendar of the office refused. */
const alternativeCount = 3

/**
 * Queues jobs in this transaction that make the calendar of an office show an appointment as it stands, and tell the partner who
 * comes to a home.
 */
export const queueSync = async (
  tx: Tx,
  submissionId: string,
  { officeCode, home }: Pick<AgendaKey, 'officeCode' | 'home'>,
): Promise<void> => {
  await enqueue(tx, calendarQueue, { submission: submissionId, office: officeCode })
  if (home) await enqueue(tx, visitsQueue, { submission: submissionId })
}

/**
 * Makes the calendar of an office match the appointment of a request as it stands. A second run changes nothing. When the
 * calendar refuses the appointment, other times are offered by mail and the request is flagged for staff.
 * @throws PartnerError while the calendar cannot be reached.
 */
export const syncCalendar = async (ctx: Context, submissionId: string, officeCode: number): Promise<void> => {
  const [appointment] = await appointmentsOf(ctx, submissionId)
  const uid = appointmentUid(submissionId, 1)
  if (!appointment || appointment.state === 'cancelled') {
    await ctx.ports.calendar.remove(officeCode, uid)
    return
  }
  const { start, end, sequence } = appointment
  const own = await readOwnAppointment(ctx, submissionId)
  const agenda = own?.agenda && (await findAgenda(ctx.database, own.agenda))
  if (!own || !agenda) return
  const title = `${own.reference} ${own.title}`.slice(0, 200)
  try {
    await ctx.ports.calendar.place(officeCode, { uid, sequence, title, start, end, room: agenda.seats })
  } catch (thrown) {
    if (!(thrown instanceof PartnerError) || thrown.reason !== 'refused') throw thrown
    await reoffer(ctx, own, appointment)
  }
}

/** Mails other times for an appointment, unless it was changed meanwhile or other times were mailed before. */
export const reoffer = async (
  ctx: Context,
  own: OwnAppointment,
  { sequence }: Pick<StoredAppointment, 'sequence'>,
) => {
  const times = await nearestTimes(ctx, own)
  await ctx.database.transaction().execute(async (tx) => {
    const { submissionId } = own
    const now = await readOwnAppointment({ database: tx, clock: ctx.clock }, submissionId, { lock: true })
    const [stands] = await appointmentsOf({ database: tx as unknown as Runtime['database'] }, submissionId)
    if (!now || now.closed === 'cancelled' || stands?.sequence !== sequence) return
    if (!(await flagRequest(tx, submissionId, calendarRefuses))) return
    const sender = await tx
      .selectFrom('submission')
      .select(['person_id', 'sender_email'])
      .where('id', '=', submissionId)
      .executeTakeFirstOrThrow()
    // Moving to an offered time costs the visitor none of their moves, and is allowed however soon the appointment begins.
    await tx
      .updateTable('appointment')
      .set({ change_notice: 0, moves_left: now.movesLeft + 1 })
      .where('submission_id', '=', submissionId)
      .where('number', '=', now.number)
      .execute()
    await recordRequestEvent(tx, ctx, submissionId, reoffered)
    await writeLetter(tx, ctx, {
      letter: appointmentReoffered,
      personId: sender.person_id ?? undefined,
      ...(sender.sender_email !== null && { address: sender.sender_email }),
      facts: {
        submission: submissionId,
        reference: now.reference,
        title: now.title,
        before: whenOf(now),
        times: times.join(),
      },
    })
  })
}

/**
 * The free times nearest to an appointment, with the office's calendar taken into account, each written as its letter keeps it.
 */
const nearestTimes = async (ctx: Context, { agenda: key, start }: OwnAppointment): Promise<string[]> => {
  const agenda = key && (await findAgenda(ctx.database, key))
  if (!agenda) return []
  const free = await offeredSlotsNow(ctx, agenda)
  return nearestSlots(free, start, alternativeCount).map(
    (slot) => `${amsterdamDay(slot.start)} ${amsterdamTime(slot.start)} ${amsterdamTime(slot.end)}`,
  )
}
