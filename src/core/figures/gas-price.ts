import { figure } from '../kernel/figure.ts'

/** In cents for a cubic metre, with taxes, without what a connection costs. */
export const gasPrice = figure('Gasprijs voor consumenten', [
  {
    from: '2026-01-01',
    until: '2026-12-31',
    value: 135,
    source: {
      name: 'CBS, gemiddelde energietarieven voor consumenten',
      href: 'https://www.cbs.nl/nl-nl/cijfers/detail/85592NED',
    },
    toVerify: true,
  },
])
