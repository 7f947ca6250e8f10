import type { PageSeed } from '../src/core/content/page.ts'
import { thanksPage } from './bedankt.ts'
import { mail } from './bedankt-parts.ts'

const path = '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren/isolatiecheck'
const registered = `${path}/ingeschreven`
const sent = `${path}/bedankt`
const start = { label: 'Begin de isolatiecheck', href: path }

/** The page of the insulation check, and the thank-you pages after a registration and after its results were mailed. */
export const isolatiecheckPages: PageSeed[] = [
  {
    kind: 'page',
    codename: 'isolatiecheck',
    path,
    layout: 'funnel',
    title: 'Isolatiecheck',
    description:
      'Zie in tien minuten wat er in jouw huis kan, wat het kost en hoeveel gas het scheelt. Gratis.',
    keywords: [
      'isolatiecheck',
      'spouwmuur',
      'vloer',
      'dak',
      'advies',
      'is mijn huis geschikt',
      'wat kan ik isoleren',
      'besparing',
      'offerte isoleren',
    ],
    picture: 'insulation',
    blocks: [
      {
        kind: 'funnel',
        slug: 'isolatiecheck',
        properties: {
          cutoff: '{insulation_check.cutoff}',
          excluded: '{insulation_check.excluded_areas}',
          bats: '{insulation_check.bats}',
          registered,
          sent,
        },
      },
    ],
  },
  thanksPage({
    codename: 'isolatiecheck_ingeschreven',
    path: registered,
    funnel: 'isolatiecheck',
    name: 'Inschrijven voor isoleren',
    title: 'Je bent ingeschreven',
    start,
    next: [
      mail,
      ['Daarna', 'Het isolatiebedrijf belt je', 'Jullie spreken af wanneer het je huis komt bekijken.'],
      [
        'Na het bezoek',
        'Je krijgt een offerte',
        'Daarin staan de echte prijzen. Jij beslist of je het doet.',
      ],
    ],
  }),
  thanksPage({
    codename: 'isolatiecheck_bedankt',
    path: sent,
    funnel: 'isolatiecheck',
    title: 'Je resultaten komen per e-mail',
    start,
    next: [
      [
        'Binnen een paar minuten',
        'Je krijgt een e-mail',
        'Daarin staat de uitslag, met een document om te bewaren en af te drukken.',
      ],
      ['Daarna', 'Jij beslist', 'Wil je een offerte? Doe de check dan opnieuw en schrijf je in.'],
    ],
  }),
]
