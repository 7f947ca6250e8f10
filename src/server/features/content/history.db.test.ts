import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Body, type Editor, enterRoom } from '../../../../test/kit/editors-room.ts'
import { openWholeSite, type WholeSite } from '../../../../test/kit/whole-site.ts'
import {
  discardDraft,
  publishDocument,
  readDocument,
  readFile,
  readHistory,
  readRevision,
} from '../../../core/contract/content/content-calls.ts'
import { systemClock } from '../../../core/kernel/clock.ts'
import { saveDraft } from '../../services/content/edit.ts'

// A draft that is thrown away is still read from the history, which has what was on the site and what was written.

let site: WholeSite
let noor: Editor
let bram: Editor
beforeAll(async () => {
  site = await openWholeSite()
  noor = await enterRoom(site, 'Noor Visser')
  bram = await enterRoom(site, 'Bram de Boer')
})
afterAll(() => site?.close())

const write = async (by: Editor, codename: string, change: (body: Body) => Body): Promise<number> => {
  const { number, body } = await by.open(codename)
  const saved = await by.save(codename, number, change(body))
  expect(saved.status, saved.body.title).toBe(200)
  return saved.body.number
}
const discard = (by: Editor, codename: string, number: number) =>
  by.ask(discardDraft, { params: { codename }, body: { number } })
const read = async (codename: string) => (await noor.ask(readDocument, { params: { codename } })).body
const historyOf = async (codename: string) =>
  (await noor.ask(readHistory, { params: { codename } })).body.items

test('a draft goes, what is on the site stays, and its text is read by its number', async () => {
  const codename = 'contact'
  const before = await read(codename)
  const number = await write(noor, codename, (body) => ({ ...body, title: 'Weg ermee' }))
  const wrong = await discard(bram, codename, number - 1)
  expect([wrong.status, wrong.body.code, wrong.body.newer?.number]).toEqual([409, 'draft-changed', number])
  const done = await discard(bram, codename, number)
  expect([done.status, done.body.number]).toEqual([200, before.published?.number])
  const now = await read(codename)
  expect([now.draft, now.published]).toEqual([null, before.published])
  const kept = await noor.ask(readRevision, { params: { codename, number } })
  expect(kept.body).toMatchObject({ number, by: 'Noor Visser', body: { title: 'Weg ermee' } })
  const again = await discard(noor, codename, number)
  expect([again.status, again.body.code]).toEqual([409, 'draft-changed'])

  // who goes on writing gets the next number
  expect(await write(noor, codename, (body) => ({ ...body, title: 'Opnieuw' }))).toBe(number + 1)
})

test('a draft with what is another role’s is not an editor’s to throw away', async () => {
  const olaf = await enterRoom(site, 'Olaf Beheer', { roles: ['operator'] })
  const number = await write(olaf, 'settings', (body) => ({ ...body, redirect_hosts: ['www.voorbeeld.nl'] }))
  expect((await discard(noor, 'settings', number)).status).toBe(403)
  expect((await discard(olaf, 'settings', number)).status).toBe(200)
})

test('a document that was never on the site has no text any more, but a history', async () => {
  const codename = 'nooit_geweest'
  const body = {
    kind: 'page',
    codename,
    path: '/nooit-geweest',
    layout: 'content',
    title: 'Nooit',
    blocks: [],
  }
  await saveDraft(site.database.db, systemClock, codename, body, { staffId: noor.id })
  const done = await discard(noor, codename, 1)
  expect([done.status, done.body.number]).toEqual([200, null])
  expect((await historyOf(codename)).map(({ number, what }) => [number, what])).toEqual([[1, 'draft']])
})

test('the history has publications and drafts with who, when, what program and why', async () => {
  const codename = 'diensten'
  const first = await write(noor, codename, (body) => ({ ...body, title: 'Wat we doen' }))
  await noor.ask(publishDocument, { params: { codename }, body: { number: first } })
  const second = await write(bram, codename, (body) => ({ ...body, title: 'Wat wij doen' }))
  const at = expect.stringMatching(/^\d{4}-.*Z$/)
  expect(await historyOf(codename)).toEqual([
    { number: second, what: 'draft', by: 'Bram de Boer', program: null, at, despite: null },
    { number: first, what: 'published', by: 'Noor Visser', program: null, at, despite: null },
    { number: 1, what: 'published', by: null, program: 'seed', at, despite: null },
  ])
  const { body } = await noor.ask(readFile, { params: { codename } })
  expect(body.body.title).not.toBe('Wat we doen')
  const unknown = await noor.ask(readHistory, { params: { codename: 'bestaat_niet' } })
  expect(unknown.status).toBe(404)
})
