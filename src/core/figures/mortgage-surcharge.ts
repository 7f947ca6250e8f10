import { figure } from '../kernel/figure.ts'

/** A group of mortgages: up to `upTo`, a part of the value of the home in percents, the rate is this much higher. */
export interface SurchargeGroup {
  upTo: number
  /** In percents a year of what is owed. */
  surcharge: number
}

const none = Number.POSITIVE_INFINITY

// Lenders set these themselves and change them. These two were published: examples of their year, shown with that year, and never
// what somebody pays now. They have no end, since no newer value is expected.

export const surchargeOfRabobank = figure<readonly SurchargeGroup[]>('Voorbeeld, opslagen van Rabobank', [
  {
    from: '2018-06-21',
    value: [
      { upTo: 67.5, surcharge: 0 },
      { upTo: 90, surcharge: 0.2 },
      { upTo: none, surcharge: 0.5 },
    ],
    source: {
      name: 'Rabobank, opslagen vanaf 21 juni 2018',
      href: 'https://www.rabobank.nl/particulieren/hypotheek/hypotheekrente/opslagen/',
    },
  },
])

/** The differences between the rates that ABN AMRO published on 16 June 2017. */
export const surchargeOfAbnAmro = figure<readonly SurchargeGroup[]>('Voorbeeld, opslagen van ABN AMRO', [
  {
    from: '2017-06-16',
    value: [
      { upTo: 65, surcharge: 0 },
      { upTo: 85, surcharge: 0.2 },
      { upTo: none, surcharge: 0.6 },
    ],
    source: {
      name: 'ABN AMRO, rentes van 16 juni 2017',
      href: 'https://www.abnamro.nl/en/personal/mortgages/interest-rates/index.html',
    },
  },
])
