import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '../../src/core/kernel/clock.ts'
import { saveDraft } from '../../src/server/services/content/edit.ts'
import { type Editor, enterRoom, isSameText } from '../kit/editors-room.ts'
import { failures } from '../kit/failures.ts'
import { blocksSaying, blocksWith, pageWith } from '../kit/hostile-documents.ts'
import { openWholeSite, type WholeSite } from '../kit/whole-site.ts'
import { naughtyStrings, naughtyValues } from './naughty.ts'

const codename = 'vreemd'
let site: WholeSite
let editor: Editor
let number = 1
beforeAll(async () => {
  site = await openWholeSite()
  editor = await enterRoom(site, 'Noor Visser')
  await saveDraft(site.database.db, systemClock, codename, pageWith(codename, []))
})
afterAll(() => site?.close())

const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Saves, reads and draws a text; fails where it is altered, or where anything of it is a mistake of ours. */
const goesRound = async (body: object, allowed: readonly number[]): Promise<void> => {
  const saved = await editor.save(codename, number, body)
  expect(allowed, saved.body.title).toContain(saved.status)
  if (saved.status !== 200) return
  number = saved.body.number
  const read = await editor.open(codename)
  expect(isSameText(read.body, body)).toBe(true)
  const drawn = await editor.draw(codename, { body, as: 'visitor' })
  expect([200, 422]).toContain(drawn.status)
  await drawn.text()
}

const named = ({ value }: { value: unknown }) => String(JSON.stringify(value)).slice(0, 100)

test('every odd value at every place of every kind of block is kept, or refused', async () => {
  const judged = await failures(
    [...naughtyValues, ...naughtyStrings].map((value) => ({ value })),
    async ({ value }) => {
      const allowed = typeof value === 'string' && !isStorable(value) ? [400] : [200, 400, 413]
      // the largest of them fit at one place alone
      const big = JSON.stringify(value).length > 2000
      const lists = big ? [[value], [{ kind: 'hero', title: value }]] : blocksWith(value)
      for (const blocks of lists) await goesRound(pageWith(codename, blocks), allowed)
    },
    named,
  )
  expect(judged).toEqual([])
})

test('every odd text in every field of every kind of block is kept and drawn', async () => {
  const texts = naughtyStrings.filter((text) => isStorable(text) && text.length < 1000)
  const judged = await failures(
    texts.map((value) => ({ value })),
    async ({ value }) => {
      await goesRound(
        pageWith(
          codename,
          blocksSaying((text) => `${text}${value}`),
        ),
        [200],
      )
      await goesRound(
        pageWith(
          codename,
          blocksSaying(() => value),
          { title: value, description: value },
        ),
        [200],
      )
    },
    named,
  )
  expect(judged).toEqual([])
})

test('nothing of it was our own mistake', () => {
  expect(site.logged().match(/.*"msg":"(unexpected|page failed|broken)".*/)?.[0]).toBeUndefined()
})
