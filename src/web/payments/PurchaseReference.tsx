import { ReferenceCard } from '../ui/NextSteps.tsx'
import { words } from './bank-return-words.ts'
import { usePaymentAnswer } from './payment-answer.ts'

/** The reference of the purchase from whose payment the visitor returns, however that ended (D9). */
export default function PurchaseReference() {
  const reference = usePaymentAnswer()?.reference
  return reference ? (
    <ReferenceCard term={words.reference} reference={reference} note={words.referenceNote} />
  ) : null
}
