import { html } from '../html.ts'
import type { Service } from './service.ts'

/** Services in which one talks with an adviser, except about a contract. */
export const advice: readonly Service[] = [
  {
    path: '/diensten/wonen-en-onderhoud-diensten/testamentadvies/testamentadvies-afspraak-maken',
    slug: 'testamentadvies',
    funnel: {
      price: '{price.lidmaatschap_jaar}',
      testamentadvies: '{price.testamentadvies}',
      email: '{email}',
    },
    title: 'Testamentadvies',
    lead: 'Wat gebeurt er met je huis als jij er niet meer bent? Praat erover met een adviseur, online of op kantoor.',
    picture: 'contract',
    keywords:
      'testament, erven, notaris, samenlevingscontract, levenstestament, beeldbellen, erfenis, nalatenschap, overlijden, kinderen, trouwen, samenwonen, voogdij, schenken, partner',
    about: html`
      <h2>Wat het is</h2>
      <p>Een adviseur bekijkt met je wat er nu zou gebeuren met je huis. Daarna weet je of een testament nodig is en
      wat erin moet staan. Een notaris maakt het testament; wij zorgen dat je goed voorbereid komt.</p>
      <h2>Voor wie</h2>
      <ul>
        <li>Je woont samen zonder getrouwd te zijn.</li>
        <li>Je hebt kinderen uit een eerdere relatie.</li>
        <li>Je wilt dat je partner in het huis kan blijven.</li>
        <li>Je hebt geen kinderen en wilt zelf kiezen wie erft.</li>
      </ul>
      <p>Wist je dit? Partners die alleen samenwonen, erven niet vanzelf van elkaar. Zo stond het op 20 november 2026 in de wet
      (boek 4 van het Burgerlijk Wetboek).</p>`,
    steps: [
      ['Geef je adres', 'Je ziet dan welk kantoor het dichtst bij je is.'],
      [
        'Kies hoe en wanneer',
        'Je spreekt de adviseur online, of je komt naar het kantoor. Kies een dag en een tijd.',
      ],
      [
        'Praat met de adviseur',
        'Dat duurt ongeveer een uur. Jullie bespreken wie er in je leven zijn en wat je wilt regelen.',
      ],
      [
        'Ga naar de notaris',
        'Je krijgt een lijst mee. Daarmee vraag je prijzen op en laat je het testament maken.',
      ],
    ],
    costs: {
      rows: [
        [
          'Testamentadvies',
          '{price.testamentadvies}',
          'Eén gesprek, online of op kantoor. Zonder de notaris.',
        ],
      ],
      after: html`<p>De rekening komt na het gesprek. Deze dienst is voor leden. Ben je dat nog niet? Dan word je lid
      met je afspraak. Dat kost {price.lidmaatschap_jaar} per jaar.</p>
      <p>De notaris rekent een eigen prijs. Vraag die bij meer dan één notaris op, want ze verschillen.</p>`,
    },
    ready: [
      'Je trouwakte, je samenlevingscontract of je oude testament.',
      'Het koopcontract van je huis en je hypotheekoverzicht.',
      'De namen en geboortedatums van je kinderen.',
      'Online: een telefoon, tablet of computer met camera. Je hoeft niets te installeren.',
    ],
    questions: [
      [
        'Komt er iemand bij mij thuis?',
        html`<p>Nee. Online open je op het tijdstip zelf de link uit je e-mail. De adviseur is daar dan ook. Liever op
        kantoor? Dan zie je vooraf welk kantoor dat is.</p>`,
      ],
      [
        'Heb ik een testament nodig als ik getrouwd ben?',
        html`<p>Niet altijd. De wet regelt al veel voor partner en kinderen. Doe eerst de
        <a href="/rekentools/testamentadvies-snelcheck">snelcheck</a>.</p>`,
      ],
      [
        'Kan ik het testament later veranderen?',
        html`<p>Ja. Dat kan zo vaak als je wilt, bij de notaris. Kijk er weer naar als er iets groots verandert.</p>`,
      ],
      [
        'Moet mijn partner bij het gesprek zijn?',
        html`<p>Dat is slim als jullie samen een huis hebben. Ieder maakt een eigen testament.</p>`,
      ],
    ],
    related: [
      { label: 'Snelcheck: heb jij een testament nodig?', href: '/rekentools/testamentadvies-snelcheck' },
      { label: 'Geldplan', href: '/diensten/hypotheek/geldplan' },
      { label: 'Online adviesgesprek', href: '/contact/online-adviesgesprek' },
    ],
  },
  {
    path: '/contact/online-adviesgesprek',
    slug: 'online-adviesgesprek',
    funnel: { price: '{price.lidmaatschap_jaar}' },
    title: 'Online adviesgesprek',
    lead: 'Plan online een gesprek. Een adviseur belt je, op het moment dat jij kiest.',
    picture: 'advice',
    keywords:
      'beeldbellen, afspraak, bouwkundig, financieel, juridisch, videobellen, adviseur spreken, gesprek, vraag stellen, advies op afstand',
    about: html`
      <h2>Wat het is</h2>
      <p>Een specialist leest je vraag, belt je en neemt de tijd. Je kiest zelf waar het over gaat: bouw, geld of
      recht.</p>
      <h2>Voor wie</h2>
      <p>Voor leden met een vraag waar iemand rustig naar moet kijken. Je hebt alleen je telefoon nodig.</p>`,
    steps: [
      ['Kies je onderwerp', 'Je kiest bouw, geld of recht en schrijft je vraag op.'],
      ['Kies een dag en een tijd', 'Je ziet welke momenten vrij zijn.'],
      [
        'Praat met een adviseur',
        'De adviseur belt je op het moment dat je koos. Het gesprek duurt ongeveer een half uur.',
      ],
    ],
    costs: {
      rows: [['Online adviesgesprek', 'hoort bij je lidmaatschap', 'Eén gesprek per telefoon.']],
      after: html`<p>Ben je nog geen lid? Dan word je het bij je aanvraag, voor {price.lidmaatschap_jaar} per jaar.</p>`,
    },
    ready: [
      'Een rustige plek met goed bereik.',
      'De papieren of foto’s waar het over gaat.',
      'Je vraag in één zin. Dat scheelt tijd.',
    ],
    questions: [
      [
        'Kan ik ook beeldbellen?',
        html`<p>Nee, dit gesprek gaat per telefoon. Over je hypotheek kun je wel
        <a href="/diensten/hypotheek/hypotheekadvies-landelijk">beeldbellen</a>.</p>`,
      ],
      [
        'Kan ik de afspraak verzetten?',
        html`<p>Ja. In je bevestiging staat een knop. Daarmee kies je zelf een andere tijd. Lukt dat niet? Bel dan naar
        {phone.financieel}.</p>`,
      ],
      [
        'Op welk nummer word ik gebeld?',
        html`<p>Op het mobiele nummer dat je invult. Het staat ook in je bevestiging.</p>`,
      ],
    ],
    related: [
      { label: '30 minuten juridisch advies', href: '/diensten/juridisch/30-minuten-advies' },
      { label: 'Hypotheekadvies', href: '/diensten/hypotheek/hypotheekadvies' },
      { label: 'Contact', href: '/contact' },
    ],
  },
]
