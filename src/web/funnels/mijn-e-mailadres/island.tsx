import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/FunnelIsland.tsx'
import { mijnEmail } from './funnel.ts'

export default function MijnEmail(props: IslandProps) {
  return <FunnelIsland funnel={mijnEmail} {...props} />
}
