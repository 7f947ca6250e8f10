/** The five rate types, in the words of the calls (D11). */
export const rateTypes = ['per uur', 'vaste prijs', 'meter', 'per vierkante meter', 'per stuk'] as const
export type RateType = (typeof rateTypes)[number]
