import { gasCap, heatCap, type PriceCap, powerCap } from '../figures/price-cap.ts'
import type { Cents } from '../kernel/money.ts'

/** A day on which there was a cap, to look its figures up by. */
export const capDay = '2023-07-01'

export const caps = { gas: gasCap, power: powerCap, heat: heatCap }
export type CappedEnergy = keyof typeof caps

export interface CappedUse {
  /** Cubic metres, kilowatt-hours or gigajoules. */
  used: number
  /** Price of the contract in cents for a unit, with energy tax and VAT. */
  price: Cents
  /** The amount for which the cap held, in the same unit; that of the whole year when left out. */
  volume?: number | undefined
}

/** The price in cents for a unit and the volume that the law set for a kind of energy. */
export const capOf = (kind: CappedEnergy): PriceCap => caps[kind].on(capDay).value ?? { price: 0, volume: 0 }

/**
 * What was paid below the cap and above it, in cents. Where the contract is at or below the cap, its price holds for everything
 * (Staatscourant 2022, 34154).
 */
export const costsUnderCap = (
  kind: CappedEnergy,
  { used, price, volume = capOf(kind).volume }: CappedUse,
) => {
  const capPrice = capOf(kind).price
  const capped = price > capPrice ? Math.min(used, volume) : 0
  const above = used - capped
  const paid = capped * capPrice + above * price
  return { capped, above, paid, without: used * price, saved: used * price - paid }
}
