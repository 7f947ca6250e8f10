import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../../test/kit/database.ts'

test("values arrive in the shapes that the pool's description promises", async () => {
  await using fresh = await freshDatabase()
  const { rows } = await sql`SELECT
    timestamptz '2026-11-20 16:17:45.123+01' AS instant, date '2026-03-29' AS day, time '08:00' AS time,
    9007199254740991::bigint AS large, 12.50::numeric AS exact, '{"a": [1]}'::jsonb AS parsed`.execute(
    fresh.db,
  )
  expect(rows[0]).toEqual({
    instant: '2026-11-20T15:17:45.123Z',
    day: '2026-03-29',
    time: '08:00:00',
    large: 9007199254740991,
    exact: '12.50',
    parsed: { a: [1] },
  })
})

test('a number that JavaScript would round is refused', async () => {
  await using fresh = await freshDatabase()
  await expect(sql`SELECT 9007199254740993::bigint AS n`.execute(fresh.db)).rejects.toThrow(RangeError)
})

// Another server has the sorting order that its operator chose, so this holds for the embedded one only.
test.skipIf(process.env.TEST_DATABASE_URL)('names are sorted as the Dutch do', async () => {
  await using fresh = await freshDatabase()
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM (VALUES ('Zwolle'), ('Ede'), ('Één'), ('asten')) AS t(name) ORDER BY name`.execute(
    fresh.db,
  )
  expect(rows.map((row) => row.name)).toEqual(['asten', 'Ede', 'Één', 'Zwolle'])
})

test('words end where they should, accents can be left out', async () => {
  await using fresh = await freshDatabase()
  const { rows } = await sql`
    SELECT to_tsvector('simple', '“coëfficiënt” 10€')::text AS words, unaccent('café') AS plain`.execute(
    fresh.db,
  )
  expect(rows[0]).toEqual({ words: "'10':2 'coëfficiënt':1", plain: 'cafe' })
})
