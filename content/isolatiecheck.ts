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
      [
        'Daarna',
        'Je wordt gebeld',
        'Dat doet {insulation_check.call_by}, {insulation_check.call_within}. Jullie spreken af wanneer iemand je huis komt bekijken. Hoor je niets? Bel ons op {phone.isoleren}.',
      ],
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
    links: [{ label: 'Subsidiecheck', href: '/subsidiecheck' }],
    next: [
      [
        'Binnen een paar minuten',
        'Je krijgt een e-mail',
        'Daarin staan je resultaten, met een document om te bewaren en af te drukken.',
      ],
      ['Daarna', 'Jij beslist', 'Je zit nergens aan vast. Hierboven staat hoe je een offerte krijgt.'],
    ],
  }),
]
