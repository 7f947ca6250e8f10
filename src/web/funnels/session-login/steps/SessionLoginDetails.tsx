import { KnownDetails } from '../../../login/KnownEmail.tsx'
import { sessionLoginCopy } from '../session-login-content.ts'
import { LoggedIn } from './LoggedIn.tsx'

/**
 * The step `Jouw gegevens`, with the details for becoming a member: the e-mail address is known and read-only, and so is
 * the name of who has an account (D34).
 */
export function SessionLoginDetails() {
  return (
    <>
      <p>{sessionLoginCopy.detailsIntro}</p>
      <LoggedIn />
      <KnownDetails />
    </>
  )
}
