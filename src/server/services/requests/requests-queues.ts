import { queue } from '../../outbox/queue.ts'

/** Tells desks every minute what came in. The next minute is the next try. */
export const noticeQueue = queue('desks.notice', { retryLimit: 0, expireInSeconds: 55 })

/** Writes every five minutes by which words requests are found that have none yet. The next run is the next try. */
export const searchKeysQueue = queue('requests.index-keys', { retryLimit: 0, expireInSeconds: 290 })
