import { sql } from 'kysely'
import type { RequestOf } from '../../../core/contract/endpoint.ts'
import type { answer } from '../../../core/contract/survey.ts'
import { invalidFields } from '../../../core/kernel/fault.ts'
import type { Context } from '../context.ts'
import { countSurvey } from './count-survey.ts'

/** Counts an answer for a page that is there, so that made-up addresses fill no table. Throws Fault 400. */
export const answerSurvey = async (ctx: Context, { body }: RequestOf<typeof answer>): Promise<undefined> => {
  const known = await ctx.database
    .selectFrom('content_document')
    .select('codename')
    .where(sql<boolean>`published ->> 'path' = ${body.page}`)
    .executeTakeFirst()
  if (!known) throw invalidFields({ page: ['Deze pagina kennen we niet.'] })
  await countSurvey(ctx.database, ctx.clock, body.page, body.answer)
  return undefined
}
