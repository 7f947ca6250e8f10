/**
 * Path at which one logs out without a script of ours. A constant apart from `mijn`, so that the plain script needs no file of
 * the funnels.
 */
export const logOutPath = '/mijn/uitloggen'

/** Paths of one's own pages, which only a logged-in person sees. */
export const mijn = {
  overview: '/mijn',
  details: '/mijn/gegevens',
  home: '/mijn/huis',
  membership: '/mijn/lidmaatschap',
  requests: '/mijn/aanvragen',
  alias: '/mijn/community-alias',
  data: '/mijn/mijn-data',
  download: '/mijn/mijn-data/download.html',
  downloadJson: '/mijn/mijn-data/download.json',
  logOut: logOutPath,
  withdraw: '/mijn/lidmaatschap/opzegging-intrekken',
  proveEmail: '/mijn/gegevens/e-mailadres-bevestigen',
  stopWatch: '/mijn/lidmaatschap/hypotheekwacht-stoppen',
} as const

/** The page after an account is deleted: a page of content, since the reader is a visitor again. */
export const goodbyePath = '/account-verwijderd'

/** The page of one request, by its reference. */
export const requestPath = (reference: string): string => `${mijn.requests}/${reference}`

/** The form with which a reader says that a request with their e-mail address is not theirs. */
export const notMinePath = (reference: string): string => `${requestPath(reference)}/niet-van-mij`

/** The form by which a reader answers a message about a request. */
export const answerPath = (reference: string): string => `${requestPath(reference)}/antwoord`

/** Every form of `/mijn` by the slug of its funnel: its path, its title, and the page that it leads back to. */
export const forms = {
  'mijn-adres': { path: `${mijn.details}/adres`, title: 'Adres wijzigen', from: mijn.details },
  'mijn-huis': { path: `${mijn.home}/gegevens`, title: 'Gegevens van je woning', from: mijn.home },
  'mijn-telefoon': {
    path: `${mijn.details}/telefoon`,
    title: 'Telefoonnummers wijzigen',
    from: mijn.details,
  },
  'mijn-e-mailadres': {
    path: `${mijn.details}/e-mailadres`,
    title: 'E-mailadres wijzigen',
    from: mijn.details,
  },
  'mijn-wachtwoord': {
    path: `${mijn.details}/wachtwoord`,
    title: 'Wachtwoord wijzigen',
    from: mijn.details,
  },
  'mijn-iban': { path: `${mijn.membership}/iban`, title: 'IBAN wijzigen', from: mijn.membership },
  'mijn-account-verwijderen': {
    path: `${mijn.data}/account-verwijderen`,
    title: 'Account verwijderen',
    from: mijn.data,
  },
  'community-alias': { path: mijn.alias, title: 'Community alias', from: mijn.overview },
} as const
export type FormSlug = keyof typeof forms

/** The path of the plain form that removes a kept form, by its id. */
export const removeDraftPath = (id: string): string => `${mijn.overview}/formulieren/${id}/verwijderen`

/** The path of a plain form that does something to one home, by its id. */
export const homePath = (id: string, what: 'kadaster' | 'verlaten' | 'terug' | 'wissen' | 'verwijderen') =>
  `${mijn.home}/${id}/${what}`

/** The sentences on the page to which a form leads back, by the value of `gewijzigd` in its address. */
export const changes = {
  adres: 'Je adres is veranderd. We sturen je hierover een e-mail.',
  telefoon: 'Je telefoonnummers zijn veranderd. We sturen je hierover een e-mail.',
  'e-mailadres':
    'We sturen een e-mail naar je nieuwe adres. Open die en klik op de knop. Tot dan houd je je oude adres.',
  'e-mailadres-later':
    'Naar je nieuwe adres ging net veel e-mail. We sturen de e-mail zodra dat weer kan. Open die dan en klik op de knop. Tot dan houd je je oude adres.',
  bevestiging: 'We sturen je een e-mail. Open die en klik op de knop.',
  formulier: 'Het bewaarde formulier is verwijderd.',
  huis: 'We hebben het bewaard.',
  'huis-weg': 'Het is verwijderd.',
  'huis-verlaten': 'Deze woning vullen we nergens meer in. Klopt je adres bij Mijn gegevens nog?',
  'huis-terug': 'Deze woning staat er weer bij.',
  kadaster: 'We hebben het Kadaster gevraagd wat het van deze woning weet.',
  'kadaster-weg': 'Het Kadaster is nu niet bereikbaar. Probeer het later opnieuw, of vul het zelf in.',
  wachtwoord: 'Je wachtwoord is veranderd. Op je andere apparaten ben je uitgelogd.',
  iban: 'Je IBAN is veranderd. We sturen je hierover een e-mail.',
  hypotheekwacht: 'Je Hypotheekwacht is gestopt. We sturen je hierover een e-mail.',
  aanvraag: 'De aanvraag staat niet meer bij je account. We zoeken uit van wie die is.',
  bericht: 'Je bericht is binnen. Je leest het hieronder terug.',
  opzegging: 'Je opzegging is ingetrokken. Je lidmaatschap loopt gewoon door.',
} as const
export type Change = keyof typeof changes

export const isChange = (word: unknown): word is Change =>
  typeof word === 'string' && Object.hasOwn(changes, word)

/** The address to which a form leads back once something has changed. */
export const changedAt = (path: string, change: Change): string => `${path}?gewijzigd=${change}`
