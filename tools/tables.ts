// `npm run tables`: writes src/server/database/tables.ts from a freshly migrated database. With --check it only compares, and
// fails when the file is stale.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generate, PostgresDialect } from 'kysely-codegen'
import type { Database } from '../src/server/database/pool.ts'
import { freshDatabase } from '../test/kit/database.ts'

const file = fileURLToPath(new URL('../src/server/database/tables.ts', import.meta.url))

/** The text of tables.ts for this database. Columns have the types in which `openDatabase` in pool.ts delivers them. */
export const writeTables = (db: Database): Promise<string> =>
  generate({
    db,
    dialect: new PostgresDialect(),
    includePattern: 'public.*',
    customImports: { Instant: './columns.ts', JsonColumn: './columns.ts' },
    typeMapping: {
      date: 'string',
      int8: 'number',
      json: 'JsonColumn',
      jsonb: 'JsonColumn',
      timestamptz: 'Instant',
    },
    typeOnlyImports: true,
    outFile: null,
  })

if (import.meta.main) {
  await using fresh = await freshDatabase()
  const text = await writeTables(fresh.db)
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    console.error('src/server/database/tables.ts is stale: run `npm run tables`.')
    process.exitCode = 1
  }
}
