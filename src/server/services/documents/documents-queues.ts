import { queue } from '../../outbox/queue.ts'

/** Jobs that make a document, with the `submission` and the `kind`. */
export const documentQueue = queue('document.make')
