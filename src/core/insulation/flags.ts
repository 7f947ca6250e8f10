import type { MainMeasure } from '../rules/insulation.ts'

/** Yes and no as the calls of the insulation check carry them: 0 means requested (spec 002 section 7.2). */
export const flags = { yes: 0, no: 1 } as const
export type Flag = (typeof flags)[keyof typeof flags]

/** As the site calls its own funnel in these calls (`funnelId`). */
export const funnelName = 'isolatiecheck'

/** By which flags of a registration each measure is asked for. Choosing the floor sets both of its (spec 002 section 7.2). */
export const flagsOfMeasure = {
  cavity_wall_insulation: ['cavityWallInsulationRequested'],
  floor_insulation: ['floorInsulationRequested', 'bottomInsulationRequested'],
  roof_insulation: ['roofInsulationRequested'],
} as const satisfies Record<MainMeasure, readonly [string, ...string[]]>
