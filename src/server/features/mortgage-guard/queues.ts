import { everyHour, queue } from '../../outbox/queue.ts'

/** Looks every hour for what ended with its membership */
export const lapseQueue = queue('mortgage-guard.lapse', everyHour)
