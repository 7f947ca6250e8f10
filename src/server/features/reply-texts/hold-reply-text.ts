import { sql } from 'kysely'
import { formatInstant } from '../../../core/kernel/clock.ts'
import { Fault } from '../../../core/kernel/fault.ts'
import type { Tx } from '../../database/pool.ts'

/** Fault 404 for a text that is not there. */
export const textUnknown = () => new Fault(404, 'text-unknown', 'Deze tekst is er niet.')

/** A text to choose from, locked until the end of the transaction. */
interface HeldText {
  id: string
  desk: string | null
  version: number
  isRemoved: boolean
}

/** Fault 409 for the second of two, with who was first and when. */
const changed = (name: string | null, at: string): Fault => {
  const who = name ?? 'Een collega'
  return new Fault(
    409,
    'changed',
    `${who} veranderde deze tekst op ${formatInstant(at)}. Kijk eerst wat er nieuw is.`,
  )
}

/**
 * Locks a text, so that of two who change it at once the second waits and then hears of the first. `seen` is the version that
 * whoever acts saw.
 * @throws Fault 404; 409 `changed`.
 */
export const holdReplyText = async (tx: Tx, id: string, seen: number): Promise<HeldText> => {
  const row = await tx
    .selectFrom('reply_text')
    .select(['id', 'desk', 'version', 'changed_by', 'changed_at', 'removed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw textUnknown()
  if (row.version !== seen) {
    const by = await tx
      .selectFrom('staff_account')
      .select('name')
      .where(sql<boolean>`id = ${row.changed_by}::uuid`)
      .executeTakeFirst()
    throw changed(by?.name ?? null, row.changed_at)
  }
  return { id: row.id, desk: row.desk, version: row.version, isRemoved: row.removed_at !== null }
}
