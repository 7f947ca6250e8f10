import { sql } from 'kysely'
import type { Database } from '../../src/server/database/pool.ts'
import type { DB } from '../../src/server/database/tables.ts'

/** Acts while the database can write nothing more to a table, as with a full disk. */
export const whileFull = async <Answer>(
  db: Database,
  table: keyof DB & string,
  act: () => Promise<Answer>,
): Promise<Answer> => {
  const name = sql.raw(`full_${table}`)
  await sql`CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`.execute(db)
  await sql`CREATE TRIGGER ${name} BEFORE INSERT OR UPDATE OR DELETE ON ${sql.table(table)}
    FOR EACH ROW EXECUTE FUNCTION ${name}()`.execute(db)
  try {
    return await act()
  } finally {
    await sql`DROP FUNCTION ${name} CASCADE`.execute(db)
  }
}
