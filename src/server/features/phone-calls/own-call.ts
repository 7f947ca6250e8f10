import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'

/**
 * A call that this colleague noted and did not take back, locked until the end of the transaction. That of somebody else is as one
 * that is not there.
 * @throws Fault 404.
 */
export const holdOwnCall = async (tx: Tx, id: string, staffId: string) => {
  const row = await tx
    .selectFrom('phone_call')
    .select(['id', 'at', 'person_id', 'submission_id'])
    .where('id', '=', id)
    .where('staff_id', '=', staffId)
    .where('taken_back_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Fault(404, 'not-found', 'Dit gesprek is er niet, of een collega noteerde het.')
  return row
}

/** Fault 409 for what is too late. */
export const tooLate = (sentence: string): Fault => new Fault(409, 'not-now', sentence)
