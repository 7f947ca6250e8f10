import { queue } from '../../outbox/queue.ts'

/** Bookings that wait to be handed to the partner. */
export const orderQueue = queue('handyman.order')
