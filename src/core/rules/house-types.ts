/** Kinds of home and their codes (spec 002 section 3.2). */
export const houseTypes = {
  apartment: '0',
  corner: '1',
  semiDetached: '2',
  attached: '3',
  detached: '4',
} as const

export type HouseType = (typeof houseTypes)[keyof typeof houseTypes]
