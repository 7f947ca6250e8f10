import type { Defect } from './defect.ts'
import type { Blocks } from './kinds.ts'
import type { NewsItem } from './news-list.ts'
import type { Page } from './page.ts'
import type { Settings } from './settings.ts'
import type { Subsidies } from './subsidy-list.ts'

/** The forms of a site, by their ids. */
export type Forms = ReadonlyMap<string, Blocks['form']>

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
