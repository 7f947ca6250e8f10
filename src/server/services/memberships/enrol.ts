import { today } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { nowOf, type Runtime } from '../context.ts'
import type { Fee } from '../prices/prices.ts'
import { activateQueue } from './memberships-queues.ts'

export interface Enrolment {
  submissionId: string
  payment: { method: 0 | 1; iban: string | undefined } & Fee
  /** Whether it renews every year. False for a gift, which ends after its year. */
  renews: boolean
  /** Whether the fee counts from the second year on, because the membership came with something that was bought. */
  freeFirstYear?: boolean
}

const isMemberNow = async (tx: Tx, runtime: Runtime, personId: string): Promise<boolean> => {
  const running = await tx
    .selectFrom('membership')
    .select('relation_id')
    .where('person_id', '=', personId)
    .where((on) => on.or([on('ends', 'is', null), on('ends', '>', today(runtime.clock).toString())]))
    .executeTakeFirst()
  return running !== undefined
}

/**
 * Records in the caller's transaction that a person becomes a member; a job makes the membership.
 * @throws Fault 409 `already-member` when a membership or another application of theirs runs.
 */
export const enrol = async (
  tx: Tx,
  runtime: Runtime,
  personId: string,
  { submissionId, payment, renews, freeFirstYear = false }: Enrolment,
): Promise<void> => {
  const written = await tx
    .insertInto('membership_application')
    .values({
      submission_id: submissionId,
      person_id: personId,
      payment_method: payment.method,
      iban_locked: payment.iban
        ? runtime.vault.lock(payment.iban, ['membership_application.iban_locked', submissionId])
        : null,
      fee_cents: payment.fee,
      surcharge_cents: payment.surcharge,
      renews,
      free_first_year: freeFirstYear,
      applied_at: nowOf(runtime),
    })
    .onConflict((conflict) => conflict.column('person_id').where('activated_at', 'is', null).doNothing())
    .returning('submission_id')
    .executeTakeFirst()
  // Asked only now: the insert waited for an application that became a membership at this very moment.
  if (!written || (await isMemberNow(tx, runtime, personId)))
    throw new Fault(409, 'already-member', 'Je bent al lid, of je aanmelding wordt al verwerkt.')
  await enqueue(tx, activateQueue, { submission: submissionId }, { key: submissionId })
}
