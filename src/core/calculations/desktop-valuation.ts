import { desktopCost, desktopLimit, type Range, valuationCost } from '../figures/desktop-valuation.ts'
import type { Cents } from '../kernel/money.ts'

export interface ValuationInput {
  kind: 'house' | 'apartment' | 'recent' | 'new' | 'other'
  ownUse: boolean
  /** Whether the home stands on land that is leased (erfpacht). */
  leasehold: boolean
  /** Value of the home before any works. */
  value: Cents
  mortgage: Cents
  /** The amount borrowed for works, beside the mortgage. */
  works?: Cents | undefined
  /** The price that a valuer offers for a visit; the usual range when left out. */
  offer?: Cents | undefined
}

export type Hindrance = 'too-much' | 'new' | 'let' | 'leasehold' | 'recent' | 'other'
/** Hindrances that no bank accepts; the bank decides about the others. */
const never: readonly Hindrance[] = ['too-much', 'new', 'let']

/**
 * Whether a desktop valuation (taxatie op afstand) is possible for a loan, and what it saves beside a valuer's visit, by the
 * figures of a day (YYYY-MM-DD). Amounts in cents.
 */
export const desktopValuation = (asked: ValuationInput, day: string) => {
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
    /** The hindrances that rule it out, or else those that are up to the bank. */
    hindrances: refused.length > 0 ? refused : hindrances,
    /** The loan in hundredths of a percent of the value, rounded up so that a loan above the limit never seems to be at it. */
    ratio: Math.ceil((loan * 10_000) / value),
    /** 2: it is possible, 1: the bank decides, 0: it is not possible. */
    verdict: refused.length > 0 ? 0 : hindrances.length > 0 ? 1 : 2,
    saves: {
      least: Math.max(0, full.least - desktop.most),
      most: Math.max(0, full.most - desktop.least),
    },
  }
}
