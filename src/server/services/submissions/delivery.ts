import type { Queue } from '../../outbox/queue.ts'
import { mailQueue } from './queues.ts'

/** A way in which submissions reach somebody: who that is, and where its job waits. */
export interface Delivery {
  /** As the table `delivery` names who is to be reached. */
  readonly partner: string
  /** Its jobs carry the id of the submission, as `submission`. */
  readonly queue: Queue
  /** What is refused once is refused for good: the job is a dead letter at once. */
  readonly refusesForGood: boolean
}

/** Describes a way to reach a partner. Submissions go it by `to` (`submit.ts`), its job by `deliver`. */
export const delivery = (
  partner: string,
  queue: Queue,
  { refusesForGood = false }: { refusesForGood?: boolean } = {},
): Delivery => ({ partner, queue, refusesForGood })

/** The one mail to the sender (`mail.ts`). A mail address that does not exist never will. */
export const byMail = delivery('mail', mailQueue, { refusesForGood: true })
