import { queue } from '../../outbox/queue.ts'

/** Queue of jobs that make a valuation report for which nothing has to be paid. A job carries the id of its `submission`. */
export const freeReport = queue('valuation-report.free')
