import { sql } from 'kysely'
import { ZONE } from '../../../core/kernel/clock.ts'
import { enqueue, type Ids } from '../../outbox/enqueue.ts'
import { type Context, nowOf } from '../context.ts'
import { readSubmission } from '../submissions/read-submission.ts'
import { remindsUntil } from './hours.ts'
import type { Reminds } from './reminder.ts'
import { reminderQueue } from './reminders-queues.ts'

/** The means of a reminder, as the table keeps it. */
export type Channel = 'mail' | 'sms'

interface Due {
  submission_id: string
  number: number
  sequence: number
  kind: string
}

/** Most appointments that are read at once. */
const most = 200

/**
 * An appointment that was made or moved less than a day before it begins gets no reminder, because its confirmation was sent a
 * moment ago.
 */
const madeInTime = sql<boolean>`coalesce(appointment.changed_at, submission.received_at)
  <= (appointment.starts AT TIME ZONE ${ZONE} - interval '1 day') AT TIME ZONE ${ZONE}`

const readDue = async (ctx: Context, kinds: readonly string[]): Promise<Due[]> =>
  ctx.database
    .selectFrom('appointment')
    .innerJoin('submission', 'submission.id', 'appointment.submission_id')
    .select(['appointment.submission_id', 'appointment.number', 'appointment.sequence', 'submission.kind'])
    // Written as in the index.
    .where(sql<boolean>`appointment.confirmed AND NOT appointment.cancelled`)
    .where('appointment.starts', '>', nowOf(ctx))
    .where('appointment.starts', '<=', remindsUntil(ctx.clock))
    .where('submission.kind', 'in', kinds)
    // A request without person or address is left out: its account was deleted, or its address was not its sender's.
    .where(sql<boolean>`(submission.person_id IS NOT NULL OR submission.sender_email IS NOT NULL)`)
    .where(madeInTime)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM delivery
        WHERE delivery.submission_id = submission.id AND partner = 'mail' AND delivery.state = 'refused')`,
    )
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM appointment_reminder AS known
        WHERE known.submission_id = appointment.submission_id AND known.number = appointment.number
          AND known.sequence = appointment.sequence)`,
    )
    .orderBy('appointment.starts')
    .orderBy('appointment.submission_id')
    .orderBy('appointment.number')
    .limit(most)
    .execute()

/**
 * The means for one appointment. Everybody gets the mail, also where the request cannot be read: sending it then fails, and staff
 * find it among the dead letters.
 */
const channelsOf = async (ctx: Context, reminds: Reminds, due: Due): Promise<Channel[]> => {
  try {
    const submission = await readSubmission(ctx, due.submission_id)
    const isTexted = submission && reminds[due.kind]?.(submission).mobile !== undefined
    return isTexted ? ['mail', 'sms'] : ['mail']
  } catch {
    ctx.note('reminder without its request', { submission: due.submission_id })
    return ['mail']
  }
}

/** Writes the rows and their jobs in one transaction. Of two processes that plan the same reminder, one writes both. */
const planOne = (ctx: Context, { submission_id, number, sequence }: Due, channels: readonly Channel[]) =>
  ctx.transaction(async (tx) => {
    const planned = await tx
      .insertInto('appointment_reminder')
      .values(
        channels.map((channel) => ({ submission_id, number, sequence, channel, planned_at: nowOf(ctx) })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('channel')
      .execute()
    for (const { channel } of planned) {
      const ids: Ids = { submission: submission_id, number, sequence, channel }
      await enqueue(tx, reminderQueue, ids, { key: Object.values(ids).join(' ') })
    }
  })

/**
 * Plans the reminders that are due: for each confirmed appointment that begins within a day and was made at least a day before it
 * begins, one mail, and one text message where the request asked for it. `hours.ts` says when. Each is planned once for an
 * appointment as it stands: when it moves later, it is planned again for its new time.
 */
export const planReminders = async (ctx: Context, reminds: Reminds): Promise<void> => {
  const kinds = Object.keys(reminds)
  if (kinds.length === 0) return
  for (;;) {
    const due = await readDue(ctx, kinds)
    for (const one of due) await planOne(ctx, one, await channelsOf(ctx, reminds, one))
    if (due.length < most) return
  }
}
