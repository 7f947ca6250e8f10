import { queue } from '../../outbox/queue.ts'

/** Tells desks every minute what came in. The next minute is the next try. */
export const noticeQueue = queue('desks.notice', { retryLimit: 0, expireInSeconds: 55 })

/**
 * Writes every five minutes what an older release did not write of requests: the work on them, and by which words they are found.
 * The next run is the next try.
 */
export const searchKeysQueue = queue('requests.index-keys', { retryLimit: 0, expireInSeconds: 290 })

/**
 * Puts on the pile every minute what was taken from it and not kept, and what is of colleagues who are not there. The next minute is
 * the next try.
 */
export const returnQueue = queue('pile.return', { retryLimit: 0, expireInSeconds: 55 })
