import type { Database, Tx } from '../../database/pool.ts'
import type { MessageFile } from './thread.ts'

/** Files that a colleague named, for a message about a request. */
interface NamedFiles {
  submissionId: string
  staffId: string
  ids: readonly string[]
}

/**
 * Those of them that the same colleague uploaded for a message about this request, and that no message has; in the order in which they
 * were named, as several may have come at one instant.
 */
export const ownFiles = async (
  database: Database | Tx,
  { submissionId, staffId, ids }: NamedFiles,
): Promise<MessageFile[]> => {
  if (ids.length === 0) return []
  const found = await database
    .selectFrom('file')
    .select(['id', 'name', 'content_type as contentType', 'bytes'])
    .where('id', 'in', [...ids])
    .where('submission_id', '=', submissionId)
    .where('staff_id', '=', staffId)
    .where('message_id', 'is', null)
    .execute()
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
