import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/kit/database.ts'

const fresh = await freshDatabase()
afterAll(() => fresh.close())

/** Foreign key columns of our tables that are not the first column of any index. */
const withoutIndex = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    SELECT conrelid::regclass || '.' || attname AS name
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT EXISTS (
      SELECT FROM pg_index WHERE indrelid = conrelid AND indkey[0] = conkey[1] AND indisvalid
        -- a part of the rows only when it is all of those that refer to something
        AND (indpred IS NULL OR pg_get_expr(indpred, indrelid) = format('(%I IS NOT NULL)', attname)))
    ORDER BY 1`.execute(fresh.db)
  return rows.map(({ name }) => name)
}

test('every reference has an index: whoever removes a row reads no table from begin to end', async () => {
  expect(await withoutIndex()).toEqual([])
  await sql`DROP INDEX membership_submission`.execute(fresh.db)
  await sql`CREATE INDEX partial ON membership (submission_id) WHERE renews`.execute(fresh.db)
  expect(await withoutIndex()).toEqual(['membership.submission_id'])
})
