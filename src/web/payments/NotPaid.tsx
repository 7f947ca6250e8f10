import { ButtonLink } from '../ui/Button.tsx'
import { useTold } from './told.ts'
import { words } from './words.ts'

/** A payment that came to nothing: the purchase can still be paid, as it stands. */
export default function NotPaid() {
  const link = useTold()?.payLink
  return link ? <ButtonLink href={link}>{words.payAgain}</ButtonLink> : null
}
