import { sql } from 'kysely'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { answer } from '../../../core/contract/survey/survey-calls.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import { isSurveyPage } from '../../../core/rules/survey-pages.ts'
import { countSurvey } from '../../services/content/count-survey.ts'
import type { RequestContext } from '../../services/context.ts'

/**
 * Counts an answer for a page that exists, so that made-up addresses do not fill the table.
 * @throws Fault 400.
 */
export const answerSurvey = async (
  ctx: RequestContext,
  { body }: RequestOf<typeof answer>,
): Promise<undefined> => {
  if (!isSurveyPage(body.page) && !(await isPublished(ctx, body.page)))
    throw invalidFields({ page: ['Deze pagina kennen we niet.'] })
  await countSurvey(ctx.database, ctx.clock, body.page, body.answer)
  return undefined
}

const isPublished = async (ctx: RequestContext, path: string): Promise<boolean> => {
  const found = await ctx.database
    .selectFrom('content_document')
    .select('codename')
    .where(sql<boolean>`published ->> 'path' = ${path}`)
    .executeTakeFirst()
  return found !== undefined
}
