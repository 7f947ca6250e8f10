import { queue } from '../../outbox/queue.ts'

/** Confirmations that wait to be mailed. */
export const mailQueue = queue('mail.deliver')
