import { queue } from '../../outbox/queue.ts'

/** A letter that cancels an old insurance is to be sent: carries the `letter`. */
export const cancellationLetterQueue = queue('cancellation-letter.send')
