import type { Database, Tx } from '../../database/pool.ts'

/** Records what was published (`body`, JSON text) or that it was withdrawn (undefined), by whom and when (ISO instant). */
export const recordHistory = async (
  tx: Tx,
  { codename, body, by, at }: { codename: string; body: string | undefined; by: string; at: string },
): Promise<void> => {
  await tx
    .insertInto('content_history')
    .values({ codename, body: body ?? null, published_by: by, published_at: at })
    .execute()
}

/** A publication of a document, or its withdrawal. */
export interface Publication {
  id: number
  /** ISO instant. */
  at: string
  by: string
  /** What was published; null when it was withdrawn. */
  body: unknown
}

/** Everything that was ever published of a document, newest first. */
export const readHistory = async (db: Database, codename: string): Promise<Publication[]> => {
  const rows = await db
    .selectFrom('content_history')
    .select(['id', 'published_at', 'published_by', 'body'])
    .where('codename', '=', codename)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, published_at, published_by, body }) => ({
    id,
    at: published_at,
    by: published_by,
    body,
  }))
}
