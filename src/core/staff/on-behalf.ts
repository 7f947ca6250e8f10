/** Where a colleague begins to fill in a form for who calls; the form itself stands below it, by its own address. */
export const onBehalfPath = '/beheer/namens'

/** Where the bar of such a form leads by its button `Stop`. */
export const stopOnBehalfPath = '/beheer/namens-stoppen'

/** The address at which a colleague fills in the form of this page of the site. */
export const onBehalfAddress = (page: string): string => `${onBehalfPath}${page}`

/** Seconds that a call by phone lasts at most. */
export const onBehalfSeconds = 2 * 3600

/**
 * Slugs of funnels that nobody fills in for somebody else: they show who somebody is, are opened by a link of a mail, or end at a
 * bank.
 */
const ownFunnels: ReadonlySet<string> = new Set([
  'account-bevestigen',
  'afspraak',
  'bericht',
  'betalen',
  'community-alias',
  'e-mailadres-bevestigen',
  'inloggen',
  'lid-bedankt',
  'mijn-account-verwijderen',
  'mijn-adres',
  'mijn-e-mailadres',
  'mijn-huis',
  'mijn-iban',
  'mijn-telefoon',
  'mijn-wachtwoord',
  'registreren',
  'subsidiewegwijzer',
  'verder',
  'verkoopprijs-bepalen',
  'waarderapport',
  'wachtwoord-instellen',
  'wachtwoord-vergeten',
])

/** Whether a colleague may fill in this funnel for who calls. */
export const isFilledInForOthers = (slug: string): boolean => !ownFunnels.has(slug)
