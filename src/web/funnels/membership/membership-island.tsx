import type { IslandProps } from '../../../core/content/island.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { useRedirect } from '../../login/redirect.ts'
import { Loading } from '../../ui/Loading.tsx'
import { help, membershipCopy } from './membership-content.ts'
import { membership } from './membership-funnel.ts'

/** The address of one's own pages for a member, who need not become one again (D35 and D36); undefined for anybody else. */
const membersLeave = (viewer: Viewer) => (isMember(viewer) ? help.mine.href : undefined)

export default function Membership(props: IslandProps) {
  if (useRedirect(membersLeave))
    return (
      <div className="funnel wrap">
        <Loading text={membershipCopy.already} />
      </div>
    )
  return <FunnelIsland funnel={membership} {...props} />
}
