import { sql } from 'kysely'
import { openingWeekOf, promisedHoursOf, type Settings } from '../../../core/content/settings.ts'
import { type Promised, promiseInWords } from '../../../core/mijn/promise-words.ts'
import type { MailContent } from '../../../core/render.ts'
import { dueOn } from '../../../core/rules/due-on.ts'
import type { Tx } from '../../database/pool.ts'
import { isPublicHoliday } from '../../ports/public-holidays.ts'
import { type Context, nowOf, type Runtime } from '../context.ts'
import { handled } from './events.ts'
import type { ReadSubmission } from './read-submission.ts'

/** The ISO 8601 instant before which we answer a request of this kind, that this desk sees to (D87). */
export const promisedMoment = (
  settings: Settings,
  { kind, desk, receivedAt }: { kind: string; desk: string; receivedAt: string },
): string =>
  dueOn(receivedAt, promisedHoursOf(settings, kind), openingWeekOf(settings, desk), isPublicHoliday)

/** Promises that a request that waits for us again is answered within the time of its kind, from now on. */
export const promiseAnew = async (tx: Tx, ctx: Context, submissionId: string): Promise<void> => {
  const work = await tx
    .selectFrom('request_work')
    .select(['kind', 'desk'])
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  if (!work) return
  await tx
    .updateTable('request_work')
    .set({ due_on: promisedMoment(await ctx.settings(), { ...work, receivedAt: nowOf(ctx) }) })
    .where('submission_id', '=', submissionId)
    .execute()
}

/**
 * What was promised about a request while its sender waits for the answer: it waits for staff, or was passed on and nobody marked
 * it as handled. Undefined for any other.
 */
const standingPromise = async (
  { database }: Pick<Runtime, 'database'>,
  submissionId: string,
): Promise<Promised | undefined> => {
  const { rows } = await sql<Promised>`
    SELECT due_on AS "dueOn", open AS "isOpen" FROM request_work JOIN submission ON submission.id = submission_id
    WHERE submission_id = ${submissionId}::uuid AND (open OR state = 'passed-on' AND NOT EXISTS (
      SELECT FROM submission_event AS done WHERE done.submission_id = submission.id AND event = ${handled.name}
    ))`.execute(database)
  return rows[0]
}

/**
 * The sentence that says when the sender of a request hears; undefined for who waits for no answer of ours. `promised` are the
 * kinds whose sender is told.
 */
export const promiseTo = async (
  runtime: Pick<Runtime, 'database' | 'clock'>,
  { id, kind }: Pick<ReadSubmission, 'id' | 'kind'>,
  promised: readonly string[],
): Promise<string | undefined> => {
  const standing = promised.includes(kind) ? await standingPromise(runtime, id) : undefined
  return standing && promiseInWords(standing, runtime.clock.now())
}

/** The content of a confirmation, with the sentence as the last of what happens next. */
export const withPromise = (content: MailContent, sentence: string | undefined): MailContent =>
  sentence === undefined ? content : { ...content, next: [...(content.next ?? []), sentence] }
