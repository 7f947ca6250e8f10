import { html } from '../html.ts'
import type { Service } from './service.ts'

const hypotheek = '/diensten/hypotheek'

export const mortgage: readonly Service[] = [
  {
    path: `${hypotheek}/hypotheekadvies`,
    slug: 'hypotheekadvies',
    title: 'Hypotheekadvies',
    lead: 'Een hypotheek sluit je niet elke dag af. Onze adviseurs rekenen met je mee, op kantoor of via beeldbellen.',
    picture: 'mortgage',
    keywords:
      'hypotheek, lening, rente, oversluiten, maandlasten, geld lenen, huis financieren, eerste huis, starter, doorstromen, verbouwing betalen, scheiden, uit elkaar, hypotheekadviseur',
    about: html`
      <h2>Wat je eraan hebt</h2>
      <p>Een adviseur kijkt niet alleen naar wat je kunt lenen. Belangrijker is wat je kunt missen, nu en later. Je
      krijgt een advies op papier, met de maandlasten en de risico’s. Daarna kies jij.</p>
      <h2>Voor wie</h2>
      <ul>
        <li>Je koopt je eerste huis en wilt weten wat kan.</li>
        <li>Je verhuist en neemt je hypotheek misschien mee.</li>
        <li>Je rentevaste periode loopt af.</li>
        <li>Je gaat verbouwen, uit elkaar of met pensioen.</li>
      </ul>`,
    steps: [
      [
        'Kennismaken',
        'Je vertelt wat je van plan bent. De adviseur zegt wat je nodig hebt. Dit gesprek is gratis.',
      ],
      [
        'Samen rekenen',
        'Je levert je gegevens aan. De adviseur rekent verschillende hypotheken voor je door.',
      ],
      ['Advies op papier', 'Je leest het advies rustig na en stelt je vragen. Je zit nog nergens aan vast.'],
      ['Regelen', 'Ga je door? Dan vraagt de adviseur de hypotheek aan en houdt de datums in de gaten.'],
    ],
    costs: {
      intro: 'Na het eerste gesprek krijg je een vaste prijs. Die verandert niet meer.',
      rows: [
        ['Eerste gesprek', 'gratis', 'Ongeveer een uur, op kantoor of via beeldbellen.'],
        [
          'Advies en aanvraag',
          'vanaf {price.hypotheekadvies_vanaf}',
          'Hangt af van je situatie, niet van je lening.',
        ],
      ],
      after: html`<p>De kosten van notaris en taxateur komen er apart bij. Reken ze alvast uit met
      <a href="/rekentools/berekenen-kosten-koper">Kosten koper berekenen</a>.</p>`,
    },
    funnel: {},
    ready: [
      'Je loonstrook, of je jaarcijfers als je een eigen bedrijf hebt.',
      'Het overzicht van je huidige hypotheek.',
      'Je andere leningen, zoals een studieschuld of een auto.',
      'Je pensioenoverzicht.',
    ],
    questions: [
      [
        'Is jullie advies onafhankelijk?',
        html`<p>Ja. We verdienen niet meer aan de ene hypotheek dan aan de andere. Je betaalt ons voor het advies.</p>`,
      ],
      [
        'Moet mijn partner erbij zijn?',
        html`<p>Ja, als jullie samen een hypotheek willen. Het gaat ook over wat er gebeurt als een van jullie wegvalt.
        Via beeldbellen mag je ook op twee plekken zitten.</p>`,
      ],
      [
        'Ik heb al een bod gedaan. Is er nog tijd?',
        html`<p>Bel ons dan vandaag. In je koopcontract staat een datum waarop je geld rond moet zijn. Noem die meteen.
        Dan zoeken we een gesprek dat op tijd is.</p>`,
      ],
      [
        'Kan ik ook alleen advies krijgen?',
        html`<p>Ja. Je mag met ons advies zelf naar een bank gaan. Zeg dat in het eerste gesprek, want de prijs is dan
        anders.</p>`,
      ],
    ],
    related: [
      { label: 'Hoeveel kun je ongeveer lenen?', href: '/rekentools/quickscan-hypotheek' },
      { label: 'Verhuist je rente mee?', href: '/verhuistool' },
      { label: 'Hypotheekadvies in heel Nederland', href: `${hypotheek}/hypotheekadvies-landelijk` },
      { label: 'Hypotheekwacht: wij letten op je rente', href: `${hypotheek}/hypotheekwacht` },
      { label: 'Taxatie voor je hypotheek', href: `${hypotheek}/taxatie` },
      { label: 'Bouwtechnische keuring', href: '/diensten/keuringen/bouwtechnische-keuring' },
    ],
  },
  {
    path: `${hypotheek}/hypotheekadvies-landelijk`,
    slug: 'hypotheekadvies-landelijk',
    title: 'Hypotheekadvies in heel Nederland',
    lead: 'Geen kantoor in de buurt? Onze adviseurs helpen je via beeldbellen of telefoon, waar je ook woont.',
    picture: 'mortgage',
    keywords:
      'hypotheek, beeldbellen, telefonisch, landelijk, oversluiten, adviseur, op afstand, videobellen',
    about: html`
      <h2>Hetzelfde advies, van huis uit</h2>
      <p>Je spreekt een adviseur die alleen voor jou rekent. Je ziet de berekening op je scherm, of krijgt die vooraf
      per e-mail als je liever belt.</p>
      <h2>Wat je ervoor nodig hebt</h2>
      <ul>
        <li>Voor beeldbellen: een telefoon, tablet of computer met camera. Je hoeft niets te installeren.</li>
        <li>Voor bellen: een rustige plek en je papieren bij de hand.</li>
      </ul>`,
    steps: [
      ['Vertel wat je van plan bent', 'Je kiest je situatie en het huis waar het over gaat.'],
      ['Kies een moment', 'Overdag, op werkdagen. Je krijgt een uitnodiging voor je agenda.'],
      ['Spreek de adviseur', 'Ongeveer een uur via beeldbellen, of drie kwartier per telefoon.'],
      ['Beslis in alle rust', 'Je krijgt een vaste prijs voor het advies. Pas dan kies je of je doorgaat.'],
    ],
    costs: {
      intro: 'Na het eerste gesprek krijg je een vaste prijs. Die verandert niet meer.',
      rows: [
        ['Eerste gesprek', 'gratis', 'Via beeldbellen of telefoon.'],
        [
          'Advies en aanvraag',
          'vanaf {price.hypotheekadvies_vanaf}',
          'Hangt af van je situatie, niet van je lening.',
        ],
      ],
    },
    funnel: {},
    ready: [
      'Je loonstrook, of je jaarcijfers als je een eigen bedrijf hebt.',
      'Het overzicht van je huidige hypotheek.',
      'Je andere leningen, zoals een studieschuld of een auto.',
      'Je pensioenoverzicht.',
    ],
    questions: [
      [
        'Kan ik later nog naar een kantoor?',
        html`<p>Ja. Zeg het in het eerste gesprek. Je houdt dan je eigen adviseur als die daar werkt.</p>`,
      ],
      [
        'Is beeldbellen veilig?',
        html`<p>Ja. Je krijgt een link die alleen voor jouw gesprek werkt. Niemand neemt het gesprek op.</p>`,
      ],
    ],
    related: [
      { label: 'Hypotheekadvies op kantoor', href: `${hypotheek}/hypotheekadvies` },
      { label: 'Hoeveel kun je ongeveer lenen?', href: '/rekentools/quickscan-hypotheek' },
      { label: 'Hypotheekwacht: wij letten op je rente', href: `${hypotheek}/hypotheekwacht` },
    ],
  },
  {
    path: `${hypotheek}/geldplan`,
    slug: 'geldplan',
    title: 'Geldplan',
    lead: 'Wat kun je nu missen, en straks? Met een geldplan weet je waar je aan toe bent.',
    picture: 'mortgage',
    keywords:
      'financieel plan, pensioen, sparen, minder werken, geld, scheiden, scheiding, eerder stoppen met werken, arbeidsongeschikt, werkloos, inkomen later, overzicht van je geld',
    about: html`
      <h2>Wat het is</h2>
      <p>Een adviseur zet je inkomen, je uitgaven en je huis naast elkaar. Je ziet wat er verandert als je minder gaat
      werken, stopt of alleen verder gaat. Je krijgt een plan dat je zelf kunt lezen.</p>
      <h2>Voor wie</h2>
      <ul>
        <li>Je denkt na over stoppen met werken.</li>
        <li>Je wilt blijven wonen als je partner wegvalt.</li>
        <li>Je gaat uit elkaar en wilt weten of je het huis kunt houden.</li>
        <li>Je twijfelt tussen aflossen, sparen en verbouwen.</li>
      </ul>`,
    steps: [
      ['Kies wat je wilt weten', 'Je kiest hoogstens drie vragen, zoals eerder stoppen of anders wonen.'],
      ['Plan een afspraak', 'Je komt naar een kantoor, of je spreekt de adviseur via beeldbellen.'],
      ['Lever je gegevens aan', 'Je stuurt je papieren op tijd op. De adviseur rekent alvast.'],
      ['Bespreek je plan', 'Je loopt samen de uitkomst door en krijgt het plan mee naar huis.'],
    ],
    costs: {
      rows: [['Geldplan', '{price.geldplan}', 'Voor één huishouden, met een gesprek en een plan op papier.']],
      after: html`<p>Je hoeft er geen lid voor te zijn. De rekening komt na het gesprek.</p>`,
    },
    funnel: { geldplan: '{price.geldplan}' },
    ready: [
      'Je loonstrook en je laatste belastingaangifte.',
      'Je pensioenoverzicht van mijnpensioenoverzicht.nl.',
      'Je hypotheekoverzicht en je spaargeld.',
      'Een lijst van je vaste lasten.',
    ],
    questions: [
      [
        'Krijg ik ook advies over beleggen?',
        html`<p>Nee. We kijken naar je inkomen, je huis en je uitgaven. Voor beleggen verwijzen we je door.</p>`,
      ],
      [
        'Hoe lang is het plan geldig?',
        html`<p>Zolang je situatie hetzelfde blijft. Krijg je een andere baan of verandert de rente veel? Dan is het
        slim om opnieuw te rekenen.</p>`,
      ],
      [
        'Ik wil alleen weten of ik kan blijven wonen. Kan dat?',
        html`<p>Begin dan met de <a href="/rekentools/financiele-wooncheck">Financiële wooncheck</a>. Bel ons als je
        daarna nog vragen hebt.</p>`,
      ],
    ],
    related: [
      { label: 'Financiële wooncheck', href: '/rekentools/financiele-wooncheck' },
      { label: 'Hypotheekadvies', href: `${hypotheek}/hypotheekadvies` },
      {
        label: 'Testamentadvies',
        href: '/diensten/wonen-en-onderhoud-diensten/testamentadvies/testamentadvies-afspraak-maken',
      },
    ],
  },
]
