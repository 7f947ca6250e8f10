import { everyHour, queue } from '../../outbox/queue.ts'

/** Carries out an act that mails the sender of a request, once it waited its minute. Its data are the act's id. */
export const waitingActQueue = queue('requests.waiting-act')

/** Brings back to staff, each hour, what waits for its sender for too long. */
export const unansweredQueue = queue('requests.unanswered', everyHour)
