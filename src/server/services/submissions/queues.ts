import { type Queue, queue } from '../../outbox/queue.ts'
import { handymanName } from '../../ports/handyman.ts'
import { byMail } from './delivery.ts'

/** Submissions that wait to be brought to somebody: jobs carry the id of the `submission`, and which `partner`. */
export const deliveryQueue = queue('partner.deliver')

/**
 * Queues of before one served every partner. Nothing is put there any more; what an older release put there, or what
 * comes back from its dead letters and backups, is still delivered.
 */
export const formerDeliveryQueues: readonly { queue: Queue; partner: string }[] = [
  { queue: queue('mail.deliver'), partner: byMail.partner },
  { queue: queue('handyman.order'), partner: handymanName },
]
