import type { PageSeed } from '../src/core/content/page.ts'

export const contact: PageSeed = {
  kind: 'page',
  codename: 'contact',
  path: '/contact',
  layout: 'content',
  title: 'Contact',
  description: 'Bel of mail {name}. Hier staan onze telefoonnummers en openingstijden per onderwerp.',
  keywords: ['telefoonnummer', 'bellen', 'mailen', 'openingstijden', 'adres'],
  likely: ['/veelgestelde-vragen'],
  blocks: [
    {
      kind: 'hero',
      title: 'We helpen je graag verder',
      lead: 'Bel ons gerust. Je krijgt iemand aan de lijn die er verstand van heeft.',
    },
    { kind: 'desks', title: 'Algemeen', desks: ['klantenservice', 'ledenservice', 'klusservice'] },
    {
      kind: 'desks',
      title: 'Praat met een specialist',
      intro:
        'Heb je een vraag over recht, bouw, geld of je verzekering? Dan bel je het best meteen een specialist.',
      desks: ['juridisch', 'bouwkundig', 'financieel', 'verzekeringen'],
    },
    {
      kind: 'interesting_links',
      title: 'Misschien staat je antwoord hier al',
      links: [
        { label: 'Veelgestelde vragen', href: '/veelgestelde-vragen' },
        { label: 'Alle diensten', href: '/diensten' },
        { label: 'Hoe we met je gegevens omgaan', href: '/privacy' },
      ],
    },
  ],
}
