import { Fields } from '../ui/Funnel.tsx'
import { Notice } from '../ui/Notice.tsx'
import PurchaseReference from './PurchaseReference.tsx'
import { usePaymentAnswer } from './payment-answer.ts'

/** The notice that money was received which does not pay the order, with the reference to call about. */
export default function PaymentTrouble() {
  const note = usePaymentAnswer()?.note
  return note ? (
    <Fields>
      <Notice tone="warn" role="status">
        <p>{note}</p>
      </Notice>
      <PurchaseReference />
    </Fields>
  ) : null
}
