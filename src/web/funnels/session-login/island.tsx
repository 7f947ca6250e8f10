import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { useLeaving } from '../../login/leaving.ts'
import { Loading } from '../../ui/Loading.tsx'
import { copy } from './content.ts'
import { sessionLogin } from './funnel.ts'
import { onwards } from './onwards.ts'

/** Where whoever is looking goes instead of standing here, by the way back that the address asks for. */
const leaves = (viewer: Parameters<typeof onwards>[0]) => onwards(viewer, window.location.search)

export default function SessionLogin(props: IslandProps) {
  if (useLeaving(leaves))
    return (
      <div className="funnel wrap">
        <Loading text={copy.leaving} />
      </div>
    )
  return <FunnelIsland funnel={sessionLogin} {...props} />
}
