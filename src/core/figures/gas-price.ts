import { figure } from '../kernel/figure.ts'

/** The price of a cubic metre of gas in cents, with taxes, without the fixed costs of a connection. */
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
