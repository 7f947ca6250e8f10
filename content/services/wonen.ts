import { html } from '../html.ts'
import type { Service } from './service.ts'

const member = html`<p>Om gebruik te maken van onze diensten, heb je een lidmaatschap nodig. Dit kun je eenvoudig
  aanmaken in stap 3. Het kost {price.lidmaatschap_jaar} per jaar. Eventuele parkeerkosten komen er apart bij. Het bedrag
  schrijven we na de keuring af van je rekening.</p>`

/** The sentence with the price and a year of membership together, for visitors who are no member yet. */
const withMembership = (price: string) => `Samen met een jaar lidmaatschap {with_membership.${price}}.`

export const inspections: readonly Service[] = [
  {
    path: '/diensten/keuringen/bouwtechnische-keuring',
    slug: 'bouwtechnische-keuring',
    title: 'Bouwtechnische keuring',
    lead: 'Een bouwkundige bekijkt het huis van dak tot kelder. Zo weet je wat je koopt, en wat het gaat kosten.',
    picture: 'inspection',
    keywords:
      'keuring, huis kopen, inspectie, gebreken, fundering, huis laten nakijken, bouwkundige keuring, bouwkundig rapport, aankoopkeuring, huis controleren, voor de koop, inspecteur',
    about: html`
      <h2>Wat het is</h2>
      <p>Een bouwkundige kijkt naar dak, muren, vloeren, kozijnen, leidingen en kruipruimte. Je krijgt een rapport met
      foto’s. Daarin staat wat meteen moet, wat kan wachten en wat het ongeveer kost.</p>
      <h2>Voor wie</h2>
      <ul>
        <li>Je wilt een bestaand huis kopen en twijfelt over de staat.</li>
        <li>Je verkoopt je huis en wilt geen verrassingen.</li>
        <li>Je woont er al en wilt een plan voor het onderhoud.</li>
      </ul>
      <p>Koop je? Laat dan een bouwkundige keuring als voorwaarde in je bod opnemen. Valt het tegen, dan kun je van de
      koop af.</p>`,
    steps: [
      ['Geef het adres', 'Je vertelt hoe groot en hoe oud het huis is. Dan zie je de prijs.'],
      ['Kies een moment', 'Je kiest een dag waarop je zelf ook kunt. Meelopen is leerzaam.'],
      [
        'De keuring',
        'De bouwkundige legt uit wat er te zien is. Dat duurt twee tot vierenhalf uur: in een groot huis langer dan in een klein.',
      ],
      ['Het rapport', 'Je krijgt het rapport per e-mail. Heb je vragen? Dan bel je de bouwkundige.'],
    ],
    costs: {
      intro: 'De prijs hangt af van de inhoud van het huis. Die staat in de advertentie.',
      rows: [
        ['< 450 m3', '{price.bouwtechnische_keuring_450}', withMembership('bouwtechnische_keuring_450')],
        [
          '451 m3 tot 700 m3',
          '{price.bouwtechnische_keuring_700}',
          withMembership('bouwtechnische_keuring_700'),
        ],
        [
          '701 m3 tot 900 m3',
          '{price.bouwtechnische_keuring_900}',
          withMembership('bouwtechnische_keuring_900'),
        ],
        [
          '> 900 m3',
          '{price.bouwtechnische_keuring_groter}',
          withMembership('bouwtechnische_keuring_groter'),
        ],
      ],
      after: member,
    },
    funnel: {
      price: '{price.lidmaatschap_jaar}',
      bouwtechnische_keuring_450: '{price.bouwtechnische_keuring_450}',
      bouwtechnische_keuring_700: '{price.bouwtechnische_keuring_700}',
      bouwtechnische_keuring_900: '{price.bouwtechnische_keuring_900}',
      bouwtechnische_keuring_groter: '{price.bouwtechnische_keuring_groter}',
      keuring: '{price.keuring}',
    },
    ready: [
      'Het adres, het bouwjaar en de inhoud van het huis in kubieke meters. Die staat in de advertentie.',
      'Het telefoonnummer van de verkopende makelaar.',
      'De datum waarop je het rapport nodig hebt.',
      'Je rekeningnummer.',
    ],
    questions: [
      [
        'Hoe snel kan er iemand komen?',
        html`<p>Vaak binnen een week. Bel ons als je een datum in je koopcontract hebt. Dan kijken we wat eerder
        kan.</p>`,
      ],
      [
        'Kijkt de bouwkundige ook onder de vloer?',
        html`<p>Ja, als het kruipluik open kan en het er droog genoeg is. Vraag de verkoper om het luik vrij te
        maken.</p>`,
      ],
      [
        'Wat ziet een keuring niet?',
        html`<p>Alles wat achter een afwerking zit. De bouwkundige breekt niets open. Bij twijfel staat in het rapport
        welk onderzoek nog nodig is.</p>`,
      ],
      [
        'Het huis staat scheef. Is dat erg?',
        html`<p>Dat hangt af van de oorzaak. Kijk eerst met de <a href="/rekentools/scheurenwijzer">Scheurenwijzer</a>
        of een scheur gevaarlijk kan zijn.</p>`,
      ],
    ],
    related: [
      { label: 'Is de scheur in je muur een probleem?', href: '/rekentools/scheurenwijzer' },
      { label: 'Contract laten controleren', href: '/diensten/juridisch/contract-laten-controleren' },
      { label: 'Een klus laten doen', href: '/diensten/wonen-en-onderhoud-diensten/klusservice' },
      { label: 'Hypotheekadvies', href: '/diensten/hypotheek/hypotheekadvies' },
    ],
  },
  {
    path: '/diensten/keuringen/opleveringskeuring',
    slug: 'opleveringskeuring',
    title: 'Opleveringskeuring',
    lead: 'Krijg je de sleutel van een nieuw huis? Onze bouwkundige loopt met je mee en schrijft op wat niet in orde is.',
    picture: 'inspection',
    keywords:
      'keuring, nieuwbouw, oplevering, opleverpunten, sleuteloverdracht, sleutel krijgen, nieuw huis, aannemer, vooroplevering, gebreken, controleren',
    about: html`
      <h2>Wat het is</h2>
      <p>Op de dag van de oplevering loopt een bouwkundige met je door het huis. Elk gebrek komt op een lijst. De bouwer
      tekent die lijst en lost de punten daarna op.</p>
      <h2>Voor wie</h2>
      <p>Voor kopers van een nieuw huis of appartement, op de dag van de sleutel. Dit is geen keuring vooraf: een
      voorschouw doen we niet.</p>
      <h2>Goed om te weten</h2>
      <p>Je mag het laatste deel van de bouwsom, hoogstens vijf procent, bij de notaris parkeren. Zo heeft de bouwer een
      reden om gebreken snel op te lossen. Dat stond op 20 november 2026 in de wet (artikel 7:768 van het Burgerlijk
      Wetboek).</p>`,
    steps: [
      ['Geef het huis door', 'Je geeft het adres, de bouwer en de naam van het project.'],
      ['Kies de dag', 'Je vult de dag en de tijd in die je van de bouwer kreeg.'],
      [
        'Loop samen rond',
        'De bouwkundige test deuren, ramen, leidingen en afwerking. Dat duurt anderhalf tot tweeënhalf uur.',
      ],
      ['Teken de lijst', 'Jij en de bouwer tekenen. Je houdt een kopie en de foto’s.'],
    ],
    costs: {
      rows: [
        [
          'Opleveringskeuring',
          '{price.opleveringskeuring}',
          `Voor één huis. ${withMembership('opleveringskeuring')}`,
        ],
      ],
      after: member,
    },
    funnel: {
      price: '{price.lidmaatschap_jaar}',
      opleveringskeuring: '{price.opleveringskeuring}',
      keuring: '{price.keuring}',
      desk: ['{phone.bouwkundig}', '{hours.bouwkundig}'],
    },
    ready: [
      'De uitnodiging van de bouwer, met dag en tijd.',
      'De tekeningen en je lijst met meerwerk.',
      'Je koopcontract en aannemingscontract.',
      'Je telefoon, om zelf ook foto’s te maken.',
    ],
    questions: [
      [
        'Hoe vroeg moet ik boeken?',
        html`<p>Zodra je de datum weet. Verschuift de bouwer de datum? Verzet je afspraak dan zelf, met de knop in je
        e-mail. Dat kan tot een dag van tevoren. Daarna bel je ons.</p>`,
      ],
      [
        'Moet ik tekenen als er nog gebreken zijn?',
        html`<p>Je tekent voor de lijst, en daar staan de gebreken op. Neem je de sleutel aan zonder lijst? Dan wordt
        klagen over zichtbare gebreken lastig.</p>`,
      ],
      [
        'Wat als de bouwer de punten niet oplost?',
        html`<p>Stuur dan een brief met een duidelijke datum. Onze juristen helpen je daarbij. Geef tot die tijd het
        geld bij de notaris niet vrij.</p>`,
      ],
    ],
    related: [
      {
        label: 'Contract voor nieuwbouw laten controleren',
        href: '/diensten/juridisch/contract-laten-controleren',
      },
      { label: '30 minuten juridisch advies', href: '/diensten/juridisch/30-minuten-advies' },
      { label: 'Woning verzekeren', href: '/diensten/verzekeringen' },
    ],
  },
]

