import { figure } from '../kernel/figure.ts'

/** The part of the costs of advice that an owners' association gets back, in percent. */
export const adviceShare = figure('SVVE, deel van het advies', [
  {
    from: '2023-01-01',
    until: '2027-12-30',
    value: 75,
    source: {
      name: 'RVO, SVVE',
      href: 'https://www.rvo.nl/subsidies-financiering/svve',
    },
  },
])
