import { everyHour, queue } from '../../outbox/queue.ts'

/** Event: the insurer accepted an application. Carries the `submission`. */
export const insuranceAcceptedQueue = queue('insurance-application.accepted')

/**
 * Event: an application led to no insurance. The insurer refused it, or it ended before we heard that it was accepted. Carries
 * the `submission`.
 */
export const insuranceRefusedQueue = queue('insurance-application.refused')

/** Job that asks the insurer every hour about applications that may have changed. */
export const openApplicationsQueue = queue('insurance-application.open', everyHour)
