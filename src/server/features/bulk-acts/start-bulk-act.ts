import { sql } from 'kysely'
import type { startBulkAct as call } from '../../../core/contract/bulk-acts/bulk-acts-calls.ts'
import type { AnswerOf, RequestOf } from '../../../core/contract/endpoint.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'
import { enqueue } from '../../outbox/enqueue.ts'
import { auditStaff } from '../../services/audit/audit-staff.ts'
import { nowOf, type RequestContext } from '../../services/context.ts'
import { requirePermission } from '../../services/permissions.ts'
import { requestUnknown } from '../../services/requests/find.ts'
import { memberOfStaff } from '../../services/staff/member-of-staff.ts'
import { actsOfMany } from './acts-of-many.ts'
import { bulkActsQueue } from './bulk-acts-queues.ts'
import { readChosen } from './read-chosen.ts'

/** Most acts of one colleague that are under way at once. */
const mostRunning = 5

/**
 * Refuses one act too many. Whoever begins another at once waits until the end of the transaction.
 * @throws Fault 409 `too-many-running`.
 */
const mustHaveRoom = async (tx: Tx, staffId: string): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`bulk-acts ${staffId}`}, 0))`.execute(tx)
  const running = await tx
    .selectFrom('bulk_act')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .execute()
  // the one that is begun now is among them
  if (running.length > mostRunning)
    throw new Fault(
      409,
      'too-many-running',
      'Er is nog te veel bezig van wat je begon. Wacht tot daar iets van klaar is.',
    )
}

/**
 * Refuses a number that somebody else began something with; of one's own it says that it was begun.
 * @throws Fault 409 `id-taken`.
 */
const mustBeMine = async (tx: Tx, id: string, staffId: string): Promise<void> => {
  const { staff_id } = await tx
    .selectFrom('bulk_act')
    .select('staff_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (staff_id !== staffId)
    throw new Fault(409, 'id-taken', 'Dit nummer is al in gebruik. Kies de aanvragen opnieuw.')
}

type Items = RequestOf<typeof call>['body']['items']

/**
 * Writes a row for each request, each once.
 * @throws Fault 404 for a reference that no request has.
 */
const writeItems = async (tx: Tx, id: string, items: Items): Promise<void> => {
  const seen = new Map(items.map(({ reference, version }) => [reference, version]))
  const found = await readChosen({ database: tx }, [...seen.keys()])
  const rows = [...seen].map(([reference, version], position) => {
    const request = found.get(reference)
    if (!request) throw requestUnknown(reference)
    return { bulk_act_id: id, submission_id: request.id, position, version }
  })
  await tx.insertInto('bulk_act_item').values(rows).execute()
}

/**
 * Begins an act with several requests; a job does it. Whoever sends the same number again began it once. Faults: 401, 403, 400 at each
 * field, 404, 409.
 */
export const startBulkAct = async (
  ctx: RequestContext,
  { body: { id, act, given, items } }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> => {
  const actor = await memberOfStaff(ctx)
  const { may, takes } = actsOfMany[act]
  await requirePermission(ctx, may)
  const taken = await takes(ctx, given)
  return ctx.transaction(async (tx) => {
    const begun = await tx
      .insertInto('bulk_act')
      .values({ id, staff_id: actor.id, action: act, given: JSON.stringify(taken), made_at: nowOf(ctx) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (Number(begun.numInsertedOrUpdatedRows ?? 0) === 0) {
      await mustBeMine(tx, id, actor.id)
      return { id }
    }
    await mustHaveRoom(tx, actor.id)
    await writeItems(tx, id, items)
    await auditStaff({ ...ctx, database: tx }, 'bulk-acts.start', { detail: act })
    await enqueue(tx, bulkActsQueue, { act: id }, { key: id })
    return { id }
  })
}
