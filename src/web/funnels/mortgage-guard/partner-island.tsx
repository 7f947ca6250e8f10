import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { mortgageGuardPartner } from './funnel.ts'

export default function MortgageGuardPartner(props: IslandProps) {
  return <FunnelIsland funnel={mortgageGuardPartner} {...props} />
}
