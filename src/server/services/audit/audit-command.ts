import { userInfo } from 'node:os'
import { visitor } from '../../../core/kernel/viewer.ts'
import { type Context, nowOf, type Runtime } from '../context.ts'
import { inTransaction } from '../transaction.ts'

/** Who typed a command, as the trail names them: the command and the account on the machine. */
export const actorOf = (command: string): string => `${command} ${userInfo().username}`.slice(0, 60)

/** The context of a command: staff act, by this name, which the trail has in the place of a request id. */
export const staffContext = (
  { database, clock }: Pick<Runtime, 'database' | 'clock'>,
  name: string,
): Context => ({
  database,
  clock,
  requestId: name,
  actor: async () => ({ kind: 'staff', name }),
  viewer: async () => visitor,
  transaction: (work) => inTransaction(database, work),
})

/**
 * Records what staff did by a command where nothing else does, such as what they looked at or copied. `detail` is a stable word
 * for its object: a codename or a reference, never an answer.
 */
export const auditCommand = async (
  ctx: Pick<Context, 'database' | 'clock' | 'requestId'>,
  action: string,
  detail?: string,
): Promise<void> => {
  await ctx.database
    .insertInto('audit')
    .values({ at: nowOf(ctx), action, request_id: ctx.requestId, detail: detail ?? null })
    .execute()
}
