import type { ComponentType } from 'react'
import type { IslandProps } from '../../core/content/island.ts'
import { islands as lazy } from './index.ts'

/** The same funnels at hand for the server, which draws their first state and cannot wait while it draws. */
export const islands: Record<string, ComponentType<IslandProps>> = Object.fromEntries(
  await Promise.all(Object.entries(lazy).map(async ([slug, load]) => [slug, await load()] as const)),
)
