import { queue } from '../../outbox/queue.ts'

/** A document is to be made: carries the `submission` and its `kind`. */
export const documentQueue = queue('document.make')
