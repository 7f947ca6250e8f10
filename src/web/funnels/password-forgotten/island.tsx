import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { passwordForgotten } from './funnel.ts'

export default function PasswordForgotten(props: IslandProps) {
  return <FunnelIsland funnel={passwordForgotten} {...props} />
}
