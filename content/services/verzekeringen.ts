import { longestVacancyMonths, outbuildingsIncluded } from '../../src/core/insurance/limits.ts'
import {
  acceptanceStatementPath,
  cardPath,
  insuranceSlugs,
  premiumPath,
  productPath,
  servicesGuidePath,
} from '../../src/core/insurance/paths.ts'
import { inSquareMetres } from '../../src/core/insurance/product-words.ts'
import {
  type InsuranceEntry,
  type InsuranceType,
  insuranceNames,
  insuranceTypes,
} from '../../src/core/rules/insurance-packages.ts'
import { html } from '../html.ts'
import { atHand, before, claim, forMembers, steps, twice } from '../verzekering-parts.ts'
import type { Service } from './service.ts'

const others = (own: InsuranceEntry) => [
  ...insuranceTypes
    .filter((type) => type !== own)
    .map((type) => ({ label: insuranceNames[type], href: productPath(type) })),
  ...(own === 'All' ? [] : [{ label: 'Alles in één pakket', href: productPath('All') }]),
]

/** The parts that all insurances share: path, link to the premium, and the documents to read. */
const product = (of: InsuranceEntry, cards: readonly InsuranceType[]) => ({
  path: productPath(of),
  slug: insuranceSlugs[of],
  start: { label: 'Bereken je premie', href: premiumPath(of) },
  byPhone: 'Dan rekenen we de premie samen met je uit.',
  terms: {
    html: [
      '<h2>Lees dit voordat je afsluit</h2><ul>',
      ...cards.map(
        (type) =>
          `<li><a href="${cardPath(type)}">Verzekeringskaart ${insuranceNames[type].toLowerCase()}</a>: wat wel en niet verzekerd is.</li>`,
      ),
      `<li><a href="${acceptanceStatementPath}">Acceptatieverklaring</a>: wat je eerlijk moet vertellen.</li>`,
      `<li><a href="${servicesGuidePath}">Dienstenwijzer</a>: wat we voor je doen, en hoe we worden betaald.</li>`,
      '</ul>',
    ].join(''),
  },
  related: others(of),
})

