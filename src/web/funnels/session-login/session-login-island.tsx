import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { useRedirect } from '../../login/redirect.ts'
import { Loading } from '../../ui/Loading.tsx'
import { afterLogin } from './after-login.ts'
import { sessionLoginCopy } from './session-login-content.ts'
import { sessionLogin } from './session-login-funnel.ts'

/** The path to which the viewer is redirected, given the way back in the address; undefined where they stay. */
const leaves = (viewer: Parameters<typeof afterLogin>[0]) => afterLogin(viewer, window.location.search)

export default function SessionLogin(props: IslandProps) {
  if (useRedirect(leaves))
    return (
      <div className="funnel wrap">
        <Loading text={sessionLoginCopy.leaving} />
      </div>
    )
  return <FunnelIsland funnel={sessionLogin} {...props} />
}
