import type { RowWriter } from './rows.ts'

interface Made {
  drop: string
  make: string
}

/**
 * What drops the indexes of a table, and makes them again. Of those that hold a constraint only a primary key of several columns is
 * among them: others point at the rest, or say which rows are there already.
 */
const indexesOf = (writer: RowWriter, table: string): Promise<Made[]> =>
  writer.query<Made>(`
    SELECT CASE WHEN conname IS NULL THEN format('DROP INDEX %s', indexrelid::regclass)
        ELSE format('ALTER TABLE %s DROP CONSTRAINT %I', indrelid::regclass, conname) END AS drop,
      CASE WHEN conname IS NULL THEN pg_get_indexdef(indexrelid)
        ELSE format('ALTER TABLE %s ADD CONSTRAINT %I %s', indrelid::regclass, conname, pg_get_constraintdef(con.oid)) END AS make
    FROM pg_index LEFT JOIN pg_constraint AS con ON conindid = indexrelid AND contype IN ('p', 'u', 'x')
    WHERE indrelid = to_regclass('${table}') AND (conname IS NULL AND NOT indisunique OR contype = 'p' AND indnkeyatts > 2)
      AND NOT EXISTS (SELECT FROM pg_constraint AS other WHERE other.contype = 'f' AND other.conindid = indexrelid)`)

/**
 * Fills tables without their indexes, which are made once all rows are there: sorting them once takes far less than finding the
 * place of each row. They are made again when filling fails too; a process that is killed leaves a database without them, which is
 * to be thrown away.
 */
export const withoutIndexes = async (
  writer: RowWriter,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> => {
  const made: Made[] = []
  for (const table of tables) made.push(...(await indexesOf(writer, table)))
  for (const { drop } of made) await writer.run(drop)
  try {
    await fill()
  } finally {
    // sorts in memory; less than that and each index is merged from files
    await writer.run("SET maintenance_work_mem = '512MB'")
    for (const { make } of made) await writer.run(make)
  }
}
