/** An amount in whole euro cents. Arithmetic on money happens in this unit only. */
export type Cents = number

const euros = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** An amount in Dutch notation, with a normal space after the sign: `€ 64,50`. */
export const formatCents = (cents: Cents): string => `€ ${euros.format(cents / 100)}`

/** Cents from an amount in euros as partners send it (`64.5`), rounded to the cent. */
export const centsFromEuros = (amount: number): Cents => Math.round(amount * 100)

/** Cents as the euros that the specification's calls carry (`price`, `service_fee`: D11). */
export const eurosFromCents = (cents: Cents): number => cents / 100
