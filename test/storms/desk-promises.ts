import { sql } from 'kysely'
import { expect } from 'vitest'
import type { AnswerOf } from '../../src/core/contract/endpoint.ts'
import type { readRequest } from '../../src/core/contract/requests/requests-calls.ts'
import { wordsOfEvent } from '../../src/core/requests/event-words.ts'
import { nowOf } from '../../src/server/services/context.ts'
import { byMail } from '../../src/server/services/submissions/delivery.ts'
import { whatHappenedTo } from '../kit/office-work.ts'
import { lettersAbout } from '../kit/request-messages.ts'
import { type Day, type Planned, plans, secretWord } from './desk-day.ts'

/** What is promised of every request that waits for staff, and of every one once the day is over. */

/**
 * References of what waits for staff and has nobody who sees to it: no owner who is there and no desk for which somebody works, or
 * no moment at which its sender hears, on a working day by the clock on the wall.
 */
const forgotten = async ({ office: { db, server } }: Day): Promise<string[]> => {
  const { desks } = await server.runtime.settings()
  const now = nowOf(server.runtime)
  const { rows } = await sql<{ reference: string }>`
    SELECT reference FROM submission
    JOIN request_work AS work ON work.submission_id = submission.id
    LEFT JOIN staff_account AS holder ON holder.id = work.owner
    WHERE work.open AND (
      NOT work.desk = ANY (${Object.keys(desks)}::text[])
      OR work.due_on IS NULL OR work.due_on <= submission.received_at
      OR extract(isodow FROM work.due_on AT TIME ZONE 'Europe/Amsterdam') > 5
      OR NOT (work.due_on AT TIME ZONE 'Europe/Amsterdam')::time BETWEEN '08:00' AND '18:00'
      OR CASE WHEN work.owner IS NULL THEN NOT EXISTS (
          SELECT FROM staff_account AS colleague WHERE colleague.left_at IS NULL
            AND ('member-service' = ANY (colleague.roles)
              OR 'adviser' = ANY (colleague.roles) AND work.desk = ANY (colleague.desks)))
        ELSE holder.left_at IS NOT NULL OR EXISTS (
          SELECT FROM staff_absence WHERE staff_id = holder.id
            AND (${now}::timestamptz AT TIME ZONE 'Europe/Amsterdam')::date
              BETWEEN from_day AND coalesce(until_day, 'infinity')) END)`.execute(db)
  return rows.map(({ reference }) => `${reference} is forgotten`)
}

/** Of a request that waits for staff, what a partner lacks and nobody may hand over; undefined where there is nothing. */
const heldBack = ({ state, acts, deliveries }: AnswerOf<typeof readRequest>): string | undefined => {
  if (state === 'refused' || state === 'withdrawn' || acts.includes('hand-over')) return undefined
  return deliveries.find(({ partner, state: made }) => partner !== byMail.partner && made !== 'delivered')
    ?.partner
}

/** References of what waits for staff with which nobody may do anything, or that nobody may hand over to a partner that lacks it. */
const stuck = async ({ office }: Day): Promise<string[]> => {
  const { rows } = await sql<{ reference: string }>`
    SELECT reference FROM submission LEFT JOIN request_work ON submission_id = id
    WHERE open OR submission_id IS NULL`.execute(office.db)
  const told: string[] = []
  for (const { reference } of rows) {
    const { status, body } = await office.read(office.service, reference)
    if (status !== 200 || body.acts.length === 0) told.push(`${reference} answered ${status}, with no act`)
    else if (body.open && heldBack(body)) told.push(`${reference} cannot go to ${heldBack(body)}`)
  }
  return told
}

/** Every request that waits for staff has somebody who sees to it, a promise, and something that may be done with it. */
export const lookAround = async (day: Day): Promise<string[]> => [
  ...(await forgotten(day)),
  ...(await stuck(day)),
]

/** The event that ends a request of each plan. */
const endOf = ({ plan, email }: Planned): string => {
  if (plan === 'refuse' && email !== null) return 'declined'
  return plan === 'wait' ? 'asked' : 'handled'
}

