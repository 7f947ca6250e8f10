import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { ownDetailsIban } from './funnel.ts'

export default function OwnDetailsIban(props: IslandProps) {
  return <FunnelIsland funnel={ownDetailsIban} {...props} />
}
