import { useArrived } from '../../react/funnel-context.ts'
import { paymentStatus } from './payment-status.ts'

/** What a payment that was made leads on to. */
export default function Paid() {
  const answer = useArrived(paymentStatus)
  return answer?.status === 'paid' ? <p>Je bankafschrift noemt Thuisbasis.</p> : null
}
