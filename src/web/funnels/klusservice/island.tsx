import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/FunnelIsland.tsx'
import { klusservice } from './funnel.ts'

export default function Klusservice(props: IslandProps) {
  return <FunnelIsland funnel={klusservice} {...props} />
}
