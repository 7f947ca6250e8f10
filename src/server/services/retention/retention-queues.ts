import { everyHour, queue } from '../../outbox/queue.ts'

/** Job that removes every hour what is past its retention term. */
export const sweepQueue = queue('retention.sweep', everyHour)
