/** Codes of the answers of the home insurance (spec 002 section 3.3; D62 and D74). */
export const walls = { stone: 'stone', wood: 'wood' } as const
export const roofs = {
  tiles: 'tiles',
  slate: 'slate',
  bitumen: 'bitumen',
  thatch: 'thatch',
  other: 'other',
} as const
export const families = {
  alone: 'alleenstaand',
  aloneWithChildren: 'alleenstaand met kinderen',
  together: 'samenwonend',
  family: 'gezin met kinderen',
} as const

export type Wall = (typeof walls)[keyof typeof walls]
export type Roof = (typeof roofs)[keyof typeof roofs]
export type Family = (typeof families)[keyof typeof families]

const hardRoofs: readonly Roof[] = [roofs.tiles, roofs.slate, roofs.bitumen]

/** Whether a home counts as stone: stone walls below a hard roof (D62). Any other home burns sooner. */
export const isStone = (wall: Wall, roof: Roof): boolean => wall === walls.stone && hardRoofs.includes(roof)
