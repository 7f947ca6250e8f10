import { html } from '../html.ts'
import type { Service } from './service.ts'

const juridisch = '/diensten/juridisch'

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
    keywords:
      'jurist, advies, buren, aannemer, erfgrens, gebreken, advocaat, rechten, geschil, burenruzie, schutting, overlast, verborgen gebrek, ruzie met de buren',
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
        href: '/diensten/verzekeringen/rechtsbijstandverzekering',
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
    keywords:
      'koopcontract, aannemingsovereenkomst, jurist, tekenen, bedenktijd, voorlopig koopcontract, koopovereenkomst, koopakte, ontbindende voorwaarden, contract nakijken, contract lezen, aannemer, contractscan',
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
        ['Nieuwbouw', '{price.contract_nieuwbouw}', 'Koopcontract en aannemingscontract samen.'],
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
    funnel: {
      price: '{price.lidmaatschap_jaar}',
      rechtspositie: '{price.rechtspositie}',
      rechtspositie_vve_uur: '{price.rechtspositie_vve_uur}',
    },
    byPhone: 'Je hoort dan ook welke papieren we nodig hebben.',
    title: 'Rechtspositiebepaling',
    lead: 'Een jurist zoekt uit hoe je ervoor staat en zet het op papier. Zo weet je of je verder moet gaan.',
    picture: 'legal',
    keywords:
      'jurist, rechtszaak, conflict, vve, advocaat, procedure, rechter, dossier, sta ik sterk, juridisch onderzoek',
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
        [
          'Voor jezelf of je bedrijf',
          '{price.rechtspositie}',
          'Een vaste prijs, ook als het dossier dik is.',
        ],
        [
          'Voor een VvE',
          'vanaf {price.rechtspositie_vve_uur} per uur',
          'Je hoort vooraf hoeveel uur het ongeveer is.',
        ],
      ],
      after: html`<p>Deze dienst is voor leden. Ben je dat nog niet? Dan word je lid met je aanvraag. Dat kost
      {price.lidmaatschap_jaar} per jaar.</p>`,
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
        href: '/diensten/verzekeringen/rechtsbijstandverzekering',
      },
    ],
  },
]
