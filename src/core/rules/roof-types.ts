/** Roof types by their slope in degrees, with what they are called (spec 000 section 3). */
export const roofTypes = {
  'between-0-and-15': 'Plat dak',
  'between-0-and-30': 'Hellend dak',
  'between-30-and-70': 'Schuin dak',
  'greater-than-70': 'Spits dak',
} as const
export type RoofType = keyof typeof roofTypes

/** Query parameter by which the roof check tells a form which type was chosen. */
export const roofParameter = 'daktype'

/** The roof type that a query names; of several the first counts, and any other word names none. */
export const roofTypeIn = (query: string): RoofType | undefined => {
  const named = new URLSearchParams(query).get(roofParameter)
  return named !== null && Object.hasOwn(roofTypes, named) ? (named as RoofType) : undefined
}
