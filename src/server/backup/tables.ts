import type pg from 'pg'

/** A table whose rows belong in a backup. */
export interface KeptTable {
  /** As SQL takes it: `public.submission`. */
  name: string
  /** In the table's order, without those that the database fills in itself. */
  columns: string[]
}

/** What can be made again, or is about the database itself. */
const left = ['public.migration']
/** Of the queue only the jobs: its other tables are made at every start. */
export const queueTable = 'pgboss.job'

/**
 * Every table to keep, referenced tables before those that refer to them. Unlogged tables (limits, remembered
 * answers) are left out: they are worth nothing after a crash either.
 */
export const readTables = async (client: pg.Client): Promise<KeptTable[]> => {
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
  const sorted: KeptTable[] = []
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

/** Sequences with their last value; null for one that was never used. */
export const readSequences = async (client: pg.Client): Promise<Record<string, string>> => {
  const { rows } = await client.query<{ name: string; value: string }>(`
    SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value
    FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL`)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** How every connection of a backup reads and writes values, so that both sides agree. */
export const sayPlainly = async (client: pg.Client): Promise<void> => {
  await client.query("SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'")
}
