import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/FunnelIsland.tsx'
import { mijnAdres } from './funnel.ts'

export default function MijnAdres(props: IslandProps) {
  return <FunnelIsland funnel={mijnAdres} {...props} />
}
