import type { Cents } from './money.ts'

// A file apart from `money.ts`, which every funnel loads.

const euros = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 0 })

/** An amount in Dutch notation without cents, for large amounts: `€ 425.000`. */
export const formatWholeEuros = (cents: Cents): string => `€ ${euros.format(cents / 100)}`

/** An amount in whole euros, rounded up, because a cent less would not be enough: `€ 400.002` of € 400.001,12. */
export const formatEurosUp = (cents: Cents): string => formatWholeEuros(Math.ceil(cents / 100) * 100)

/** A round amount as the prices of services are written: `€ 425,-`. */
export const formatRoundCents = (cents: Cents): string => `${formatWholeEuros(cents)},-`
