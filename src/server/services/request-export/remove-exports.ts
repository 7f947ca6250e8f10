import type { Selectable } from 'kysely'
import type { Tx } from '../../database/pool.ts'
import type { DB } from '../../database/tables.ts'
import { nowOf, type Runtime } from '../context.ts'

/** Files that are removed in one transaction: a remote store takes its time over each. */
const batch = 50

type Job = Pick<Selectable<DB['export_job']>, 'id' | 'file'>

/**
 * Removes files that were asked for, whose rows this transaction holds. The content goes before the row: a row without content is
 * found at the next sweep, content without a row never.
 */
export const removeExports = async (
  tx: Tx,
  { ports }: Pick<Runtime, 'ports'>,
  jobs: readonly Job[],
): Promise<void> => {
  for (const { file } of jobs) if (file !== null) await ports.files.remove(file)
  const ids = jobs.map(({ id }) => id)
  if (ids.length > 0) await tx.deleteFrom('export_job').where('id', 'in', ids).execute()
}

/** Removes the files whose time is over, made or not; answers how many. */
export const forgetExports = async (runtime: Runtime): Promise<number> => {
  let removed = 0
  for (;;) {
    const count = await runtime.database.transaction().execute(async (tx) => {
      const jobs = await tx
        .selectFrom('export_job')
        .select(['id', 'file'])
        .where('ends_at', '<=', nowOf(runtime))
        .limit(batch)
        .forUpdate()
        .skipLocked()
        .execute()
      await removeExports(tx, runtime, jobs)
      return jobs.length
    })
    if (count === 0) return removed
    removed += count
  }
}
