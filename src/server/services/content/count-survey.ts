import { sql } from 'kysely'
import type { surveyAnswers } from '../../../core/contract/survey/survey-operations.ts'
import { type Clock, today } from '../../../core/kernel/clock.ts'
import type { Database } from '../../database/pool.ts'

export type SurveyAnswer = (typeof surveyAnswers)[number]

/** Counts one answer for a page (its path) on today's date. Nothing about who gave it is kept. */
export const countSurvey = async (
  db: Database,
  clock: Clock,
  page: string,
  answer: SurveyAnswer,
): Promise<void> => {
  await db
    .insertInto('survey_count')
    .values({ page, answer, day: today(clock).toString(), count: 1 })
    .onConflict((clash) =>
      clash.columns(['page', 'answer', 'day']).doUpdateSet({ count: sql`survey_count.count + 1` }),
    )
    .execute()
}
