import type { PageSeed } from '../src/core/content/page.ts'

const klusservice = '/diensten/wonen-en-onderhoud-diensten/klusservice'

export const home: PageSeed = {
  kind: 'page',
  codename: 'home',
  path: '/',
  layout: 'home',
  title: 'Alles voor je huis, op één adres',
  label: 'Home',
  description:
    'Een klus, een keuring, een verzekering of goed advies. {name} regelt het met je, voor een eerlijke prijs.',
  likely: [klusservice, '/diensten'],
  blocks: [
    {
      kind: 'hero',
      title: 'Alles voor je huis, op één adres.',
      lead: 'Een klus, een keuring, een verzekering of goed advies. Wij regelen het met je, voor een eerlijke prijs.',
      picture: 'street',
      search: {
        label: 'Waar kunnen we mee helpen?',
        button: 'Zoek',
        often: [
          { label: 'klus', href: '/zoekresultaat?q=klus' },
          { label: 'isoleren', href: '/zoekresultaat?q=isoleren' },
          { label: 'opstalverzekering', href: '/zoekresultaat?q=opstalverzekering' },
        ],
      },
    },
    {
      kind: 'tile_grid',
      title: 'Waar kunnen we je vandaag mee helpen?',
      tiles: [
        {
          title: 'Klus laten doen',
          text: 'Kies zelf je momenten en zie de prijs vooraf',
          href: klusservice,
          icon: 'wrench',
        },
        {
          title: 'Huis laten keuren',
          text: 'Bij koop, oplevering of twijfel',
          href: '/diensten/keuringen/bouwtechnische-keuring',
          icon: 'house-check',
        },
        {
          title: 'Woning verzekeren',
          text: 'Je huis, je spullen en jezelf',
          href: '/diensten/verzekeringen',
          icon: 'shield',
        },
        {
          title: 'Verduurzamen',
          text: 'Isolatie en subsidies in jouw gemeente',
          href: '/subsidiecheck',
          icon: 'leaf',
        },
        {
          title: 'Juridisch advies',
          text: 'Spreek een jurist, of laat je contract nakijken',
          href: '/diensten/juridisch/30-minuten-advies',
          icon: 'scale',
        },
        {
          title: 'Hypotheek',
          text: 'Advies op kantoor of via beeldbellen',
          href: '/diensten/hypotheek/hypotheekadvies',
          icon: 'euro',
        },
        {
          title: 'Rekentools',
          text: 'Reken uit wat je huis kost of oplevert',
          href: '/rekentools',
          icon: 'calculator',
        },
        {
          title: 'VvE',
          text: 'Lid worden en een onderhoudsplan maken',
          href: '/lidmaatschap/vve',
          icon: 'building',
        },
      ],
    },
    {
      kind: 'picture_text',
      title: 'Een vakman, op een moment dat jou uitkomt',
      text: {
        html: '<p>Lekt de kraan? Moet de muur geverfd? Zoek je klus op, kies minimaal drie momenten en klaar. Wij zoeken de vakman die erbij past. Je ziet vooraf wat het kost.</p>',
      },
      picture: 'handyman',
      action: { label: 'Bekijk de Klusservice', href: klusservice },
    },
    {
      kind: 'carousel',
      anchor: 'jouw-plan',
      title: 'Wat ben je van plan?',
      intro: 'Kies wat er bij jou speelt. Je leest dan waar je begint.',
      cards: [
        {
          title: 'Een huis kopen',
          text: 'Laat het huis bekijken voordat je tekent. Dan weet je wat je koopt.',
          picture: 'inspection',
          link: { label: 'Bekijk de keuring', href: '/diensten/keuringen/bouwtechnische-keuring' },
        },
        {
          title: 'Je huis verkopen',
          text: 'Zie welke prijs past bij jouw huis en jouw buurt.',
          picture: 'sale',
          link: { label: 'Bepaal je verkoopprijs', href: '/diensten/koop-verkoop/verkoopprijs-bepalen' },
        },
        {
          title: 'Een warmer huis',
          text: 'Zoek uit wat je kunt isoleren, en wie daar subsidie voor geeft.',
          picture: 'insulation',
          link: { label: 'Volg de subsidiewegwijzer', href: '/subsidiecheck/wegwijzer' },
        },
        {
          title: 'Lager in de rente',
          text: 'Wij letten op je hypotheek. Kan het goedkoper? Dan hoor je het.',
          picture: 'mortgage',
          link: { label: 'Zet de Hypotheekwacht aan', href: '/diensten/hypotheek/hypotheekwacht' },
        },
        {
          title: 'Iets tekenen',
          text: 'Een jurist leest je contract en legt uit waar je op moet letten.',
          picture: 'contract',
          link: {
            label: 'Laat je contract controleren',
            href: '/diensten/juridisch/contract-laten-controleren',
          },
        },
        {
          title: 'Je VvE op orde',
          text: 'Onderhoud, geld en een goede verzekering, voor het hele gebouw.',
          picture: 'vve',
          link: { label: 'Bekijk de VvE-verzekering', href: '/diensten/vve/vve-verzekering' },
        },
      ],
    },
    {
      kind: 'call_to_action',
      title: 'Samen sta je sterker',
      text: 'Als lid van {name} heb je altijd iemand om mee te overleggen over je huis.',
      action: { label: 'Word lid', href: '/lidmaatschap/lid-worden' },
      points: [
        'Leg je vraag voor aan onze juristen, bouwkundigen en financieel adviseurs.',
        'Laat een huis keuren of een contract lezen.',
        'Het kost {price.lidmaatschap_jaar} per jaar, voor je hele huishouden.',
      ],
    },
  ],
}
