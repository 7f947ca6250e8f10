import { queue } from '../../outbox/queue.ts'

/** Looks every few minutes of whom to remind. The next time is the next try. */
export const planQueue = queue('reminders.plan', { retryLimit: 0, expireInSeconds: 240 })

/** Reminders that wait to be sent: jobs carry the key of a row of `appointment_reminder`. */
export const reminderQueue = queue('reminders.send')
