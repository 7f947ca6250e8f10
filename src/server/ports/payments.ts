import * as z from 'zod/mini'
import type { Cents } from '../../core/kernel/money.ts'
import { type PaymentState, paymentStates } from '../../core/payments/states.ts'
import type { Guards } from './port.ts'

/** A payment that is to be started. The amount is in euro cents. */
export interface NewPayment {
  /** Our key: the same key is one payment, however often it is asked for. */
  key: string
  amountCents: Cents
  /** The text that the payer reads at their bank: at most 35 characters. */
  description: string
  /** The page to which the bank sends the payer back, after paying or giving up. */
  returnUrl: string
  /** The address at which the bank tells us of changes; undefined where it cannot reach us. */
  noticeUrl?: string | undefined
}

export interface StartedPayment {
  id: string
  payUrl: string
}

export interface BankPayment {
  id: string
  /** Our key; undefined for a payment that we did not start. */
  key?: string | undefined
  state: PaymentState
  amountCents: Cents
  /** A currency code of ISO 4217: `EUR`. */
  currency: string
  /** The amount that was given back, or is on its way back. */
  refundedCents: Cents
  /** ISO 8601 instants. */
  createdAt: string
  paidAt?: string | undefined
}

export interface Refund {
  /** Our key: the same key is one refund. */
  key: string
  paymentId: string
  amountCents: Cents
  /** The text that its receiver reads at their bank: at most 35 characters. */
  description: string
}

export const paymentsName = 'payments'

/** A span between two ISO 8601 instants, `from` included and `until` not. */
export interface ListedSpan {
  from: string
  until: string
}

/** The port of the bank that takes payments. Throws only `PartnerError(paymentsName, reason)`. */
export interface Payments {
  start(payment: NewPayment): Promise<StartedPayment>
  /** The payment as it stands at the bank; undefined for one that the bank does not know. */
  find(id: string): Promise<BankPayment | undefined>
  /**
   * Gives money back, and answers the bank's id of the refund. Reason `refused` means that it is more than is left of the
   * payment.
   */
  refund(refund: Refund): Promise<{ id: string }>
  /** Every payment that was started within the span, the oldest first. */
  list(span: ListedSpan): Promise<BankPayment[]>
}

const bankId = z.string().check(z.regex(/^[\w-]{1,64}$/))
const cents = z.int().check(z.nonnegative())
// A browser is sent to this address, so it must not be one that runs as a script, such as `javascript:`.
const webAddress = z.string().check(
  z.maxLength(2000),
  z.refine((text) => URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol)),
)
const instant = z.iso.datetime({ offset: true })

const bankPayment = z.object({
  id: bankId,
  key: z.optional(z.string().check(z.maxLength(100))),
  state: z.enum(paymentStates),
  amountCents: cents,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  refundedCents: cents,
  createdAt: instant,
  paidAt: z.optional(instant),
})

export const paymentsGuards: Guards<Payments> = {
  start: z.object({ id: bankId, payUrl: webAddress }),
  find: z.optional(bankPayment),
  refund: z.object({ id: bankId }),
  list: z.array(bankPayment),
}
