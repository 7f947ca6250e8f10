import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { sessionLoginCopy } from '../session-login-content.ts'

/** Says who is logged in, with links to continue and to log out. */
export function LoggedIn() {
  const { viewer, properties } = useFunnel().snapshot.derived.context
  if (!viewer.profile) return null
  const actions = (
    <>
      <ButtonLink size="small" href="/mijn">
        {`Naar ${properties.mine}`}
      </ButtonLink>
      <Button size="small" variant="quiet" data-logout="">
        {sessionLoginCopy.logOut}
      </Button>
      <Button size="small" variant="quiet" data-logout="everywhere">
        {sessionLoginCopy.logOutEverywhere}
      </Button>
    </>
  )
  return (
    <Notice tone="ok" title={sessionLoginCopy.loggedIn} actions={actions}>
      <p>{sessionLoginCopy.as(viewer.profile.emailAddress)}</p>
    </Notice>
  )
}
