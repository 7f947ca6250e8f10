import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../database/pool.ts'
import { lastNameIn, lastNameOf, senderInRequest } from '../requests/sender-name.ts'

/** About whom or what a call was. */
export interface CalledAbout {
  /** Of the request that it was about; null where it was about a person. */
  reference: string | null
  /** The last name; null where none is known. */
  name: string | null
}

/** A call as it was noted. */
export interface NotedCall {
  id: string
  /** ISO 8601 instant. */
  at: string
  topic: string
  outcome: string
  note: string | null
  /** Who had it; null once their account is gone. */
  staffId: string | null
  staff: string | null
  submissionId: string | null
  personId: string | null
  /** Null for one about nobody. */
  about: CalledAbout | null
  correctedAt: string | null
}

interface Row extends Omit<NotedCall, 'about'> {
  reference: string | null
  /** The part of the request that names its sender, as JSON. */
  sender: unknown
  infix: string | null
  last_name: string | null
}

const callOf = ({ reference, sender, infix, last_name, ...call }: Row): NotedCall => ({
  ...call,
  about:
    call.submissionId === null && call.personId === null
      ? null
      : { reference, name: lastNameIn(sender) ?? lastNameOf({ infix, last_name }) },
})

/**
 * The statement of the newest calls that something holds for, without those that were taken back. `which` is a condition over
 * `phone_call` by the name `call`, which an index has by `at`.
 */
export const newestCalls = (which: RawBuilder<boolean>, most: number): RawBuilder<Row> => sql<Row>`
  SELECT call.id, call.at, call.topic, call.outcome, call.note, call.staff_id AS "staffId", staff.name AS staff,
    call.submission_id AS "submissionId", call.person_id AS "personId", call.corrected_at AS "correctedAt",
    submission.reference, ${senderInRequest} AS sender, person.infix, person.last_name
  FROM (
    SELECT * FROM phone_call AS call WHERE ${which} AND call.taken_back_at IS NULL
    ORDER BY call.at DESC, call.id LIMIT ${most}
  ) AS call
  LEFT JOIN staff_account AS staff ON staff.id = call.staff_id
  LEFT JOIN submission ON submission.id = call.submission_id
  -- an account that a request was attached to by its e-mail address alone may be somebody else's
  LEFT JOIN person ON person.id = coalesce(
    call.person_id, CASE WHEN submission.attached_at IS NULL THEN submission.person_id END)
  ORDER BY call.at DESC, call.id`

/** The newest calls that something holds for. */
export const readCalls = async (
  database: Database,
  which: RawBuilder<boolean>,
  most: number,
): Promise<NotedCall[]> => (await newestCalls(which, most).execute(database)).rows.map(callOf)

/** Most calls that the page of a request shows. */
const mostOfRequest = 50

/**
 * Calls about a request, the newest first. For who sees to it also those about the account that sent it while logged in, which are
 * about no request.
 */
export const callsOfRequest = (
  database: Database,
  { id, isOwn }: { id: string; isOwn: boolean },
): Promise<NotedCall[]> => {
  const ofSender = sql<boolean>`call.person_id = (
    SELECT person_id FROM submission WHERE id = ${id}::uuid AND attached_at IS NULL)`
  const ofRequest = sql<boolean>`call.submission_id = ${id}::uuid`
  return readCalls(database, isOwn ? sql<boolean>`(${ofRequest} OR ${ofSender})` : ofRequest, mostOfRequest)
}
