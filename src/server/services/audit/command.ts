import { userInfo } from 'node:os'
import type { Database } from '../../database/pool.ts'
import { type House, nowOf } from '../context.ts'

/** Who typed a command, as the trail names them: the command and the account on the machine. */
export const actorOf = (command: string): string => `${command} ${userInfo().username}`.slice(0, 60)

/**
 * Writes down that staff ran a command beside the site (`backup.write`, `cancellations.list`). `detail` is a stable word
 * about what it was done to: a codename or a reference, never an answer.
 */
export const auditCommand = async (
  { database, clock }: { database: Database; clock: House['clock'] },
  { action, actor, detail }: { action: string; actor: string; detail?: string | undefined },
): Promise<void> => {
  await database
    .insertInto('audit')
    .values({ at: nowOf({ clock }), action, request_id: actor, ...(detail !== undefined && { detail }) })
    .execute()
}
