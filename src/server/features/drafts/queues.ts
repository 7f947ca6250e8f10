import { queue } from '../../outbox/queue.ts'

/** Looks for drafts that are nearly over, once an hour. */
export const remindersQueue = queue('drafts.remind')
