import { queue } from '../../outbox/queue.ts'

export const letterQueue = queue('letter.send')
