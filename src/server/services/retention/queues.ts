import { everyHour, queue } from '../../outbox/queue.ts'

/** Removes every hour what has had its time. */
export const sweepQueue = queue('retention.sweep', everyHour)
