import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/FunnelIsland.tsx'
import { inloggen } from './funnel.ts'

export default function Inloggen(props: IslandProps) {
  return <FunnelIsland funnel={inloggen} {...props} />
}
