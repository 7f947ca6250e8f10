import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { ownDetailsEmail } from './funnel.ts'

export default function OwnDetailsEmail(props: IslandProps) {
  return <FunnelIsland funnel={ownDetailsEmail} {...props} />
}
