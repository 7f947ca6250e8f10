import { formatInstant } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { wordsOfEvent } from '../../../core/requests/event-words.ts'
import type { Tx } from '../../database/pool.ts'
import { type Change, lastChangeOf } from './timeline.ts'

/** What staff see to of a request, locked until the end of the transaction. */
export interface HeldWork {
  submissionId: string
  desk: string
  owner: string | null
  /** ISO 8601 instant until which its owner has it, who took it from the pile; null where the claim does not end by itself. */
  claimedUntil: string | null
  /** Whether it waits for staff. */
  open: boolean
  version: number
}

/** Fault 409 for what cannot be done with a request as it is now. */
export const notNow = (sentence: string) => new Fault(409, 'not-now', sentence)

/** Fault 409 for a request that nobody sees to. */
export const noWork = () => notNow('Deze aanvraag ging alleen over een account. Er is niets mee te doen.')

/**
 * Refuses what is done with a request that waits for staff, and with no other.
 * @throws Fault 409 `not-now`.
 */
export const mustBeOpen = ({ open }: { open: boolean | null }): void => {
  if (!open) throw notNow('Deze aanvraag wacht niet meer op ons. Open de aanvraag eerst weer.')
}

const withoutCapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** Who changed a request and when; of what came by itself, as a partner that has it now, what that was. */
const changeInWords = ({ actor, staff, event, at }: Change): string => {
  const moment = formatInstant(at)
  if (actor === 'system')
    return `Er gebeurde iets met deze aanvraag: ${withoutCapital(wordsOfEvent(event).office)}, op ${moment}.`
  const who = actor === 'staff' ? (staff ?? 'Een collega') : 'De afzender'
  return `${who} veranderde deze aanvraag op ${moment}.`
}

/** Fault 409 for the second of two; it says what the first was, and when. */
const changed = async (tx: Tx, submissionId: string): Promise<Fault> => {
  const last = await lastChangeOf(tx, submissionId)
  const told = last ? changeInWords(last) : 'Deze aanvraag is veranderd.'
  return new Fault(409, 'changed', `${told} Kijk eerst wat er nieuw is.`)
}

/**
 * Locks what staff see to of a request, so that of two who act at once the second waits and then hears of the first. The request
 * is locked before the work on it, as whatever else happens to it does, and after the account of whoever is to have it
 * (`holdStaff`). `seen` is the version that whoever acts saw; undefined for a command, which acts on the request as it is.
 * @throws Fault 409 `changed`; 409 `not-now` for a request that nobody sees to.
 */
export const holdWork = async (tx: Tx, submissionId: string, seen: number | undefined): Promise<HeldWork> => {
  await tx.selectFrom('submission').select('id').where('id', '=', submissionId).forNoKeyUpdate().execute()
  const row = await tx
    .selectFrom('request_work')
    .select(['submission_id as submissionId', 'desk', 'owner', 'open', 'version'])
    .select('claimed_until as claimedUntil')
    .where('submission_id', '=', submissionId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw noWork()
  if (seen !== undefined && row.version !== seen) throw await changed(tx, submissionId)
  return row
}

/**
 * The version that a request has after an act, as whoever acted has now seen it. The event of the act counts it up
 * (`recordRequestEvent`), so this is asked last in the transaction.
 */
export const versionAfter = async (tx: Tx, submissionId: string): Promise<number> => {
  const { version } = await tx
    .selectFrom('request_work')
    .select('version')
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow()
  return version
}

/**
 * Writes whose a request is and which desk sees to it, beside the event that says so; answers the version after it. It is theirs
 * for good, unless `claimed_until` says otherwise. The account of its new owner is held (`holdStaff`, `lockStaff`).
 */
export const giveWork = async (
  tx: Tx,
  submissionId: string,
  given: { owner: string | null; desk?: string; claimed_until?: string },
): Promise<number> => {
  const { version } = await tx
    .updateTable('request_work')
    .set({ claimed_until: null, ...given })
    .where('submission_id', '=', submissionId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
