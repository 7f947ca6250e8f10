import { figure } from '../kernel/figure.ts'

/** The highest price of a unit, and the number of units a year for which it held. */
export interface PriceCap {
  /** In cents for a unit, with energy tax and VAT. */
  price: number
  /** Cubic metres, kilowatt-hours or gigajoules for a connection in a year. */
  volume: number
}

const state = {
  name: 'Rijksoverheid, prijsplafond voor gas, stroom en stadsverwarming',
  href: 'https://www.rijksoverheid.nl/onderwerpen/koopkracht/plannen-kabinet-met-prijsplafond-voor-gas-en-elektriciteit',
}
/** Source of the volumes: article 2.3. */
const gazette = {
  name: 'Staatscourant 2022, 34154',
  href: 'https://zoek.officielebekendmakingen.nl/stcrt-2022-34154.html',
}

/** A figure for 2023; since then there is no cap. */
const in2023 = (label: string, value: PriceCap) =>
  figure<PriceCap | undefined>(label, [
    { from: '2023-01-01', until: '2023-12-31', value, source: gazette },
    { from: '2024-01-01', value: undefined, source: state },
  ])

export const gasCap = in2023('Prijsplafond voor gas', { price: 1_45, volume: 1_200 })
export const powerCap = in2023('Prijsplafond voor stroom', { price: 40, volume: 2_900 })
export const heatCap = in2023('Prijsplafond voor stadswarmte', { price: 47_38, volume: 37 })
