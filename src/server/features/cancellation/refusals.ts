/** Why nothing ends by a cancellation; what its sender reads of it stands in `letters.ts`. */
export const refusals = [
  'geen-lid',
  'al-opgezegd',
  'stopt-vanzelf',
  'niet-van-lid',
  'blijft-lid',
  'onzin',
] as const
export type Refusal = (typeof refusals)[number]
