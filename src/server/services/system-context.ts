import { visitor } from '../../core/kernel/viewer.ts'
import type { Context, Runtime } from './context.ts'
import { inTransaction } from './transaction.ts'

/** The context of a job: the system acts, and `requestId` names the queue that asked for it. */
export const systemContext = <R extends Runtime>(runtime: R, queue: string): R & Context => ({
  ...runtime,
  requestId: `job ${queue}`,
  actor: async () => ({ kind: 'system' }),
  viewer: async () => visitor,
  transaction: (work) => inTransaction(runtime.database, work),
})
