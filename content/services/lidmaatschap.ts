import { html } from '../html.ts'
import type { Service } from './service.ts'

export const membership: readonly Service[] = [
  {
    path: '/lidmaatschap/lid-worden',
    slug: 'lid-worden',
    title: 'Lid worden',
    lead: 'Als lid heb je altijd iemand om mee te overleggen over je huis. En je regelt keuringen en advies bij één club.',
    picture: 'street',
    keywords: ['lidmaatschap', 'aanmelden', 'contributie', 'kosten'],
    about: html`
      <h2>Wat je ervoor krijgt</h2>
      <ul>
        <li><strong>Vragen stellen.</strong> Je belt met juristen, bouwkundigen en financieel adviseurs.</li>
        <li><strong>Keuringen en advies.</strong> Je laat een huis keuren, een contract lezen of een plan maken.</li>
        <li><strong>Verzekeringen voor leden.</strong> Je huis, je spullen en jezelf, ook in één pakket.</li>
        <li><strong>De Hypotheekwacht.</strong> Wij letten op je rente.</li>
        <li><strong>Je stem.</strong> We zijn een vereniging. Leden kiezen mee.</li>
      </ul>
      <h2>Voor wie</h2>
      <p>Voor iedereen met een eigen huis, of met plannen ervoor. Eén lidmaatschap geldt voor je hele huishouden. Ben je
      eigenaar in een VvE? Dan kan ook <a href="/lidmaatschap/vve">de hele VvE lid worden</a>.</p>`,
    steps: [
      [
        'Geef je naam en adres',
        'We kijken of je al bekend bent. Je e-mailadres is straks je gebruikersnaam.',
      ],
      ['Kies hoe je betaalt', 'Automatisch van je rekening, of zelf overmaken.'],
      ['Controleer en verstuur', 'Je ziet alles nog één keer. Daarna ben je binnen een paar minuten lid.'],
    ],
    costs: {
      rows: [
        ['Lidmaatschap', '{price.lidmaatschap_jaar} per jaar', 'Voor je hele huishouden.'],
        ['Automatische incasso', 'gratis'],
        ['Bankoverschrijving', '{price.bankoverschrijving} extra', 'Voor de rekening die we dan sturen.'],
      ],
      after: html`<p>Je lidmaatschap loopt een jaar en gaat daarna vanzelf door. Je kunt het elk jaar
      <a href="/lidmaatschap/opzeggen">opzeggen</a>. Heb je een cadeaukaart? Kijk bij
      <a href="/lidmaatschap/gifty">Cadeaukaart inwisselen</a>.</p>`,
    },
    ready: [
      'Je adres.',
      'Je e-mailadres en telefoonnummer.',
      'Je rekeningnummer, als je automatisch betaalt.',
    ],
    questions: [
      [
        'Kan ik meteen een dienst gebruiken?',
        html`<p>Ja. Je bent lid zodra je aanmelding is verwerkt. Dat duurt meestal een paar minuten.</p>`,
      ],
      [
        'Ik huur een huis. Kan ik lid worden?',
        html`<p>Ja, dat kan als je een huis wilt kopen. Voor huurvragen kun je beter bij een organisatie voor huurders
        terecht.</p>`,
      ],
      [
        'Geldt mijn lidmaatschap ook voor mijn kinderen?',
        html`<p>Zolang ze bij je wonen. Wonen ze op zichzelf? Dan hebben ze een eigen lidmaatschap nodig.</p>`,
      ],
      [
        'Hoe zeg ik op?',
        html`<p>Met het opzegformulier of door te bellen. Je lidmaatschap stopt aan het eind van het jaar waarvoor je
        hebt betaald. Lees meer op <a href="/lidmaatschap/opzeggen">Lidmaatschap opzeggen</a>.</p>`,
      ],
    ],
    related: [
      { label: 'Lid worden met je VvE', href: '/lidmaatschap/vve' },
      { label: 'Cadeaukaart inwisselen', href: '/lidmaatschap/gifty' },
      { label: 'Alle diensten', href: '/diensten' },
      { label: 'Wie we zijn', href: '/over-ons' },
    ],
  },
  {
    path: '/diensten/vve/meerjarenonderhoudsplan',
    slug: 'meerjarenonderhoudsplan',
    title: 'Meerjarenonderhoudsplan voor je VvE',
    lead: 'Weet welk onderhoud eraan komt en hoeveel geld je opzij moet zetten. Wij maken het plan met je vereniging.',
    picture: 'vve',
    keywords: ['onderhoudsplan', 'vve', 'mjop', 'reservefonds'],
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
      { label: 'Subsidiecheck', href: '/subsidiecheck' },
      { label: 'Rechtspositiebepaling voor een VvE', href: '/diensten/juridisch/rechtspositiebepaling' },
    ],
  },
]
