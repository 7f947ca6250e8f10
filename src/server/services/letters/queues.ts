import { queue } from '../../outbox/queue.ts'

/** Letters that wait to be mailed. */
export const letterQueue = queue('letter.send')
