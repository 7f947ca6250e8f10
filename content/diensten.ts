import type { PageSeed } from '../src/core/content/page.ts'

export const diensten: PageSeed = {
  kind: 'page',
  codename: 'diensten',
  path: '/diensten',
  layout: 'landing',
  title: 'Diensten',
  description:
    'Alle diensten van {name}: klussen, keuringen, verzekeringen, verduurzamen, juridisch en financieel advies.',
  likely: ['/diensten/wonen-en-onderhoud-diensten/klusservice'],
  blocks: [
    {
      kind: 'hero',
      title: 'Waar kunnen we je mee helpen?',
      lead: 'Een huis geeft vragen. Over onderhoud, over geld, over regels. Kies hieronder je onderwerp.',
      picture: 'inspection',
    },
    {
      kind: 'tile_grid',
      title: 'Wonen en onderhoud',
      tiles: [
        {
          title: 'Klusservice',
          text: 'Een vakman, op een moment dat jij kiest',
          href: '/diensten/wonen-en-onderhoud-diensten/klusservice',
          icon: 'wrench',
        },
        {
          title: 'Bouwtechnische keuring',
          text: 'Weet wat je koopt, voordat je tekent',
          href: '/diensten/keuringen/bouwtechnische-keuring',
          icon: 'magnifier',
        },
        {
          title: 'Opleveringskeuring',
          text: 'Samen kijken of je nieuwe huis in orde is',
          href: '/diensten/keuringen/opleveringskeuring',
          icon: 'house-check',
        },
        {
          title: 'Samen isoleren',
          text: 'Check wat er in jouw huis kan',
          href: '/diensten/diensten-verduurzamen/collectieve-inkoop-isoleren',
          icon: 'leaf',
        },
      ],
    },
    {
      kind: 'tile_grid',
      title: 'Geld en zekerheid',
      tiles: [
        {
          title: 'Hypotheekadvies',
          text: 'Op kantoor of via beeldbellen',
          href: '/diensten/hypotheek/hypotheekadvies',
          icon: 'euro',
        },
        {
          title: 'Hypotheekwacht',
          text: 'Wij houden je rente in de gaten',
          href: '/diensten/hypotheek/hypotheekwacht',
          icon: 'clock',
        },
        {
          title: 'Waarde van je huis',
          text: 'Een rapport of een taxatie',
          href: '/diensten/hypotheek/waarderapport',
          icon: 'home',
        },
        {
          title: 'Woonverzekeringen',
          text: 'Je huis, je spullen en jezelf',
          href: '/diensten/verzekeringen',
          icon: 'shield',
        },
      ],
    },
    {
      kind: 'tile_grid',
      title: 'Recht en vereniging',
      tiles: [
        {
          title: '30 minuten juridisch advies',
          text: 'Leg je vraag voor aan een jurist',
          href: '/diensten/juridisch/30-minuten-advies',
          icon: 'scale',
        },
        {
          title: 'Contract laten controleren',
          text: 'Laat ons meelezen voordat je tekent',
          href: '/diensten/juridisch/contract-laten-controleren',
          icon: 'file',
        },
        {
          title: 'Onderhoudsplan voor je VvE',
          text: 'Vooruitkijken met de hele vereniging',
          href: '/diensten/vve/meerjarenonderhoudsplan',
          icon: 'building',
        },
        {
          title: 'Lid worden',
          text: 'Altijd iemand om mee te overleggen',
          href: '/lidmaatschap/lid-worden',
          icon: 'people',
        },
      ],
    },
    {
      kind: 'taxonomies',
      title: 'Ook van ons',
      groups: [
        {
          title: 'Kopen en verkopen',
          terms: [
            { label: 'Verkoopprijs bepalen', href: 'page:dienst_verkoopprijs_bepalen' },
            { label: 'Taxatie', href: 'page:dienst_taxatie' },
          ],
        },
        {
          title: 'Geld en later',
          terms: [
            { label: 'Geldplan', href: 'page:dienst_geldplan' },
            { label: 'Online adviesgesprek', href: 'page:dienst_online_adviesgesprek' },
            { label: 'Testamentadvies', href: 'page:dienst_testamentadvies' },
          ],
        },
        {
          title: 'Je recht',
          terms: [
            { label: 'Rechtspositiebepaling', href: 'page:dienst_rechtspositiebepaling' },
            { label: 'Voorbeeldcontract verhuizing', href: 'page:voorbeeldcontract_verhuizing' },
            { label: 'Contractscan', href: '/diensten/juridisch/contract-laten-controleren#contractscan' },
          ],
        },
        {
          title: 'Verduurzamen',
          terms: [
            { label: 'Subsidiecheck', href: 'page:dienst_subsidiecheck' },
            { label: 'Subsidiewegwijzer', href: 'page:subsidiewegwijzer' },
          ],
        },
        {
          title: 'Je VvE',
          terms: [
            { label: 'Lid worden met je VvE', href: 'page:dienst_vve_lid_worden' },
            { label: 'Verzekering voor je VvE', href: 'page:vve_verzekering' },
          ],
        },
        {
          title: 'Rekenen en opzoeken',
          terms: [
            { label: 'Rekentools', href: 'page:rekentools' },
            { label: 'WOZ-waarde', href: '/diensten/hypotheek/waarderapport#woz-waarde' },
            { label: 'Dakcheck', href: 'page:dakcheck' },
          ],
        },
      ],
    },
  ],
}
