import { Notice } from '../ui/Notice.tsx'
import { usePaymentAnswer } from './payment-answer.ts'

/** The notice that money was received which does not pay the order. */
export default function PaymentTrouble() {
  const note = usePaymentAnswer()?.note
  return note ? (
    <Notice tone="warn" role="status">
      <p>{note}</p>
    </Notice>
  ) : null
}
