import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/FunnelIsland.tsx'
import { registreren } from './funnel.ts'

export default function Registreren(props: IslandProps) {
  return <FunnelIsland funnel={registreren} {...props} />
}
