import {
  bufferMonths,
  housingShareLimit,
  savingShare,
  statePension,
  upkeepShare,
} from '../figures/housing-costs.ts'
import type { Cents } from '../kernel/money.ts'
import { share } from './share.ts'

/** What a household earns and spends: net amounts a month, in cents. */
export interface Household {
  income: Cents
  mortgage: Cents
  /** The costs of gas, electricity and water. */
  energy: Cents
  /** Taxes and insurance of the home. */
  charges: Cents
  /** The amount that it puts aside for upkeep; a share of the value of the home when left out. */
  upkeep?: Cents | undefined
  value?: Cents | undefined
  /** All spending but housing. */
  living: Cents
  savings: Cents
  together: boolean
  /** The income that is left when the one who earns most is gone. */
  incomeAlone?: Cents | undefined
  /**
   * Whether the mortgage is paid off when the pension begins; otherwise `later` is what it costs then, the same as now when left
   * out.
   */
  paidOff: boolean
  later?: Cents | undefined
  /** The income after retirement; the state pension when left out. */
  pension?: Cents | undefined
}

/** A household at one moment. Amounts are in cents a month; `share` is what housing takes of income, in 0.01 percent. */
export interface Moment {
  income: Cents
  costs: Cents
  share: number
  left: Cents
}

/** What upkeep costs a month, in cents (a rule of thumb: a percent of the value a year). */
export const upkeepOf = ({ upkeep, value = 0 }: Pick<Household, 'upkeep' | 'value'>, day: string): Cents =>
  upkeep ?? Math.round((value * upkeepShare.on(day).value) / 100 / 12)

/** The net state pension of a household a month, in cents. */
export const statePensionOf = (together: boolean, day: string): Cents => {
  const { alone, together: each } = statePension.on(day).value
  return together ? 2 * each : alone
}

const momentOf = (income: Cents, costs: Cents, living: Cents): Moment => ({
  income,
  costs,
  share: Math.round((costs * 100_00) / income),
  left: income - costs - living,
})

/**
 * The household now, with one income less, and after retirement; with the buffer it needs (months of all that it spends), what is
 * missing of that, and what to save a month: a share of the income, and never more than is left. `isTight` tells whether housing
 * takes more than the rule of thumb at one moment. Amounts in cents.
 */
export const housingCheck = (household: Household, day: string) => {
  const { income, mortgage, energy, charges, living, savings, together, incomeAlone, pension } = household
  const upkeep = upkeepOf(household, day)
  const beside = energy + charges + upkeep
  const costs = mortgage + beside
  const { least, plenty } = bufferMonths.on(day).value
  const moments = {
    now: momentOf(income, costs, living),
    alone: together && incomeAlone !== undefined ? momentOf(incomeAlone, costs, living) : undefined,
    later: momentOf(
      pension ?? statePensionOf(together, day),
      (household.paidOff ? 0 : (household.later ?? mortgage)) + beside,
      living,
    ),
  }
  const buffer = { least: least * (costs + living), plenty: plenty * (costs + living) }
  return {
    upkeep,
    moments,
    buffer,
    missing: Math.max(0, buffer.least - savings),
    saving: Math.min(share(income, savingShare.on(day).value), Math.max(0, moments.now.left)),
    isTight: (moment: Moment) => moment.share > housingShareLimit.on(day).value * 100,
  }
}
