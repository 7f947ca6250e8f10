import { everyHour, queue } from '../../outbox/queue.ts'

export const lapseQueue = queue('mortgage-guard.lapse', everyHour)
