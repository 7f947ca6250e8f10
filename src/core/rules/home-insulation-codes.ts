/**
 * Codes of answers about a home (spec 002 section 3.2), apart from those of the insulation check: the form about one's home asks
 * these too.
 */
export const roofTypes = { flat: '0', sloped: '1', combination: '2' } as const
export const facadeDecoration = { yes: '0', no: '1', partly: '2' } as const
export const insulated = {
  cavityWall: '2',
  floor: '3',
  facade: '4',
  attic: '5',
  glass: '6',
  bottom: '7',
  roof: '8',
} as const
