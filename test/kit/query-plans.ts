import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../src/server/database/pool.ts'

/** How the database would run a statement, as it says so itself: a line for each step. */
export const planOf = async (db: Database, statement: RawBuilder<unknown>): Promise<string> => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${statement}`.execute(db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

/** Which of these tables a plan reads from the first row to the last; of none of them where an index gives what is asked. */
export const scansWhole = (plan: string, tables: readonly string[]): string[] =>
  tables.filter((table) => new RegExp(`Seq Scan on ${table}\\b`).test(plan))
