import { queue } from '../../outbox/queue.ts'

/** Job that looks every few minutes which reminders are due. It is not retried, since it soon runs again. */
export const planQueue = queue('reminders.plan', { retryLimit: 0, expireInSeconds: 240 })

/** Jobs that send a reminder, with the key of a row of `appointment_reminder`. */
export const reminderQueue = queue('reminders.send')
