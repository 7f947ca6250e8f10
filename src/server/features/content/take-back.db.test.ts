import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Body, type Editor, enterRoom } from '../../../../test/kit/editors-room.ts'
import { newVisitor } from '../../../../test/kit/new-visitor.ts'
import { openWholeSite, type WholeSite } from '../../../../test/kit/whole-site.ts'
import {
  publishDocument,
  readDocument,
  readHistory,
  takeBack,
} from '../../../core/contract/content/content-calls.ts'
import { systemClock } from '../../../core/kernel/clock.ts'
import { saveDraft } from '../../services/content/edit.ts'

// Within a minute a publication is undone by one button: the site and the draft are as they were. What was taken back stays so.

let site: WholeSite
let noor: Editor
let bram: Editor
beforeAll(async () => {
  site = await openWholeSite()
  noor = await enterRoom(site, 'Noor Visser')
  bram = await enterRoom(site, 'Bram de Boer')
})
afterAll(() => site?.close())

const page = (codename: string, more: Body = {}): Body => ({
  kind: 'page',
  codename,
  path: `/${codename.replaceAll('_', '-')}`,
  layout: 'content',
  title: 'Proef',
  description: 'Een pagina om mee te proberen.',
  blocks: [{ kind: 'hero', title: 'Proef' }],
  ...more,
})

const titled = (title: string) => (body: Body) => ({ ...body, title, blocks: [{ kind: 'hero', title }] })

const write = async (by: Editor, codename: string, change: (body: Body) => Body): Promise<number> => {
  const { number, body } = await by.open(codename)
  const saved = await by.save(codename, number, change(body))
  expect(saved.status, saved.body.title).toBe(200)
  return saved.body.number
}
const publishBy = async (by: Editor, codename: string, number: number): Promise<void> => {
  const done = await by.ask(publishDocument, { params: { codename }, body: { number } })
  expect(done.status, done.body.title).toBe(200)
}
const back = (by: Editor, codename: string, number: number) =>
  by.ask(takeBack, { params: { codename }, body: { number } })
const read = async (codename: string, by = noor) =>
  (await by.ask(readDocument, { params: { codename } })).body
const historyOf = async (codename: string) =>
  (await noor.ask(readHistory, { params: { codename } })).body.items.map(({ number, what }) => [number, what])

const visit = async (path: string) => {
  const answer = await fetch(site.url + path, {
    redirect: 'manual',
    headers: { 'x-forwarded-for': newVisitor() },
  })
  return { status: answer.status, html: await answer.text() }
}
const sees = (path: string, words: string) =>
  expect.poll(async () => (await visit(path)).html.includes(words)).toBe(true)

/** Lets the minute of the last publication be over. */
const waitAMinute = (codename: string) =>
  site.database.db
    .updateTable('content_history')
    .set({ published_at: new Date(Date.now() - 120_000).toISOString() })
    .where('codename', '=', codename)
    .execute()

test('the site and the draft are as they were, and the document follows its file again', async () => {
  const codename = 'contact'
  const { body: old } = await noor.open(codename)
  const number = await write(noor, codename, titled('Bel ons niet'))
  await publishBy(noor, codename, number)
  await sees('/contact', 'Bel ons niet')
  expect((await read(codename)).takeBackUntil).not.toBeNull()
  const done = await back(bram, codename, number)
  expect([done.status, done.body.number]).toEqual([200, number])
  await expect.poll(async () => (await visit('/contact')).html.includes('Bel ons niet')).toBe(false)
  const now = await read(codename)
  expect(now.published?.body).toEqual(old)
  expect(now.draft).toMatchObject({ number, body: { title: 'Bel ons niet' } })
  expect(now.takeBackUntil).toBeNull()
  const row = await site.database.db
    .selectFrom('content_document')
    .select('edited')
    .where('codename', '=', codename)
    .executeTakeFirstOrThrow()
  expect(row.edited).toBe(false)
  expect(await historyOf(codename)).toEqual([
    [1, 'taken-back'],
    [number, 'published'],
    [1, 'published'],
  ])

  // what was taken back is published again under its number, and taken back again
  await publishBy(noor, codename, number)
  expect((await back(noor, codename, number)).status).toBe(200)
})

