import type { Database } from '../../database/pool.ts'
import type { Content } from '../../ports/content.ts'

/** The content port on our own database. */
export const databaseContent = (db: Database): Content => ({
  async version() {
    const { version } = await db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
    return version
  },
  edition() {
    // With repeatable read the version and the documents are of the same instant.
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        const { version } = await tx.selectFrom('content_version').select('version').executeTakeFirstOrThrow()
        const rows = await tx
          .selectFrom('content_document')
          .select(['codename', 'published'])
          .where('published', 'is not', null)
          .orderBy('codename')
          .execute()
        const redirects = await tx
          .selectFrom('content_redirect')
          .select(['from_path as from', 'codename'])
          .execute()
        return {
          version,
          redirects,
          documents: rows.map(({ codename, published }) => ({ codename, body: published })),
        }
      })
  },
})
