import { everyHour, queue } from '../../outbox/queue.ts'

/** An event: the insurer accepted an application. Carries the `submission`. */
export const insuranceAcceptedQueue = queue('insurance-application.accepted')

/**
 * An event: an application came to nothing. The insurer refused it, or it ended before anybody heard that it was accepted.
 * Carries the `submission`.
 */
export const insuranceRefusedQueue = queue('insurance-application.refused')

/** The clock asks the insurer about applications that may have changed. */
export const openApplicationsQueue = queue('insurance-application.open', everyHour)
