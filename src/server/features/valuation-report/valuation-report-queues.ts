import { queue } from '../../outbox/queue.ts'

/** The queue of jobs that make a report that costs nothing. A job carries the `submission`. */
export const freeReport = queue('valuation-report.free')
