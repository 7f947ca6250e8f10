import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/FunnelIsland.tsx'
import { hypotheekwachtPartner } from './funnel.ts'

export default function HypotheekwachtPartner(props: IslandProps) {
  return <FunnelIsland funnel={hypotheekwachtPartner} {...props} />
}
