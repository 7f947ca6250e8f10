import { mijn } from '../../../../core/mijn/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { copy } from '../content.ts'

/** The address is in use; the way to see that it is. */
export default function Done() {
  return (
    <>
      <p>{copy.done}</p>
      <p className="mijn-actions">
        <ButtonLink href={mijn.details}>{copy.details}</ButtonLink>
      </p>
    </>
  )
}
