/** Codes of the answers of the insulation check (spec 002 section 3.2). */
/** Answers of most yes-no questions. `crawlSpaceWater` and `roofFinish` have codes of their own, with `nee` first. */
export const answers = { yes: '0', no: '1', unknown: '2' } as const
export const facadeHeights = { under9: '0', from9to12: '1', over12: '2' } as const
export const crawlSpaceHeights = { from50: '0', from35to50: '1', under35: '2' } as const
export const cavityWidths = {
  from3to4: '0',
  from4to7: '1',
  over7: '2',
  unknown: '3',
  none: '4',
  under3: '5',
} as const
export const joints = { flat: '0', cut: '1', deep: '2' } as const
export const ventilations = { open: '0', grille: '1', unknown: '2' } as const
export const floorTypes = { wood: '0', concrete: '1' } as const
export const crawlSpaceWater = { none: '0', present: '1', unknown: '2' } as const
export const crawlSpaceBottoms = { stone: '0', sand: '1', unknown: '2', concrete: '3' } as const
export const atticAccess = { fixedStairs: '0', loftStairs: '1', separateStairs: '2', none: '3' } as const
export const roofFinish = { no: '0', yes: '1' } as const
/** Codes beside `insulated` in the list of what was insulated. */
export const historyCodes = { nothing: 0, unknown: 1 } as const

export type CodeOf<T> = T[keyof T]

export const measures = [
  'cavity_wall_insulation',
  'floor_insulation',
  'roof_insulation',
  'glass_insolation_compliment',
] as const
export type Measure = (typeof measures)[number]
