import type { PaymentState } from '../../core/payments/states.ts'
import { useFunnel } from '../engine/react/funnel-context.ts'

/** What every call tells that says how a payment stands, beside what was paid for. */
export interface Told {
  status: PaymentState
  /** What there is to say beside that. */
  note?: string | undefined
  /** Where a purchase that is still open is paid. */
  payLink?: string | undefined
}

/** What was told of the payment that one comes back from. */
export const useTold = (): Told | undefined => useFunnel().snapshot.arrived?.answer as Told | undefined
