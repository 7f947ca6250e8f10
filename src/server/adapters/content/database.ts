import { sql } from 'kysely'
import type { Database, Tx } from '../../database/pool.ts'
import type { Content } from '../../ports/content.ts'

/**
 * Former addresses, each with the document to which it leads. Those of a withdrawn page lead where its visitors go from its last
 * address.
 */
const redirectsOf = async (tx: Tx): Promise<{ from: string; codename: string }[]> => {
  const { rows } = await sql<{ from: string; codename: string }>`
    SELECT former.from_path AS "from", coalesce(onward.codename, former.codename) AS codename
    FROM content_redirect AS former
    LEFT JOIN content_document AS gone ON gone.codename = former.codename AND gone.published IS NULL
    LEFT JOIN LATERAL (
      SELECT body->>'path' AS path FROM content_history
      WHERE content_history.codename = gone.codename AND body IS NOT NULL ORDER BY id DESC LIMIT 1
    ) AS last ON true
    LEFT JOIN content_redirect AS onward ON onward.from_path = last.path`.execute(tx)
  return rows
}

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
        return {
          version,
          redirects: await redirectsOf(tx),
          documents: rows.map(({ codename, published }) => ({ codename, body: published })),
        }
      })
  },
})
