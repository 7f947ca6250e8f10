import { bulkActsQueue } from './bulk-acts-queues.ts'

/**
 * The id of the request under which everything is done of one act with several: as events, the trail and messages on their way keep it.
 * So these are told from those of every other act.
 */
export const bulkRequestId = (id: string): string => `job ${bulkActsQueue.name} ${id}`
