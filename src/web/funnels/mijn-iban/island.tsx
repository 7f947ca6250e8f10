import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/FunnelIsland.tsx'
import { mijnIban } from './funnel.ts'

export default function MijnIban(props: IslandProps) {
  return <FunnelIsland funnel={mijnIban} {...props} />
}
