import { longestCity } from '../content/subsidy-choices.ts'
import { boundedTidy } from '../fields/brick/text.ts'
import type { Municipality } from '../figures/municipalities.ts'
import { fitOf } from '../kernel/fit.ts'

/** Other names of municipalities: a spelling, a large place in it, a former municipality. */
const otherNames: Readonly<Record<string, string>> = {
  'den haag': 'GM0518',
  'den bosch': 'GM0796',
  zaandam: 'GM0479',
  hoofddorp: 'GM0394',
  weesp: 'GM0363',
  ijmuiden: 'GM0453',
  bussum: 'GM1942',
  naarden: 'GM1942',
  muiden: 'GM1942',
  beemster: 'GM0439',
  volendam: 'GM0385',
  heerhugowaard: 'GM1980',
  langedijk: 'GM1980',
  spijkenisse: 'GM1930',
  brielle: 'GM1992',
  hellevoetsluis: 'GM1992',
  westvoorne: 'GM1992',
  naaldwijk: 'GM1783',
  voorburg: 'GM1916',
  leidschendam: 'GM1916',
  breukelen: 'GM1904',
  maarssen: 'GM1904',
  uden: 'GM1991',
  landerd: 'GM1991',
  veghel: 'GM1948',
  schijndel: 'GM1948',
  cuijk: 'GM1982',
  boxmeer: 'GM1982',
  grave: 'GM1982',
  nuenen: 'GM0820',
  geldrop: 'GM1771',
  sittard: 'GM1883',
  geleen: 'GM1883',
  sneek: 'GM1900',
  drachten: 'GM0090',
  dokkum: 'GM1970',
  joure: 'GM1940',
  franeker: 'GM1949',
  delfzijl: 'GM1979',
  appingedam: 'GM1979',
  hoogezand: 'GM1952',
  haren: 'GM0014',
}

/** Everyday names of municipalities whose official name is hardly used. */
const everydayNames: Readonly<Record<string, string>> = { GM0518: 'Den Haag', GM0796: 'Den Bosch' }

/** The official name of a municipality, with its everyday name where it has one. */
export const shownMunicipality = ({ id, name }: Municipality): string =>
  everydayNames[id] === undefined ? name : `${name} (${everydayNames[id]})`

/** A name for comparison: without capitals, accents, signs and the word before it. */
const bare = boundedTidy((text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/^ ?gemeente /, '')
    .trim(),
)

/** A name without the part that tells two municipalities apart: `Bergen` for `Bergen (NH.)`. */
const withoutProvince = (name: string): string => bare(name.replace(/\(.*\)/, ''))

/** Most suggestions for a name that no municipality has. */
const mostOffers = 3

/** The meaning of a typed name: one municipality (`found`), or the names of those that it may mean. */
export type MunicipalityMatch = { found: Municipality } | { found?: undefined; offers: string[] }

/** The municipality of a typed name, whatever its capitals, accents and hyphens. */
export const municipalityNamed = (list: readonly Municipality[], typed: string): MunicipalityMatch => {
  const name = typed.length > longestCity ? '' : bare(typed)
  if (name === '') return { offers: [] }
  const code = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined
  const exact =
    list.find((one) => bare(one.name) === name || bare(shownMunicipality(one)) === name) ??
    list.find(({ id }) => id === code || bare(id) === name)
  if (exact) return { found: exact }
  const [same, ...others] = list.filter((one) => withoutProvince(one.name) === name)
  if (same && others.length === 0) return { found: same }
  const near = same ? [same, ...others] : suggestedMunicipalities(list, typed)
  return { offers: near.slice(0, mostOffers).map(shownMunicipality) }
}

/**
 * Municipalities with these letters in their name: first those that begin with them, then those with a word that does; none for
 * fewer than two letters.
 */
export const suggestedMunicipalities = (
  list: readonly Municipality[],
  typed: string,
): readonly Municipality[] => {
  const letters = typed.length > longestCity ? '' : bare(typed)
  if (letters.length < 2) return []
  return list
    .map((one) => ({ one, at: fitOf(shownMunicipality(one), letters, bare) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
