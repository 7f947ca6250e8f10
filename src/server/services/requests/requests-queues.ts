import { queue } from '../../outbox/queue.ts'

/** Tells desks every minute what came in. The next minute is the next try. */
export const noticeQueue = queue('desks.notice', { retryLimit: 0, expireInSeconds: 55 })
