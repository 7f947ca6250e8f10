import { nameOfFunnel } from '../src/core/content/funnel.ts'
import type { PageSeed } from '../src/core/content/page.ts'
import { caseThanks } from './bedankt-cases.ts'
import { appointmentMail, joins, mail, type Thanks } from './bedankt-parts.ts'

/** The thank-you page after a request. A visitor who sent nothing reads what the page is for and where to begin (D32). */
export const thanksPage = ({
  codename,
  path,
  funnel,
  name = nameOfFunnel(funnel),
  title,
  start,
  next,
  links = [],
}: Thanks): PageSeed => ({
  kind: 'page',
  codename,
  path,
  layout: 'content',
  // a title for everybody: only a script that finds a reference knows that the visitor asked for something
  title: `Bevestiging: ${name}`,
  label: 'Bevestiging',
  description: 'Hier staat de referentie van je aanvraag, en wat er nu gebeurt.',
  hidden: true,
  blocks: [
    {
      kind: 'confirmation',
      funnel,
      title,
      intro: 'We sturen je een e-mail met je gegevens. Je hoeft nu niets te doen.',
      next: next.map(([when, what, text]) => ({ when, title: what, text })),
      cold: {
        title: 'Hier zie je straks je aanvraag',
        text: 'Heb je net iets aangevraagd? Dan staan hier je referentie en de volgende stappen. Je vindt ze ook in je e-mail en in Mijn {name}.',
        action: start,
      },
    },
    {
      kind: 'interesting_links',
      title: 'Handig om te weten',
      links: [
        ...links,
        { label: 'Alle diensten', href: '/diensten' },
        { label: 'Contact', href: '/contact' },
      ],
    },
  ],
})

/** The thank-you page of an application for insurances (spec 002 section 2.3). */
const insuranceThanks = (folder: string, page: string, slug: string): Thanks => ({
  codename: `${slug.replaceAll('-', '_')}_bedankt`,
  path: `/diensten/verzekeringen/${folder}/${page}`,
  funnel: slug,
  // more may be applied for than the insurance of the calculator
  title: 'Je aanvraag is verstuurd',
  start: { label: 'Bereken je premie', href: `/diensten/verzekeringen/${folder}/premie-berekenen` },
  next: [
    mail,
    joins,
    [
      'Daarna',
      'De verzekeraar beslist',
      'Je krijgt een e-mail als hij beslist of iets wil weten. Tot die tijd ben je nog niet verzekerd. Zeg zelf dus nog niets op.',
    ],
    [
      'Als je bent geaccepteerd',
      'Je oude verzekering kan stoppen',
      'Vroeg je onze opzegservice? Dan sturen we je opzegging naar je oude verzekeraar. Die bevestigt dat meestal binnen twee weken. Vroeg je dat niet? Dan zeg je zelf op.',
    ],
  ],
})

/** The thank-you page of the mortgage guard of the association, or of the insurer that works with us. */
const guarded = (slug: 'hypotheekwacht' | 'hypotheekwacht-unive'): Thanks => ({
  codename: `${slug.replaceAll('-', '_')}_bedankt`,
  path: `/diensten/hypotheek/${slug}/bedankt`,
  funnel: slug,
  title: 'Je Hypotheekwacht staat aan',
  start: { label: 'Zet de Hypotheekwacht aan', href: `/diensten/hypotheek/${slug}` },
  next: [
    mail,
    joins,
    [
      'Daarna',
      'We letten op je rente',
      'Een adviseur belt of mailt je eerst, en vraagt welke lening en welke rente je hebt. Kun je minder betalen? Dan hoor je het.',
    ],
  ],
})

