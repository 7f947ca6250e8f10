import type { Context, KindPartner } from '../context.ts'
import type { ReadSubmission } from './read-submission.ts'

/** A partner, or the sender's mailbox, that a submission has to reach. */
export interface Delivery {
  /** The partner's name in the table `delivery`. */
  readonly partner: string
  /** Whether a refusal is final, so that the job becomes a dead letter at once. */
  readonly refusesForGood: boolean
}

/**
 * Hands a submission over, with its id as the key that makes it one order at the partner however often it is sent. Answers the
 * partner's own reference where it gives one.
 */
export type Send = (
  ctx: Context,
  submission: ReadSubmission,
) => Promise<{ partnerReference?: string } | undefined>

export interface PartnerDelivery extends Delivery, KindPartner {
  readonly send: Send
  /** Set where nobody has to do anything about the request once all of its deliveries were made. */
  readonly completes?: boolean
}

/**
 * Describes a way to reach a partner. A submission names it in `to` (`submit.ts`), and its kind lists it in its feature
 * (`deliveries`).
 */
export const delivery = (
  partner: string,
  send: Send,
  { refusesForGood = false, ...more }: { refusesForGood?: boolean } & Pick<KindPartner, 'keepReference'> = {},
): PartnerDelivery => ({ partner, send, refusesForGood, ...more })

/** The delivery of the one mail to the sender (`mail.ts`). A refusal is final, because the mail address does not exist. */
export const byMail: Delivery = { partner: 'mail', refusesForGood: true }
