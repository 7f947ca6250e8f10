import type { PageSeed } from '../src/core/content/page.ts'
import { thanksPage } from './bedankt.ts'

const start = { label: 'Mijn aanvragen', href: '/mijn/aanvragen' }
const thanks = { funnel: 'afspraak', start }

/** The page that the link in mails about an appointment leads to, and the pages after it. */
export const appointmentPages: PageSeed[] = [
  {
    kind: 'page',
    codename: 'afspraak',
    path: '/afspraak',
    layout: 'funnel',
    title: 'Je afspraak',
    description: 'Verzet je afspraak of zeg hem af. Dat doe je met de link uit onze e-mail.',
    hidden: true,
    blocks: [
      {
        kind: 'funnel',
        slug: 'afspraak',
        properties: { moved: '/afspraak/verzet', cancelled: '/afspraak/afgezegd' },
      },
    ],
  },
  thanksPage({
    ...thanks,
    codename: 'afspraak_verzet',
    name: 'Afspraak verzet',
    path: '/afspraak/verzet',
    title: 'Je afspraak is verzet',
    next: [
      [
        'Binnen een paar minuten',
        'Je krijgt een e-mail',
        'Daarbij zit de nieuwe uitnodiging voor je agenda.',
      ],
      [
        'Op het nieuwe tijdstip',
        'We spreken je',
        'Waar en hoe staat in die e-mail. Je oude afspraak vervalt vanzelf.',
      ],
    ],
  }),
  thanksPage({
    ...thanks,
    codename: 'afspraak_afgezegd',
    name: 'Afspraak afgezegd',
    path: '/afspraak/afgezegd',
    title: 'Je afspraak is afgezegd',
    next: [
      ['Binnen een paar minuten', 'Je krijgt een e-mail', 'Daarmee haal je de afspraak uit je agenda.'],
      ['Wanneer je wilt', 'Een nieuwe afspraak', 'Die maak je op de pagina van de dienst. Bellen mag ook.'],
    ],
  }),
]