test('after a minute, or after another publication, it is too late', async () => {
  const codename = 'diensten'
  const first = await write(noor, codename, titled('Eerst'))
  await publishBy(noor, codename, first)
  const second = await write(noor, codename, titled('Daarna'))
  await publishBy(noor, codename, second)
  const older = await back(noor, codename, first)
  expect([older.status, older.body.code]).toEqual([409, 'too-late'])
  expect(older.body.title).toContain(`op de site staat nu versie ${second}`)
  await waitAMinute(codename)
  const late = await back(noor, codename, second)
  expect([late.status, late.body.code]).toEqual([409, 'too-late'])
  expect(late.body.title).toMatch(/^Terugnemen kan een minuut lang\./)
  expect((await read(codename)).published?.number).toBe(second)
})

test('a draft that somebody wrote since stays as it is', async () => {
  const codename = 'over_ons'
  const published = await write(noor, codename, titled('Over ons allen'))
  await publishBy(noor, codename, published)
  const newer = await write(bram, codename, titled('Over ons en jou'))
  const done = await back(noor, codename, published)
  expect([done.status, done.body.number]).toEqual([200, newer])
  expect((await read(codename)).draft).toMatchObject({ number: newer, by: 'Bram de Boer' })
  expect(await historyOf(codename)).toContainEqual([newer, 'draft'])
})

test('of a first publication nothing stays on the site, and no number is used twice', async () => {
  const codename = 'eerste_keer'
  await saveDraft(site.database.db, systemClock, codename, page(codename), { staffId: noor.id })
  await publishBy(noor, codename, 1)
  await sees('/eerste-keer', 'Proef')
  const newer = await write(bram, codename, titled('Nog beter'))
  expect((await back(noor, codename, 1)).status).toBe(200)
  await expect.poll(async () => (await visit('/eerste-keer')).status).toBe(404)
  const now = await read(codename)
  expect([now.published, now.draft?.number]).toEqual([null, newer])
  expect(await historyOf(codename)).toEqual(
    expect.arrayContaining([
      [newer + 1, 'taken-back'],
      [newer, 'draft'],
      [1, 'published'],
    ]),
  )
  expect(await write(bram, codename, titled('Nog eens'))).toBe(newer + 2)
})

test('what a colleague took back is not brought back by who wrote it', async () => {
  const codename = 'voorwaarden'
  const number = await write(noor, codename, (body) => ({ ...body, title: 'Onze voorwaarden' }))
  await publishBy(bram, codename, number)
  expect((await back(bram, codename, number)).status).toBe(200)
  const { published } = await read(codename)
  for (const tried of [number, published?.number ?? 0]) {
    const again = await back(noor, codename, tried)
    expect([tried, again.status, again.body.code]).toEqual([tried, 409, 'too-late'])
  }
  const own = await noor.ask(publishDocument, { params: { codename }, body: { number } })
  expect(own.body.code).toBe('four-eyes')
})

test('who may not publish a change may not take it back', async () => {
  const finance = { roles: ['finance'] as const }
  const femke = await enterRoom(site, 'Femke Smit', finance)
  const gerda = await enterRoom(site, 'Gerda Kok', finance)
  const number = await write(femke, 'settings', (body) => {
    const [[key, price] = ['', {}], ...others] = Object.entries(body.prices as Record<string, Body>)
    return { ...body, prices: { [key]: { ...price, label: 'Andere prijs' }, ...Object.fromEntries(others) } }
  })
  await publishBy(gerda, 'settings', number)
  expect((await back(noor, 'settings', number)).status).toBe(403)
  expect((await back(femke, 'settings', number)).status).toBe(200)
})
