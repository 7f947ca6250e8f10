import type { Link } from '../../src/core/content/parts.ts'
import type { ToolCodename } from '../../src/core/content/tool.ts'
import { html } from '../html.ts'
import type { Calculator } from './calculator.ts'

const advice: Link = { label: 'Hypotheekadvies', href: '/diensten/hypotheek/hypotheekadvies' }
const plan: Link = { label: 'Geldplan', href: '/diensten/hypotheek/geldplan' }
const report: Link = { label: 'Waarderapport', href: '/diensten/hypotheek/waarderapport' }
const valuation: Link = { label: 'Taxatie', href: '/diensten/hypotheek/taxatie' }
const guard: Link = { label: 'Hypotheekwacht', href: '/diensten/hypotheek/hypotheekwacht' }

export const moneyCalculators = {
  berekenen_kosten_koper: {
    words: [
      'bijkomende kosten',
      'aankoop',
      'kosten kopen huis',
      'overdrachtsbelasting',
      'notariskosten',
      'k.k.',
      'eigen geld',
    ],
    question: 'Hoeveel geld heb je nodig naast de prijs van het huis?',
    about: html`
      <h2>Wat kosten koper zijn</h2>
      <p>Bij een bestaand huis komen er kosten bovenop de koopprijs: belasting, notaris, taxatie en advies. Die kun je
      meestal niet lenen. Je hebt dus spaargeld nodig.</p>
      <h2>Wat de som doet</h2>
      <p>De rekentool rekent de belasting uit over de koopprijs en telt de andere kosten erbij op. Voor een vakantiehuis
      of een huis dat je verhuurt is de belasting hoger. Koop je een nieuw huis, vrij op naam? Dan zit een deel er al
      bij.</p>`,
    ready: ['De koopprijs.', 'Of je er zelf gaat wonen.', 'Een offerte van een notaris, als je die hebt.'],
    related: [
      advice,
      valuation,
      { label: 'Bouwtechnische keuring', href: '/diensten/keuringen/bouwtechnische-keuring' },
    ],
  },
  overwaarde_scan: {
    words: ['overwaarde', 'hypotheekschuld', 'winst op je huis'],
    question: 'Hoeveel overwaarde zit er in je huis?',
    about: html`
      <h2>Wat overwaarde is</h2>
      <p>Is je huis meer waard dan je hypotheek? Het verschil heet overwaarde. Je kunt die pas uitgeven
      als je verkoopt of extra leent.</p>
      <h2>Wat de som doet</h2>
      <p>Waarde van je huis, min je schuld, min de kosten van verkoop. Neem de waarde liever te laag dan te hoog.</p>
      <p>Koop je daarna iets anders? Dan zie je ook over hoeveel hypotheek je rente aftrekt. Blijf je? Dan zie je wat je
      voor de waarde van je huis nog kunt lenen.</p>`,
    ready: ['De waarde van je huis, ongeveer.', 'Wat je nog moet aflossen.'],
    related: [
      report,
      advice,
      { label: 'Verkoopprijs bepalen', href: '/diensten/koop-verkoop/verkoopprijs-bepalen' },
    ],
  },
  desktop_taxatie_rekentool: {
    words: ['desktoptaxatie', 'taxatie', 'waarde op afstand'],
    question: 'Is een taxatie vanaf een afstand genoeg voor jouw hypotheek?',
    about: html`
      <h2>Wat een desktoptaxatie is</h2>
      <p>Een taxateur beoordeelt je huis met gegevens en foto’s, zonder langs te komen. Dat is sneller en goedkoper. Het
      mag alleen als je niet te veel leent voor de waarde van je huis.</p>
      <h2>Wat de som doet</h2>
      <p>De rekentool deelt je hypotheek door de waarde. Is de uitkomst laag genoeg? Dan kun je het je bank vragen. De bank
      beslist. Je ziet ook wat een desktoptaxatie en een gewone taxatie kosten.</p>`,
    ready: [
      'Het bedrag van je nieuwe hypotheek, en wat je leent om te verbouwen.',
      'De waarde van het huis, ongeveer.',
      'Of de grond van jou is of van een ander (erfpacht).',
    ],
    related: [valuation, report],
  },
  financieringscheck: {
    words: ['maximale hypotheek', 'hoeveel kan ik lenen', 'wat kan ik kopen', 'inkomen'],
    question: 'Kun je het huis betalen dat je wilt kopen?',
    about: html`
      <h2>Twee dingen tellen</h2>
      <p>Je inkomen bepaalt wat je elke maand kunt betalen. De waarde van het huis bepaalt hoeveel een bank hoogstens
      leent. De laagste van de twee telt.</p>
      <h2>Wat je zelf meeweegt</h2>
      <p>Een bank kijkt naar vandaag. Jij kijkt ook vooruit. Denk aan kinderen, minder werken, onderhoud en een rente die
      later hoger is.</p>`,
    ready: [
      'Je bruto jaarinkomen.',
      'Je leningen en je studieschuld.',
      'De prijs van het huis.',
      'Je spaargeld.',
    ],
    related: [advice, { label: 'Kosten koper berekenen', href: '/rekentools/berekenen-kosten-koper' }],
  },
  rekenmodule_annuiteiten_en_lineaire_hypotheek: {
    words: [
      'annuïteiten',
      'lineaire hypotheek',
      'vergelijken',
      'aflosvorm',
      'maandlasten',
      'soorten hypotheken',
    ],
    question: 'Welke manier van aflossen past bij je?',
    about: html`
      <h2>Het verschil in het kort</h2>
      <p><strong>Annuïteiten.</strong> Je betaalt elke maand hetzelfde, zolang je rente gelijk blijft. Eerst vooral
      rente, later vooral aflossing.</p>
      <p><strong>Lineair.</strong> Je lost elke maand evenveel af. Je begint duurder en eindigt goedkoper. In totaal
      betaal je minder rente.</p>
      <h2>Hoe je kiest</h2>
      <p>Heb je nu ruimte en later misschien minder? Dan past lineair. Wil je zekerheid in de eerste jaren? Dan past
      annuïteiten.</p>`,
    ready: ['Het bedrag dat je leent.', 'De rente.', 'Hoe lang je wilt aflossen.'],
    related: [
      advice,
      { label: 'Wat levert extra aflossen op?', href: '/rekentools/rekenhulp-extra-aflossen' },
    ],
  },
  studieschuld_en_hypotheek: {
    words: ['studielening', 'duo', 'studiefinanciering', 'leenstelsel'],
    question: 'Wat doet je studieschuld met je hypotheek?',
    about: html`
      <h2>Wat een bank wil weten</h2>
      <p>Een studieschuld kost je elke maand geld. Daarom kun je minder lenen. Een bank kijkt naar het bedrag dat je per
      maand aan DUO betaalt.</p>
      <h2>Eerlijk vertellen</h2>
      <p>Je schuld staat niet bij elke instantie geregistreerd. Vertel het toch. Je zet je handtekening onder de
      aanvraag. En je wilt zelf ook niet te veel lenen.</p>`,
    ready: ['Je maandbedrag bij DUO.', 'Wat je nog moet betalen.', 'De rente op je studieschuld.'],
    related: [advice, { label: 'Quickscan hypotheek', href: '/rekentools/quickscan-hypotheek' }],
  },
  quickscan_hypotheek: {
    words: ['hoeveel kan ik lenen', 'maximale hypotheek', 'snel berekenen'],
    question: 'Hoeveel kun je ongeveer lenen?',
    about: html`
      <h2>Een eerste indruk</h2>
      <p>Met je inkomen en je schulden krijg je een bedrag dat een bank ongeveer zou lenen. Het is geen belofte. Gebruik
      het om te weten waar je kunt zoeken.</p>
      <h2>Wat de som niet weet</h2>
      <p>Tijdelijk werk, een eigen bedrijf en alimentatie maken verschil. Een adviseur rekent dat voor je uit.</p>`,
    ready: ['Je bruto jaarinkomen, en dat van je partner.', 'Je leningen per maand.', 'Je leeftijd.'],
    related: [advice, { label: 'Financieringscheck', href: '/rekentools/financieringscheck' }],
  },
  renteopslag: {
    words: ['risico-opslag', 'te veel rente', 'rente omlaag', 'opslag op de rente'],
    question: 'Betaal je meer rente dan nodig is?',
    about: html`
      <h2>Wat een renteopslag is</h2>
      <p>Leen je veel voor de waarde van je huis? Dan rekent een bank extra rente. Los je af, of wordt je huis meer waard?
      Dan kan dat stukje eraf. Niet elke bank doet dat vanzelf.</p>
      <h2>Wat je kunt doen</h2>
      <p>Reken uit welk deel van de waarde je leent. Bel daarna je bank. Vraag of je in een lagere groep valt, en welk
      bewijs van de waarde genoeg is.</p>`,
    ready: [
      'Wat je nog moet aflossen.',
      'De waarde van je huis, zoals de WOZ-waarde.',
      'Je hypotheek en de waarde van toen je rente werd vastgezet.',
    ],
    related: [guard, report],
  },
  testamentadvies_snelcheck: {
    words: ['testament nodig', 'erven', 'samenwonen', 'partner'],
    question: 'Heb jij een testament nodig?',
    about: html`
      <h2>Vier vragen die ertoe doen</h2>
      <ul>
        <li>Ben je getrouwd, geregistreerd partner, of woon je alleen samen?</li>
        <li>Heb je kinderen, en zijn die van jullie samen?</li>
        <li>Heb je samen een huis?</li>
        <li>Wil je iets nalaten aan iemand die geen familie is?</li>
      </ul>
      <h2>Wanneer je zeker iets moet regelen</h2>
      <p>Als je samenwoont zonder trouwakte. Als je kinderen hebt uit een eerdere relatie. En als je bedrijf of huis niet
      zomaar te verdelen is.</p>`,
    ready: ['Je samenlevingscontract of trouwakte.', 'Je koopcontract.'],
    related: [
      {
        label: 'Testamentadvies',
        href: '/diensten/wonen-en-onderhoud-diensten/testamentadvies/testamentadvies-afspraak-maken',
      },
      plan,
    ],
  },
  financiele_wooncheck: {
    words: ['woonlasten', 'kan ik hier blijven wonen', 'pensioen', 'maandlasten', 'later'],
    question: 'Kun je nu en later prettig blijven wonen?',
    about: html`
      <h2>Wat je bekijkt</h2>
      <p>Je zet drie momenten naast elkaar: nu, als een van jullie wegvalt, en als je met pensioen gaat. Bij elk moment
      kijk je wat er binnenkomt en wat je huis kost.</p>
      <h2>Wat je ermee doet</h2>
      <p>Zie je een tekort? Dan is er nog tijd. Extra aflossen, sparen of anders wonen: een adviseur rekent het met je
      door.</p>`,
    ready: ['Je inkomen en je vaste lasten.', 'Je pensioenoverzicht.', 'Je hypotheekoverzicht.'],
    related: [plan, advice],
  },
  rekenhulp_extra_aflossen: {
    words: ['aflossen', 'boetevrij', 'spaargeld', 'extra betalen op de hypotheek'],
    question: 'Wat levert het op als je extra aflost?',
    about: html`
      <h2>Wat je wint</h2>
      <p>Over wat je aflost, betaal je geen rente meer. Je maandlast daalt, of je bent eerder klaar. De
      spaarrente die je dan mist, trekken we er meteen af.</p>
      <h2>Waar je op let</h2>
      <p>Bij veel banken mag je elk jaar een deel aflossen zonder boete. Hoeveel, staat in je voorwaarden. Houd altijd
      geld over voor een kapotte ketel.</p>`,
    ready: ['Je leningdelen met hun rente.', 'Hoeveel je zonder boete mag aflossen.', 'Je spaargeld.'],
    related: [guard, plan],
  },
} satisfies Partial<Record<ToolCodename, Calculator>>
