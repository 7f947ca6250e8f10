import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/FunnelIsland.tsx'
import { opzeggen } from './funnel.ts'

export default function Opzeggen(props: IslandProps) {
  return <FunnelIsland funnel={opzeggen} {...props} />
}