const mailsTo = async ({ office: { db } }: Day, { email }: Planned) =>
  email === null ? [] : db.selectFrom('sandbox_message').selectAll().where('recipient', '=', email).execute()

/** What is not as it is to be of one request once the day is over. */
const leftOf = async (day: Day, one: Planned): Promise<string[]> => {
  const { db } = day.office
  const { events, work } = await whatHappenedTo(db, one.id)
  const { conversation } = await db
    .selectFrom('request_work')
    .select('conversation')
    .where('submission_id', '=', one.id)
    .executeTakeFirstOrThrow()
  const left: string[] = []
  if (work.open) left.push('it still waits for staff')
  // what nobody took ended by itself, as its partner has it or its mail was all there was to do
  const ends = one.turns > 0 ? [endOf(one)] : ['passed-on', 'completed']
  const times = events.filter((event) => ends.includes(event)).length
  if (times !== 1) left.push(`it ended by ${ends.join(' or ')} ${times} times`)
  if ((conversation === 'asked') !== (ends[0] === 'asked')) left.push(`the conversation is ${conversation}`)
  const mails = await mailsTo(day, one)
  const letters = await lettersAbout(db, one.id)
  const keys = [...(one.email === null ? [] : [one.id]), ...letters.map(({ id }) => id)]
  if (JSON.stringify(mails.map(({ key }) => key).toSorted()) !== JSON.stringify(keys.toSorted()))
    left.push(`${mails.length} mails came in place of ${keys.length}`)
  if (letters.length !== one.messages) left.push(`${letters.length} letters in place of ${one.messages}`)
  const written = await db
    .selectFrom('request_message')
    .select('id')
    .where('submission_id', '=', one.id)
    .where('staff_id', 'is not', null)
    .execute()
  if (written.length !== one.messages) left.push(`${written.length} messages in place of ${one.messages}`)
  if (letters.some(({ sent_at }) => sent_at === null)) left.push('a letter was not sent')
  const read = events.filter((event) => wordsOfEvent(event).sender !== null)
  const told = ['messaged', 'asked', 'answered', 'declined', 'corrected']
  if (one.plan === 'take back' && read.some((event) => told.includes(event)))
    left.push(`its sender reads ${read.join()}`)
  return left.map((what) => `${one.reference} (${one.kind}, ${one.plan}): ${what}, after ${events.join()}`)
}

/** Whether the words of a message stand in any column of a table. */
const standIn = async ({ office: { db } }: Day, table: string): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM ${sql.table(table)} AS kept WHERE kept::text LIKE ${`%${secretWord}%`} LIMIT 1`.execute(db)
  return rows.length > 0
}

/** Where else than in the thread of a request the words of a message stand. */
const writtenElsewhere = async (day: Day): Promise<string[]> => {
  const found: string[] = []
  for (const table of ['letter', 'sandbox_message', 'audit', 'submission_event', 'delivery', 'pgboss.job'])
    if (await standIn(day, table)) found.push(table)
  if (day.office.server.logged().includes(secretWord)) found.push('log')
  return found
}

/** Fails where the day did not end as it is to. */
export const expectGoodEnd = async (day: Day): Promise<void> => {
  expect(day.wrong).toEqual([])
  expect(day.unfinished()).toBe(0)
  const left: string[] = []
  for (const one of day.requests.values()) left.push(...(await leftOf(day, one)))
  expect(left).toEqual([])
  expect(await writtenElsewhere(day)).toEqual([])
  expect(await standIn(day, 'request_message')).toBe(true)
  // the partners were away, and a bulk act died on its way
  expect(day.jobs.failed.tries).toBeGreaterThan(0)
  expect(day.bulk.halfway).toBeGreaterThan(0)
  const worked = [...day.requests.values()].filter(({ turns }) => turns > 0)
  expect(plans.filter((plan) => !worked.some((one) => one.plan === plan))).toEqual([])
  // one whose owner was not there, and one that nobody went on with, lay on the pile again
  for (const plan of ['absent', 'lapse', 'hand on'])
    expect([plan, worked.some((one) => one.plan === plan && one.turns > 1)]).toEqual([plan, true])
}
