import { sql } from 'kysely'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { listReplyTexts as call } from '../../../core/contract/reply-texts/reply-texts-calls.ts'
import type { RequestContext } from '../../services/context.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { writesFor, writesForAll } from './reply-text-rights.ts'

/** Most texts that are in use at once, and most of those that were removed that are shown. */
export const mostTexts = 500
const mostRemoved = 100

/** The kinds of requests, in the order of the alphabet. */
const kindsOf = (ctx: RequestContext): AnswerOf<typeof call>['kinds'] =>
  Object.keys(ctx.deskOf)
    .map((kind) => ({ kind, words: ctx.kindInWords(kind) }))
    .toSorted((one, other) => one.words.localeCompare(other.words, 'nl'))

/**
 * Lists the texts to choose from: an adviser sees those of their own desks and of every desk, others all of them. They are about
 * nobody, so a look at them leaves no trail. Faults: 400, 401, 403.
 */
export const listReplyTexts = async (
  ctx: RequestContext,
  { query: { kind, desk, used } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const actor = await memberOfStaff(ctx)
  const forAll = writesForAll(actor)
  const isRemoved = used === 'nee'
  const rows = await ctx.database
    .selectFrom('reply_text')
    .leftJoin('staff_account', 'staff_account.id', 'reply_text.changed_by')
    .select([
      'reply_text.id',
      'reply_text.title',
      'reply_text.desk',
      'reply_text.kinds',
      'reply_text.text',
      'reply_text.version',
      'reply_text.changed_at as changedAt',
      'staff_account.name as changedBy',
    ])
    .where('reply_text.removed_at', isRemoved ? 'is not' : 'is', null)
    .$if(!forAll, (query) =>
      query.where(
        sql<boolean>`(reply_text.desk IS NULL OR reply_text.desk = ANY (${[...actor.desks]}::text[]))`,
      ),
    )
    .$if(kind !== undefined, (query) =>
      query.where(sql<boolean>`(reply_text.kinds = '{}' OR ${kind ?? ''}::text = ANY (reply_text.kinds))`),
    )
    .$if(desk !== undefined, (query) =>
      query.where(sql<boolean>`(reply_text.desk IS NULL OR reply_text.desk = ${desk ?? ''})`),
    )
    .orderBy(isRemoved ? sql`reply_text.removed_at DESC` : sql`reply_text.desk NULLS LAST`)
    .orderBy(sql`lower(reply_text.title)`)
    .limit(isRemoved ? mostRemoved : mostTexts)
    .execute()
  const { desks } = await ctx.settings()
  return {
    items: rows.map((row) => ({ ...row, mayChange: writesFor(actor, row.desk) })),
    forAll,
    desks: Object.keys(desks).filter((key) => writesFor(actor, key)),
    kinds: kindsOf(ctx),
  }
}
