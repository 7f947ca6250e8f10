import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { cancellation } from './funnel.ts'

export default function Cancellation(props: IslandProps) {
  return <FunnelIsland funnel={cancellation} {...props} />
}
