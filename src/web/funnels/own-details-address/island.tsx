import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { ownDetailsAddress } from './funnel.ts'

export default function OwnDetailsAddress(props: IslandProps) {
  return <FunnelIsland funnel={ownDetailsAddress} {...props} />
}
