import type { FunnelSlug } from '../src/core/content/funnel.ts'
import type { PageSeed } from '../src/core/content/page.ts'
import type { ContentPicture } from '../src/core/content/parts.ts'

interface Service {
  path: string
  slug: FunnelSlug
  title: string
  lead: string
  picture: ContentPicture
  keywords?: string[]
}

const hypotheek = '/diensten/hypotheek'
const juridisch = '/diensten/juridisch'
const verzekeringen = '/diensten/verzekeringen'

/** Services with a funnel of their own: as long as it is not built, the page says who helps by phone. */
const services: readonly Service[] = [
  {
    path: '/lidmaatschap/lid-worden',
    slug: 'lid-worden',
    title: 'Lid worden',
    lead: 'Als lid heb je altijd iemand om mee te overleggen over je huis. En je betaalt minder voor keuringen en advies.',
    picture: 'street',
    keywords: ['lidmaatschap', 'aanmelden'],
  },
  {
    path: '/lidmaatschap/vve',
    slug: 'vve-lid-worden',
    title: 'Lid worden met je VvE',
    lead: 'Word met de hele vereniging lid. Dan kan iedereen met vragen over het gebouw bij ons terecht.',
    picture: 'vve',
    keywords: ['vereniging van eigenaren'],
  },
  {
    path: '/diensten/vve/meerjarenonderhoudsplan',
    slug: 'meerjarenonderhoudsplan',
    title: 'Meerjarenonderhoudsplan voor je VvE',
    lead: 'Weet welk onderhoud eraan komt en hoeveel geld je opzij moet zetten. Wij maken het plan met je vereniging.',
    picture: 'vve',
    keywords: ['onderhoudsplan', 'vve', 'mjop'],
  },
  {
    path: '/diensten/keuringen/bouwtechnische-keuring',
    slug: 'bouwtechnische-keuring',
    title: 'Bouwtechnische keuring',
    lead: 'Een bouwkundige bekijkt het huis van dak tot kelder. Zo weet je wat je koopt, en wat het gaat kosten.',
    picture: 'inspection',
    keywords: ['keuring', 'huis kopen', 'inspectie'],
  },
  {
    path: '/diensten/keuringen/opleveringskeuring',
    slug: 'opleveringskeuring',
    title: 'Opleveringskeuring',
    lead: 'Krijg je de sleutel van een nieuw huis? Onze bouwkundige loopt met je mee en schrijft op wat niet in orde is.',
    picture: 'inspection',
    keywords: ['keuring', 'nieuwbouw', 'oplevering'],
  },
  {
    path: '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren',
    slug: 'isolatiecheck',
    title: 'Samen isoleren',
    lead: 'Een warm huis begint bij isolatie. Kijk wat er in jouw huis kan en doe mee met de gezamenlijke inkoop.',
    picture: 'insulation',
    keywords: ['isolatie', 'isoleren', 'spouwmuur', 'vloer', 'dak', 'verduurzamen'],
  },
  {
    path: '/subsidiecheck',
    slug: 'subsidiecheck',
    title: 'Subsidiecheck',
    lead: 'Ga je isoleren of een warmtepomp kopen? Misschien krijg je geld terug van je gemeente of van de overheid.',
    picture: 'insulation',
    keywords: ['subsidie', 'lening', 'verduurzamen', 'isoleren', 'warmtepomp'],
  },
  {
    path: `${hypotheek}/hypotheekadvies`,
    slug: 'hypotheekadvies',
    title: 'Hypotheekadvies',
    lead: 'Een hypotheek sluit je niet elke dag af. Onze adviseurs rekenen met je mee, op kantoor of via beeldbellen.',
    picture: 'street',
    keywords: ['hypotheek', 'lening', 'rente'],
  },
  {
    path: `${hypotheek}/hypotheekwacht`,
    slug: 'hypotheekwacht',
    title: 'Hypotheekwacht',
    lead: 'Wij houden je hypotheekrente in de gaten. Kun je minder betalen? Dan hoor je het van ons.',
    picture: 'street',
    keywords: ['hypotheek', 'rente'],
  },
  {
    path: `${hypotheek}/geldplan`,
    slug: 'geldplan',
    title: 'Geldplan',
    lead: 'Wat kun je nu missen, en straks? Met een geldplan weet je waar je aan toe bent.',
    picture: 'street',
    keywords: ['financieel plan', 'pensioen'],
  },
  {
    path: `${hypotheek}/waarderapport`,
    slug: 'waarderapport',
    title: 'Waarderapport',
    lead: 'Wat is je huis nu waard? Het rapport vergelijkt je huis met huizen die kort geleden zijn verkocht.',
    picture: 'inspection',
    keywords: ['waarde', 'woningwaarde', 'taxatie'],
  },
  {
    path: `${hypotheek}/taxatie`,
    slug: 'taxatie',
    title: 'Taxatie',
    lead: 'Voor je hypotheek heb je vaak een taxatie nodig. Wij regelen een taxateur bij jou in de buurt.',
    picture: 'inspection',
    keywords: ['taxateur', 'waarde'],
  },
  {
    path: '/diensten/koop-verkoop/verkoopprijs-bepalen',
    slug: 'verkoopprijs-bepalen',
    title: 'Verkoopprijs bepalen',
    lead: 'Ga je je huis verkopen? Kijk welke prijs past bij jouw huis en jouw buurt.',
    picture: 'street',
    keywords: ['verkopen', 'vraagprijs'],
  },
  {
    path: `${juridisch}/30-minuten-advies`,
    slug: '30-minuten-advies',
    title: '30 minuten juridisch advies',
    lead: 'Ruzie over een erfgrens? Problemen met een aannemer? Leg het voor aan een jurist en weet waar je staat.',
    picture: 'street',
    keywords: ['jurist', 'advies', 'buren', 'aannemer'],
  },
  {
    path: `${juridisch}/contract-laten-controleren`,
    slug: 'contract-laten-controleren',
    title: 'Contract laten controleren',
    lead: 'Laat ons meelezen voordat je tekent. We leggen uit wat er staat en waar je op moet letten.',
    picture: 'inspection',
    keywords: ['koopcontract', 'aannemingsovereenkomst', 'jurist'],
  },
  {
    path: `${juridisch}/rechtspositiebepaling`,
    slug: 'rechtspositiebepaling',
    title: 'Rechtspositiebepaling',
    lead: 'Een jurist zoekt uit hoe je ervoor staat en zet het op papier. Zo weet je of je verder moet gaan.',
    picture: 'street',
    keywords: ['jurist', 'rechtszaak', 'conflict'],
  },
  {
    path: '/diensten/wonen-en-onderhoud-diensten/testamentadvies/testamentadvies-afspraak-maken',
    slug: 'testamentadvies',
    title: 'Testamentadvies',
    lead: 'Wat gebeurt er met je huis als jij er niet meer bent? Praat erover met een adviseur.',
    picture: 'street',
    keywords: ['testament', 'erven', 'notaris'],
  },
  {
    path: '/contact/online-adviesgesprek',
    slug: 'online-adviesgesprek',
    title: 'Online adviesgesprek',
    lead: 'Spreek een adviseur via beeldbellen, gewoon vanaf je eigen bank.',
    picture: 'street',
    keywords: ['beeldbellen', 'afspraak'],
  },
  {
    path: `${verzekeringen}/opstalverzekering/premie-berekenen`,
    slug: 'opstalverzekering',
    title: 'Opstalverzekering',
    lead: 'Je huis verzekerd tegen brand, storm en water.',
    picture: 'street',
    keywords: ['verzekering', 'premie'],
  },
  {
    path: `${verzekeringen}/inboedelverzekering/premie-berekenen`,
    slug: 'inboedelverzekering',
    title: 'Inboedelverzekering',
    lead: 'Je spullen verzekerd tegen schade en diefstal.',
    picture: 'street',
    keywords: ['verzekering', 'premie', 'spullen'],
  },
  {
    path: `${verzekeringen}/aansprakelijkheidsverzekering/premie-berekenen`,
    slug: 'aansprakelijkheidsverzekering',
    title: 'Aansprakelijkheidsverzekering',
    lead: 'Maak je per ongeluk iets van een ander stuk? Dan ben je verzekerd.',
    picture: 'street',
    keywords: ['verzekering', 'premie', 'schade'],
  },
  {
    path: `${verzekeringen}/rechtsbijstandverzekering/premie-berekenen`,
    slug: 'rechtsbijstandverzekering',
    title: 'Rechtsbijstandverzekering',
    lead: 'Hulp van een jurist als je er met een ander niet uitkomt.',
    picture: 'street',
    keywords: ['verzekering', 'premie', 'jurist'],
  },
  {
    path: `${verzekeringen}/woonverzekeringen/premie-berekenen`,
    slug: 'woonverzekeringen',
    title: 'Woonverzekeringen',
    lead: 'Je huis, je spullen en jezelf verzekerd in één pakket.',
    picture: 'street',
    keywords: ['verzekering', 'premie', 'pakket'],
  },
]

