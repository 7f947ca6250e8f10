import type { ValuedHome } from '../../ports/valuation.ts'

/** A home that the model knows by heart. `report`: whether it can make a report of it. */
interface DemoHome {
  facts: Required<Pick<ValuedHome, 'houseType' | 'constructionYear' | 'livingArea' | 'plotArea'>>
  report: boolean
}

/**
 * The homes of the demonstration, with the year and size that the land register has, by postcode and number. The model values
 * them by these facts, whatever it is told, so that estimator and report give one value of one home.
 */
export const demoHomes: Readonly<Record<string, DemoHome>> = {
  '3821BT 10': {
    facts: { houseType: '3', constructionYear: 1978, livingArea: 124, plotArea: 150 },
    report: true,
  },
  '1012JS 1': {
    facts: { houseType: '0', constructionYear: 1904, livingArea: 68, plotArea: 0 },
    report: true,
  },
  '9711LM 25': {
    facts: { houseType: '1', constructionYear: 1932, livingArea: 141, plotArea: 190 },
    report: false,
  },
  '2513AA 7': {
    facts: { houseType: '4', constructionYear: 1965, livingArea: 92, plotArea: 260 },
    report: true,
  },
}

/**
 * The figures of the sandbox model. Each is a `voorbeeldcijfer`: made up for the demonstration, not taken from any market.
 * Production refuses what is made from them.
 */
export const homeFigures = {
  voorbeeldcijfer: true,
  /** The value of a square metre, by the first digit of the postcode. */
  centsPerMetre: [0, 720_000, 510_000, 490_000, 360_000, 400_000, 350_000, 340_000, 330_000, 300_000],
  centsElsewhere: 400_000,
  /** Assumed for a home of which they are not known. */
  livingArea: 110,
  constructionYear: 1975,
  /** The share by which each year after `constructionYear` makes a home worth more. */
  perYearNewer: 0.004,
  /** The bounds of a valuation lie this share below and above the value. */
  spread: 0.06,
  /** For each square metre of the plot beyond the living area. */
  centsPerPlotMetre: 20_000,
  /** The factor for each type of home (D57); a terraced home is 1. */
  byType: { 0: 1, 1: 1.04, 2: 1.12, 3: 1, 4: 1.25 },
  /** Homes that were sold: how many days ago, and how much larger, newer and dearer than the home that is valued. */
  sales: [
    { street: 'Voorbeeldlaan', daysAgo: 41, larger: 3, newer: 0, dearer: 0.02 },
    { street: 'Voorbeeldhof', daysAgo: 77, larger: -6, newer: 4, dearer: -0.03 },
    { street: 'Modelstraat', daysAgo: 102, larger: 0, newer: -2, dearer: 0.01 },
    { street: 'Voorbeeldplein', daysAgo: 160, larger: 11, newer: 8, dearer: 0.05 },
    { street: 'Proefweg', daysAgo: 214, larger: -9, newer: -5, dearer: -0.06 },
  ],
} as const
