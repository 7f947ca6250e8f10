import {
  cautiousLoanShare,
  energyLoanShare,
  sellingAgentShare,
  sellingCosts,
} from '../figures/home-equity.ts'
import { loanToValue } from '../figures/lending-norms.ts'
import type { Cents } from '../kernel/money.ts'
import { share } from './share.ts'

/** A home with its mortgage, and what somebody wants to do with the equity. Amounts in cents. */
export interface OwnedHome {
  value: Cents
  debt: Cents
  /** The part of the debt that was not for the home, of which interest is not deducted (box 3). */
  other?: Cents | undefined
  /** The costs of selling; the average when left out. */
  costs?: Cents | undefined
  /** The costs of measures that save energy. */
  energy?: Cents | undefined
  /** The price of the next home; `nextCosts` is what buying it costs beside that. */
  next?: Cents | undefined
  nextCosts?: Cents | undefined
}

const atLeastNothing = (amount: Cents): Cents => Math.max(0, amount)

/** The average costs of selling on a day (YYYY-MM-DD), in cents: an agent, an energy label, and the notary. */
export const averageCosts = (value: Cents, day: string): Cents =>
  share(value, sellingAgentShare.on(day).value) + sellingCosts.on(day).value

/**
 * The equity of a home, in cents: of its value (`surplus`) and of selling it (`left`), both negative when more is owed; what the
 * value lets one borrow beside the debt; and of the next home the largest loan of which interest is deducted (bijleenregeling:
 * Wet inkomstenbelasting 2001, article 3.119aa). `ltv` is the debt in hundredths of a percent of the value.
 */
export const equityOf = (home: OwnedHome, day: string) => {
  const { value, debt, other = 0, energy = 0, next = 0, nextCosts = 0 } = home
  const costs = home.costs ?? averageCosts(value, day)
  const reserve = atLeastNothing(value - costs - atLeastNothing(debt - other))
  const whole = share(value, loanToValue.on(day).value)
  return {
    surplus: value - debt,
    costs,
    left: value - costs - debt,
    ltv: Math.round((debt * 100_00) / value),
    cautious: atLeastNothing(share(value, cautiousLoanShare.on(day).value) - debt),
    most: atLeastNothing(whole - debt),
    mostEnergy: atLeastNothing(Math.min(whole + energy, share(value, energyLoanShare.on(day).value)) - debt),
    reserve,
    deductible: atLeastNothing(next + nextCosts - reserve),
  }
}
