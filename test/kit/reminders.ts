import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { instantOf } from '../../src/core/kernel/clock.ts'
import { PartnerError } from '../../src/core/kernel/fault.ts'
import type { Ids } from '../../src/server/outbox/enqueue.ts'
import { type AppointmentChange, changeAppointment } from '../../src/server/services/appointments/change.ts'
import { planReminders } from '../../src/server/services/reminders/plan.ts'
import type { Reminds } from '../../src/server/services/reminders/reminder.ts'
import { reminderQueue } from '../../src/server/services/reminders/reminders-queues.ts'
import { keyIn, sendReminder } from '../../src/server/services/reminders/send-reminder.ts'
import { openTestServer } from './server.ts'

/** A kind of request that asks for a text message, which exists while a test runs. */
const kind = 'test.inspection'
const reminds: Reminds = {
  [kind]: ({ request }) => ({
    to: (request as { email: string }).email,
    greeting: 'Beste J. de Vries,',
    service: 'Keuring',
    how: ['Een keurder komt langs.'],
    ready: ['Zorg dat de kruipruimte open kan.'],
    mobile: (request as { mobile?: string }).mobile,
  }),
}

const write = async (content: object) => ({ html: '<p>', text: JSON.stringify(content) })

interface Asked {
  /** ISO instants: the beginning of the appointment, and when it was made. */
  starts: string
  made: string
  mobile?: string
  isGone?: boolean
  confirmed?: boolean
}

/** Opens a site with a clock that can be moved, requests with one appointment each, and a list of what was sent for them. */
export const openReminders = async () => {
  let now = 0
  const server = await openTestServer({ clock: { now: () => now } })
  const { db } = server.database
  const { runtime } = server
  const jobs = () =>
    sql<{ id: string; data: Ids; at: Date }>`
      SELECT id, data, start_after AS at FROM pgboss.job WHERE name = ${reminderQueue.name} AND state = 'created'
        AND (start_after BETWEEN created_on - interval '1 minute' AND created_on OR start_after <= ${runtime.clock.now()} * interval '1 millisecond' + timestamptz 'epoch')
      ORDER BY created_on, id`.execute(db)
  const sent = (channel: string, to: string) =>
    db
      .selectFrom('sandbox_message')
      .select(['subject', 'text', 'sent_at'])
      .where('channel', '=', channel)
      .where('recipient', '=', to)
      .orderBy('id')
      .execute()
  return {
    server,
    at: (instant: string) => {
      now = instantOf(instant)
    },
    request: async ({ starts, made, mobile, isGone = false, confirmed = true }: Asked) => {
      const id = randomUUID()
      const email = `${id}@voorbeeld.nl`
      const row = { id, kind, reference: id.slice(0, 8), received_at: made, summary: '{}' }
      const request = JSON.stringify({ kept: { email, mobile } })
      await db
        .insertInto('submission')
        .values({ ...row, request, sender_email: isGone ? null : email })
        .execute()
      const ends = new Date(instantOf(starts) + 3_600_000).toISOString()
      await db
        .insertInto('appointment')
        .values({ submission_id: id, number: 1, starts, ends, confirmed, changed_at: made })
        .execute()
      const inTransaction = db.transaction()
      return {
        id,
        change: (change: AppointmentChange) =>
          inTransaction.execute((tx) =>
            changeAppointment(tx, runtime, { submissionId: id, number: 1 }, change),
          ),
        mails: () => sent('mail', email),
        texts: () => sent('sms', mobile ?? ''),
        /** Events of the request, each with its channel and reason. */
        events: async () => {
          const of = db.selectFrom('submission_event').select(['event', 'facts']).orderBy('id')
          const rows = await of.where('submission_id', '=', id).execute()
          return rows.map(({ event, facts }) => {
            const { channel, reason } = facts as Ids
            return [event, channel, reason].filter(Boolean).join(' ')
          })
        },
      }
    },
    plan: (ctx = runtime) => planReminders(ctx, reminds),
    waiting: async () => (await jobs()).rows.map(({ data }) => keyIn(data)),
    send: (key: ReturnType<typeof keyIn>, ctx = runtime) => sendReminder(ctx, { reminds, write }, key),
    /** Runs each job that could run now once, and answers how many failed; a failed one stays. */
    work: async () => {
      let failed = 0
      for (const { id, data } of (await jobs()).rows) {
        try {
          await sendReminder(runtime, { reminds, write }, keyIn(data))
          await sql`DELETE FROM pgboss.job WHERE id = ${id}::uuid`.execute(db)
        } catch (thrown) {
          if (!(thrown instanceof PartnerError)) throw thrown
          failed++
        }
      }
      return failed
    },
  }
}
