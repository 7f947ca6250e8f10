import { queue } from '../../outbox/queue.ts'

/** Submissions that wait to be brought to somebody: jobs carry the id of the `submission`, and which `partner`. */
export const deliveryQueue = queue('partner.deliver')
