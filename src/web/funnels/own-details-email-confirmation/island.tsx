import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { ownDetailsEmailConfirmation } from './funnel.ts'

export default function OwnDetailsEmailConfirmation(props: IslandProps) {
  return <FunnelIsland funnel={ownDetailsEmailConfirmation} {...props} />
}
