import { queue } from '../../outbox/queue.ts'

/** Jobs that send a letter cancelling an old insurance (`letter`). */
export const cancellationLetterQueue = queue('cancellation-letter.send')
