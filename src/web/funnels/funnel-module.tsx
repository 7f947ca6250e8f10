import type { ComponentType } from 'react'
import type { IslandProps } from '../../core/content/island.ts'
import type { Funnel } from '../engine/definition/define.ts'
import { FunnelIsland } from '../engine/react/FunnelIsland.tsx'

/** The exports of a funnel's file: its definition under any name, or a component of its own by default. */
export type FunnelModule = Readonly<Record<string, unknown>>

const isFunnel = (value: unknown, slug: string): value is Funnel =>
  typeof value === 'object' && value !== null && 'slug' in value && value.slug === slug

/**
 * The island of a funnel, for the server and for the browser. The engine draws the funnel that the file defines; a file that does
 * more around its funnel, such as sending members elsewhere, exports a component by default.
 * @throws Error when the file defines
 * no funnel with this slug.
 */
export const islandIn = (module: FunnelModule, slug: string): ComponentType<IslandProps> => {
  if (module.default) return module.default as ComponentType<IslandProps>
  const funnel = Object.values(module).find((value) => isFunnel(value, slug))
  if (!funnel) throw new Error(`The file of the funnel ${slug} defines no such funnel.`)
  return (props) => <FunnelIsland funnel={funnel} {...props} />
}
