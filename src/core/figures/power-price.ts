import { figure } from '../kernel/figure.ts'

/** In cents for a kilowatt-hour, with taxes, without what a connection costs. */
export const powerPrice = figure('Stroomprijs voor consumenten', [
  {
    from: '2026-01-01',
    until: '2026-12-31',
    value: 26,
    source: {
      name: 'CBS, gemiddelde energietarieven voor consumenten',
      href: 'https://www.cbs.nl/nl-nl/cijfers/detail/85592NED',
    },
    toVerify: true,
  },
])
