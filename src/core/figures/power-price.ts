import { figure } from '../kernel/figure.ts'

/** The price of a kilowatt-hour in cents, with taxes, without the fixed costs of a connection. */
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
