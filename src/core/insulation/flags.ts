import type { MainMeasure } from '../rules/insulation.ts'

/** The codes of yes and no in the calls of the insulation check: 0 means requested (spec 002 section 7.2). */
export const flags = { yes: 0, no: 1 } as const
export type Flag = (typeof flags)[keyof typeof flags]

/** The name of the site's own funnel in these calls (`funnelId`). */
export const funnelName = 'isolatiecheck'

/** The flags of a registration that ask for each measure. Choosing the floor sets both of its flags (spec 002 section 7.2). */
export const flagsOfMeasure = {
  cavity_wall_insulation: ['cavityWallInsulationRequested'],
  floor_insulation: ['floorInsulationRequested', 'bottomInsulationRequested'],
  roof_insulation: ['roofInsulationRequested'],
} as const satisfies Record<MainMeasure, readonly [string, ...string[]]>

/** The two parts of the floor measure, the floor itself and the bottom of the crawl space, each with its flag of a registration. */
export const flagOfFloorPart = {
  floor: 'floorInsulationRequested',
  bottom: 'bottomInsulationRequested',
} as const
export type FloorPart = keyof typeof flagOfFloorPart
export const floorParts = Object.keys(flagOfFloorPart) as FloorPart[]
