import { html } from '../html.ts'
import type { Service } from './service.ts'

const juridisch = '/diensten/juridisch'

/** What a talk with a lawyer may cost, and the membership of who has none. */
const talkPrices = {
  price: '{price.lidmaatschap_jaar}',
  contract_bestaande_bouw: '{price.contract_bestaande_bouw}',
  contract_nieuwbouw: '{price.contract_nieuwbouw}',
  contract_verbouwing: '{price.contract_verbouwing}',
  contract_engels: '{price.contract_engels}',
  juridisch_30_minuten: '{price.juridisch_30_minuten}',
}

export const legal: readonly Service[] = [
  {
    path: `${juridisch}/30-minuten-advies`,
    slug: '30-minuten-advies',
    funnel: talkPrices,
    title: '30 minuten juridisch advies',
    lead: 'Ruzie over een erfgrens? Problemen met een aannemer? Leg het voor aan een jurist en weet waar je staat.',
    picture: 'legal',
    keywords: ['jurist', 'advies', 'buren', 'aannemer', 'erfgrens', 'gebreken'],
    about: html`
      <h2>Wat het is</h2>
      <p>Je belt een half uur met een jurist die elke dag met huizen werkt. Die leest vooraf wat je opschrijft. Aan het
      eind weet je hoe je ervoor staat en wat je eerste stap is.</p>
      <h2>Voor wie</h2>
      <ul>
        <li>De buren bouwen te dichtbij of maken veel lawaai.</li>
        <li>De aannemer is te laat, te duur of maakt het niet af.</li>
        <li>Je vindt een gebrek in het huis dat je net hebt gekocht.</li>
        <li>Je VvE neemt een besluit waar je het niet mee eens bent.</li>
      </ul>`,
    steps: [
      ['Kies een moment', 'Je kiest een dag en een tijd. De jurist belt jou.'],
      ['Vertel wat er speelt', 'Je schrijft kort op wat er is gebeurd en wat je wilt weten.'],
      ['Praat een half uur', 'De jurist stelt vragen en zegt eerlijk of je sterk staat.'],
    ],
    costs: {
      rows: [['30 minuten advies', '{price.juridisch_30_minuten}', 'Eén gesprek, per telefoon. Voor leden.']],
      after: html`<p>Ben je nog geen lid? Dan word je het met je afspraak. Dat kost {price.lidmaatschap_jaar} per jaar.</p>`,
    },
    ready: [
      'De brieven en e-mails waar het om gaat.',
      'Je contract of offerte.',
      'Foto’s van het probleem.',
      'Een lijstje met wat er is gebeurd, met datums.',
    ],
    questions: [
      [
        'Wat als een half uur te kort is?',
        html`<p>Dan zegt de jurist wat er nog nodig is. Vaak kun je zelf verder met een brief. Is het ingewikkeld? Dan
        past een <a href="/diensten/juridisch/rechtspositiebepaling">rechtspositiebepaling</a> beter.</p>`,
      ],
      [
        'Ik heb een rechtsbijstandverzekering. Kan ik ook hier terecht?',
        html`<p>Ja. Meld je zaak wel meteen bij je verzekeraar. Te laat melden kan problemen geven.</p>`,
      ],
      [
        'Schrijft de jurist ook een brief voor mij?',
        html`<p>Niet in dit gesprek. Je hoort wel wat er in de brief moet staan. Wil je dat wij het doen? Dan hoor je
        eerst de prijs.</p>`,
      ],
      [
        'Ik heb haast, want er loopt een termijn. Wat nu?',
        html`<p>Bel ons dan meteen en noem de datum. Wacht niet op een vrij moment in de agenda.</p>`,
      ],
    ],
    related: [
      { label: 'Contract laten controleren', href: `${juridisch}/contract-laten-controleren` },
      { label: 'Rechtspositiebepaling', href: `${juridisch}/rechtspositiebepaling` },
      {
        label: 'Rechtsbijstandverzekering',
        href: '/diensten/verzekeringen/rechtsbijstandverzekering/premie-berekenen',
      },
    ],
  },
  {
    path: `${juridisch}/contract-laten-controleren`,
    slug: 'contract-laten-controleren',
    funnel: talkPrices,
    title: 'Contract laten controleren',
    lead: 'Laat ons meelezen voordat je tekent. We leggen uit wat er staat en waar je op moet letten.',
    picture: 'contract',
    keywords: ['koopcontract', 'aannemingsovereenkomst', 'jurist', 'tekenen', 'bedenktijd'],
    about: html`
      <h2>Wat het is</h2>
      <p>Een jurist leest je contract helemaal. Daarna bespreek je het samen. Je hoort wat normaal is, wat er mist en
      wat je beter kunt laten veranderen.</p>
      <h2>Voor wie</h2>
      <ul>
        <li>Je koopt of verkoopt een bestaand huis.</li>
        <li>Je koopt een huis dat nog gebouwd wordt.</li>
        <li>Je laat verbouwen en krijgt een contract van de aannemer.</li>
      </ul>
      <p>Heb je al getekend voor een bestaand huis? Als koper heb je dan drie dagen bedenktijd. Zo stond het op 20 november 2026
      in de wet (artikel 7:2 van het Burgerlijk Wetboek). Bel ons in dat geval meteen.</p>`,
    steps: [
      ['Kies een moment', 'Je plant het gesprek. Kies een dag voordat je tekent.'],
      [
        'Stuur je contract',
        'Je stuurt het contract en de bijlagen mee. Streep persoonlijke gegevens gerust door.',
      ],
      ['De jurist leest', 'Elk artikel wordt bekeken, ook de kleine letters.'],
      ['Bespreek het samen', 'Je krijgt uitleg in gewone taal en een lijst met punten om te veranderen.'],
    ],
    costs: {
      intro: 'De prijs hangt af van het soort contract.',
      rows: [
        ['Bestaand huis', '{price.contract_bestaande_bouw}'],
        ['Verbouwing', '{price.contract_verbouwing}'],
        ['Nieuw huis', '{price.contract_nieuwbouw}', 'Koopcontract en aannemingscontract samen.'],
        ['Contract in het Engels', '{price.contract_engels} extra'],
      ],
      after: html`<p>Deze dienst is voor leden. Ben je dat nog niet? Dan word je lid met je afspraak. Dat kost
      {price.lidmaatschap_jaar} per jaar.</p>`,
    },
    ready: [
      'Het contract, met alle bijlagen.',
      'De tekeningen en de omschrijving van het werk, bij bouwen en verbouwen.',
      'De datum waarop je moet tekenen.',
      'Afspraken die niet in het contract staan.',
    ],
    questions: [
      [
        'Hoe snel kan het?',
        html`<p>Meestal binnen een paar werkdagen. Heb je minder tijd? Bel ons. Dan zoeken we een plek.</p>`,
      ],
      [
        'Praten jullie ook met de verkoper?',
        html`<p>Nee. Je krijgt de punten op papier. Jij of je makelaar legt ze voor aan de andere kant.</p>`,
      ],
      [
        'Wat is een ontbindende voorwaarde?',
        html`<p>Dat is een reden om zonder boete van de koop af te zien. Bijvoorbeeld omdat de bank geen hypotheek
        geeft. Zo’n voorwaarde moet in het contract staan, met een datum.</p>`,
      ],
    ],
    partner: {
      kind: 'iframe',
      anchor: 'contractscan',
      title: 'Begin met een contractscan',
      intro:
        'Beantwoord een paar vragen over je contract. Je ziet dan welke controle erbij past. Dat is gratis en je zit nergens aan vast.',
      show: { source: 'contract_scan', step: 'start', orderReferral: 'contract-laten-controleren' },
    },
    related: [
      { label: 'Bouwtechnische keuring voor je koopt', href: '/diensten/keuringen/bouwtechnische-keuring' },
      { label: '30 minuten juridisch advies', href: `${juridisch}/30-minuten-advies` },
      { label: 'Kosten koper berekenen', href: '/rekentools/berekenen-kosten-koper' },
    ],
  },
  {
    path: `${juridisch}/rechtspositiebepaling`,
    slug: 'rechtspositiebepaling',
    title: 'Rechtspositiebepaling',
    lead: 'Een jurist zoekt uit hoe je ervoor staat en zet het op papier. Zo weet je of je verder moet gaan.',
    picture: 'legal',
    keywords: ['jurist', 'rechtszaak', 'conflict', 'vve'],
    about: html`
      <h2>Wat het is</h2>
      <p>Een jurist leest je hele dossier en zoekt de regels erbij. Je krijgt een stuk op papier. Daarin staat hoe je
      ervoor staat, wat je kansen zijn en wat je het best kunt doen.</p>
      <h2>Voor wie</h2>
      <ul>
        <li>Je ruzie loopt al een tijd en er staat veel op het spel.</li>
        <li>Je twijfelt of een rechtszaak het waard is.</li>
        <li>Je VvE wil weten wat mag en wat moet.</li>
      </ul>`,
    steps: [
      ['Vraag aan', 'Je kiest of het om jezelf gaat, om een VvE of om een bedrijf. Je ziet meteen de prijs.'],
      ['Geef je gegevens', 'Je vertelt wat er speelt en of je een rechtsbijstandverzekering hebt.'],
      ['Stuur je papieren', 'Je voegt minstens één document toe, en hoogstens tien.'],
      ['Lees de uitkomst', 'Je krijgt het stuk en bespreekt het met de jurist.'],
    ],
    costs: {
      intro: 'De prijzen zijn met btw.',
      rows: [
        ['Voor jezelf', '{price.rechtspositie}', 'Een vaste prijs, ook als het dossier dik is.'],
        [
          'Voor een VvE',
          'vanaf {price.rechtspositie_vve_uur} per uur',
          'Je hoort vooraf hoeveel uur het ongeveer is.',
        ],
      ],
    },
    ready: [
      'Contracten, brieven en e-mails, als bestand van hoogstens 10 MB per stuk.',
      'Een overzicht van wat er is gebeurd, met datums.',
      'De naam van je rechtsbijstandverzekeraar, als je die hebt.',
    ],
    questions: [
      [
        'Waarom vragen jullie naar mijn verzekering?',
        html`<p>Een verzekeraar kan je kosten betalen. Meld je zaak daarom eerst daar. Wil je een tweede mening? Dan
        kan dat bij ons.</p>`,
      ],
      [
        'Ga ik hierna naar de rechter?',
        html`<p>Dat bepaal jij. Vaak helpt het stuk juist om er samen uit te komen. Soms is het advies om te
        stoppen.</p>`,
      ],
      [
        'Wat is het verschil met 30 minuten advies?',
        html`<p>In een gesprek hoor je waar je ongeveer staat. Hier zoekt een jurist het uit en zet het op papier.</p>`,
      ],
    ],
    related: [
      { label: '30 minuten juridisch advies', href: `${juridisch}/30-minuten-advies` },
      { label: 'Lid worden met je VvE', href: '/lidmaatschap/vve' },
      {
        label: 'Rechtsbijstandverzekering',
        href: '/diensten/verzekeringen/rechtsbijstandverzekering/premie-berekenen',
      },
    ],
  },
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
    keywords: ['testament', 'erven', 'notaris', 'samenlevingscontract', 'levenstestament', 'beeldbellen'],
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
    lead: 'Spreek een adviseur, gewoon vanaf je eigen bank.',
    picture: 'advice',
    keywords: ['beeldbellen', 'afspraak', 'bouwkundig', 'financieel', 'juridisch'],
    about: html`
      <h2>Wat het is</h2>
      <p>Je spreekt een specialist die je kan aankijken. Je laat zien wat je bedoelt: een scheur, een brief of een
      berekening. Je kiest zelf waar het over gaat: bouw, geld of recht.</p>
      <h2>Voor wie</h2>
      <p>Voor leden met een vraag die te lang is voor een telefoontje. Je hebt een computer, tablet of telefoon met
      camera nodig.</p>`,
    steps: [
      ['Kies je onderwerp', 'Je kiest bouw, geld of recht en schrijft je vraag op.'],
      ['Kies een dag en een tijd', 'Je ziet welke momenten vrij zijn.'],
      [
        'Praat met een adviseur',
        'De adviseur belt je op het moment dat je koos. Wil je beeldbellen? Dan krijg je een link.',
      ],
    ],
    costs: {
      rows: [['Online adviesgesprek', 'hoort bij je lidmaatschap']],
      after: html`<p>Ben je nog geen lid? Dan word je het bij je aanvraag, voor {price.lidmaatschap_jaar} per jaar.</p>`,
    },
    ready: [
      'Een rustige plek en een goede verbinding.',
      'De papieren of foto’s waar het over gaat.',
      'Je vraag in één zin. Dat scheelt tijd.',
    ],
    questions: [
      [
        'Moet mijn camera aan?',
        html`<p>Dat mag, maar het hoeft niet. Bij een vraag over je huis is het wel handig.</p>`,
      ],
      [
        'Kan ik de afspraak verzetten?',
        html`<p>Ja. In je bevestiging staat je referentie. Bel ermee naar {phone.financieel}.</p>`,
      ],
      ['Het beeldbellen lukt niet. Wat nu?', html`<p>Geen probleem. Dan belt de adviseur je gewoon op.</p>`],
    ],
    related: [
      { label: '30 minuten juridisch advies', href: `${juridisch}/30-minuten-advies` },
      { label: 'Hypotheekadvies', href: '/diensten/hypotheek/hypotheekadvies' },
      { label: 'Contact', href: '/contact' },
    ],
  },
]
