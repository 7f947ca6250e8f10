import type { Database } from '../../src/server/database/pool.ts'

/** How often this was answered below a page when somebody asked whether it helped. */
export const surveyCount = async (db: Database, page: string, answer: 'ja' | 'nee'): Promise<number> => {
  const rows = await db.selectFrom('survey_count').selectAll().where('page', '=', page).execute()
  return Number(rows.find((row) => row.answer === answer)?.count ?? 0)
}
