/** A word of office Dutch, as a pattern of whole words, and what to write instead. */
export interface Avoided {
  pattern: string
  instead: string
}

const words: Record<string, string> = {
  aangaande: 'over',
  aangezien: 'omdat',
  alsmede: 'en',
  alsook: 'en',
  alvorens: 'voordat',
  behoudens: 'behalve',
  betreffende: 'over',
  'conform(?! NEN)': 'volgens',
  'dan wel': 'of',
  derhalve: 'daarom',
  desalniettemin: 'toch',
  desgewenst: 'als je dat wilt',
  dienaangaande: 'daarover',
  'dien(t|en)? (u|je|men)': 'je moet',
  '(dient|dienen) te': 'moet',
  doch: 'maar',
  echter: 'maar',
  'ten gevolge van': 'door',
  'ten aanzien van': 'over',
  'ten behoeve van': 'voor',
  'ten tijde van': 'tijdens',
  'ter zake': 'daarover',
  'te allen tijde': 'altijd',
  eveneens: 'ook',
  exclusief: 'zonder (of: komt er apart bij)',
  gaarne: 'graag',
  geïnteresseerden: 'wie mee wil doen',
  'gebruik ?maken van': 'gebruiken',
  heden: 'nu',
  hieromtrent: 'hierover',
  hoogachtend: 'met groet',
  indien: 'als',
  'in het kader van': 'voor',
  'in verband met': 'door, omdat',
  inzake: 'over',
  jegens: 'tegenover',
  kosteloos: 'gratis',
  'met betrekking tot': 'over',
  'met ingang van': 'vanaf',
  middels: 'met, via',
  mits: 'als',
  mutatie: 'wijziging',
  nadien: 'daarna',
  nihil: 'niets',
  nimmer: 'nooit',
  omtrent: 'over',
  onderhavige: 'deze',
  onverwijld: 'meteen',
  'op basis van': 'met, door',
  overeenkomstig: 'zoals, volgens',
  reeds: 'al',
  respectievelijk: 'en (of schrijf het los van elkaar)',
  slechts: 'alleen',
  teneinde: 'om',
  tevens: 'ook',
  thans: 'nu',
  tenzij: 'maar niet als',
  'ter beschikking stellen': 'geven',
  uiterlijk: 'op zijn laatst',
  uitsluitend: 'alleen',
  vermits: 'omdat',
  verstrekken: 'geven',
  'verzoeken wij': 'wil je',
  voornoemde: 'deze',
  'voorzien van': 'met',
  vooralsnog: 'voorlopig',
  waarborgen: 'zorgen voor',
  wederom: 'weer',
  'wij verzoeken': 'wil je',
  woonachtig: 'wonen',
  'wordt (u|je) verzocht': 'wil je',
  'wordt verzocht': 'wil je',
  zulks: 'dat',
  'u|uw|uzelf': 'je, jouw, jezelf',
}

/** The house list of office words and their plain alternatives, as docs/style.md prints it. */
export const avoided: readonly Avoided[] = Object.entries(words).map(([pattern, instead]) => ({
  pattern,
  instead,
}))

/** Words that are right in some sentences: who writes is asked whether they are meant, and no check of ours fails on them. */
export const doubtful: readonly Avoided[] = [
  { pattern: 'klant|klanten', instead: 'lid, wie belt, of gewoon je' },
  { pattern: 'cliënt|cliënten', instead: 'lid, of gewoon je' },
]

/** Sentences that the specification quotes and that may not be changed (spec 000 sections 5 and 8, D35). */
export const quoted: readonly string[] = [
  'Bedankt voor uw aanmelding',
  'Uw bericht is succesvol verzonden.',
  'Voer uw achternaam in.',
  'Voer uw initialen in.',
  'Voer uw naam in.',
  '(exclusief lidmaatschap en eventuele parkeerkosten)',
]
