import { html } from '../html.ts'
import { salePriceFunnel, valuationReportFunnel } from '../payments.ts'
import type { Service } from './service.ts'

const hypotheek = '/diensten/hypotheek'

export const value: readonly Service[] = [
  {
    path: `${hypotheek}/waarderapport`,
    slug: 'waarderapport',
    funnel: valuationReportFunnel,
    byPhone: 'Dan helpen we je met bestellen.',
    title: 'Waarderapport',
    lead: 'Wat is je huis nu waard? Het rapport vergelijkt je huis met huizen die kort geleden zijn verkocht.',
    picture: 'sale',
    keywords:
      'waarde, woningwaarde, taxatie, woz, wat is mijn huis waard, waardebepaling, schatting, woz-waarde, bezwaar, marktwaarde',
    about: html`
      <h2>Wat het is</h2>
      <p>Een computer schat de waarde van je huis met gegevens over huizen in jouw buurt. Er komt niemand langs. Je
      krijgt een rapport met de waarde, de zekerheid daarvan en de huizen waarmee is vergeleken.</p>
      <h2>Voor wie</h2>
      <ul>
        <li>Je bent benieuwd wat je huis waard is.</li>
        <li>Je vraagt je af of je WOZ-waarde klopt.</li>
        <li>Je denkt aan verkopen, verbouwen of oversluiten.</li>
      </ul>
      <p>Heb je het rapport nodig voor een hypotheek? Vraag je bank dan eerst of dit genoeg is. Vaak wil een bank een
      <a href="/diensten/hypotheek/taxatie">taxatie</a>.</p>`,
    steps: [
      ['Vertel over je huis', 'We kijken of er genoeg gegevens zijn voor een goed rapport over jouw huis.'],
      ['Bekijk de prijs', 'Je ziet vooraf welk rapport je krijgt en wat het kost. Je betaalt met iDEAL.'],
      [
        'Ontvang je rapport',
        'Het staat meteen op je scherm. Je krijgt het ook als bestand, dat je kunt afdrukken.',
      ],
    ],
    costs: {
      rows: [
        ['Waarderapport', '{price.waarderapport}', 'Met btw. Je betaalt één keer, per huis.'],
        [
          'Lidmaatschap',
          '{price.lidmaatschap_jaar}',
          'Per jaar. Ben je al lid? Dan betaal je dit niet nog een keer.',
        ],
      ],
      after: html`<p>Deze dienst is alleen voor leden. Ben je nog geen lid? Dan word je lid zodra je het rapport
      betaalt.</p>`,
    },
    ready: [
      'Het bouwjaar, de woonoppervlakte en de grootte van je perceel.',
      'Je e-mailadres.',
      'Je bank-app, om met iDEAL te betalen.',
      'Je IBAN, als je nog geen lid bent.',
    ],
    questions: [
      [
        'Hoe goed klopt de schatting?',
        html`<p>Dat staat in het rapport. Zijn er veel huizen zoals het jouwe verkocht? Dan is de schatting zekerder.
        Een verbouwing van binnen ziet de computer niet.</p>`,
      ],
      [
        'Er is geen rapport voor mijn huis. Wat nu?',
        html`<p>Soms zijn er te weinig gegevens. Dat gebeurt bij een bijzonder huis of een gloednieuwe buurt. Je betaalt
        dan niets. Een taxateur kan het huis wel komen bekijken.</p>`,
      ],
      [
        'Kan ik het gebruiken voor bezwaar tegen mijn WOZ-waarde?',
        html`<p>Je mag het meesturen. De gemeente kijkt vooral naar huizen die rond de peildatum zijn verkocht. Die
        staan in het rapport.</p>`,
      ],
    ],
    partner: {
      kind: 'embed',
      anchor: 'woz-waarde',
      title: 'Zoek eerst je WOZ-waarde op',
      text: 'De gemeente stelt elk jaar de WOZ-waarde van je huis vast. Leg die naast het rapport. Dan zie je of er een groot verschil is.',
      tool: 'property_value',
    },
    related: [
      { label: 'Taxatie door een taxateur', href: `${hypotheek}/taxatie` },
      { label: 'Verkoopprijs bepalen', href: '/diensten/koop-verkoop/verkoopprijs-bepalen' },
      { label: 'Hoeveel overwaarde heb je?', href: '/rekentools/overwaarde-scan' },
    ],
  },
  {
    path: `${hypotheek}/taxatie`,
    slug: 'taxatie',
    funnel: {},
    byPhone: 'Dan vullen we de aanvraag samen in.',
    title: 'Taxatie',
    lead: 'Voor je hypotheek heb je vaak een taxatie nodig. Wij regelen een taxateur bij jou in de buurt.',
    picture: 'inspection',
    keywords:
      'taxateur, waarde, taxatierapport, taxeren, huis laten schatten, gevalideerd, nwwi, voor de hypotheek',
    about: html`
      <h2>Wat het is</h2>
      <p>Een taxateur bekijkt je huis van binnen en van buiten. Daarna krijg je een rapport met de waarde. Een tweede
      partij controleert het rapport, zodat je bank het accepteert.</p>
      <h2>Voor wie</h2>
      <ul>
        <li>Je koopt een huis en vraagt een hypotheek aan.</li>
        <li>Je wilt je hypotheek verhogen of oversluiten.</li>
        <li>Je gaat uit elkaar of verdeelt een erfenis.</li>
      </ul>`,
    steps: [
      ['Vraag aan', 'Je vertelt om welk huis het gaat en waarvoor je de taxatie nodig hebt.'],
      ['De taxateur belt', 'Jullie spreken een dag af. Je hoort dan ook de vaste prijs.'],
      ['Het bezoek', 'De taxateur is ongeveer een uur in huis, maakt foto’s en stelt vragen.'],
      ['Het rapport', 'Je krijgt het rapport als bestand. Je stuurt het door naar je bank of adviseur.'],
    ],
    costs: {
      intro: 'De prijs hangt af van het soort huis en de plaats. Je hoort hem voordat je ja zegt.',
      rows: [
        ['Taxatie met rapport', 'vanaf {price.taxatie_vanaf}', 'Met de controle waar je bank om vraagt.'],
      ],
    },
    ready: [
      'Het adres van het huis en de reden van de taxatie.',
      'Je koopcontract, als je een huis koopt.',
      'Een lijst van verbouwingen, met het jaar.',
      'Het energielabel, als je dat hebt.',
    ],
    questions: [
      [
        'Waarom kost een taxatie meer dan een waarderapport?',
        html`<p>Omdat er iemand komt kijken en ervoor tekent. Een
        <a href="/diensten/hypotheek/waarderapport">waarderapport</a> maakt een computer.</p>`,
      ],
      [
        'Mag ik zelf een taxateur kiezen?',
        html`<p>Ja, maar niet de makelaar die bij de verkoop betrokken is. Die is niet onafhankelijk genoeg.</p>`,
      ],
      [
        'Ik koop het huis nog. Hoe komt de taxateur binnen?',
        html`<p>De taxateur maakt een afspraak met de verkopende makelaar. Jij hoeft daar niets voor te doen.</p>`,
      ],
    ],
    related: [
      { label: 'Is een taxatie op afstand genoeg?', href: '/rekentools/desktop-taxatie-rekentool' },
      { label: 'Waarderapport', href: `${hypotheek}/waarderapport` },
      { label: 'Hypotheekadvies', href: `${hypotheek}/hypotheekadvies` },
    ],
  },
  {
    path: '/diensten/koop-verkoop/verkoopprijs-bepalen',
    slug: 'verkoopprijs-bepalen',
    title: 'Verkoopprijs bepalen',
    lead: 'Ga je je huis verkopen? Kijk welke prijs past bij jouw huis en jouw buurt.',
    picture: 'sale',
    keywords:
      'verkopen, vraagprijs, makelaar, te koop zetten, huis verkopen, verkoopwaarde, wat krijg ik voor mijn huis, biedingen',
    about: html`
      <h2>Wat het is</h2>
      <p>Je krijgt een schatting van de prijs waarvoor je huis te verkopen is. Die is gemaakt met echte verkopen in
      jouw buurt. Zo praat je met een makelaar terwijl je zelf al weet wat klopt.</p>
      <h2>Voor wie</h2>
      <p>Voor iedereen die over verkopen nadenkt. Je hoeft nog niets beslist te hebben. Ben je geen lid? Dan word je
      lid zodra je betaalt. Het eerste jaar is gratis als je dat nog niet eerder kreeg. Daarna betaal je {price.lidmaatschap_jaar} per jaar, tot je
      opzegt.</p>`,
    steps: [
      ['Vertel over je huis', 'Je geeft je adres en je gegevens.'],
      ['Betaal', 'Je ziet wat je koopt en wat het kost. Je betaalt met iDEAL.'],
      ['Ontvang je uitkomst', 'De schatting staat op je scherm. Je krijgt hem ook per e-mail.'],
    ],
    costs: {
      rows: [
        ['Verkoopprijs bepalen', '{price.verkoopprijs}', 'Met btw. Je betaalt één keer, per huis.'],
        [
          'Lidmaatschap',
          'gratis in het eerste jaar',
          'Als je dat nog niet eerder kreeg. Daarna {price.lidmaatschap_jaar} per jaar, tot je opzegt.',
        ],
      ],
    },
    ready: [
      'Je postcode en huisnummer.',
      'Je e-mailadres.',
      'Je bank-app, om met iDEAL te betalen.',
      'Je IBAN, als je nog geen lid bent.',
    ],
    funnel: salePriceFunnel,
    byPhone: 'Dan helpen we je met bestellen.',
    questions: [
      [
        'Is dit een vraagprijs of een verkoopprijs?',
        html`<p>Het is een schatting van wat een koper betaalt. Welke prijs je vraagt, spreek je af met je makelaar. Die
        kent de kopers van dit moment.</p>`,
      ],
      [
        'Kan ik zonder makelaar verkopen?',
        html`<p>Ja, dat mag. Reken op tijd voor foto’s, bezichtigingen en papieren. Laat je koopcontract in elk geval
        <a href="/diensten/juridisch/contract-laten-controleren">controleren</a>.</p>`,
      ],
      [
        'Mijn betaling is mislukt. Ben ik mijn geld kwijt?',
        html`<p>Nee. Zonder betaling is er geen bestelling. Is er wel iets afgeschreven? Bel ons dan op
        {phone.financieel}.</p>`,
      ],
    ],
    partner: {
      kind: 'embed',
      anchor: 'woz-waarde',
      title: 'Wat is je WOZ-waarde?',
      text: 'De WOZ-waarde is een eerste idee van wat je huis waard is. Een koper betaalt vaak een ander bedrag, want de peildatum ligt in het verleden.',
      tool: 'property_value',
    },
    related: [
      { label: 'Hoeveel overwaarde heb je?', href: '/rekentools/overwaarde-scan' },
      { label: 'Waarderapport', href: `${hypotheek}/waarderapport` },
      { label: 'Contract laten controleren', href: '/diensten/juridisch/contract-laten-controleren' },
    ],
  },
]
