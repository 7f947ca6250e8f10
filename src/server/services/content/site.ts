import type { Defect, Report } from '../../../core/content/defect.ts'
import { quoted } from '../../../core/content/defect-sentences.ts'
import type { NewsItem } from '../../../core/content/news-list.ts'
import type { Page } from '../../../core/content/page.ts'
import type { Place } from '../../../core/content/part-defects.ts'
import { problemFinder } from '../../../core/content/problem-steps.ts'
import { nextChange, type Settings } from '../../../core/content/settings.ts'
import type { Site } from '../../../core/content/site.ts'
import { subsidyList } from '../../../core/content/subsidy-list.ts'
import { type Clock, instantOf, startOfDay, today } from '../../../core/kernel/clock.ts'
import type { Edition, StoredDocument } from '../../ports/content.ts'
import { type Claims, claimForms } from './claim-forms.ts'
import { resolveLinks, UnknownDocument } from './linked.ts'
import {
  type Ask,
  addressesOf,
  askOf,
  atOnce,
  defectAt,
  type Ground,
  isPage,
  isSettings,
  judgePage,
  validateSettings,
} from './validate.ts'

export interface SiteOptions {
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
  const tell = (problem: string, at: Place) => report(defectAt(found.codename, at, problem))
  try {
    return resolveLinks(settings, addresses, tell)
  } catch (error) {
    if (!(error instanceof UnknownDocument)) throw error
    tell(error.message, error.at)
    return undefined
  }
}

/** What all pages of an edition share, made before they are judged. */
export interface SiteGround extends Ground {
  ask: Ask
  /** Faults of the settings. */
  defects: readonly Defect[]
}

/** The settings of an edition on the day of the clock, and the addresses of its documents. */
export const groundOf = (edition: Edition, { clock, fallback, funnels }: SiteOptions): SiteGround => {
  const defects: Defect[] = []
  const addresses = addressesOf(edition.documents)
  const settings = settingsOf(edition, addresses, (defect) => defects.push(defect)) ?? fallback
  const ground = { settings, day: today(clock).toString(), addresses, funnels }
  return { ...ground, ask: askOf(ground), defects }
}

/** A page as it was judged by itself; undefined where it is too broken to show. */
export interface JudgedPage {
  page: Page | undefined
  defects: readonly Defect[]
}

/** Most faults that are told of one document. */
const mostDefects = 100

/** Judges a page by itself, in steps (`judgePage`). */
export function* judgedPage(document: StoredDocument, ask: Ask): Generator<undefined, JudgedPage> {
  const defects: Defect[] = []
  const page = yield* judgePage(document, ask, (defect) => {
    if (defects.length < mostDefects) defects.push(defect)
  })
  return { page, defects }
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

/** Where a page names a subject of the problem finder. */
const placeOfSubject = ({ problem }: Page, subject: string): Place =>
  problem?.subject === subject
    ? ['problem', 'subject']
    : ['problem', 'also', problem?.also?.indexOf(subject) ?? 0]

/** Faults for pages of which a list of pages, which finds them by what they say, has no place. */
const straysOf = ({ pages, byCodename, subsidies }: Pick<Site, 'pages' | 'byCodename' | 'subsidies'>) => [
  ...problemFinder([...pages.values()]).strays.flatMap(({ codename, subject }) => {
    const page = byCodename.get(codename)
    const sentence = `De probleemzoeker heeft geen onderwerp ${quoted(subject)}. Kies een ander.`
    return page ? [defectAt(codename, placeOfSubject(page, subject), sentence)] : []
  }),
  ...subsidies.strays.map((codename) =>
    defectAt(
      codename,
      ['path'],
      'Zet deze pagina direct onder die van de subsidiecheck. Anders vindt niemand haar.',
    ),
  ),
]

/** The pages of an edition that are shown on a day, and what was taken by two of them. */
const pagesOf = (
  { documents }: Edition,
  { day, early }: { day: string; early: string | undefined },
  judged: (document: StoredDocument) => JudgedPage,
) => {
  const defects: Defect[] = []
  const report = (defect: Defect) => defects.push(defect)
  const pages = new Map<string, Page>()
  const claims: Claims = new Map()
  const later: string[] = []
  for (const document of documents) {
    const { codename } = document
    if (isSettings(document)) continue
    if (!isPage(document)) {
      report(defectAt(codename, ['kind'], 'Kies een soort: een pagina, of instellingen.'))
      continue
    }
    const { page, defects: own } = judged(document)
    defects.push(...own)
    if (!page) continue
    if (page.date !== undefined && page.date > day && page.codename !== early) {
      later.push(page.date)
      continue
    }
    const taken = pages.get(page.path)
    if (taken) {
      const sentence = `Een andere pagina heeft het adres ${quoted(page.path)} al. Kies een ander adres.`
      report({ ...defectAt(page.codename, ['path'], sentence), by: taken.codename })
      continue
    }
    pages.set(page.path, claimForms(page, claims, report))
  }
  const forms = new Map([...claims].map(([formId, { form }]) => [formId, form]))
  return { pages, forms, defects, later }
}

/**
 * Makes the site of an edition on this ground, of its pages as `judged` answers them. Broken documents and blocks are left out
 * and listed in `defects`.
 */
export const siteOn = (
  edition: Edition,
  ground: SiteGround,
  { early, judged }: { early: string | undefined; judged: (document: StoredDocument) => JudgedPage },
): Site => {
  const { settings, day } = ground
  const { pages, forms, defects, later } = pagesOf(edition, { day, early }, judged)
  const byCodename = new Map([...pages.values()].map((page) => [page.codename, page]))
  const subsidies = subsidyList([...pages.values()], day)
  const change = [nextChange(settings, day), ...later, ...subsidies.changes.filter((one) => one > day)]
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
    defects: [...ground.defects, ...defects, ...straysOf({ pages, byCodename, subsidies })],
    until: change === undefined ? Number.POSITIVE_INFINITY : instantOf(startOfDay(change)),
  }
}

/**
 * Makes the site of an edition by judging each of its documents, which takes a process a tenth of a second in one go: where
 * visitors wait, `makeJudge` does it. Without valid settings the `fallback` is used, so that a mistake there does not take the
 * site down.
 */
export const siteOf = (edition: Edition, options: SiteOptions): Site => {
  const ground = groundOf(edition, options)
  return siteOn(edition, ground, {
    early: options.early,
    judged: (document) => atOnce(judgedPage(document, ground.ask)),
  })
}
