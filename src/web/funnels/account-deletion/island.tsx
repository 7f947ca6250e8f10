import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { accountDeletion } from './funnel.ts'

export default function AccountDeletion(props: IslandProps) {
  return <FunnelIsland funnel={accountDeletion} {...props} />
}
