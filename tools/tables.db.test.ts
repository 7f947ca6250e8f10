import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { freshDatabase } from '../test/kit/database.ts'
import { writeTables } from './tables.ts'

test('tables.ts is what the migrations make (else: `npm run tables`)', async () => {
  await using fresh = await freshDatabase()
  const written = readFileSync(new URL('../src/server/database/tables.ts', import.meta.url), 'utf8')
  expect(written).toBe(await writeTables(fresh.db))
})
