import { queue } from '../../outbox/queue.ts'

/**
 * Does what was begun with several requests. A try that takes longer than ten minutes is followed by another beside it, which does
 * no harm: each request is locked while it is dealt with, and dealt with once.
 */
export const bulkActsQueue = queue('bulk-acts.run', { expireInSeconds: 600 })
