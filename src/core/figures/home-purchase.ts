import { figure } from '../kernel/figure.ts'

const taxOffice = {
  name: 'Belastingdienst',
  href: 'https://www.belastingdienst.nl/wps/wcm/connect/nl/koopwoning/content/hoeveel-overdrachtsbelasting-betalen-bij-koop-woning',
}
const guarantee = { name: 'Nationale Hypotheek Garantie', href: 'https://www.nhg.nl' }

/**
 * Transfer tax in percents of the price, for a buyer who is going to live in the home (Wet op belastingen van rechtsverkeer,
 * article 14).
 */
export const ownHomeTax = figure('Overdrachtsbelasting, je gaat er wonen', [
  { from: '2021-01-01', value: 2, source: taxOffice },
])

/** Transfer tax in percents of the price, for a buyer who is not. */
export const otherHomeTax = figure('Overdrachtsbelasting, je gaat er niet wonen', [
  { from: '2023-01-01', until: '2025-12-31', value: 10.4, source: taxOffice },
  { from: '2026-01-01', until: '2026-12-31', value: 8, source: taxOffice },
])

/** The highest price in cents with an exemption for first-time buyers (article 15, first paragraph, under p). */
export const exemptionLimit = figure('Grens van de startersvrijstelling', [
  { from: '2024-01-01', until: '2024-12-31', value: 510_000_00, source: taxOffice },
  { from: '2025-01-01', until: '2025-12-31', value: 525_000_00, source: taxOffice },
  { from: '2026-01-01', until: '2026-12-31', value: 555_000_00, source: taxOffice },
])

/** The highest price and mortgage with the guarantee (NHG) in cents, without measures that save energy. */
export const guaranteeLimit = figure('NHG-grens', [
  { from: '2024-01-01', until: '2024-12-31', value: 435_000_00, source: guarantee },
  { from: '2025-01-01', until: '2025-12-31', value: 450_000_00, source: guarantee },
  { from: '2026-01-01', until: '2026-12-31', value: 470_000_00, source: guarantee },
])

/** The one-off costs of the guarantee, in percents of the mortgage. */
export const guaranteeFee = figure('Kosten van NHG', [
  { from: '2024-01-01', until: '2024-12-31', value: 0.6, source: guarantee },
  { from: '2025-01-01', until: '2026-12-31', value: 0.4, source: guarantee },
])
