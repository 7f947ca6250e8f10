import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/react/FunnelIsland.tsx'
import { passwordChange } from './funnel.ts'

export default function PasswordChange(props: IslandProps) {
  return <FunnelIsland funnel={passwordChange} {...props} />
}
