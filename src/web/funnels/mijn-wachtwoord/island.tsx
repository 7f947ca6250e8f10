import type { IslandProps } from '../../../core/content/island.ts'
import { FunnelIsland } from '../../engine/FunnelIsland.tsx'
import { mijnWachtwoord } from './funnel.ts'

export default function MijnWachtwoord(props: IslandProps) {
  return <FunnelIsland funnel={mijnWachtwoord} {...props} />
}
