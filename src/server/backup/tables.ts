import type pg from 'pg'

export interface BackupTable {
  /** The name as SQL takes it: `public.submission`. */
  name: string
  /** Columns in the table's order, without those that the database computes itself. */
  columns: string[]
}

/** Tables that are not in a backup: their rows are about the database itself. */
const left = ['public.migration']
/** The one table of pg-boss in a backup, with its jobs; its other tables are made at every start. */
export const queueTable = 'pgboss.job'

/**
 * Every table that belongs in a backup, each after the tables that it refers to. Unlogged tables (limits, remembered answers) are
 * left out, as their rows may be lost in a crash too.
 */
export const readTables = async (client: pg.Client): Promise<BackupTable[]> => {
  const { rows } = await client.query<{ name: string; columns: string[]; parents: string[] }>(`
    SELECT format('%I.%I', space.nspname, class.relname) AS name,
      (SELECT array_agg(attname::text ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
      (SELECT coalesce(array_agg(format('%I.%I', ps.nspname, parent.relname)), '{}') FROM pg_constraint
        JOIN pg_class parent ON parent.oid = confrelid JOIN pg_namespace ps ON ps.oid = parent.relnamespace
        WHERE conrelid = class.oid AND contype = 'f' AND confrelid <> conrelid) AS parents
    FROM pg_class class JOIN pg_namespace space ON space.oid = class.relnamespace
    WHERE class.relkind IN ('r', 'p') AND NOT class.relispartition AND class.relpersistence = 'p'
      AND (space.nspname = 'public' OR format('%I.%I', space.nspname, class.relname) = '${queueTable}')
    ORDER BY 1`)
  const waiting = rows.filter(({ name }) => !left.includes(name))
  const sorted: BackupTable[] = []
  const placed = new Set<string>()
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ parents }) =>
      parents.every((parent) => placed.has(parent) || !waiting.some(({ name }) => name === parent)),
    )
    const [table] = waiting.splice(next, 1)
    if (next < 0 || !table) throw new Error('Tables refer to each other in a circle.')
    placed.add(table.name)
    sorted.push({ name: table.name, columns: table.columns })
  }
  return sorted
}

/** The last value of every sequence, by its name; one that was never used is left out. */
export const readSequences = async (client: pg.Client): Promise<Record<string, string>> => {
  const { rows } = await client.query<{ name: string; value: string }>(`
    SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value
    FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** Sets how a connection writes and reads dates, times and intervals, so that writing and restoring a backup agree. */
export const fixValueFormats = async (client: pg.Client): Promise<void> => {
  await client.query("SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'")
}
