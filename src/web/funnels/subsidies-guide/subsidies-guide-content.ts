export const subsidiesGuideCopy = {
  resident: 'Wie je bent',
  residentIntro:
    'Beantwoord een paar korte vragen. Daarna zie je welke subsidies bij je huis passen. Je hoeft geen lid te zijn.',
  place: 'Waar je huis staat',
  placeIntro:
    'Gemeenten geven ook subsidie. Vul je postcode en huisnummer in, dan zoeken we je gemeente erbij. Of typ zelf je gemeente.',
  notFound: 'We kunnen dit adres niet vinden. Typ hieronder zelf je gemeente.',
  plans: 'Je plannen',
  plansIntro: 'Kies alles wat je overweegt. Weet je het nog niet? Dan helpen we je kiezen.',
  troubles: 'Wat je merkt',
  troublesIntro: 'Wij zoeken erbij wat daartegen helpt.',
  measures: 'Wat bij je past',
  measuresIntro:
    'Dit past bij wat je vertelde. Kies wat je wilt doen. Kies je niets? Dan zoeken we voor de hele lijst.',
  overview: 'Overzicht',
  overviewIntro:
    'Klopt dit? Dan zoeken we meteen verder in de subsidiecheck. Daar kun je alles nog veranderen.',
  show: 'Bekijk je subsidies',
  title: 'Je keuzes',
  found: 'Gevonden',
  /** The number of subsidies as a sentence. */
  some: (count: number) =>
    count === 1 ? 'Er is 1 regeling die bij je past.' : `Er zijn ${count} regelingen die bij je passen.`,
  someMore: 'Bij elke regeling staat of je die nu kunt aanvragen, en hoe.',
  none: 'Voor deze plannen vonden we niets in jouw gemeente.',
  noneMore: 'Verander je keuze hieronder. Of bekijk met de knop wat er wel is.',
  uncounted: 'We kunnen ze nu niet tellen. Met de knop zie je welke er zijn.',
} as const

/** The number of subsidies beside the answers. */
export const counted = (count: number): string => (count === 1 ? '1 regeling' : `${count} regelingen`)
