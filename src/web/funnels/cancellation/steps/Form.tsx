import { isLoggedIn } from '../../../../core/kernel/viewer.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Parts } from '../../../form/Parts.tsx'
import { Fields } from '../../../ui/Funnel.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { copy, logInPath } from '../content.ts'

/** The fields, and for a visitor the way to log in first: only then do we know whose membership it is. */
export function Form() {
  const { store, snapshot } = useFunnel()
  const { viewer } = snapshot.derived.context
  return (
    <>
      {!isLoggedIn(viewer) && !snapshot.done && (
        <Notice title={copy.member}>
          <p>
            <a href={logInPath}>{copy.logIn}</a>. {copy.why}
          </p>
        </Notice>
      )}
      <Fields>
        <Parts of={store.funnel.steps[snapshot.step]?.asks ?? {}} />
      </Fields>
    </>
  )
}
