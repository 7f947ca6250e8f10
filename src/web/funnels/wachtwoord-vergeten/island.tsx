import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/FunnelIsland.tsx'
import { wachtwoordVergeten } from './funnel.ts'

export default function WachtwoordVergeten(props: IslandProps) {
  return <FunnelIsland funnel={wachtwoordVergeten} {...props} />
}
