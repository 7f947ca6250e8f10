import type { Database } from '../../src/server/database/pool.ts'

/** How often visitors of a page gave this answer to whether it helped them. */
export const surveyCount = async (db: Database, page: string, answer: 'ja' | 'nee'): Promise<number> => {
  const rows = await db.selectFrom('survey_count').selectAll().where('page', '=', page).execute()
  return Number(rows.find((row) => row.answer === answer)?.count ?? 0)
}
