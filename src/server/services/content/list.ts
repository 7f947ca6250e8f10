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
    .select(({ eb }) => [
      'codename',
      'path',
      'edited',
      eb('published', 'is not', null).as('published'),
      eb('draft', 'is not', null).as('draft'),
    ])
    .orderBy('codename')
    .execute()
  return rows.map(({ codename, path, published, draft, edited }) => ({
    codename,
    path: path === '' ? undefined : path,
    published: Boolean(published),
    draft: Boolean(draft),
    edited,
  }))
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
