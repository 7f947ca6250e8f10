import type { Tx } from '../../database/pool.ts'

/** Keeps what was published (JSON text), or that it was withdrawn (undefined), by whom and when (ISO instant). */
export const recordHistory = async (
  tx: Tx,
  { codename, body, by, at }: { codename: string; body: string | undefined; by: string; at: string },
): Promise<void> => {
  await tx
    .insertInto('content_history')
    .values({ codename, body: body ?? null, published_by: by, published_at: at })
    .execute()
}
