import { visitor } from '../../core/kernel/viewer.ts'
import type { Runtime, SystemContext } from './context.ts'
import { inTransaction } from './transaction.ts'

/** The context of a job: the system acts, and `requestId` names the queue that asked for it. */
export const systemContext = (runtime: Runtime, queue: string): SystemContext => ({
  ...runtime,
  requestId: `job ${queue}`,
  actor: async () => ({ kind: 'system' }),
  viewer: async () => visitor,
  transaction: (work) => inTransaction(runtime.database, work),
})
