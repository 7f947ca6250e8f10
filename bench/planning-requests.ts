import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callBack } from '../src/core/contract/callback/callback-calls.ts'
import { send } from '../src/core/contract/contract-review/contract-review-calls.ts'
import { register } from '../src/core/contract/online-advice/online-advice-calls.ts'
import { hold } from '../src/core/contract/planning/planning-calls.ts'
import type { Database } from '../src/server/database/pool.ts'
import { reviewOf } from '../test/kit/contract-review.ts'

// The most expensive requests that are known for the planning: full calendars, holds, and requests that are valid but for a text,
// so that they get as far as the agenda and the database.

/**
 * Fills the opening hours of the next hundred days with appointments of a quarter of an hour, with a free quarter after each:
 * little is free, and no two free quarters follow each other.
 */
export const fillCalendars = async (db: Database): Promise<void> => {
  await sql`
    INSERT INTO reservation (id, office_code, seat, type_code, starts, ends, busy, held_until, session_id, caller)
    SELECT gen_random_uuid(), code, seat, 'x', at, at + interval '15 minutes',
      tstzrange(at, at + interval '15 minutes'), now() + interval '1 year', gen_random_uuid(), '\\x00'
    FROM office, generate_series(1, seats) AS seat,
      generate_series(date_trunc('day', now()), now() + interval '100 days', interval '30 minutes') AS at
    WHERE code IN (85, 301) AND extract(hour FROM at AT TIME ZONE 'Europe/Amsterdam') BETWEEN 8 AND 17`.execute(
    db,
  )
}

const agenda = (office: number, type: string) => `/office/${office}/appointmentTypes/${type}`

/** Reads of full calendars: the longest horizon, the most starts, and days and times at the edges of what is allowed. */
export const calendarReads = (): string[] =>
  [agenda(85, '0'), agenda(85, 'juridisch'), agenda(301, 'terugbellen')].flatMap((of) => [
    `/api/v1${of}/dates`,
    `/api/v1${of}/dates?hold=${randomUUID()}`,
    `/api/v1${of}/nearest?date=0001-01-01&time=00:00`,
    `/api/v1${of}/nearest?date=9999-12-31&time=23:59`,
    `/api/v2${of}/dates/9999-12-31/times`,
    `/api/v1${of}/dates?hold=${'a'.repeat(14_000)}`,
    `/api/v1/office/85/appointmentTypes/${'%27'.repeat(40)}/dates`,
  ])

const json = (call: { path: string }, body: object, key = true) => ({
  path: call.path,
  headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': randomUUID() }) },
  body: JSON.stringify(body),
})

/** Holds of every time of a day, valid and invalid, with tokens that hold nothing. */
export const holds = (date: string) =>
  ['09:00', '09:15', '09:30', '10:00', '13:00', '15:30'].flatMap((time) =>
    [
      { officeId: 302, appointmentType: 'terugbellen' },
      { officeId: 85, appointmentType: '0' },
      { officeId: 303, appointmentType: 'terugbellen', token: randomUUID() },
    ].map((more) => json(hold, { ...more, date, time }, false)),
  )

/** Requests of the three planned services for a time, with these texts in the fields that a visitor writes. */
export const plannedRequests = (date: string, texts: readonly string[]) =>
  texts.flatMap((text) => {
    const time = '10:00'
    const { userInformation } = reviewOf({ date, time })
    return [
      json(send, reviewOf({ date, time }, { explanation: text })),
      json(send, reviewOf({ date, time }, { documents: Array.from({ length: 5000 }, () => randomUUID()) })),
      json(register, {
        decisionTreeOnlineAppointment: { specialism: 'juridisch', subcategory: 'buren', question: text },
        appointment: { appointmentType: 'juridisch', date, time, officeCode: 85 },
        userData: userInformation,
        agreeContinuousDirectDebit: true,
      }),
      json(callBack, {
        ...{ department: 'bouwkundig', date, time, name: 'Jannie de Vries', phoneNumber: '0612345678' },
        ...{ emailAddress: userInformation.emailAddress, question: text },
      }),
    ]
  })
