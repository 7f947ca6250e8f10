import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/FunnelIsland.tsx'
import { accountBevestigen } from './funnel.ts'

export default function AccountBevestigen(props: IslandProps) {
  return <FunnelIsland funnel={accountBevestigen} {...props} />
}
