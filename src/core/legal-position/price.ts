import type { RequestType } from '../fields/request/legal-position.ts'
import { type Cents, formatCents } from '../kernel/money.ts'
import { formatRoundCents } from '../kernel/whole-euros.ts'

/** Names of the settings that hold what it costs (spec 001 section 9, D56). */
export const legalPrices = { once: 'rechtspositie', hour: 'rechtspositie_vve_uur' } as const

/** Which of them is asked: an owners' association pays by the hour. */
export const priceNameOf = (type: RequestType): (typeof legalPrices)['once' | 'hour'] =>
  type === 'vve' ? legalPrices.hour : legalPrices.once

/** As it is told: `Vanaf € 255,- per uur (inclusief btw)` or `€ 425,- (inclusief btw)`. */
export const priceInWords = (type: RequestType, cents: Cents): string =>
  type === 'vve' ? `Vanaf ${amount(cents)} per uur (inclusief btw)` : `${amount(cents)} (inclusief btw)`

/** `€ 425,-`, with cents only where there are any. */
const amount = (cents: Cents): string => (cents % 100 === 0 ? formatRoundCents(cents) : formatCents(cents))
