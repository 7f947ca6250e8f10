import type { PageSeed } from '../src/core/content/page.ts'

export const salePriceFunnel = {
  price: '{price.lidmaatschap_jaar}',
  verkoopprijs: '{price.verkoopprijs}',
}

export const valuationReportFunnel = {
  price: '{price.lidmaatschap_jaar}',
  waarderapport: '{price.waarderapport}',
}

/**
 * The pages that mailed links to a kept form and to an unpaid order lead to, and the pages that the bank sends payers back to.
 */
export const paymentPages: PageSeed[] = [
  {
    kind: 'page',
    codename: 'betalen',
    path: '/betalen',
    layout: 'funnel',
    title: 'Je bestelling betalen',
    description: 'Betaal je bestelling met de link uit onze e-mail. Je hoeft niets opnieuw in te vullen.',
    hidden: true,
    blocks: [{ kind: 'funnel', slug: 'betalen' }],
  },
  {
    kind: 'page',
    codename: 'verder',
    path: '/verder',
    layout: 'funnel',
    title: 'Ga verder met je formulier',
    description: 'Je bewaarde een formulier. Ga hier verder met de link uit onze e-mail.',
    hidden: true,
    blocks: [{ kind: 'funnel', slug: 'verder' }],
  },
  {
    kind: 'page',
    codename: 'verkoopprijs_betaald',
    path: '/diensten/koop-verkoop/verkoopprijs-bepalen/betaald',
    layout: 'funnel',
    title: 'Je betaling',
    description: 'Hier zie je of je betaling gelukt is. Daarna staat hier je schatting.',
    hidden: true,
    blocks: [
      {
        kind: 'funnel',
        slug: 'verkoopprijs-bepalen',
        properties: { ...salePriceFunnel, opens: 'betaald' },
      },
    ],
  },
  {
    kind: 'page',
    codename: 'waarderapport_rapport',
    path: '/diensten/hypotheek/waarderapport/rapport',
    layout: 'funnel',
    title: 'Je waarderapport',
    description: 'Hier zie je hoe het met je bestelling staat. Daarna staat hier je rapport.',
    hidden: true,
    blocks: [
      {
        kind: 'funnel',
        slug: 'waarderapport',
        properties: { ...valuationReportFunnel, opens: 'rapport' },
      },
    ],
  },
]
