import { alias } from '../../../../core/fields/account/alias.ts'
import { isLoggedIn } from '../../../../core/kernel/viewer.ts'
import { useFunnel } from '../../../engine/react/funnel-context.ts'
import { BrickField } from '../../../form/BrickField.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Fields, FunnelNav } from '../../../ui/Funnel.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { communityAliasCopy, logInPath } from '../community-alias-content.ts'

/** The field for who is logged in, with their current alias and a link to the community; for a visitor a link to log in. */
export function Alias() {
  const { snapshot } = useFunnel()
  const { viewer, properties } = snapshot.derived.context
  if (snapshot.ready && !isLoggedIn(viewer)) return <LogInFirst />
  const { now, community } = properties as { now?: string; community?: string }
  const busy = snapshot.busy !== 'no'
  return (
    <>
      {now && !snapshot.done && (
        <p>
          {communityAliasCopy.now} <b>{now}</b>.
        </p>
      )}
      <Fields>
        <BrickField path="alias" brick={alias} />
      </Fields>
      <FunnelNav next={{ text: communityAliasCopy.send, busy, busyText: 'Bezig met versturen…' }} />
      {community && (now || snapshot.done) && (
        <p>
          <a href={community}>{communityAliasCopy.goThere}</a>
        </p>
      )}
    </>
  )
}

function LogInFirst() {
  return (
    <Notice
      title={communityAliasCopy.logInFirst}
      actions={<ButtonLink href={logInPath}>{communityAliasCopy.logIn}</ButtonLink>}
    >
      <p>{communityAliasCopy.why}</p>
    </Notice>
  )
}
