import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMijn } from '../../../../test/kit/mijn.ts'
import { addPerson, cookieOf, type OwnPerson } from '../../../../test/kit/people.ts'
import { myData } from '../../../core/mijn/data.ts'

// More than the 65,535 parameters of a PostgreSQL query.
const very = 66_000
const { server, pages, get, close } = await openMijn()
afterAll(close)

/** Makes this many requests of one person, each with a delivery, a second apart except for every tenth pair. */
const submitMany = async ({ id }: OwnPerson, count: number) => {
  await sql`
    WITH made AS (
      INSERT INTO submission (id, kind, reference, received_at, person_id, request, summary)
      SELECT gen_random_uuid(), 'elders.vragen', 'R-' || ${count}::int || '-' || n,
        '2026-01-01T00:00:00Z'::timestamptz + (n - (n % 10 = 0)::int) * interval '1 second' + interval '1 microsecond' * n,
        ${id}::uuid, '{"kept": {}, "locked": {}}',
        '{"title": "Iets", "office": [{"label": "Wat?", "value": "Antwoord"}], "mail": []}'
      FROM generate_series(1, ${count}::int) AS n RETURNING id
    )
    INSERT INTO delivery (submission_id, partner, state) SELECT id, 'mail', 'delivered' FROM made`.execute(
    server.database.db,
  )
}

let heavy: string
let hundreds: string
beforeAll(async () => {
  const [one, two] = [await addPerson(server), await addPerson(server)]
  await submitMany(one, very)
  await submitMany(two, 900)
  await sql`ANALYZE submission, delivery`.execute(server.database.db)
  ;[heavy, hundreds] = [await cookieOf(server, one), await cookieOf(server, two)]
})

test('somebody with very many requests still sees them page by page', async () => {
  for (const [query, shown] of [
    ['', 25],
    [`?pagina=${very / 25}`, 25],
    ['?pagina=999999', 25],
  ] as const) {
    const { statusCode, payload } = await get(`/mijn/aanvragen${query}`, heavy)
    expect([statusCode, payload.match(/class="request"/g)?.length]).toEqual([200, shown])
    expect(payload.length).toBeLessThan(60_000)
  }
})

test('and takes all of them along as JSON, each once, newest first', async () => {
  const answer = await get('/mijn/mijn-data/download.json', heavy)
  expect(answer.headers['content-disposition']).toContain('mijn-gegevens.json')
  const data = myData.parse(answer.json())
  expect(data.requests).toHaveLength(very)
  expect(new Set(data.requests.map(({ reference }) => reference)).size).toBe(very)
  const days = data.requests.map(({ receivedAt }) => receivedAt)
  expect(days).toEqual(days.toSorted().reverse())
})

test('the document to read has all of them too, and is the same whole', async () => {
  const { payload } = await get('/mijn/mijn-data/download.html', hundreds)
  expect(payload.match(/R-900-\d+/g)).toHaveLength(900)
  expect(new Set(payload.match(/R-900-\d+/g)).size).toBe(900)
  expect(payload.startsWith('<!doctype html><html lang="nl">')).toBe(true)
  expect(payload.endsWith('</main></body></html>')).toBe(true)
  const nobody = await cookieOf(server, await addPerson(server))
  expect((await get('/mijn/mijn-data/download.html', nobody)).payload).toContain('Je hebt geen aanvragen.')
  expect((await get('/mijn/mijn-data/download.json', nobody)).json()).toMatchObject({ requests: [] })
})

test('a download that fails half-way tells the log where, and none of the values', async () => {
  await sql`UPDATE submission SET summary = '{"title": "Geheim-van-mij"}'
    WHERE reference = 'R-900-1'`.execute(server.database.db)
  await get('/mijn/mijn-data/download.html', hundreds).catch(() => undefined)
  expect(pages.logged()).toContain('download failed')
  expect(pages.logged()).not.toContain('Geheim-van-mij')
})
