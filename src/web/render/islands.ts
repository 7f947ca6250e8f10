import type { ComponentType } from 'react'
import type { IslandProps } from '../../core/content/island.ts'
import { islands as funnels, moduleOf } from '../funnels/funnels.ts'
import { toolIslands, toolModuleOf } from '../tools/tools.ts'

/** Path of the source of an island (funnel or calculator), as the client build names it. */
export const islandSource = (name: string): string => {
  const tool = toolModuleOf(name)
  return tool ? `src/web/tools/${tool}` : `src/web/funnels/${moduleOf(name)}`
}

/**
 * Every island by its funnel's slug or its calculator's codename. All are loaded at once, because the server cannot wait while it
 * draws.
 */
export const islands: Record<string, ComponentType<IslandProps>> = Object.fromEntries(
  await Promise.all(
    Object.entries({ ...funnels, ...toolIslands }).map(async ([name, load]) => [name, await load()] as const),
  ),
)
