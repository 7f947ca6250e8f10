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
