import { desktopCost, desktopLimit, type Range, valuationCost } from '../figures/desktop-valuation.ts'
import type { Cents } from '../kernel/money.ts'

/** What somebody wants to borrow on which home. */
export interface DesktopAsked {
  kind: 'house' | 'apartment' | 'recent' | 'new' | 'other'
  ownUse: boolean
  /** On land of another. */
  leasehold: boolean
  /** Value of the home before any works. */
  value: Cents
  mortgage: Cents
  /** Borrowed for works beside it. */
  works?: Cents | undefined
  /** What a valuer asks who comes by. */
  offer?: Cents | undefined
}

/** What stands in the way. */
export type Hindrance = 'too-much' | 'new' | 'let' | 'leasehold' | 'recent' | 'other'
/** No bank takes these. */
const never: readonly Hindrance[] = ['too-much', 'new', 'let']

/** Whether a valuation from a distance can do, and what it costs beside one by a valuer who comes by, by the figures of a day. */
export const desktopValuation = (asked: DesktopAsked, day: string) => {
  const { kind, ownUse, leasehold, value, mortgage, works = 0, offer } = asked
  const loan = mortgage + works
  const limit = Math.floor((value * desktopLimit.on(day).value) / 100)
  const hindrances: Hindrance[] = [
    ...(loan > limit ? ['too-much' as const] : []),
    ...(kind === 'new' || kind === 'recent' || kind === 'other' ? [kind] : []),
    ...(ownUse ? [] : ['let' as const]),
    ...(leasehold ? ['leasehold' as const] : []),
  ]
  const refused = hindrances.filter((one) => never.includes(one))
  const desktop = desktopCost.on(day).value
  const full: Range = offer === undefined ? valuationCost.on(day).value : { least: offer, most: offer }
  return {
    ...{ loan, limit, room: limit - loan, desktop, full },
    /** What rules it out, or else what is up to the bank. */
    hindrances: refused.length > 0 ? refused : hindrances,
    /** In hundredths of a percent, rounded up: nothing above the limit seems to be at it. */
    ratio: Math.ceil((loan * 10_000) / value),
    /** 2: it can, 1: the bank says, 0: it cannot. */
    verdict: refused.length > 0 ? 0 : hindrances.length > 0 ? 1 : 2,
    saves: {
      least: Math.max(0, full.least - desktop.most),
      most: Math.max(0, full.most - desktop.least),
    },
  }
}
