/** Names of what the settings can fill in, in words. */
const whole: Readonly<Record<string, string>> = {
  name: 'Naam van de vereniging',
  email: 'E-mailadres',
  phone: 'Telefoonnummer',
  tel: 'Link om te bellen',
  hours: 'Openingstijden',
  'insulation_check.cutoff': 'Bouwjaar waarna we geen isolatieadvies geven',
  'insulation_check.excluded_areas': 'Postcodes zonder gezamenlijke inkoop',
  'insulation_check.bats': 'Tekst over vleermuizen',
  'insulation_check.call_by': 'Wie belt na een inschrijving',
  'insulation_check.call_within': 'Hoe snel na een inschrijving gebeld wordt',
  'insurance.insurer': 'Verzekeraar',
  'insurance.remuneration': 'Wat de verzekeraar ons betaalt',
  'insurance.licence': 'Vergunning van de AFM',
  'insurance.chamber_of_commerce': 'Nummer van de Kamer van Koophandel',
  'insurance.complaints': 'Nummer bij het Kifid',
  'insurance.portal': 'Klantportaal van de verzekeraar',
}

const kinds: Readonly<Record<string, string>> = {
  phone: 'Telefoonnummer',
  tel: 'Link om te bellen:',
  hours: 'Openingstijden',
  price: 'Prijs',
  with_membership: 'Prijs met lidmaatschap:',
}

/** What a placeholder is called: `Prijs lidmaatschap jaar`. `labels` has better names of desks and prices, by placeholder. */
export const placeholderLabel = (name: string, labels?: ReadonlyMap<string, string>): string => {
  const known = labels?.get(name) ?? whole[name]
  if (known !== undefined) return known
  const [kind = '', rest = ''] = name.split('.')
  return `${kinds[kind] ?? kind} ${rest}`.trim().replaceAll('_', ' ')
}

export interface PlaceholderChoice {
  name: string
  label: string
  value: string
}

const isForLinks = (name: string): boolean => name === 'tel' || name.startsWith('tel.')

const choices = (
  values: ReadonlyMap<string, string>,
  labels: ReadonlyMap<string, string> | undefined,
  isMeant: (name: string) => boolean,
): PlaceholderChoice[] =>
  [...values]
    .filter(([name, value]) => value !== '' && isMeant(name))
    .map(([name, value]) => ({ name, label: placeholderLabel(name, labels), value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'nl'))

/** What a text can have filled in. */
export const textChoices = (
  values: ReadonlyMap<string, string>,
  labels?: ReadonlyMap<string, string>,
): PlaceholderChoice[] => choices(values, labels, (name) => !isForLinks(name))

/** What a link to call or mail can have filled in. */
export const contactChoices = (
  values: ReadonlyMap<string, string>,
  labels?: ReadonlyMap<string, string>,
): PlaceholderChoice[] => choices(values, labels, (name) => isForLinks(name) || name === 'email')
