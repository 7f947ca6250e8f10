import { userInfo } from 'node:os'
import { visitor } from '../../../core/kernel/viewer.ts'
import type { Database } from '../../database/pool.ts'
import { nowOf, type Runtime, type StaffContext } from '../context.ts'
import { inTransaction } from '../transaction.ts'

/** Who typed a command, as the trail names them: the command and the account on the machine. */
export const actorOf = (command: string): string => `${command} ${userInfo().username}`.slice(0, 60)

/** The context of a command: staff act, by this name. The trail has it where it has the request of others. */
export const staffContext = (
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  name: string,
): StaffContext => ({
  database,
  clock,
  requestId: name,
  actor: async () => ({ kind: 'staff', name }),
  viewer: async () => visitor,
  transaction: (work) => inTransaction(database, work),
})

/**
 * Writes down that staff ran a command beside the site (`backup.write`, `cancellations.list`). `detail` is a stable word
 * about what it was done to: a codename or a reference, never an answer.
 */
export const auditCommand = async (
  { database, clock }: { database: Database; clock: Runtime['clock'] },
  { action, actor, detail }: { action: string; actor: string; detail?: string | undefined },
): Promise<void> => {
  await database
    .insertInto('audit')
    .values({ at: nowOf({ clock }), action, request_id: actor, ...(detail !== undefined && { detail }) })
    .execute()
}
