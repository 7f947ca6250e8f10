import { sql } from 'kysely'
import { instantOf } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { changeRefusalOf } from '../../../core/planning/changes.ts'
import type { Sender } from '../../../core/render.ts'
import { enqueue, type Ids } from '../../outbox/enqueue.ts'
import type { StoredAppointment } from '../appointments/read-appointments.ts'
import { type Context, nowOf } from '../context.ts'
import { changeUrl } from '../planning/change-link.ts'
import { recordRequestEvent } from '../submissions/advance.ts'
import type { RequestEvent } from '../submissions/events.ts'
import type { WriteMail } from '../submissions/mail.ts'
import { type ReadSubmission, readSubmission } from '../submissions/read-submission.ts'
import type { Reminder } from '../submissions/reminder.ts'
import { replyToAbout } from '../submissions/reply-to.ts'
import { isReminderTime, nextReminderTime } from './hours.ts'
import type { Channel } from './plan.ts'
import { type Reminds, reminderMail, reminderText } from './reminder.ts'
import { reminderQueue } from './reminders-queues.ts'
import { notReminded, reminded } from './reminders-request-events.ts'

interface ReminderKey {
  submission: string
  number: number
  sequence: number
  channel: Channel
}

/** A reminder that is not settled yet, with its appointment and its request as they stand now. */
interface Waiting {
  starts: string
  isCancelled: boolean
  isMoved: boolean
  isReachable: boolean
}

const rowOf = ({ submission, number, sequence, channel }: ReminderKey) =>
  sql<boolean>`reminder.submission_id = ${submission}::uuid AND reminder.number = ${number}
    AND reminder.sequence = ${sequence} AND reminder.channel = ${channel} AND reminder.settled_at IS NULL`

const readWaiting = async (ctx: Context, key: ReminderKey): Promise<Waiting | undefined> => {
  const row = await ctx.database
    .selectFrom('appointment_reminder as reminder')
    .innerJoin('appointment', (join) =>
      join
        .onRef('appointment.submission_id', '=', 'reminder.submission_id')
        .onRef('appointment.number', '=', 'reminder.number'),
    )
    .innerJoin('submission', 'submission.id', 'reminder.submission_id')
    .select(['starts', 'cancelled', 'appointment.sequence', 'person_id', 'sender_email'])
    .where(rowOf(key))
    .executeTakeFirst()
  return (
    row && {
      starts: row.starts,
      isCancelled: row.cancelled,
      isMoved: row.sequence !== key.sequence,
      isReachable: row.person_id !== null || row.sender_email !== null,
    }
  )
}

/** The reason, in one word, why a reminder must not be sent any more; undefined when it may. */
const whyNot = (ctx: Context, waiting: Waiting): string | undefined => {
  if (waiting.isCancelled) return 'cancelled'
  if (waiting.isMoved) return 'moved'
  if (!waiting.isReachable) return 'no-address'
  return instantOf(waiting.starts) <= ctx.clock.now() ? 'begun' : undefined
}

/** Settles a reminder, and records in the request what happened to it, once. */
const settle = (ctx: Context, key: ReminderKey, event: RequestEvent, reason?: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const settled = await tx
      .updateTable('appointment_reminder as reminder')
      .set({ settled_at: nowOf(ctx) })
      .where(rowOf(key))
      .executeTakeFirst()
    if (!settled.numUpdatedRows) return
    const { submission, channel, number } = key
    await recordRequestEvent(tx, ctx, submission, event, {
      channel,
      number,
      ...(reason !== undefined && { reason }),
    })
  })

/** Postpones a reminder to the hour at which reminders are sent again, by a new job, since this one ends. */
const postpone = (ctx: Context, { ...ids }: ReminderKey): Promise<void> =>
  ctx.transaction((tx) => enqueue(tx, reminderQueue, ids, { startAfter: nextReminderTime(ctx.clock) }))

interface Ways {
  reminds: Reminds
  write: WriteMail
}

const composed = (reminds: Reminds, submission: ReadSubmission): Reminder => {
  const remind = reminds[submission.kind]
  if (!remind) throw new Error(`Nobody is reminded of a ${submission.kind}.`)
  return remind(submission)
}

/** The address at which the appointment is moved or cancelled; undefined when that is no longer possible. */
const changeUrlOf = (
  ctx: Context,
  sender: Sender,
  { submissionId, start, state, changes }: StoredAppointment,
): string | undefined =>
  changes && !changeRefusalOf({ start, cancelled: state === 'cancelled', ...changes }, ctx.clock.now())
    ? changeUrl(ctx, sender, submissionId)
    : undefined

/** Sends a reminder, with a key that makes it one message however often that is tried. */
const handOver = async (
  ctx: Context,
  { reminds, write }: Ways,
  { submission: id, number, sequence, channel }: ReminderKey,
): Promise<void> => {
  const submission = await readSubmission(ctx, id)
  const appointment = submission?.appointments.find((one) => one.number === number)
  if (!submission || !appointment) throw new Error(`Appointment ${number} of request ${id} is gone.`)
  const reminder = composed(reminds, submission)
  const sender = await ctx.sender()
  const said = { appointment, reference: submission.reference, sender }
  const key = `reminder ${id} ${number} ${sequence}`
  if (channel === 'sms') {
    if (reminder.mobile === undefined) throw new PartnerError('sms', 'refused')
    return ctx.ports.sms.send(key, { to: reminder.mobile, text: reminderText(said) })
  }
  const content = reminderMail(reminder, { ...said, changeUrl: changeUrlOf(ctx, sender, appointment) })
  const { html, text } = await write(content, sender)
  const answers = await replyToAbout(ctx, { id })
  const letter = { ...answers, subject: content.subject, html, text, attachments: [] }
  await ctx.ports.mail.send(key, { to: reminder.to, ...letter })
}

/**
 * Sends one planned reminder, unless that was done, its appointment was cancelled or moved since, has begun, or nobody is left to
 * send it to. The appointment is read right before sending. At night it is postponed to the morning. A final refusal of a partner
 * is recorded, and not left to staff as a dead letter, because the appointment passes.
 * @throws PartnerError to be tried again, until the appointment begins.
 */
export const sendReminder = async (ctx: Context, ways: Ways, key: ReminderKey): Promise<void> => {
  const waiting = await readWaiting(ctx, key)
  if (!waiting) return
  const reason = whyNot(ctx, waiting)
  if (reason !== undefined) return settle(ctx, key, notReminded, reason)
  if (!isReminderTime(ctx.clock)) return postpone(ctx, key)
  try {
    await handOver(ctx, ways, key)
  } catch (thrown) {
    if (!(thrown instanceof PartnerError) || !['refused', 'off'].includes(thrown.reason)) throw thrown
    ctx.note('reminder not sent', { submission: key.submission, channel: key.channel, reason: thrown.reason })
    return settle(ctx, key, notReminded, thrown.reason)
  }
  await settle(ctx, key, reminded)
}

/** The key of a reminder in the data of a job. */
export const keyIn = ({ submission, number, sequence, channel }: Ids): ReminderKey => ({
  submission: String(submission),
  number: Number(number),
  sequence: Number(sequence),
  channel: channel === 'sms' ? 'sms' : 'mail',
})
