import { KnownDetails } from '../../../login/KnownEmail.tsx'
import { copy } from '../content.ts'
import { LoggedIn } from './LoggedIn.tsx'

/**
 * The step `Jouw gegevens`, with the details for becoming a member: the e-mail address is known and read-only, and so is
 * the name of who has an account (D34).
 */
export function Details() {
  return (
    <>
      <p>{copy.detailsIntro}</p>
      <LoggedIn />
      <KnownDetails />
    </>
  )
}
