import type { Settings } from '../../../core/content/settings.ts'
import type { Clock } from '../../../core/kernel/clock.ts'
import type { Database } from '../../database/pool.ts'
import type { Edition } from '../../ports/content.ts'
import { type Site, siteOf } from './site.ts'
import type { Defect } from './validate.ts'

/** The draft of a document, or what is published where it has none; undefined when there is no such document. */
export const draftOf = async (db: Database, codename: string): Promise<unknown> => {
  const row = await db
    .selectFrom('content_document')
    .select(['draft', 'published'])
    .where('codename', '=', codename)
    .executeTakeFirst()
  return row?.draft ?? row?.published ?? undefined
}

/** The site as it would be with this text published (undefined: withdrawn), and the defects of that text. */
export const siteWith = (
  edition: Edition,
  { codename, body }: { codename: string; body: unknown },
  options: { clock: Clock; fallback: Settings; funnels?: readonly string[] | undefined },
): { site: Site; defects: Defect[] } => {
  const others = edition.documents.filter((document) => document.codename !== codename)
  // The text comes first, so that of two documents on one path it is the one that is shown.
  const documents = body === undefined ? others : [{ codename, body }, ...others]
  const site = siteOf({ ...edition, documents }, { ...options, early: codename })
  const own = site.defects.filter((defect) => defect.codename === codename)
  const clash = site.defects.filter(({ problem }) => problem.endsWith(`belongs to ${codename}`))
  const said = (body as { codename?: unknown } | null | undefined)?.codename
  const misnamed =
    said === codename || body === undefined
      ? []
      : [{ codename, path: 'codename', problem: `is not "${codename}"` }]
  return { site, defects: [...misnamed, ...own, ...clash] }
}
