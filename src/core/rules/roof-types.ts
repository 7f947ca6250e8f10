/** Roof types by their slope in degrees, with their Dutch names (spec 000 section 3). */
export const roofTypes = {
  'between-0-and-15': 'Plat dak',
  'between-0-and-30': 'Hellend dak',
  'between-30-and-70': 'Schuin dak',
  'greater-than-70': 'Spits dak',
} as const
export type RoofType = keyof typeof roofTypes

/** Query parameter in which the roof check passes the chosen type to a form. */
export const roofParameter = 'daktype'

/** The roof type that a query names. Where it is there several times the first counts; an unknown word gives undefined. */
export const roofTypeIn = (query: string): RoofType | undefined => {
  const named = new URLSearchParams(query).get(roofParameter)
  return named !== null && Object.hasOwn(roofTypes, named) ? (named as RoofType) : undefined
}
