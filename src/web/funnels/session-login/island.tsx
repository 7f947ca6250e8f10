import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { useRedirect } from '../../login/redirect.ts'
import { Loading } from '../../ui/Loading.tsx'
import { afterLogin } from './after-login.ts'
import { copy } from './content.ts'
import { sessionLogin } from './funnel.ts'

/** Where whoever is looking goes instead of standing here, by the way back that the address asks for. */
const leaves = (viewer: Parameters<typeof afterLogin>[0]) => afterLogin(viewer, window.location.search)

export default function SessionLogin(props: IslandProps) {
  if (useRedirect(leaves))
    return (
      <div className="funnel wrap">
        <Loading text={copy.leaving} />
      </div>
    )
  return <FunnelIsland funnel={sessionLogin} {...props} />
}
