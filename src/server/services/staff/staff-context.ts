import { visitor } from '../../../core/kernel/viewer.ts'
import type { Database, Tx } from '../../database/pool.ts'
import type { Context, StaffActor } from '../context.ts'
import { findStaff } from './find-staff.ts'

/**
 * A member of staff with the roles and desks of now, for what they began and a job goes on with: never with a fresh second factor.
 * Undefined for somebody who left.
 */
export const actorOf = async (database: Database | Tx, id: string): Promise<StaffActor | undefined> => {
  const account = await findStaff(database, id)
  if (!account) return undefined
  const { name, roles, desks } = account
  return { kind: 'staff', id, name, roles, desks, isFresh: false }
}

/** The context of a job in which a member of staff acts, who began it. `requestId` still names the job. */
export const staffContext = (ctx: Context, actor: StaffActor): Context => ({
  ...ctx,
  actor: async () => actor,
  viewer: async () => visitor,
})
