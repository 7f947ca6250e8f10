import type { NewsItem } from '../../../core/content/news-list.ts'
import type { Page } from '../../../core/content/page.ts'
import { problemFinder } from '../../../core/content/problem-steps.ts'
import { nextChange, type Settings } from '../../../core/content/settings.ts'
import { type Subsidies, subsidyList } from '../../../core/content/subsidy-list.ts'
import { type Clock, instantOf, today, wallToZulu } from '../../../core/kernel/clock.ts'
import type { Edition } from '../../ports/content.ts'
import { claimForms, type Forms } from './claim-forms.ts'
import { resolveLinks, UnknownDocument } from './linked.ts'
import {
  addressesOf,
  type Defect,
  isPage,
  isSettings,
  type Report,
  validatePage,
  validateSettings,
} from './validate.ts'

/** One edition of the content, validated and filled in for a day, from which pages are drawn. */
export interface Site {
  version: number
  settings: Settings
  /** By path. */
  pages: ReadonlyMap<string, Page>
  byCodename: ReadonlyMap<string, Page>
  /** News up to today, newest first. */
  news: readonly NewsItem[]
  /** The day for which it is filled in (YYYY-MM-DD). */
  day: string
  subsidies: Subsidies
  forms: Forms
  /** Former paths of pages with their present ones, and paths that end in a step with the page and the step in the query. */
  redirects: ReadonlyMap<string, string>
  /** Faults in the content, and what they left out. */
  defects: readonly Defect[]
  /**
   * The instant (ms since 1970) from which this site is outdated: a price changes, news comes out, or a subsidy opens or ends.
   * Infinity when no change is known.
   */
  until: number
}

/** Midnight in Amsterdam at the start of a day (YYYY-MM-DD), in ms since 1970. */
const startOf = (day: string): number => instantOf(wallToZulu(`${day}T00:00:00`))

interface Options {
  clock: Clock
  /** The settings that are used when the edition has no valid ones. */
  fallback: Settings
  /** Codename of a document that is shown before its date: a draft that somebody previews. */
  early?: string
  /** Slugs of the funnels that are built, by which typing errors are found. */
  funnels?: readonly string[] | undefined
}

const settingsOf = (
  { documents }: Edition,
  addresses: ReadonlyMap<string, string>,
  report: Report,
): Settings | undefined => {
  const found = documents.find(isSettings)
  const settings = found && validateSettings(found, report)
  if (!settings) return undefined
  const tell = (problem: string) => report({ codename: found.codename, path: '', problem })
  try {
    return resolveLinks(settings, addresses, tell)
  } catch (error) {
    if (!(error instanceof UnknownDocument)) throw error
    tell(error.message)
    return undefined
  }
}

/** Redirects from former paths and from those of steps. A path that a page has now is not redirected. */
const redirectsOf = ({ redirects }: Edition, pages: Site['pages'], byCodename: Site['byCodename']) =>
  new Map([
    ...redirects.flatMap(({ from, codename }) => {
      const to = byCodename.get(codename)?.path
      return to === undefined || pages.has(from) ? [] : [[from, to] as const]
    }),
    ...entrancesOf(pages),
  ])

/** Paths that end in a step of the page's funnel, with the page's path and the step in the query. */
const entrancesOf = (pages: Site['pages']) =>
  [...pages.values()].flatMap(({ path, entrances = [] }) =>
    entrances
      .filter((step) => !pages.has(`${path}/${step}`))
      .map((step) => [`${path}/${step}`, `${path}?step=${step}`] as const),
  )

const newsOf = (pages: Site['pages']): NewsItem[] =>
  [...pages.values()]
    .flatMap(({ date, title, path, description }) =>
      date === undefined ? [] : [{ date, title, href: path, text: description }],
    )
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'nl'))

/**
 * Makes the site of an edition. Broken documents and blocks are left out and listed in `defects`. Without valid settings the
 * `fallback` is used, so that a mistake there does not take the site down.
 */
export const siteOf = (edition: Edition, { clock, fallback, early, funnels }: Options): Site => {
  const defects: Defect[] = []
  const report = (defect: Defect) => defects.push(defect)
  const day = today(clock).toString()
  const addresses = addressesOf(edition.documents)
  const settings = settingsOf(edition, addresses, report) ?? fallback
  const pages = new Map<string, Page>()
  const byCodename = new Map<string, Page>()
  const forms: Parameters<typeof claimForms>[1] = new Map()
  const changes = [nextChange(settings, day)]
  for (const document of edition.documents) {
    if (isSettings(document)) continue
    if (!isPage(document)) {
      report({ codename: document.codename, path: 'kind', problem: 'unknown kind of document' })
      continue
    }
    const page = validatePage(document, { settings, day, addresses, funnels, report })
    if (!page) continue
    if (page.date !== undefined && page.date > day && page.codename !== early) {
      changes.push(page.date)
      continue
    }
    const taken = pages.get(page.path)
    if (taken) {
      report({ codename: page.codename, path: 'path', problem: `${page.path} belongs to ${taken.codename}` })
      continue
    }
    const shown = claimForms(page, forms, report)
    pages.set(page.path, shown)
    byCodename.set(page.codename, shown)
  }
  for (const { codename, subject } of problemFinder([...pages.values()]).strays)
    report({ codename, path: 'problem', problem: `the problem finder has no subject "${subject}"` })
  const subsidies = subsidyList([...pages.values()], day)
  for (const codename of subsidies.strays)
    report({ codename, path: 'path', problem: 'a subsidy stands right below the page of the subsidy check' })
  const change = [...changes, ...subsidies.changes.filter((one) => one > day)]
    .filter((one) => one !== undefined)
    .toSorted()
    .at(0)
  return {
    version: edition.version,
    settings,
    pages,
    byCodename,
    news: newsOf(pages),
    day,
    subsidies,
    forms,
    redirects: redirectsOf(edition, pages, byCodename),
    defects,
    until: change === undefined ? Number.POSITIVE_INFINITY : startOf(change),
  }
}
