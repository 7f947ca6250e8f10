import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { accountActivation } from './funnel.ts'

export default function AccountActivation(props: IslandProps) {
  return <FunnelIsland funnel={accountActivation} {...props} />
}
