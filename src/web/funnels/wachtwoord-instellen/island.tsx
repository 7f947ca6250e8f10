import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/FunnelIsland.tsx'
import { wachtwoordInstellen } from './funnel.ts'

export default function WachtwoordInstellen(props: IslandProps) {
  return <FunnelIsland funnel={wachtwoordInstellen} {...props} />
}
