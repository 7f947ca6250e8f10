import * as z from 'zod/mini'
import type { Cents } from '../../core/kernel/money.ts'
import { type PaymentState, paymentStates } from '../../core/payments/states.ts'
import type { Guards } from './port.ts'

/** A payment that somebody is about to make. Amounts are euros. */
export interface NewPayment {
  /** Ours: the same key is one payment, however often it is asked for. */
  key: string
  amountCents: Cents
  /** What whoever pays reads at their bank: at most 35 characters. */
  description: string
  /** Where the bank sends whoever paid, or gave up. */
  returnUrl: string
  /** Where it tells that something changed; none where it cannot reach us. */
  noticeUrl?: string | undefined
}

/** Where to pay it. */
export interface StartedPayment {
  /** The bank's own id. */
  id: string
  payUrl: string
}

/** A payment as the bank has it. */
export interface BankPayment {
  id: string
  /** Ours, where it was started by us. */
  key?: string | undefined
  state: PaymentState
  amountCents: Cents
  /** ISO 4217: `EUR`. */
  currency: string
  /** What was given back, or is on its way back. */
  refundedCents: Cents
  /** ISO 8601 instants. */
  createdAt: string
  paidAt?: string | undefined
}

/** Money to give back. */
export interface Refund {
  /** Ours: the same key is one refund. */
  key: string
  paymentId: string
  amountCents: Cents
  /** What its receiver reads at their bank: at most 35 characters. */
  description: string
}

/** Of the bank in errors, metrics and at `/sandbox`. */
export const paymentsName = 'payments'

/** A span of instants (ISO 8601): from, included, until, left out. */
export interface ListedSpan {
  from: string
  until: string
}

/** Who takes payments in. Throws only `PartnerError(paymentsName, reason)`. */
export interface Payments {
  start(payment: NewPayment): Promise<StartedPayment>
  /** How a payment stands; undefined for one that the bank does not know. */
  find(id: string): Promise<BankPayment | undefined>
  /** Gives money back; answers the bank's id. `refused`: it is more than is left of what was paid. */
  refund(refund: Refund): Promise<{ id: string }>
  /** Every payment that was started in a span, the oldest first. */
  list(span: ListedSpan): Promise<BankPayment[]>
}

const bankId = z.string().check(z.regex(/^[\w-]{1,64}$/))
const cents = z.int().check(z.nonnegative())
// a browser is sent there, and nowhere that runs as a script
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

/** What an answer must look like before a service sees it. */
export const paymentsGuards: Guards<Payments> = {
  start: z.object({ id: bankId, payUrl: webAddress }),
  find: z.optional(bankPayment),
  refund: z.object({ id: bankId }),
  list: z.array(bankPayment),
}
