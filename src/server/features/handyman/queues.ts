import { queue } from '../../outbox/queue.ts'
import { delivery } from '../../services/submissions/delivery.ts'
import { partner } from './catalogue.ts'

/** Bookings that wait to be handed to the partner. */
export const orderQueue = queue('handyman.order')

/** A booking reaches the handyman partner as an order (`order.ts`). */
export const toHandyman = delivery(partner, orderQueue)
