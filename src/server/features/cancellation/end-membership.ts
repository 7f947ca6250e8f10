import { formatDay, today } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import { endAfterCancelling, lastDayOf } from '../../../core/rules/membership-year.ts'
import type { Tx } from '../../database/pool.ts'
import type { Runtime } from '../../services/context.ts'
import { activeCancellations } from './active-cancellation.ts'

export interface EndedMembership {
  relationId: string
  /** The last day of the membership, YYYY-MM-DD. */
  lastDay: string
}

const membershipRefusal = (code: string, sentence: string) =>
  new Fault(409, code, sentence, { errors: { membership: [sentence] } })

/**
 * Ends the membership of a person at the end of its year (D40), in the caller's transaction; of two calls at once the second sees
 * the result of the first. Undefined when there is nothing to end: the person has no membership, or the cancellation names
 * another member (for example one who died), whom staff have to find. The mandate stays, as a cancellation can be withdrawn: it
 * ends with the account, with another IBAN, or when another membership begins (`endMandate`).
 * @throws Fault 409
 * `already-cancelled`, or `ends-by-itself` for a membership that does not renew (a gift).
 */
export const endMembership = async (
  tx: Tx,
  runtime: Runtime,
  personId: string,
  named: string | undefined,
): Promise<EndedMembership | undefined> => {
  const member = await tx
    .selectFrom('membership')
    .select(['relation_id', 'starts', 'ends'])
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
  // read after the lock, since waiting for it may pass midnight
  const now = today(runtime.clock)
  const isRunning =
    member && member.starts <= now.toString() && (member.ends === null || member.ends > now.toString())
  if (!isRunning || (named !== undefined && named !== member.relation_id)) return undefined
  if (member.ends !== null) {
    const until = formatDay(lastDayOf(member.ends), 'plain')
    const before = await activeCancellations(tx, runtime, personId).executeTakeFirst()
    throw before
      ? membershipRefusal('already-cancelled', `Je hebt al opgezegd. Je bent lid tot en met ${until}.`)
      : membershipRefusal(
          'ends-by-itself',
          `Je hoeft niet op te zeggen. Je lidmaatschap stopt vanzelf: je bent lid tot en met ${until}.`,
        )
  }
  const ends = endAfterCancelling(member.starts, now)
  await tx
    .updateTable('membership')
    .set({ ends: ends.toString() })
    .where('relation_id', '=', member.relation_id)
    .execute()
  return { relationId: member.relation_id, lastDay: lastDayOf(ends.toString()).toString() }
}
