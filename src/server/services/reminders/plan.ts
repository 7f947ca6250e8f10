import { sql } from 'kysely'
import { ZONE } from '../../../core/kernel/clock.ts'
import { enqueue, type Ids } from '../../outbox/enqueue.ts'
import { nowOf, type SystemContext } from '../context.ts'
import { readSubmission } from '../submissions/read.ts'
import { remindsUntil } from './hours.ts'
import { reminderQueue } from './queues.ts'
import type { Reminds } from './reminder.ts'

/** By what somebody is reminded, as the table keeps it. */
export type Channel = 'mail' | 'sms'

/** An appointment as it stands, of which to remind. */
interface Due {
  submission_id: string
  number: number
  sequence: number
  kind: string
}

/** So many are looked for at once. */
const most = 200

/** Who made or moved the appointment less than a day before it begins was told a moment ago, and is not reminded. */
const madeInTime = sql<boolean>`coalesce(appointment.changed_at, submission.received_at)
  <= (appointment.starts AT TIME ZONE ${ZONE} - interval '1 day') AT TIME ZONE ${ZONE}`

const readDue = async (ctx: SystemContext, kinds: readonly string[]): Promise<Due[]> =>
  ctx.database
    .selectFrom('appointment')
    .innerJoin('submission', 'submission.id', 'appointment.submission_id')
    .select(['appointment.submission_id', 'appointment.number', 'appointment.sequence', 'submission.kind'])
    // as the index has it
    .where(sql<boolean>`appointment.confirmed AND NOT appointment.cancelled`)
    .where('appointment.starts', '>', nowOf(ctx))
    .where('appointment.starts', '<=', remindsUntil(ctx.clock))
    .where('submission.kind', 'in', kinds)
    // whose account is gone, or who was not its sender at all, is not mailed any more
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

/** Everybody gets the mail; a request that cannot be read fails when it is to be sent, where staff find it. */
const channelsOf = async (ctx: SystemContext, reminds: Reminds, due: Due): Promise<Channel[]> => {
  try {
    const submission = await readSubmission(ctx, due.submission_id)
    const isTexted = submission && reminds[due.kind]?.(submission).mobile !== undefined
    return isTexted ? ['mail', 'sms'] : ['mail']
  } catch {
    ctx.note('reminder without its request', { submission: due.submission_id })
    return ['mail']
  }
}

/** The row and its job in one transaction: of two processes that plan the same reminder one writes both. */
const planOne = (
  ctx: SystemContext,
  { submission_id, number, sequence }: Due,
  channels: readonly Channel[],
) =>
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
 * Plans the reminders that are due: of each confirmed appointment that begins within a day, made at least a day before
 * it begins, one mail, and one text message where the request asked for it. When: `hours.ts`.
 * Once for an appointment as it stands: when it moves later, it is planned anew for its new time.
 */
export const planReminders = async (ctx: SystemContext, reminds: Reminds): Promise<void> => {
  const kinds = Object.keys(reminds)
  if (kinds.length === 0) return
  for (;;) {
    const due = await readDue(ctx, kinds)
    for (const one of due) await planOne(ctx, one, await channelsOf(ctx, reminds, one))
    if (due.length < most) return
  }
}
