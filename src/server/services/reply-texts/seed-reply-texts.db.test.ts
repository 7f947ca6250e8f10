import { afterAll, beforeAll, expect, test } from 'vitest'
import { replyTexts } from '../../../../content/reply-texts.ts'
import { type FreshDatabase, freshDatabase } from '../../../../test/kit/database.ts'
import { replyTitle, textToChoose } from '../../../core/fields/staff/reply-text.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { placeholdersIn } from '../../../core/requests/reply-placeholders.ts'
import { deskOf } from '../../features.ts'
import { seedReplyTexts } from './seed-reply-texts.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.close())

const clock = clockAt('2026-12-01T09:00:00Z')
const load = () => seedReplyTexts({ database: fresh.db, clock }, replyTexts)
const read = () => fresh.db.selectFrom('reply_text').select(['title', 'removed_at']).execute()

test('each text of the site is one that a colleague could have saved', () => {
  for (const { title, kinds, text } of replyTexts) {
    expect(replyTitle.schema.safeParse(title).data, title).toBe(title)
    expect(textToChoose.schema.safeParse(text).data, title).toBe(text)
    expect(placeholdersIn(text).unknown, title).toEqual([])
    // a gap that nothing stands in goes out as it is
    expect(text, title).not.toMatch(/(:|-) *(\n|$)(?!\n*[-{])/)
    expect(
      kinds.filter((kind) => !Object.hasOwn(deskOf, kind)),
      title,
    ).toEqual([])
  }
})

test('they are loaded once: what an office removed stays away', async () => {
  await Promise.all([load(), load()])
  expect((await read()).map(({ title }) => title).toSorted()).toEqual(
    replyTexts.map(({ title }) => title).toSorted(),
  )
  await fresh.db.updateTable('reply_text').set({ removed_at: '2026-12-01T10:00:00Z' }).execute()
  await load()
  expect((await read()).filter(({ removed_at }) => removed_at === null)).toEqual([])
})
