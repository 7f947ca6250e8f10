import type { SystemContext } from '../context.ts'
import type { ReadSubmission } from './read.ts'

/** Whom a submission has to reach. */
export interface Delivery {
  /** As the table `delivery` names who is to be reached. */
  readonly partner: string
  /** What is refused once is refused for good: the job is a dead letter at once. */
  readonly refusesForGood: boolean
}

/**
 * Hands a submission over, with its id as the key that makes it one order at the partner however often it is sent.
 * Answers the partner's own reference where it gives one.
 */
export type Send = (
  ctx: SystemContext,
  submission: ReadSubmission,
) => Promise<{ partnerReference?: string } | undefined>

/** A delivery with how it is done. */
export interface PartnerDelivery extends Delivery {
  readonly send: Send
}

/** Describes a way to reach a partner. Submissions go it by `to` (`submit.ts`); their kind lists it in its feature (`deliveries`). */
export const delivery = (
  partner: string,
  send: Send,
  { refusesForGood = false }: { refusesForGood?: boolean } = {},
): PartnerDelivery => ({ partner, send, refusesForGood })

/** The one mail to the sender (`mail.ts`). A mail address that does not exist never will. */
export const byMail: Delivery = { partner: 'mail', refusesForGood: true }
