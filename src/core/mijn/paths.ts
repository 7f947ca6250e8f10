/** Where one's own pages log out without a script of ours. A constant of its own: the plain script then needs no file of the funnels for it. */
export const logOutPath = '/mijn/uitloggen'

/** Where everybody's own pages stand. Only somebody who is logged in gets to see them. */
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

/** Where somebody is told that their account is gone: a page of content, as they are nobody to us any more. */
export const goodbyePath = '/account-verwijderd'

/** One request of one's own, by the reference that its sender got. */
export const requestPath = (reference: string): string => `${mijn.requests}/${reference}`

/** Where somebody says that a request by their e-mail address is not theirs. */
export const notMinePath = (reference: string): string => `${requestPath(reference)}/niet-van-mij`

/** Every form of `/mijn` by the slug of its funnel: where it stands, what it is called, where it leads back to. */
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

/** A form that was kept is removed there, by its id: a plain form. */
export const removeDraftPath = (id: string): string => `${mijn.overview}/formulieren/${id}/verwijderen`

/** What is done to one home, by its id, in a plain form. */
export const homePath = (id: string, what: 'kadaster' | 'verlaten' | 'terug' | 'wissen' | 'verwijderen') =>
  `${mijn.home}/${id}/${what}`

/** What the page to which a form leads back says, by the word that stands behind `gewijzigd` in its address. */
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
  opzegging: 'Je opzegging is ingetrokken. Je lidmaatschap loopt gewoon door.',
} as const
export type Change = keyof typeof changes

export const isChange = (word: unknown): word is Change =>
  typeof word === 'string' && Object.hasOwn(changes, word)

/** The address to which a form leads back once something has changed. */
export const changedAt = (path: string, change: Change): string => `${path}?gewijzigd=${change}`
