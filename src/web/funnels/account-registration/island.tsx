import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { accountRegistration } from './funnel.ts'

export default function AccountRegistration(props: IslandProps) {
  return <FunnelIsland funnel={accountRegistration} {...props} />
}
