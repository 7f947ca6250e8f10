import type { Cents } from './money.ts'

// A file apart from `money.ts`, which every funnel loads.

const euros = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })

/** An amount in Dutch notation without cents, for large amounts: `€ 425.000`. */
export const formatWholeEuros = (cents: Cents): string => `€ ${euros.format(cents / 100)}`

/** A round amount as the prices of services are written: `€ 425,-`. */
export const formatRoundCents = (cents: Cents): string => `${formatWholeEuros(cents)},-`
