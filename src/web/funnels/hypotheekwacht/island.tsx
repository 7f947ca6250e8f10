import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/FunnelIsland.tsx'
import { hypotheekwacht } from './funnel.ts'

export default function Hypotheekwacht(props: IslandProps) {
  return <FunnelIsland funnel={hypotheekwacht} {...props} />
}
