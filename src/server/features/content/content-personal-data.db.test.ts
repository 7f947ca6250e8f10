import { afterAll, expect, test } from 'vitest'
import { day, travellingClock } from '../../../../test/kit/clock.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { addStaff } from '../../../../test/kit/staff.ts'
import { publish, saveDraft } from '../../services/content/edit.ts'
import { makePreviewLink } from '../../services/content/preview-links.ts'
import { sweep } from '../../services/retention/sweep.ts'

const clock = travellingClock('2026-12-01T09:00:00Z')
const server = await openTestServer({ clock })
afterAll(() => server.close())
const { db } = server.database

const colleague = (name: string) =>
  addStaff(db, server.runtime.vault, { email: `${name}@voorbeeld.nl`, roles: ['editor'] })

const numbersOf = async (codename: string) => {
  const rows = await db
    .selectFrom('content_revision')
    .select('number')
    .where('codename', '=', codename)
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}

test('drafts of two years ago go, but for what was published, what is the draft now and what a link shows', async () => {
  const { id: staffId } = await colleague('noor')
  const save = async () => {
    clock.pass(day)
    await saveDraft(db, clock, 'proef', { title: String(clock.now()) }, { staffId })
  }
  await save()
  await save()
  await publish(db, clock, 'proef', 'test', { staffId })
  await save()
  await save()
  clock.pass(600 * day)
  expect(await sweep(server.runtime)).toMatchObject({ contentRevisions: 0, contentPreviewLinks: 0 })
  clock.pass(200 * day)
  await makePreviewLink(db, { clock }, { codename: 'proef', number: 3, hours: 24, staffId })
  expect(await sweep(server.runtime)).toMatchObject({ contentRevisions: 1, contentPreviewLinks: 0 })
  expect(await numbersOf('proef')).toEqual([2, 3, 4])
  clock.pass(32 * day)
  expect(await sweep(server.runtime)).toMatchObject({ contentRevisions: 1, contentPreviewLinks: 1 })
  expect(await numbersOf('proef')).toEqual([2, 4])
})

test('texts outlive the accounts of who wrote and published them, without their names', async () => {
  const [writer, publisher] = [await colleague('bram'), await colleague('femke')]
  await saveDraft(db, clock, 'samen', { title: 'Van twee' }, { staffId: writer.id })
  await publish(db, clock, 'samen', 'test', { staffId: publisher.id, fourEyes: true })
  await saveDraft(db, clock, 'samen', { title: 'Daarna' }, { staffId: publisher.id })
  const left_at = new Date(clock.now()).toISOString()
  await db
    .updateTable('staff_account')
    .set({ left_at })
    .where('id', 'in', [writer.id, publisher.id])
    .execute()
  clock.pass(800 * day)
  expect(await sweep(server.runtime)).toMatchObject({ staffAccounts: 2 })
  const history = await db
    .selectFrom('content_history')
    .select(['staff_id', 'written_by', 'four_eyes'])
    .where('codename', '=', 'samen')
    .execute()
  expect(history).toEqual([{ staff_id: null, written_by: null, four_eyes: true }])
  const revisions = await db
    .selectFrom('content_revision')
    .select(['number', 'staff_id'])
    .where('codename', '=', 'samen')
    .orderBy('number')
    .execute()
  expect(revisions).toEqual([
    { number: 1, staff_id: null },
    { number: 2, staff_id: null },
  ])
})
