/** Every one of these is a `voorbeeldcijfer`: made up for the demonstration, of no market. Production refuses what is made of them. */
export const homeFigures = {
  voorbeeldcijfer: true,
  /** For a square metre, by the first digit of the postcode. */
  centsPerMetre: [0, 720_000, 510_000, 490_000, 360_000, 400_000, 350_000, 340_000, 330_000, 300_000],
  centsElsewhere: 400_000,
  /** Of a home of which nothing is known. */
  livingArea: 110,
  constructionYear: 1975,
  /** By how much a home is worth more for each year that it is newer than that. */
  perYearNewer: 0.004,
  /** Half of the range around a value. */
  spread: 0.06,
  /** For a square metre of the plot beyond the home's own surface. */
  centsPerPlotMetre: 20_000,
  /** By how much a home of each type (D57) is worth more or less than a terraced one. */
  byType: { 0: 1, 1: 1.04, 2: 1.12, 3: 1, 4: 1.25 },
  /** Homes that were sold: how long ago, how much larger, newer and dearer than the one that is valued. */
  sales: [
    { street: 'Voorbeeldlaan', daysAgo: 41, larger: 3, newer: 0, dearer: 0.02 },
    { street: 'Voorbeeldhof', daysAgo: 77, larger: -6, newer: 4, dearer: -0.03 },
    { street: 'Modelstraat', daysAgo: 102, larger: 0, newer: -2, dearer: 0.01 },
    { street: 'Voorbeeldplein', daysAgo: 160, larger: 11, newer: 8, dearer: 0.05 },
    { street: 'Proefweg', daysAgo: 214, larger: -9, newer: -5, dearer: -0.06 },
  ],
} as const
