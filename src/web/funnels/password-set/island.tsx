import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { passwordSet } from './funnel.ts'

export default function PasswordSet(props: IslandProps) {
  return <FunnelIsland funnel={passwordSet} {...props} />
}
