import { isLoggedIn } from '../../core/kernel/viewer.ts'
import { useFunnel } from '../engine/react/funnel-context.ts'
import { Notice } from '../ui/Notice.tsx'

/** Offers a visitor to log in before they fill in a form, with the reason `why`; logging in leads back to the page `back`. */
export function LogInFirst({ back, why }: { back: string; why: string }) {
  const { snapshot } = useFunnel()
  if (isLoggedIn(snapshot.derived.context.viewer) || snapshot.done) return null
  return (
    <Notice title="Heb je een account?">
      <p>
        <a href={`/inloggen?terug=${encodeURIComponent(back)}`}>Log eerst in</a>. {why}
      </p>
    </Notice>
  )
}
