import { html } from '../html.ts'
import type { Service } from './service.ts'

export const membership: readonly Service[] = [
  {
    path: '/diensten/vve/meerjarenonderhoudsplan',
    slug: 'meerjarenonderhoudsplan',
    funnel: { onderhoudsplan_vanaf: '{price.onderhoudsplan_vanaf}' },
    byPhone: 'Dan vullen we de aanvraag samen in.',
    title: 'Meerjarenonderhoudsplan voor je VvE',
    lead: 'Weet welk onderhoud eraan komt en hoeveel geld je opzij moet zetten. Wij maken het plan met je vereniging.',
    picture: 'vve',
    keywords:
      'onderhoudsplan, vve, mjop, reservefonds, planning van onderhoud, reserveren, groot onderhoud, appartement, vereniging van eigenaren',
    about: html`
      <h2>Wat het is</h2>
      <p>Een bouwkundige bekijkt het hele gebouw. In het plan staat wanneer welk onderhoud nodig is en wat het kost. Zo
      weet je hoeveel iedereen per maand opzij moet zetten.</p>
      <h2>Voor wie</h2>
      <p>Voor besturen en beheerders van een VvE, klein of groot. Ook handig als een eigenaar wil verkopen.</p>
      <h2>Waarom het nodig is</h2>
      <p>Een VvE moet sparen voor groot onderhoud. Dat gaat met een onderhoudsplan, of met elk jaar 0,5 procent van de
      herbouwwaarde. Zo stond het op 20 november 2026 in de wet (artikel 5:126 van het Burgerlijk Wetboek).</p>`,
    steps: [
      ['Geef het gebouw door', 'Je vult het adres en de naam van de VvE in.'],
      ['Beschrijf het gebouw', 'Bouwjaar, aantal gebouwen en appartementen, en wat er nog meer bij hoort.'],
      ['Ontvang een offerte', 'Je legt de offerte voor aan de vergadering.'],
      ['Wij komen langs', 'De bouwkundige bekijkt alles en bespreekt het plan met het bestuur.'],
    ],
    costs: {
      intro: 'Je krijgt altijd eerst een offerte. Die is gratis.',
      rows: [
        [
          'Onderhoudsplan',
          'vanaf {price.onderhoudsplan_vanaf}',
          'Hangt af van het aantal gebouwen en appartementen.',
        ],
      ],
    },
    ready: [
      'Het bouwjaar en het aantal appartementen.',
      'Of er een garage, winkels of een tuin bij hoort.',
      'Oude onderhoudsplannen en rekeningen.',
      'De splitsingsakte, als je die kunt vinden.',
    ],
    questions: [
      [
        'Hoe vaak moet het plan opnieuw?',
        html`<p>Kijk er elke paar jaar naar. Prijzen veranderen, en onderhoud gaat soms anders dan gepland.</p>`,
      ],
      [
        'Kunnen we verduurzamen meenemen?',
        html`<p>Ja. De bouwkundige laat zien wat je slim kunt combineren. Een steiger huren doe je liever één keer.</p>`,
      ],
      [
        'Is het plan verplicht?',
        html`<p>Nee, sparen wel. Zonder plan spaart een VvE een vast percentage. Dat kan te veel of te weinig
        zijn.</p>`,
      ],
    ],
    related: [
      { label: 'Lid worden met je VvE', href: '/lidmaatschap/vve' },
      { label: 'Verzekering voor je VvE', href: '/diensten/vve/vve-verzekering' },
      { label: 'Subsidiecheck', href: '/subsidiecheck' },
      { label: 'Rechtspositiebepaling voor een VvE', href: '/diensten/juridisch/rechtspositiebepaling' },
    ],
  },
]
