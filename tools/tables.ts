// Writes src/server/database/tables.ts from a freshly migrated database: `npm run tables`.
// With --check it only compares, and fails when the file is stale.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import type { Database } from '../src/server/database/pool.ts'
import { freshDatabase } from '../test/kit/database.ts'

const file = fileURLToPath(new URL('../src/server/database/tables.ts', import.meta.url))

interface Column {
  relation: string
  name: string
  type: string
  nullable: boolean
  /** Has a default or an identity: may be left out of an insert. */
  filled: boolean
  /** Computed by PostgreSQL from other columns: never written. */
  generated: boolean
}

// As openDatabase() in pool.ts delivers them.
const typescript: Record<string, string> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  json: 'Json',
  jsonb: 'Json',
  bytea: 'Buffer',
  timestamptz: 'Instant',
}

/** The text of tables.ts for the tables and views of this database. */
export async function writeTables(db: Database): Promise<string> {
  const columns = await readColumns(db)
  const relations = Map.groupBy(columns, (column) => column.relation)
  const interfaces = [...relations].map(
    ([name, own]) => `export interface ${toTypeName(name)} {\n${own.map(writeColumn).join('')}}\n`,
  )
  const index = [...relations.keys()].map((name) => `  ${name}: ${toTypeName(name)}\n`).join('')
  return `${heading}\n${interfaces.join('\n')}\nexport interface Tables {\n${index}}\n`
}

const heading = `// Written by \`npm run tables\` from the migrations. Do not edit.
import type { ColumnType } from 'kysely'

/** Parsed when read; give JSON.stringify(value) when writing. */
export type Json = ColumnType<unknown, string, string>
/** ISO 8601 in UTC, \`2026-11-20T15:17:45.123Z\`. */
export type Instant = string
/** PostgreSQL fills it in when an insert leaves it out. */
export type Filled<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
/** PostgreSQL computes it. */
export type Computed<T> = ColumnType<T, never, never>
`

async function readColumns(db: Database): Promise<Column[]> {
  const { rows } = await sql<Column>`
    SELECT c.relname AS relation, a.attname AS name, t.typname AS type, NOT a.attnotnull AS nullable,
      (a.atthasdef OR a.attidentity <> '') AS filled, a.attgenerated <> '' AS generated
    FROM pg_attribute a
    JOIN pg_class c ON c.oid = a.attrelid AND c.relkind IN ('r', 'p', 'v', 'm') AND NOT c.relispartition
    JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
    JOIN pg_type t ON t.oid = a.atttypid
    WHERE a.attnum > 0 AND NOT a.attisdropped
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
    ORDER BY c.relname COLLATE "C", a.attnum`.execute(db)
  return rows
}

function writeColumn({ name, type, nullable, filled, generated }: Column): string {
  const element = type.startsWith('_') ? type.slice(1) : type
  const base = typescript[element] ?? 'string'
  const plain = type.startsWith('_') ? `${base}[]` : base
  const whole = nullable ? `${plain} | null` : plain
  if (generated) return `  ${name}: Computed<${whole}>\n`
  return `  ${name}: ${filled ? `Filled<${whole}>` : whole}\n`
}

/** `handyman_booking` as `HandymanBookingTable`. */
function toTypeName(relation: string): string {
  return `${relation.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())}Table`
}

if (import.meta.main) {
  await using fresh = await freshDatabase()
  const text = await writeTables(fresh.db)
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    console.error('src/server/database/tables.ts is stale: run `npm run tables`.')
    process.exitCode = 1
  }
}