export const greener: readonly Service[] = [
  {
    path: '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren',
    slug: 'isolatiecheck',
    title: 'Samen isoleren',
    start: {
      label: 'Begin de isolatiecheck',
      href: '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren/isolatiecheck',
    },
    byPhone: 'Dan lopen we de vragen samen met je door.',
    terms: html`
      <h2>Voorwaarden van de collectieve inkoop</h2>
      <ul>
        <li>Inschrijven is gratis. Je zit nergens aan vast.</li>
        <li>We geven je gegevens aan het isolatiebedrijf. Dat gebruikt ze alleen voor jouw offerte.</li>
        <li>Het bedrijf maakt een afspraak, bekijkt je huis en maakt een offerte.</li>
        <li>Zeg je ja? Dan sluit je een overeenkomst met het bedrijf, niet met ons.</li>
      </ul>`,
    lead: 'Een warm huis begint bij isolatie. Kijk wat er in jouw huis kan en doe mee met de collectieve inkoop.',
    picture: 'insulation',
    keywords:
      'isolatie, isoleren, spouwmuur, vloer, dak, verduurzamen, glas, buurt, straat, samen met buren, collectief, gezamenlijke inkoop, korting, energie besparen, kou, tocht, lagere rekening',
    about: html`
      <h2>Wat het is</h2>
      <p>Eerst doe je de isolatiecheck. Je beantwoordt vragen over je huis. Daarna zie je wat er kan, wat het ongeveer
      kost en hoeveel gas het scheelt. Bevalt dat? Dan doe je mee met de collectieve inkoop.</p>
      <h2>Voor wie</h2>
      <ul>
        <li>Je hebt een eigen huis van voor {insulation_check.cutoff}. Nieuwere huizen zijn meestal al geïsoleerd.</li>
        <li>Je woont niet in een appartement. Daar beslist de VvE over muren, vloer en dak.</li>
        <li>Je wilt een redelijke prijs zonder zelf offertes te verzamelen.</li>
      </ul>`,
    steps: [
      [
        'Doe de check',
        'Je vertelt over je gevel, vloer, kruipruimte en dak. Dat kost ongeveer tien minuten.',
      ],
      ['Bekijk je advies', 'Je ziet per onderdeel wat mogelijk is, met kosten en besparing.'],
      [
        'Schrijf je in',
        'Dat is vrijblijvend. Daarna belt {insulation_check.call_by} je, {insulation_check.call_within}. Er komt iemand langs, en je krijgt een offerte.',
      ],
      ['Kies zelf', 'Je zegt pas ja als de offerte je bevalt.'],
    ],
    costs: {
      rows: [
        ['Isolatiecheck', 'gratis'],
        ['Inschrijven voor een offerte', 'gratis', 'Je zit nergens aan vast.'],
        ['Isolatie', 'volgens de offerte', 'Hangt af van je huis en van wat je kiest.'],
      ],
      after: html`<p>Misschien krijg je subsidie. Kijk in de <a href="/subsidiecheck">subsidiecheck</a>.</p>`,
    },
    ready: [
      'Het bouwjaar van je huis.',
      'De oppervlakte van je vloer en je dak, ongeveer.',
      'De hoogte van je kruipruimte. Minder dan 35 centimeter is te laag.',
      'Wat er de laatste tien jaar al is geïsoleerd.',
    ],
    questions: [
      [
        'Waar moet ik beginnen: muur, vloer of dak?',
        html`<p>Dat verschilt per huis. Vaak is de spouwmuur het snelst gedaan. Een koud dak kost de meeste warmte.</p>`,
      ],
      [
        'Ik heb geen spouw. Kan ik dan niets doen?',
        html`<p>Jawel. Vloer, dak en glas kunnen vaak nog wel. In de check vul je in dat je geen spouw hebt.</p>`,
      ],
      [
        'Krijg ik vocht in huis door isolatie?',
        html`<p>Niet als je goed blijft ventileren. Houd roosters open en zet de afzuiging aan als je kookt of
        doucht.</p>`,
      ],
      [
        'Wat is er met vleermuizen?',
        html`<p>Vleermuizen zijn beschermd en slapen soms in een spouw. Het bedrijf laat daar
        vooraf naar kijken.</p>`,
      ],
    ],
    related: [
      {
        label: 'Isolatiecheck',
        href: '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren/isolatiecheck',
      },
      { label: 'Subsidiecheck', href: '/subsidiecheck' },
      { label: 'Welke stappen maken je huis zuiniger?', href: '/rekentools/bestaande-bouw-verduurzamen' },
    ],
  },
]