export const insurances: readonly Service[] = [
  {
    ...product('Home', ['Home']),
    title: 'Opstalverzekering',
    lead: 'Je huis verzekerd tegen brand, storm en water.',
    picture: 'insurance',
    keywords:
      'verzekering, premie, brand, storm, huis, woonhuisverzekering, stormschade, schade aan huis, waterschade, hagel, bliksem, schade melden, woning verzekeren, herbouwwaarde',
    about: before(html`
      <h2>Wat is verzekerd</h2>
      <p>Het huis zelf, met alles wat vastzit: muren, dak, keuken, badkamer en leidingen. Ook je schuur en
      andere bijgebouwen horen erbij, tot ${inSquareMetres(outbuildingsIncluded)}. Schade door brand, storm, inbraak en lekkage
      wordt betaald.</p>
      <h2>Voor wie</h2>
      <p>Voor eigenaren van een huis. Een bank vraagt er bijna altijd om bij een hypotheek. Heb je een appartement? Dan
      heeft je VvE vaak al een opstalverzekering. Vraag dat eerst na.</p>
      <h2>Wat meestal niet</h2>
      <p>Slijtage, achterstallig onderhoud en een huis dat langer dan ${String(longestVacancyMonths)} maanden leegstaat.</p>`),
    steps,
    costs: {
      intro: 'De premie hangt af van je huis, je postcode en je eigen risico.',
      rows: [
        ['Premie', 'na berekening', 'Je betaalt per maand, kwartaal, half jaar of jaar.'],
        ['Gewoon eigen risico', '{price.eigen_risico}', 'Kies je een hoger bedrag, dan daalt de premie.'],
        ...forMembers,
      ],
    },
    ready: atHand(
      'Het bouwjaar en het soort muren en dak.',
      'Het aantal kamers.',
      'De grootte van schuur en garage.',
    ),
    questions: [
      [
        'Voor welk bedrag is mijn huis verzekerd?',
        html`<p>Voor de herbouwwaarde. Dat is wat het kost om je huis opnieuw te bouwen. Dat is iets anders dan de prijs
        waarvoor je verkoopt.</p>`,
      ],
      [
        'Vallen zonnepanelen eronder?',
        html`<p>Ja, als ze op je dak vastzitten. Geef ze wel door, want ze maken je huis meer waard.</p>`,
      ],
      twice,
      claim,
    ],
  },
  {
    ...product('Content', ['Content']),
    title: 'Inboedelverzekering',
    lead: 'Je spullen verzekerd tegen schade en diefstal.',
    picture: 'insurance',
    keywords:
      'verzekering, premie, spullen, diefstal, inbraak, gestolen, meubels, huisraad, fiets, sieraden, braak, brandschade',
    about: before(html`
      <h2>Wat is verzekerd</h2>
      <p>Alles wat je meeneemt als je verhuist: meubels, kleding, apparaten en fietsen in de schuur. Bij brand, lekkage,
      storm en inbraak krijg je geld om het te vervangen.</p>
      <h2>Voor wie</h2>
      <p>Voor iedereen met spullen die je niet zomaar opnieuw koopt. Of je nu een huis hebt of een appartement.</p>
      <h2>Let op waardevolle spullen</h2>
      <p>Sieraden zijn gewoon meeverzekerd tot {price.sieraden_verzekerd}. Heb je meer, of veel kunst of apparatuur? Dan
      verzeker je dat erbij.</p>`),
    steps,
    costs: {
      intro: 'De premie hangt af van je huishouden, je huis en je postcode.',
      rows: [
        ['Premie', 'na berekening', 'Je betaalt per maand, kwartaal, half jaar of jaar.'],
        ['Gewoon eigen risico', '{price.eigen_risico}'],
        [
          'Buitenshuis',
          '{price.eigen_risico_buiten} eigen risico per keer',
          'Alleen als je dit erbij kiest.',
        ],
        ...forMembers,
      ],
    },
    ready: atHand(
      'Het aantal kamers en je gezinssituatie.',
      'De waarde van sieraden, kunst en apparatuur, ongeveer.',
    ),
    questions: [
      [
        'Hoe weet ik wat mijn spullen waard zijn?',
        html`<p>Dat hoeft niet precies. Loop elke kamer langs en maak foto’s. Die helpen ook bij schade.</p>`,
      ],
      [
        'Is mijn laptop in de trein verzekerd?',
        html`<p>Alleen met de aanvulling voor spullen buitenshuis. Die kies je bij het berekenen.</p>`,
      ],
      twice,
      claim,
    ],
  },
  {
    ...product('Liability', ['Liability']),
    title: 'Aansprakelijkheidsverzekering',
    lead: 'Maak je per ongeluk iets van een ander stuk? Dan ben je verzekerd.',
    picture: 'insurance',
    keywords:
      'verzekering, premie, schade, avp, wa-verzekering, schade aan een ander, kind maakt schade, zoon, dochter, bal, ruit ingegooid, hond, per ongeluk kapot, aansprakelijk',
    about: before(html`
      <h2>Wat is verzekerd</h2>
      <p>Schade die je per ongeluk bij een ander maakt. Een bal door de ruit, een kind dat een auto krast, een dakpan die
      op een fiets valt. Ook als iemand gewond raakt, kan het om veel geld gaan.</p>
      <h2>Voor wie</h2>
      <p>Voor jou en iedereen in je huishouden, ook je huisdieren. Je bent niet verplicht er een te hebben. Wij raden het
      wel aan.</p>
      <h2>Wat meestal niet</h2>
      <p>Schade met opzet, schade met je auto en schade aan spullen die je leent.</p>`),
    steps,
    costs: {
      intro: 'De premie hangt af van de grootte van je huishouden.',
      rows: [
        ['Premie', 'na berekening', 'Je betaalt per maand, kwartaal, half jaar of jaar.'],
        ['Eigen risico', '{price.eigen_risico}', 'Als je daarvoor kiest.'],
        ...forMembers,
      ],
    },
    ready: atHand('Je gezinssituatie.', 'Je geboortedatum.'),
    questions: [
      [
        'Zijn mijn kinderen meeverzekerd?',
        html`<p>Ja, zolang ze bij je wonen. Studeren ze op kamers? Vraag het ons, want dan verschilt het.</p>`,
      ],
      [
        'Ik help een vriend verhuizen en laat iets vallen. Wat nu?',
        html`<p>Bel ons. Of het wordt betaald, hangt af van wat er is gebeurd. Beloof nog niets aan de ander.</p>`,
      ],
      twice,
      claim,
    ],
  },
  {
    ...product('Legal', ['Legal']),
    title: 'Rechtsbijstandverzekering',
    lead: 'Hulp van een jurist als je er met een ander niet uitkomt.',
    picture: 'legal',
    keywords:
      'verzekering, premie, jurist, buren, conflict, advocaat, rechtshulp, geschil, rechtszaak betalen, ruzie',
    about: before(html`
      <h2>Wat is verzekerd</h2>
      <p>De hulp van een jurist bij een conflict over je huis, een aankoop of je buren. Verkeer, werk en vermogen kies je
      erbij. De verzekeraar betaalt ook kosten van buiten, zoals een deskundige, tot een hoogste bedrag.</p>
      <h2>Voor wie</h2>
      <p>Voor wie niet voor elk conflict een advocaat kan of wil betalen. Je sluit de verzekering voordat er iets speelt.
      Een conflict dat al loopt, is niet verzekerd.</p>
      <h2>Goed om te weten</h2>
      <p>Komt het tot een rechtszaak? Dan mag je vaak zelf een advocaat kiezen. Let in de polis op het bedrag dat daar
      bij hoort.</p>`),
    steps,
    costs: {
      intro: 'De premie hangt af van je huishouden en van wat je wilt verzekeren.',
      rows: [['Premie', 'na berekening', 'Met of zonder eigen risico. Dat kies je zelf.'], ...forMembers],
    },
    ready: atHand('Je gezinssituatie.', 'Het aantal huizen dat je bezit.'),
    questions: [
      [
        'Wanneer moet ik een zaak melden?',
        html`<p>Zo vroeg mogelijk. Ook als je denkt dat je er nog uitkomt.</p>`,
      ],
      [
        'Kan ik ook zonder verzekering een jurist spreken?',
        html`<p>Ja. Als lid boek je <a href="/diensten/juridisch/30-minuten-advies">30 minuten juridisch
        advies</a>.</p>`,
      ],
      twice,
    ],
  },
  {
    ...product('All', insuranceTypes),
    title: 'Woonverzekeringen',
    lead: 'Je huis, je spullen en jezelf verzekerd in één pakket.',
    picture: 'insurance',
    keywords:
      'verzekering, premie, pakket, woonpakket, alles in één, samen verzekeren, korting, combinatie, polissen samen',
    about: before(html`
      <h2>Wat het is</h2>
      <p>Je kiest zelf wat erin zit: opstal, inboedel, aansprakelijkheid en rechtsbijstand. Je vult alles één keer in en
      hebt één aanspreekpunt.</p>
      <h2>Voor wie</h2>
      <p>Voor wie net een huis koopt, of alles bij elkaar wil hebben. Je hoeft niet alle vier te kiezen.</p>
      <h2>Let op dubbele verzekeringen</h2>
      <p>Kijk na wat je al hebt. Een reisverzekering dekt soms ook spullen buitenshuis. En een VvE heeft vaak al een
      opstalverzekering.</p>`),
    steps,
    costs: {
      intro: 'Je ziet de premie per verzekering en van alles samen.',
      rows: [
        ['Premie', 'na berekening', 'Je betaalt per maand, kwartaal, half jaar of jaar.'],
        ['Gewoon eigen risico', '{price.eigen_risico}'],
        ...forMembers,
      ],
    },
    ready: atHand('Het bouwjaar en het soort muren en dak.', 'Je gezinssituatie.', 'Je geboortedatum.'),
    questions: [
      [
        'Kan ik later iets toevoegen of weghalen?',
        html`<p>Ja. Bel {phone.verzekeringen}. We passen je pakket aan en je krijgt een nieuwe polis.</p>`,
      ],
      [
        'Wanneer gaat mijn verzekering in?',
        html`<p>Op de dag die jij kiest, als de verzekeraar je aanvraag accepteert. Koop je een huis? Neem dan de dag van de sleutel, ook als je later
        verhuist.</p>`,
      ],
      twice,
      claim,
    ],
  },
]
