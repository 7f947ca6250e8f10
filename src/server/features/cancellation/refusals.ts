/** Reasons for which staff refuse a cancellation; the sentence about each for its sender is in `cancellation-letters.ts`. */
export const refusals = [
  'geen-lid',
  'al-opgezegd',
  'stopt-vanzelf',
  'niet-van-lid',
  'blijft-lid',
  'onzin',
] as const
export type Refusal = (typeof refusals)[number]
