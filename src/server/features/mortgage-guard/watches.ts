import { randomUUID } from 'node:crypto'
import { today } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Provider } from '../../../core/rules/mortgage-providers.ts'
import type { Tx } from '../../database/pool.ts'
import type { Runtime } from '../../services/context.ts'

/**
 * Records in the caller's transaction that a person's mortgage is watched from today.
 * @throws Fault 409 `already-watched` when it
 * is watched already; of two calls at once one succeeds.
 */
export const insertWatch = async (
  tx: Tx,
  runtime: Runtime,
  of: { personId: string; partner: Provider; submissionId: string },
): Promise<void> => {
  const written = await tx
    .insertInto('hypotheekwacht')
    .values({
      id: randomUUID(),
      person_id: of.personId,
      partner: of.partner,
      since: today(runtime.clock).toString(),
      submission_id: of.submissionId,
    })
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'partner']).where('ends', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  if (!written)
    throw new Fault(409, 'already-watched', 'Je hebt de Hypotheekwacht al. Je hoeft niets te doen.')
}

/** Ends all watches of a person as of today, because the membership that they belonged to is over. */
export const endWatch = async (tx: Tx, runtime: Runtime, personId: string): Promise<void> => {
  await tx
    .updateTable('hypotheekwacht')
    .set({ ends: today(runtime.clock).toString(), end_reason: 'membership' })
    .where('person_id', '=', personId)
    .where('ends', 'is', null)
    .execute()
}
