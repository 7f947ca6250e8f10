import type { Defect } from '../../../core/content/defect.ts'
import { quoted } from '../../../core/content/defect-sentences.ts'
import type { Site } from '../../../core/content/site.ts'
import type { Database } from '../../database/pool.ts'
import type { Edition } from '../../ports/content.ts'
import type { Judge } from './judge.ts'
import { type SiteOptions, siteOf } from './site.ts'
import { defectAt } from './validate.ts'

/** The draft of a document, or what is published where it has none; undefined when there is no such document. */
export const draftOf = async (db: Database, codename: string): Promise<unknown> => {
  const row = await db
    .selectFrom('content_document')
    .select(['draft', 'published'])
    .where('codename', '=', codename)
    .executeTakeFirst()
  return row?.draft ?? row?.published ?? undefined
}

/** A text of a document that is not published: somebody's draft, or what they type. */
interface Draft {
  codename: string
  body: unknown
}

type Options = Omit<SiteOptions, 'early'>

/** An edition with this text published. It comes first, so that of two documents on one path it is the one that is shown. */
const editionWith = (edition: Edition, { codename, body }: Draft): Edition => ({
  ...edition,
  documents: [{ codename, body }, ...edition.documents.filter((other) => other.codename !== codename)],
})

/** The faults of a text, among them what it would take from another document. */
const defectsOf = ({ defects }: Site, { codename, body }: Draft): Defect[] => {
  const said = (body as { codename?: unknown } | null)?.codename
  const misnamed = defectAt(codename, ['codename'], `Hier hoort ${quoted(codename)} te staan.`)
  return [
    ...(said === codename ? [] : [misnamed]),
    ...defects.filter((defect) => defect.codename === codename),
    ...defects.flatMap((defect) =>
      defect.by === codename ? [{ ...defect, codename, by: defect.codename }] : [],
    ),
  ]
}

/**
 * The faults with which a text is not published, whatever the reason: they reach further than the text itself. It has the name, the
 * kind or the address of another document, it would show nowhere, or it is of settings, which the site cannot use with a fault.
 */
export const gravest = (
  { site, defects }: { site: Site; defects: readonly Defect[] },
  codename: string,
): readonly Defect[] => {
  if (!site.byCodename.has(codename)) return defects
  return defects.filter(
    ({ at: [key], by }) => key === 'codename' || key === 'kind' || (key === 'path' && by !== undefined),
  )
}

/** The site as it would be with this text published, and the defects of that text. */
export const siteWith = (
  edition: Edition,
  draft: Draft,
  options: Options,
): { site: Site; defects: Defect[] } => {
  const site = siteOf(editionWith(edition, draft), { ...options, early: draft.codename })
  return { site, defects: defectsOf(site, draft) }
}

/** The site as it would be without a document. */
export const judgeWithout = (
  judge: Judge,
  edition: Edition,
  codename: string,
  options: Options,
): Promise<Site> => {
  const documents = edition.documents.filter((document) => document.codename !== codename)
  return judge.site({ ...edition, documents }, options)
}

/** As `siteWith`, where visitors wait: of the other documents it judges only those that this text changes. */
export const judgeWith = async (
  judge: Judge,
  edition: Edition,
  draft: Draft,
  options: Options,
): Promise<{ site: Site; defects: Defect[] }> => {
  const site = await judge.site(editionWith(edition, draft), { ...options, early: draft.codename })
  return { site, defects: defectsOf(site, draft) }
}
