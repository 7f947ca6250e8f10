/** How wide a crack is where it is widest, in the classes of damage of BRE Digest 251 (`5` is up to 5 mm). */
export const crackWidths = ['hair', '1', '5', '15', '25', 'more'] as const
export type CrackWidth = (typeof crackWidths)[number]

export interface Crack {
  place: 'plaster' | 'inside' | 'facade'
  pattern: 'hair' | 'vertical' | 'diagonal' | 'stepped' | 'horizontal' | 'bricks' | 'opening'
  width: CrackWidth
  growth: 'no' | 'unknown' | 'yes' | 'sudden'
  /** Signs beside the crack: doors stick, a wall leans or bulges, parts moved along each other, a floor slopes. */
  signs?: readonly ('stuck' | 'lean' | 'offset' | 'floor')[] | undefined
}

/** How soon somebody should act: 0 nothing to do, 1 keep measuring, 2 have somebody look within weeks, 3 call today. */
export type Urgency = 0 | 1 | 2 | 3

/** The class of damage by width alone, from 0 to 5 (BRE Digest 251, table 1). */
const categoryOf = (width: CrackWidth): number => crackWidths.indexOf(width)

const moves = ({ growth }: Crack) => growth === 'yes' || growth === 'sudden'

/** Whether a crack points at a foundation that gives way: the signs that KCAF lists, and the pattern that Homekeur names. */
const tellsOfFoundation = ({ pattern, signs = [] }: Crack): boolean =>
  pattern === 'stepped' ||
  signs.includes('stuck') ||
  signs.includes('floor') ||
  (pattern === 'diagonal' && signs.includes('offset'))

type Ground = readonly [urgency: Urgency, holds: (crack: Crack) => boolean]

/** Each reason why a crack asks for attention, with its urgency and its condition; the most urgent first. */
const grounds = {
  bulge: [3, ({ signs = [] }) => signs.includes('lean')],
  severe: [3, ({ width }) => categoryOf(width) >= 4],
  sinking: [3, (crack) => moves(crack) && crack.signs?.some((one) => one !== 'lean') === true],
  moderate: [2, ({ width }) => categoryOf(width) === 3],
  moving: [2, moves],
  through: [2, ({ pattern }) => pattern === 'bricks'],
  horizontal: [2, ({ pattern, place }) => pattern === 'horizontal' && place === 'facade'],
  shifted: [2, ({ signs = [] }) => signs.includes('offset')],
  stuck: [2, ({ signs = [] }) => signs.includes('stuck') || signs.includes('floor')],
  steps: [1, ({ pattern }) => pattern === 'stepped'],
  opening: [1, ({ pattern }) => pattern === 'opening'],
  slight: [1, ({ width }) => categoryOf(width) === 2],
  unmeasured: [1, ({ growth }) => growth === 'unknown'],
} as const satisfies Record<string, Ground>

export type CrackReason = keyof typeof grounds

/** What a crack may mean: its class, how soon somebody should look, why, and whether it points at the foundation. */
export const assessCrack = (crack: Crack) => {
  const found = (Object.entries(grounds) as [CrackReason, Ground][])
    .filter(([, [, holds]]) => holds(crack))
    .map(([reason, [urgency]]) => ({ reason, urgency }))
  return {
    category: categoryOf(crack.width),
    urgency: found[0]?.urgency ?? 0,
    foundation: tellsOfFoundation(crack),
    reasons: found,
  }
}
