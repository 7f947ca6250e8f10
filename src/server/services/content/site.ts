import type { Page } from '../../../core/content/page.ts'
import { nextChange, type Settings } from '../../../core/content/settings.ts'
import { type Clock, instantOf, today, wallToZulu } from '../../../core/kernel/clock.ts'
import type { Edition } from '../../ports/content.ts'
import { type Defect, isPage, isSettings, judgePage, judgeSettings } from './judge.ts'

/** One edition of the content, judged and filled in for a day: all that pages are made of. */
export interface Site {
  version: number
  settings: Settings
  /** By path. */
  pages: ReadonlyMap<string, Page>
  /** By codename. */
  byCodename: ReadonlyMap<string, Page>
  /** What had to be left out. */
  defects: readonly Defect[]
  /** The instant (ms since 1970) at which a price changes and this site is no longer true; Infinity when none is known. */
  until: number
}

/** Midnight in Amsterdam at the start of a day (YYYY-MM-DD), in ms since 1970. */
const startOf = (day: string): number => instantOf(wallToZulu(`${day}T00:00:00`))

/**
 * Makes the site of an edition. Broken documents and blocks are left out and listed in `defects`;
 * without whole settings the `fallback` counts, so that a mistake there does not take the site down.
 */
export const siteOf = (edition: Edition, { clock, fallback }: { clock: Clock; fallback: Settings }): Site => {
  const defects: Defect[] = []
  const report = (defect: Defect) => defects.push(defect)
  const day = today(clock).toString()
  const found = edition.documents.find(isSettings)
  const settings = (found && judgeSettings(found, report)) ?? fallback
  const pages = new Map<string, Page>()
  const byCodename = new Map<string, Page>()
  for (const document of edition.documents) {
    if (isSettings(document)) continue
    if (!isPage(document)) {
      report({ codename: document.codename, path: 'kind', problem: 'unknown kind of document' })
      continue
    }
    const page = judgePage(document, settings, day, report)
    if (!page) continue
    const taken = pages.get(page.path)
    if (taken) {
      report({ codename: page.codename, path: 'path', problem: `${page.path} belongs to ${taken.codename}` })
      continue
    }
    pages.set(page.path, page)
    byCodename.set(page.codename, page)
  }
  const change = nextChange(settings, day)
  return {
    version: edition.version,
    settings,
    pages,
    byCodename,
    defects,
    until: change === undefined ? Number.POSITIVE_INFINITY : startOf(change),
  }
}
