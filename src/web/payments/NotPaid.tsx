import { ButtonLink } from '../ui/Button.tsx'
import { Fields } from '../ui/Funnel.tsx'
import { words } from './bank-return-words.ts'
import PurchaseReference from './PurchaseReference.tsx'
import { usePaymentAnswer } from './payment-answer.ts'

/** The reference, and the button to pay again: the order stays open after a payment that failed. */
export default function NotPaid() {
  const link = usePaymentAnswer()?.payLink
  return (
    <Fields>
      <PurchaseReference />
      {link && (
        <div className="notice-actions">
          <ButtonLink href={link}>{words.payAgain}</ButtonLink>
        </div>
      )}
    </Fields>
  )
}
