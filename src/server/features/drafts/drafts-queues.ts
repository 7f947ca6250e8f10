import { queue } from '../../outbox/queue.ts'

export const remindersQueue = queue('drafts.remind')
