import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { ownDetailsPhones } from './funnel.ts'

export default function OwnDetailsPhones(props: IslandProps) {
  return <FunnelIsland funnel={ownDetailsPhones} {...props} />
}
