import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/FunnelIsland.tsx'
import { emailBevestigen } from './funnel.ts'

export default function EmailBevestigen(props: IslandProps) {
  return <FunnelIsland funnel={emailBevestigen} {...props} />
}
