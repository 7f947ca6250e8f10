import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/FunnelIsland.tsx'
import { accountDeletion } from './funnel.ts'

export default function AccountDeletion(props: IslandProps) {
  return <FunnelIsland funnel={accountDeletion} {...props} />
}
