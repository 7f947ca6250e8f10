import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { handyman } from './funnel.ts'

export default function Handyman(props: IslandProps) {
  return <FunnelIsland funnel={handyman} {...props} />
}
