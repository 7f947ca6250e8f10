import { queue } from '../../outbox/queue.ts'

/** A report that costs nothing is to be made: carries the `submission`. */
export const freeReport = queue('valuation-report.free')