/** The thank-you page of an inspection (spec 002 section 2.1). */
const inspectionThanks = (
  slug: 'bouwtechnische-keuring' | 'opleveringskeuring',
  before: Thanks['next'][number],
  day: Thanks['next'][number],
): Thanks => ({
  codename: `${slug.replaceAll('-', '_')}_bedankt`,
  path: `/diensten/keuringen/${slug}/bedankt`,
  funnel: slug,
  title: 'Bedankt voor het inplannen van de keuring',
  start: { label: 'Plan een keuring', href: `/diensten/keuringen/${slug}` },
  next: [
    [
      'Binnen een paar minuten',
      'Je krijgt een bevestiging per e-mail',
      'Daarin staan je referentie en alles wat je hebt ingevuld. Je leest er ook hoe je de keuring verzet of afzegt.',
    ],
    joins,
    before,
    day,
    [
      'Na de keuring',
      'Je krijgt het rapport per e-mail',
      'Dan schrijven we de prijs van de keuring af van je rekening.',
    ],
  ],
})

const thanks: Thanks[] = [
  inspectionThanks(
    'bouwtechnische-keuring',
    ['Voor de keuring', 'Je belt de verkoper', 'Vraag om het kruipluik en de zolder vrij te maken.'],
    [
      'Op de dag zelf',
      'De bouwkundige komt naar het huis',
      'Dat duurt twee tot vierenhalf uur. Je mag meelopen: dat is leerzaam.',
    ],
  ),
  inspectionThanks(
    'opleveringskeuring',
    [
      'Voor de keuring',
      'Je zoekt je papieren bij elkaar',
      'Dat zijn de uitnodiging van de bouwer, je tekeningen en je lijst met meerwerk.',
    ],
    [
      'Op de dag zelf',
      'De bouwkundige komt naar het huis',
      'Jullie lopen samen rond, en jij en de bouwer ondertekenen de lijst met gebreken.',
    ],
  ),
  {
    codename: 'vve_bedankt',
    path: '/lidmaatschap/vve-bedankt',
    funnel: 'vve-lid-worden',
    title: 'Bedankt, je VvE is aangemeld',
    start: { label: 'Meld je VvE aan', href: '/lidmaatschap/vve' },
    next: [
      [
        'Binnen een paar minuten',
        'De contactpersoon krijgt een bevestiging',
        'Die sturen we per e-mail, met het lidnummer van de VvE en alles wat je hebt ingevuld.',
      ],
      [
        'Daarna',
        'Jullie kunnen ons alles vragen',
        'Noem het lidnummer als je belt. Missen wij nog iets? Dan bellen we.',
      ],
    ],
  },
  {
    codename: 'testamentadvies_bedankt',
    path: '/diensten/wonen-en-onderhoud-diensten/testamentadvies/testamentadvies-afspraak-maken/testamentadvies-bedankt',
    funnel: 'testamentadvies',
    title: 'Je afspraak staat vast',
    start: {
      label: 'Maak een afspraak',
      href: '/diensten/wonen-en-onderhoud-diensten/testamentadvies/testamentadvies-afspraak-maken',
    },
    next: [
      appointmentMail,
      joins,
      [
        'Op de dag zelf',
        'Je spreekt de adviseur',
        'Hierboven en in je e-mail staat hoe. Leg je trouwakte of samenlevingscontract en je hypotheekoverzicht klaar.',
      ],
      ['Na het gesprek', 'Je krijgt een rekening', 'De kosten van de notaris zitten daar niet bij.'],
    ],
  },
  guarded('hypotheekwacht'),
  guarded('hypotheekwacht-unive'),
  insuranceThanks('opstalverzekering', 'opstalverzekering-bedankt', 'opstalverzekering'),
  insuranceThanks('inboedelverzekering', 'inboedel-bedankt', 'inboedelverzekering'),
  insuranceThanks(
    'aansprakelijkheidsverzekering',
    'aansprakelijkheid-bedankt',
    'aansprakelijkheidsverzekering',
  ),
  insuranceThanks('rechtsbijstandverzekering', 'rechtsbijstand-bedankt', 'rechtsbijstandverzekering'),
  insuranceThanks('woonverzekeringen', 'woonverzekering-bedankt', 'woonverzekeringen'),
  {
    codename: 'contract_laten_controleren_bedankt',
    path: '/diensten/juridisch/contract-laten-controleren/bedankt',
    funnel: 'contract-laten-controleren',
    title: 'Je afspraak staat vast',
    start: { label: 'Contract laten controleren', href: '/diensten/juridisch/contract-laten-controleren' },
    next: [
      appointmentMail,
      joins,
      [
        'Voor het gesprek',
        'De jurist leest je contract',
        'Stuurde je het nog niet mee? In je e-mail staat hoe je dat doet. Missen we een bladzijde? Dan bellen we je.',
      ],
      ['Op de dag zelf', 'De jurist belt je', 'Houd het contract en de bijlagen bij de hand.'],
    ],
  },
  {
    codename: '30_minuten_advies_bedankt',
    path: '/diensten/juridisch/30-minuten-advies/bedankt',
    funnel: '30-minuten-advies',
    title: 'Je afspraak staat vast',
    start: { label: '30 minuten juridisch advies', href: '/diensten/juridisch/30-minuten-advies' },
    next: [
      appointmentMail,
      joins,
      [
        'Op de dag zelf',
        'De jurist belt je',
        'Houd de brieven, e-mails en foto’s waar het om gaat bij de hand.',
      ],
    ],
  },
  {
    codename: 'hypotheekadvies_bedankt',
    path: '/diensten/hypotheek/hypotheekadvies/bedankt',
    funnel: 'hypotheekadvies',
    title: 'Je afspraak staat vast',
    start: { label: 'Hypotheekadvies', href: '/diensten/hypotheek/hypotheekadvies' },
    next: [
      appointmentMail,
      [
        'Voor het gesprek',
        'Je zoekt je papieren bij elkaar',
        'Dat zijn je loonstrook, je hypotheekoverzicht, je pensioenoverzicht en de papieren van je andere leningen.',
      ],
      ['Op de dag zelf', 'Je spreekt de adviseur', 'Hierboven en in je e-mail staat hoe.'],
    ],
  },
  {
    codename: 'hypotheekadvies_landelijk_bedankt',
    path: '/diensten/hypotheek/hypotheekadvies-landelijk/bedankt',
    funnel: 'hypotheekadvies-landelijk',
    title: 'Je afspraak staat vast',
    start: {
      label: 'Hypotheekadvies in heel Nederland',
      href: '/diensten/hypotheek/hypotheekadvies-landelijk',
    },
    next: [
      appointmentMail,
      [
        'Voor het gesprek',
        'Je zoekt je papieren bij elkaar',
        'Dat zijn je loonstrook, je hypotheekoverzicht, je pensioenoverzicht en de papieren van je andere leningen.',
      ],
      ['Op de dag zelf', 'Je spreekt de adviseur', 'Hierboven en in je e-mail staat hoe.'],
    ],
  },
  {
    codename: 'geldplan_bedankt',
    path: '/diensten/hypotheek/geldplan/bedankt',
    funnel: 'geldplan',
    title: 'Je afspraak staat vast',
    start: { label: 'Geldplan', href: '/diensten/hypotheek/geldplan' },
    next: [
      appointmentMail,
      [
        'Voor het gesprek',
        'Je zoekt je papieren bij elkaar',
        'Dat zijn je loonstrook, je pensioenoverzicht en je hypotheekoverzicht.',
      ],
      ['Op de dag zelf', 'Je spreekt de adviseur', 'Hierboven en in je e-mail staat hoe.'],
    ],
  },
  {
    codename: 'online_adviesgesprek_bedankt',
    path: '/contact/online-adviesgesprek/bedankt',
    funnel: 'online-adviesgesprek',
    title: 'Je afspraak staat vast',
    start: { label: 'Online adviesgesprek', href: '/contact/online-adviesgesprek' },
    next: [
      appointmentMail,
      joins,
      ['Op de dag zelf', 'De adviseur belt je', 'Houd de papieren of foto’s waar het over gaat bij de hand.'],
    ],
  },
  ...caseThanks,
]

export const thanksPages: PageSeed[] = thanks.map(thanksPage)

/** Path of the thank-you page of a funnel; undefined where there is none. */
export const thanksOf = (slug: string): string | undefined =>
  thanks.find(({ funnel }) => funnel === slug)?.path
