import { sql } from 'kysely'
import { desksInWords } from '../../../core/content/settings.ts'
import {
  fillReply,
  leftPlaceholders,
  type ReplyValues,
  unfilledInWords,
} from '../../../core/requests/reply-placeholders.ts'
import { replyValues } from '../../../core/requests/reply-values.ts'
import { mostOfMessage } from '../../../core/staff/reply-acts.ts'
import type { Context } from '../context.ts'
import { notNow } from '../requests/hold-work.ts'
import { lastNameIn, lastNameOf, senderInRequest } from '../requests/sender-name.ts'

type Reading = Pick<Context, 'database' | 'clock' | 'settings'>

const requestsOf = ({ database }: Reading, ids: readonly string[]) =>
  database
    .selectFrom('submission')
    .leftJoin('request_work', 'request_work.submission_id', 'submission.id')
    // an account that it was attached to by its e-mail address alone may be somebody else's
    .leftJoin('person', (join) =>
      join.onRef('person.id', '=', 'submission.person_id').on('submission.attached_at', 'is', null),
    )
    .select(['submission.id', 'submission.reference', senderInRequest.as('sender')])
    .select(sql<string>`submission.summary->>'title'`.as('title'))
    .select(['request_work.desk', 'request_work.due_on', 'request_work.open'])
    .select(['person.infix', 'person.last_name'])
    .where('submission.id', 'in', [...ids])
    .execute()

const appointmentsOf = ({ database }: Reading, ids: readonly string[]) =>
  database
    .selectFrom('appointment')
    .select(['submission_id', 'starts', 'ends', 'cancelled'])
    .where('submission_id', 'in', [...ids])
    .execute()

/**
 * What stands in the place of each placeholder of a text that a colleague, by this name, writes about some requests: by the ids of
 * those, in two statements.
 */
export const readReplyValues = async (
  ctx: Reading,
  { name, ids }: { name: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, ReplyValues>> => {
  if (ids.length === 0) return new Map()
  const requests = await requestsOf(ctx, ids)
  const appointments = Map.groupBy(await appointmentsOf(ctx, ids), (one) => one.submission_id)
  const desks = desksInWords((await ctx.settings()).desks)
  const now = new Date(ctx.clock.now())
  return new Map(
    requests.map(({ id, ...row }) => {
      const request = {
        ...{ reference: row.reference, kindWords: row.title, desk: row.desk, dueOn: row.due_on },
        ...{ name: lastNameIn(row.sender) ?? lastNameOf(row), open: row.open ?? false },
        appointments: (appointments.get(id) ?? []).map(({ starts, ends, cancelled }) => ({
          ...{ start: starts, end: ends, state: cancelled ? 'cancelled' : 'confirmed' },
        })),
      }
      return [id, replyValues(request, { name }, desks, now)]
    }),
  )
}

/**
 * A text as the sender of a request reads it. What a stranger is called may look like a placeholder, and is refused as one.
 * @throws Fault 409 `not-now` where something has no value, or it becomes longer than a message may be.
 */
export const filledIn = (text: string, values: ReplyValues): string => {
  const filled = fillReply(text, values).text
  const unfilled = unfilledInWords(leftPlaceholders(filled))
  if (unfilled !== undefined) throw notNow(unfilled)
  // counted as its column counts
  if ([...filled].length > mostOfMessage)
    throw notNow('Ingevuld wordt dit bericht te lang. Schrijf deze afzender apart.')
  return filled
}
