import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { vveMembership } from './funnel.ts'

export default function VveMembership(props: IslandProps) {
  return <FunnelIsland funnel={vveMembership} {...props} />
}
