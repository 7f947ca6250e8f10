import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { mortgageGuard } from './funnel.ts'

export default function MortgageGuard(props: IslandProps) {
  return <FunnelIsland funnel={mortgageGuard} {...props} />
}
