import { joins, mail, type Thanks } from './bedankt-parts.ts'

/** Thank-you pages of requests that people handle: a quote, a valuation, a legal position. */
export const caseThanks: Thanks[] = [
  {
    codename: 'meerjarenonderhoudsplan_bedankt',
    path: '/diensten/vve/meerjarenonderhoudsplan/bedankt',
    funnel: 'meerjarenonderhoudsplan',
    title: 'Je aanvraag voor een offerte is binnen',
    start: { label: 'Vraag een offerte aan', href: '/diensten/vve/meerjarenonderhoudsplan' },
    next: [
      mail,
      ['Daarna', 'We maken de offerte', 'Missen we iets van het gebouw? Dan bellen we je.'],
      [
        'Bij de offerte',
        'Je legt hem voor aan de vergadering',
        'De offerte is gratis. Zegt de VvE ja? Laat het ons weten. Dan plannen we een bezoek aan het gebouw.',
      ],
    ],
  },
  {
    codename: 'taxatie_bedankt',
    path: '/diensten/hypotheek/taxatie/bedankt',
    funnel: 'taxatie',
    title: 'Je aanvraag voor een taxatie is binnen',
    start: { label: 'Vraag een taxatie aan', href: '/diensten/hypotheek/taxatie' },
    next: [
      mail,
      [
        'Daarna',
        'Een taxateur belt je',
        'Je hoort de vaste prijs. Ga je akkoord? Dan spreken jullie een dag af.',
      ],
      [
        'Bij het bezoek',
        'De taxateur bekijkt je huis',
        'Leg je koopcontract en je energielabel klaar, als je die hebt.',
      ],
    ],
  },
  {
    codename: 'rechtspositiebepaling_bedankt',
    path: '/diensten/juridisch/rechtspositiebepaling/bedankt',
    funnel: 'rechtspositiebepaling',
    title: 'Je aanvraag en je documenten zijn binnen',
    start: {
      label: 'Vraag een rechtspositiebepaling aan',
      href: '/diensten/juridisch/rechtspositiebepaling',
    },
    next: [
      mail,
      joins,
      ['Daarna', 'Een jurist leest alles', 'Mist er iets? Dan bellen we je.'],
      [
        'Als het klaar is',
        'Je krijgt de uitkomst per e-mail',
        'Daarin staat hoe je zaak ervoor staat. Je bespreekt die met de jurist, en krijgt daarna een rekening.',
      ],
    ],
  },
]
