import { type RawBuilder, sql } from 'kysely'
import { retentionCutOff } from '../../../core/rules/retention-cut-off.ts'
import type { Runtime } from '../context.ts'

/** Number of files that are looked up at once, so that a sweep of very many files needs little memory. */
const batch = 500

/** The batch size where rows stay locked meanwhile, smaller because a remote store takes its time over each file. */
const lockedBatch = 50

type Row = { id: string }

/**
 * SQL condition on `file`: no request has it, or a colleague uploaded it for a message that never went and that they are not
 * writing any more.
 */
const isNobodys = sql<boolean>`(file.submission_id IS NULL OR file.staff_id IS NOT NULL AND file.message_id IS NULL
  AND NOT EXISTS (SELECT FROM reply_draft AS draft WHERE draft.submission_id = file.submission_id
    AND draft.staff_id = file.staff_id AND file.id = ANY (draft.files))
  AND NOT EXISTS (SELECT FROM waiting_act AS waiting WHERE waiting.submission_id = file.submission_id
    AND file.id = ANY (waiting.files)))`

/**
 * Removes all files that no submission claimed in two days; answers how many. A submission claims a file by naming it when it is
 * sent; what a colleague is still writing to a sender keeps its files as long as it stands itself. Each batch is locked while it is removed: a request that wants to claim one of its files meanwhile waits, and is told that
 * the file does not exist any more.
 */
export const forgetUnclaimed = async (runtime: Runtime): Promise<number> => {
  const cutOff = retentionCutOff(runtime.clock, 'files')
  let removed = 0
  for (;;) {
    const count = await runtime.database.transaction().execute(async (tx) => {
      const rows = await tx
        .selectFrom('file')
        .select('id')
        .where(isNobodys)
        .where('created_at', '<', cutOff)
        .limit(lockedBatch)
        .forUpdate()
        .skipLocked()
        .execute()
      await removeLocked(
        tx,
        runtime,
        rows.map(({ id }) => id),
      )
      return rows.length
    })
    if (count === 0) return removed
    removed += count
  }
}

/**
 * Empties `caller`, a code of the internet address from which a file was uploaded, once its term is over; answers for how many
 * files. It does so for files that belong to a submission: others are removed whole before that, by `forgetUnclaimed`.
 */
export const forgetCallers = async (runtime: Runtime): Promise<number> => {
  const { numUpdatedRows } = await runtime.database
    .updateTable('file')
    .set({ caller: null })
    .where('submission_id', 'is not', null)
    .where('caller', 'is not', null)
    .where('created_at', '<', retentionCutOff(runtime.clock, 'callers'))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Removes the files of submissions for which a condition on `submission` holds; answers how many. */
export const forgetFilesOf = (runtime: Runtime, which: RawBuilder<boolean>): Promise<number> =>
  removeAll(runtime, () =>
    runtime.database
      .selectFrom('file')
      .innerJoin('submission', 'submission.id', 'file.submission_id')
      .select('file.id')
      .where(which)
      .limit(batch)
      .execute(),
  )

/**
 * Removes batch after batch until `next` finds nothing more; answers how many. Each batch is removed before `next` is asked
 * again.
 */
const removeAll = async (runtime: Runtime, next: () => Promise<Row[]>): Promise<number> => {
  let removed = 0
  for (;;) {
    const rows = await next()
    if (rows.length === 0) return removed
    await removeFiles(
      runtime,
      rows.map(({ id }) => id),
    )
    removed += rows.length
  }
}

export const removeFiles = (runtime: Runtime, ids: readonly string[]): Promise<void> =>
  removeLocked(runtime.database, runtime, ids)

/**
 * Removes files that nobody else can claim meanwhile. The content is removed before the row: a row without content is found at
 * the next sweep, content without a row never.
 */
export const removeLocked = async (
  database: Pick<Runtime['database'], 'deleteFrom'>,
  runtime: Runtime,
  ids: readonly string[],
): Promise<void> => {
  for (const id of ids) await runtime.ports.files.remove(id)
  if (ids.length > 0) await database.deleteFrom('file').where('id', 'in', ids).execute()
}
