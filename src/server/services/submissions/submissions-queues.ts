import { queue } from '../../outbox/queue.ts'

/** Jobs that hand a submission over, with its id (`submission`) and the `partner`. */
export const deliveryQueue = queue('partner.deliver')