export const servicePages: PageSeed[] = services.map(({ path, slug, title, lead, picture, keywords }) => ({
  kind: 'page',
  codename: `dienst_${slug.replaceAll('-', '_')}`,
  path,
  layout: 'service',
  title,
  description: lead,
  ...(keywords && { keywords }),
  blocks: [
    { kind: 'hero', title, lead, picture },
    { kind: 'funnel', slug },
  ],
}))

export const verzekeringenPage: PageSeed = {
  kind: 'page',
  codename: 'verzekeringen',
  path: verzekeringen,
  layout: 'landing',
  title: 'Verzekeringen',
  description: 'Verzeker je huis, je spullen en jezelf. Los of samen in één pakket met woonverzekeringen.',
  keywords: ['verzekering', 'premie'],
  blocks: [
    {
      kind: 'hero',
      title: 'Goed verzekerd wonen',
      lead: 'Kies wat bij je past: één verzekering, of een pakket voor je huis en je spullen samen.',
      picture: 'street',
    },
    {
      kind: 'tile_grid',
      title: 'Welke verzekering zoek je?',
      tiles: services
        .filter(({ path }) => path.startsWith(`${verzekeringen}/`))
        .map(({ path, title, lead }) => ({ title, text: lead, href: path, icon: 'shield' })),
    },
  ],
}
