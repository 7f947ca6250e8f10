import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { communityAlias } from './funnel.ts'

export default function CommunityAlias(props: IslandProps) {
  return <FunnelIsland funnel={communityAlias} {...props} />
}
