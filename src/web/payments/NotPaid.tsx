import { ButtonLink } from '../ui/Button.tsx'
import { words } from './bank-return-words.ts'
import { usePaymentAnswer } from './payment-answer.ts'

/** The button to pay again: the order stays open after a payment that failed. */
export default function NotPaid() {
  const link = usePaymentAnswer()?.payLink
  return link ? <ButtonLink href={link}>{words.payAgain}</ButtonLink> : null
}
