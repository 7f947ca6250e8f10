import { keptFrom } from '../../../core/rules/kept-from.ts'
import type { House } from '../context.ts'

const batch = 500

/** Removes files that no submission claimed in two days; answers how many. */
export const forgetUnclaimed = async (house: House): Promise<number> => {
  const rows = await house.database
    .selectFrom('file')
    .select('id')
    .where('submission_id', 'is', null)
    .where('created_at', '<', keptFrom(house.clock, 'files'))
    .limit(batch)
    .execute()
  await removeFiles(house, rows)
  return rows.length
}

/** Removes the files of submissions that were received before an instant. */
export const forgetFilesOf = async (house: House, before: string): Promise<void> => {
  const rows = await house.database
    .selectFrom('file')
    .innerJoin('submission', 'submission.id', 'file.submission_id')
    .select('file.id')
    .where('submission.received_at', '<', before)
    .execute()
  await removeFiles(house, rows)
}

// The bytes go first: a row without bytes is found again at the next sweep, bytes without a row never.
const removeFiles = async (house: House, rows: readonly { id: string }[]): Promise<void> => {
  for (const { id } of rows) {
    await house.ports.files.remove(id)
    await house.database.deleteFrom('file').where('id', '=', id).execute()
  }
}
