/** The five ways in which a price of the handyman is charged, as the calls spell them (D11). */
export const rateTypes = ['per uur', 'vaste prijs', 'meter', 'per vierkante meter', 'per stuk'] as const
export type RateType = (typeof rateTypes)[number]
