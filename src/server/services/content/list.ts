import type { Database } from '../../database/pool.ts'

/** The status of a document: where it is published, whether somebody edited it, and whether it has a draft. */
export interface Standing {
  codename: string
  path: string | undefined
  published: boolean
  draft: boolean
  /** Whether somebody changed it here, so that it no longer follows its file. */
  edited: boolean
}

export const listDocuments = async (db: Database): Promise<Standing[]> => {
  const rows = await db
    .selectFrom('content_document')
    .select(['codename', 'published', 'draft', 'edited'])
    .orderBy('codename')
    .execute()
  return rows.map(({ codename, published, draft, edited }) => {
    const path = ((published ?? draft) as { path?: unknown } | null)?.path
    return {
      codename,
      path: typeof path === 'string' ? path : undefined,
      published: published !== null,
      draft: draft !== null,
      edited,
    }
  })
}

/** Answers to the survey question whether a page helped, per page, the most answered first. */
export const readSurvey = (db: Database): Promise<{ page: string; yes: number; no: number }[]> =>
  db
    .selectFrom('survey_count')
    .select(({ fn, eb }) => [
      'page',
      fn.coalesce(fn.sum<number>('count').filterWhere('answer', '=', 'ja'), eb.val(0)).as('yes'),
      fn.coalesce(fn.sum<number>('count').filterWhere('answer', '=', 'nee'), eb.val(0)).as('no'),
    ])
    .groupBy('page')
    .orderBy(({ fn }) => fn.sum('count'), 'desc')
    .execute()
    .then((rows) => rows.map(({ page, yes, no }) => ({ page, yes: Number(yes), no: Number(no) })))
