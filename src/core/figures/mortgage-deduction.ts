import { figure } from '../kernel/figure.ts'

/** In percents: what of deductible mortgage interest comes back, in the lowest bracket of income tax (box 1) and above it. */
export const deductionRate = figure('Belasting die je over hypotheekrente terugkrijgt', [
  {
    from: '2026-01-01',
    until: '2026-12-31',
    value: { low: 35.75, high: 37.56 },
    source: {
      name: 'Belastingdienst',
      href: 'https://www.belastingdienst.nl/wps/wcm/connect/nl/aftrek-en-kortingen/content/afbouw-tarief-aftrekposten-bij-hoog-inkomen',
    },
  },
])
