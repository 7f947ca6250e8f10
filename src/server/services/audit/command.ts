import { userInfo } from 'node:os'
import { visitor } from '../../../core/kernel/viewer.ts'
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
 * Writes down what staff did by a command where nothing else does: what they looked at, what they copied. `detail` is a
 * stable word about what it was done to: a codename or a reference, never an answer.
 */
export const auditCommand = async (
  ctx: Pick<StaffContext, 'database' | 'clock' | 'requestId'>,
  action: string,
  detail?: string,
): Promise<void> => {
  await ctx.database
    .insertInto('audit')
    .values({ at: nowOf(ctx), action, request_id: ctx.requestId, detail: detail ?? null })
    .execute()
}
