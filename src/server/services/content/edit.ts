import type { Clock } from '../../../core/kernel/clock.ts'
import type { Database, Tx } from '../../database/pool.ts'
import { recordHistory } from './history.ts'

/** Saves a draft, which visitors do not see yet. Makes the document when there is none. */
export const saveDraft = async (
  db: Database,
  clock: Clock,
  codename: string,
  body: unknown,
): Promise<void> => {
  const values = { draft: JSON.stringify(body), updated_at: new Date(clock.now()).toISOString() }
  await db
    .insertInto('content_document')
    .values({ codename, edited: true, ...values })
    .onConflict((clash) => clash.column('codename').doUpdateSet(values))
    .execute()
}

/**
 * Publishes a document's draft. Every process shows it within a second, and from now on the document no longer follows its file.
 * Answers false when there is no draft.
 */
export const publish = (db: Database, clock: Clock, codename: string, by: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('content_document')
      .select('draft')
      .where('codename', '=', codename)
      .forUpdate()
      .executeTakeFirst()
    if (row?.draft === null || row?.draft === undefined) return false
    const body = JSON.stringify(row.draft)
    const at = new Date(clock.now()).toISOString()
    await tx
      .updateTable('content_document')
      .set({ published: body, draft: null, edited: true, updated_at: at })
      .where('codename', '=', codename)
      .execute()
    await recordHistory(tx, { codename, body, by, at })
    return true
  })

/**
 * Changes a part of a document in what is published, and in its draft where it has one, so that publishing the draft does not
 * bring the old part back. From now on the document no longer follows its file.
 */
export const amendPublished = async (
  tx: Tx,
  clock: Clock,
  codename: string,
  { by, part }: { by: string; part: Readonly<Record<string, unknown>> },
): Promise<void> => {
  const row = await tx
    .selectFrom('content_document')
    .select(['draft', 'published'])
    .where('codename', '=', codename)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const amended = (body: unknown) => JSON.stringify({ ...(body as object), ...part })
  const [body, at] = [amended(row.published), new Date(clock.now()).toISOString()]
  const draft = row.draft === null ? null : amended(row.draft)
  await tx
    .updateTable('content_document')
    .set({ published: body, draft, edited: true, updated_at: at })
    .where('codename', '=', codename)
    .execute()
  await recordHistory(tx, { codename, body, by, at })
}
