import type { ComponentType } from 'react'
import type { IslandProps } from '../../core/content/island.ts'

/** Every funnel of the site by slug: one line each. A page loads the one that it shows. */
export const islands: Record<string, () => Promise<{ default: ComponentType<IslandProps> }>> = {
  klusservice: () => import('./klusservice/island.tsx'),
  opzeggen: () => import('./opzeggen/island.tsx'),
  'vve-lid-worden': () => import('./vve-lid-worden/island.tsx'),
}
