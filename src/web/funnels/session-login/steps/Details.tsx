import { KnownDetails } from '../../../login/KnownEmail.tsx'
import { copy } from '../content.ts'
import { LoggedIn } from './LoggedIn.tsx'

/** `Jouw gegevens`, with which one becomes a member: the e-mail address is known and read-only, the name too for who has one (D34). */
export function Details() {
  return (
    <>
      <p>{copy.detailsIntro}</p>
      <LoggedIn />
      <KnownDetails />
    </>
  )
}
