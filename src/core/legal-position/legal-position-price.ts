import type { RequestType } from '../fields/request/legal-position.ts'
import { type Cents, formatCents } from '../kernel/money.ts'
import { formatRoundCents } from '../kernel/whole-euros.ts'

/** Names of the prices in settings (spec 001 section 9, D56). */
export const legalPriceNames = { once: 'rechtspositie', hour: 'rechtspositie_vve_uur' } as const

/** The name of the price of a type: an owners' association pays by the hour. */
export const priceNameOf = (type: RequestType): (typeof legalPriceNames)['once' | 'hour'] =>
  type === 'vve' ? legalPriceNames.hour : legalPriceNames.once

/** A price in words: `Vanaf € 255,- per uur (inclusief btw)` or `€ 425,- (inclusief btw)`. */
export const priceInWords = (type: RequestType, cents: Cents): string =>
  type === 'vve' ? `Vanaf ${amount(cents)} per uur (inclusief btw)` : `${amount(cents)} (inclusief btw)`

/** An amount with cents only where there are any: `€ 425,-`. */
const amount = (cents: Cents): string => (cents % 100 === 0 ? formatRoundCents(cents) : formatCents(cents))
