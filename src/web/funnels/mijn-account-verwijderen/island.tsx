import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/FunnelIsland.tsx'
import { mijnAccountVerwijderen } from './funnel.ts'

export default function MijnAccountVerwijderen(props: IslandProps) {
  return <FunnelIsland funnel={mijnAccountVerwijderen} {...props} />
}
