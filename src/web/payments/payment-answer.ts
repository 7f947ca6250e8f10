import type { PaymentState } from '../../core/payments/states.ts'
import { useFunnel } from '../engine/react/funnel-context.ts'

/** The answer that every call about a payment has in common. */
export interface PaymentAnswer {
  status: PaymentState
  reference: string
  /** A sentence about a payment that needs attention; its presence makes the outcome `troubled`. */
  note?: string | undefined
  /** Where a purchase that is still open can be paid. */
  payLink?: string | undefined
}

/** The state of the payment from which the visitor returns. */
export const usePaymentAnswer = (): PaymentAnswer | undefined =>
  useFunnel().snapshot.arrived?.answer as PaymentAnswer | undefined
