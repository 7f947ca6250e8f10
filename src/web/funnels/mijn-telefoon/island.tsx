import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/FunnelIsland.tsx'
import { mijnTelefoon } from './funnel.ts'

export default function MijnTelefoon(props: IslandProps) {
  return <FunnelIsland funnel={mijnTelefoon} {...props} />
}
