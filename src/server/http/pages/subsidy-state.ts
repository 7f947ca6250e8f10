import type { Page } from '../../../core/content/page.ts'
import type { Site } from '../../../core/content/site.ts'
import type { SubsidiesShown } from '../../../core/content/subsidies-shown.ts'
import {
  keysOf,
  longestCity,
  mostResults,
  type Resident,
  residents,
  resultsAtOnce,
  type SubsidyMeasure,
  subsidyMeasures,
  subsidyQuery,
} from '../../../core/content/subsidy-choices.ts'
import { subsidyParameters } from '../../../core/content/subsidy-parameters.ts'
import { type Municipality, municipalities } from '../../../core/figures/municipalities.ts'
import { municipalityNamed, shownMunicipality } from '../../../core/subsidies/municipality.ts'

type Query = Readonly<Record<string, string | readonly string[] | undefined>>

const hasBlock = (page: Page, kind: string): boolean => page.blocks.some((block) => block.kind === kind)

/** Whether a page has the subsidy check, so that its address may contain a search. */
export const hasSubsidyCheck = (page: Page): boolean => hasBlock(page, 'subsidy_check')

/** Largest number of values that is read of one parameter. */
const mostValues = 40

const valuesOf = (query: Query, name: string): readonly string[] =>
  [query[name] ?? []].flat().slice(0, mostValues)

const amongst = <K extends string>(choices: Readonly<Record<K, string>>, values: readonly string[]): K[] =>
  keysOf(choices).filter((key) => values.includes(key))

/** The search in an address, reduced to what the form offers. */
const askedIn = (query: Query) => {
  const [city = ''] = valuesOf(query, subsidyParameters.city)
  const [shown = ''] = valuesOf(query, subsidyParameters.shown)
  return {
    city: city.slice(0, longestCity + 1).trim(),
    resident: amongst(residents, valuesOf(query, subsidyParameters.resident).slice(0, 1))[0] as
      | Resident
      | undefined,
    measures: amongst(subsidyMeasures, valuesOf(query, subsidyParameters.measure)) as SubsidyMeasure[],
    shown: /^\d{1,4}$/.test(shown)
      ? Math.min(Math.max(Number(shown), resultsAtOnce), mostResults)
      : resultsAtOnce,
  }
}
type Asked = ReturnType<typeof askedIn>

const eachOf = (names: readonly string[]): string => names.join(' of ').replace(/ of (?=.* of )/g, ', ')

const faultOf = (city: string, offers: readonly string[]): string => {
  if (city === '') return 'Vul je gemeente in.'
  return offers.length === 0
    ? 'Deze gemeente kennen we niet.'
    : `Deze gemeente kennen we niet. Bedoel je ${eachOf(offers)}?`
}

const addressOf = (path: string, { resident, measures }: Asked, city: string, shown: number): string => {
  const query = subsidyQuery({ city, resident, measures })
  query.set(subsidyParameters.shown, String(shown))
  return `${path}?${query}`
}

const resultsOf = (site: Site, page: Page, asked: Asked, city: Municipality): SubsidiesShown['results'] => {
  const { resident, measures, shown } = asked
  const found = site.subsidies.find({ city: city.id, resident, measures })
  const name = shownMunicipality(city)
  const most = Math.min(found.length, mostResults)
  return {
    city: name,
    total: found.length,
    shown: found.slice(0, shown),
    more: shown < most ? addressOf(page.path, asked, name, shown + resultsAtOnce) : undefined,
  }
}

/** What the subsidy check shows before a search, and a page of one subsidy; undefined on any other page. */
export const initialSubsidies = (site: Site, page: Page): SubsidiesShown | undefined => {
  const isCheck = hasSubsidyCheck(page)
  if (!isCheck && !hasBlock(page, 'subsidy')) return undefined
  return {
    day: site.day,
    choices: { city: '', measures: [] },
    ...(isCheck && { all: site.subsidies.all }),
  }
}

/** What the subsidy check shows for the search in its address; undefined when that contains none. */
export const subsidySearchState = (site: Site, page: Page, query: Query): SubsidiesShown | undefined => {
  if (!Object.values(subsidyParameters).some((name) => query[name] !== undefined)) return undefined
  const asked = askedIn(query)
  const { city, resident, measures } = asked
  const { found, ...meant } = municipalityNamed(municipalities.on(site.day).value, city)
  const choices = { city: found ? shownMunicipality(found) : city.slice(0, longestCity), resident, measures }
  const shown = { day: site.day, choices }
  if (!found)
    return { ...shown, fault: faultOf(city, 'offers' in meant ? meant.offers : []), all: site.subsidies.all }
  return { ...shown, results: resultsOf(site, page, asked, found) }
}
