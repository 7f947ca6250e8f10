import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { type FreshDatabase, freshDatabase } from '../../../../test/kit/database.ts'
import { newColleague } from '../../../../test/kit/office.ts'
import { publish, saveDraft } from '../../services/content/edit.ts'
import { makePreviewLink } from '../../services/content/preview-links.ts'
import { seed } from '../../services/content/seed.ts'

// What one person writes within ten minutes is one revision. What somebody else wrote, what was published and what a link shows
// stays, and each number is of one text for ever.

const clock = travellingClock('2026-12-01T09:00:00Z')
let fresh: FreshDatabase
let [noor, bram] = ['', '']
beforeAll(async () => {
  fresh = await freshDatabase()
  noor = (await newColleague(fresh.db, ['editor'])).id
  bram = (await newColleague(fresh.db, ['editor'], { name: 'Bram de Boer' })).id
})
afterAll(() => fresh.close())

const minutes = (count: number) => clock.pass(count * 60_000)
const newName = () => `proef_${randomUUID().slice(0, 8)}`

/** Saves a text; answers its number. */
const save = async (codename: string, staffId: string, title = 'Proef'): Promise<number> => {
  const saved = await saveDraft(fresh.db, clock, codename, { kind: 'page', codename, title }, { staffId })
  if (saved.kind !== 'done') throw new Error(`not saved: ${saved.kind}`)
  return saved.number
}
const numbersOf = async (codename: string): Promise<number[]> => {
  const rows = await fresh.db
    .selectFrom('content_revision')
    .select('number')
    .where('codename', '=', codename)
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}

test('saves of one person are one revision until ten minutes after the first of them', async () => {
  const codename = newName()
  for (let saves = 0; saves < 5; saves++) {
    await save(codename, noor)
    minutes(2.5)
  }
  // the fifth was saved ten minutes after the first
  expect(await numbersOf(codename)).toEqual([4, 5])
  const { base } = await fresh.db
    .selectFrom('content_revision')
    .select('base')
    .where('codename', '=', codename)
    .where('number', '=', 5)
    .executeTakeFirstOrThrow()
  expect(base).toBe(4)
})

test('what a colleague wrote is not folded into one’s own', async () => {
  const codename = newName()
  await save(codename, noor)
  await save(codename, bram)
  await save(codename, noor)
  expect(await numbersOf(codename)).toEqual([1, 2, 3])
})

test('what a link shows, and what was published, stays', async () => {
  const codename = newName()
  const shown = await save(codename, noor)
  await makePreviewLink(fresh.db, { clock }, { codename, number: shown, hours: 1, staffId: noor })
  const published = await save(codename, noor)
  await publish(fresh.db, clock, codename, 'test', { staffId: noor })
  const last = await save(codename, noor)
  expect(await numbersOf(codename)).toEqual([shown, published, last])
})

test('a document that somebody writes stays when its file goes, and no number is of two texts', async () => {
  const [gone, written] = [newName(), newName()]
  const files = [gone, written].map((codename) => ({ codename, kind: 'page', title: 'Uit het bestand' }))
  await seed(fresh.db, clock, files)
  const number = await save(written, noor)
  // a newer file goes on the site below the draft
  await seed(
    fresh.db,
    clock,
    files.map((file) => ({ ...file, title: 'Nieuw bestand' })),
  )
  const { removed } = await seed(fresh.db, clock, [])
  expect([removed.includes(gone), removed.includes(written)]).toEqual([true, false])
  // it comes back, and goes on counting
  await seed(fresh.db, clock, files)
  await save(gone, noor)
  const next = await save(written, noor)
  expect(next).toBeGreaterThan(number)
  for (const codename of [gone, written]) {
    const history = await fresh.db
      .selectFrom('content_history')
      .select('number')
      .where('codename', '=', codename)
      .execute()
    const drafts = await numbersOf(codename)
    const all = [...history.map((row) => row.number ?? 0), ...drafts]
    expect(new Set(all).size, `${codename}: ${all}`).toBe(all.length)
  }
})

test('files that are loaded while somebody saves or publishes remove and overwrite nothing', async () => {
  const codenames = Array.from({ length: 12 }, newName)
  const files = codenames.map((codename) => ({ codename, kind: 'page', title: 'Uit het bestand' }))
  await seed(fresh.db, clock, files)
  await Promise.all([
    ...codenames.map(async (codename, at) => {
      await save(codename, noor, 'Van Noor')
      if (at % 2 === 0) await publish(fresh.db, clock, codename, 'test', { staffId: noor })
    }),
    seed(fresh.db, clock, []),
    seed(fresh.db, clock, []),
  ])
  const rows = await fresh.db
    .selectFrom('content_document')
    .select(['codename', 'draft', 'published', 'edited'])
    .where('codename', 'in', codenames)
    .execute()
  expect(rows).toHaveLength(codenames.length)
  for (const { codename, draft, published, edited } of rows) {
    const isPublished = codenames.indexOf(codename) % 2 === 0
    expect([codename, (isPublished ? published : draft) as { title: string }]).toEqual([
      codename,
      expect.objectContaining({ title: 'Van Noor' }),
    ])
    expect([codename, edited || !isPublished]).toEqual([codename, true])
  }
})
