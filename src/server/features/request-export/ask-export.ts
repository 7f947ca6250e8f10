import { sql } from 'kysely'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import type { askExport as call } from '../../../core/contract/request-export/request-export-calls.ts'
import { noSuchChoice } from '../../../core/fields/brick/choice.ts'
import { Fault, invalidFields } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import { instantFromNow, nowOf, type RequestContext } from '../../services/context.ts'
import { keptSeconds } from '../../services/request-export/make-export.ts'
import { exportQueue } from '../../services/request-export/request-export-queues.ts'
import { type FilterWords, ownerIn } from '../../services/requests/filter-words.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'

/** Most files that stand for one colleague at once. */
const mostFiles = 10

/**
 * Refuses a kind and a desk that there are not.
 * @throws Fault 400 at their field.
 */
const mustExist = async (ctx: RequestContext, { kind, desk }: FilterWords): Promise<void> => {
  const isThere = {
    kind: kind === undefined || Object.hasOwn(ctx.deskOf, kind),
    desk: desk === undefined || Object.hasOwn((await ctx.settings()).desks, desk),
  }
  const wrong = Object.entries(isThere).filter(([, there]) => !there)
  if (wrong.length === 0) return
  throw invalidFields(Object.fromEntries(wrong.map(([field]) => [field, [noSuchChoice]])))
}

/**
 * Refuses a second file while one is made, and one too many. Whoever asks for the same colleague at once waits until the end of
 * the transaction, and is judged by what it left.
 * @throws Fault 409.
 */
const mustFit = async (tx: Tx, staffId: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`request-export ${staffId}`}, 0))`.execute(tx)
  const kept = await tx.selectFrom('export_job').select('state').where('staff_id', '=', staffId).execute()
  if (kept.some(({ state }) => state === 'waiting' || state === 'running'))
    throw new Fault(
      409,
      'export-running',
      'Er wordt al een bestand voor je gemaakt. Wacht tot het klaar is, of haal het weg.',
    )
  if (kept.length >= mostFiles)
    throw new Fault(409, 'exports-full', `Er staan al ${mostFiles} bestanden. Haal er eerst een weg.`)
}

/** Words as they are stored: those that were sent, and an id in the place of `mij`. */
const storedOf = (words: FilterWords, staffId: string): string =>
  JSON.stringify({ ...words, owner: ownerIn(words.owner, staffId) })

/** Asks for a file with requests. Faults: 401, 403, 400 at each field, 409 while another one is made and for one too many. */
export const askExport = async (
  ctx: RequestContext,
  { body: { format, reason, ...words } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const { id: staffId } = await memberOfStaff(ctx)
  await mustExist(ctx, words)
  return ctx.transaction(async (tx) => {
    await mustFit(tx, staffId)
    const job = await tx
      .insertInto('export_job')
      .values({
        ...{ staff_id: staffId, format, reason, state: 'waiting', filters: storedOf(words, staffId) },
        ...{ made_at: nowOf(ctx), ends_at: instantFromNow(ctx, keptSeconds) },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await auditStaff({ ...ctx, database: tx }, 'request-export.ask', {
      detail: `${words.kind ?? 'alle soorten'}, ${format}`,
      reason,
    })
    await enqueue(tx, exportQueue, { export: job.id })
    return job
  })
}
