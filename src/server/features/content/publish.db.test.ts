import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Body, type Editor, enterRoom } from '../../../../test/kit/editors-room.ts'
import { openWholeSite, type WholeSite } from '../../../../test/kit/whole-site.ts'
import {
  discardDraft,
  publishDocument,
  readDocument,
  readHistory,
} from '../../../core/contract/content/content-calls.ts'
import { systemClock } from '../../../core/kernel/clock.ts'
import { publish, saveDraft } from '../../services/content/edit.ts'

// Publishing names the text that was read, and what binds the association or costs money wants a second person.

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
  blocks: [],
  ...more,
})

const finance = { roles: ['finance'] as const }

/** Makes a document as a program does, with a draft of number 1. */
const make = (codename: string, more: Body = {}) =>
  saveDraft(site.database.db, systemClock, codename, page(codename, more)).then(() => codename)

const publishBy = (by: Editor, codename: string, number: number, more: object = {}) =>
  by.ask(publishDocument, { params: { codename }, body: { number, ...more } })

/** Saves a change on the newest text; answers its number. */
const write = async (by: Editor, codename: string, change: (body: Body) => Body): Promise<number> => {
  const { number, body } = await by.open(codename)
  const saved = await by.save(codename, number, change(body))
  expect(saved.status, saved.body.title).toBe(200)
  return saved.body.number
}

const publicationsOf = (codename: string) =>
  site.database.db
    .selectFrom('content_history')
    .select(['number', 'staff_id', 'written_by', 'four_eyes', 'despite'])
    .where('codename', '=', codename)
    .orderBy('id')
    .execute()

test('another text than was read is not published, and the refusal has the newer one', async () => {
  const codename = await make('ander_nummer')
  const number = await write(noor, codename, (body) => ({ ...body, title: 'Van Noor' }))
  const refused = await publishBy(bram, codename, number - 1)
  expect([refused.status, refused.body.code]).toEqual([409, 'draft-changed'])
  expect(refused.body.newer).toMatchObject({ number, by: 'Noor Visser', body: { title: 'Van Noor' } })
  expect(await publicationsOf(codename)).toEqual([])
})

test('of two who publish one text at once it is published once, and the second is told who was first', async () => {
  const codename = await make('twee_publiceren')
  const number = await write(noor, codename, (body) => ({ ...body, title: 'Samen gelezen' }))
  const answers = await Promise.all([publishBy(noor, codename, number), publishBy(bram, codename, number)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const second = answers.find(({ status }) => status === 409)
  expect(second?.body.title).toMatch(/^(Noor Visser|Bram de Boer) zette deze tekst al op de site\./)
  expect(second?.body.newer?.number).toBe(number)
  expect(await publicationsOf(codename)).toHaveLength(1)
})

test('a text with faults is published with a reason alone, which stands in history and trail', async () => {
  const codename = await make('met_fouten', { blocks: [{ kind: 'hero' }] })
  const refused = await publishBy(noor, codename, 1)
  expect([refused.status, refused.body.code]).toEqual([400, 'invalid-fields'])
  expect(Object.keys(refused.body.errors ?? {})).toContain('blocks.0.title')
  const despite = 'Het nieuws kan niet wachten.'
  expect((await publishBy(noor, codename, 1, { despite })).status).toBe(200)
  expect((await publicationsOf(codename)).map((one) => one.despite)).toEqual([despite])
  const { body: history } = await bram.ask(readHistory, { params: { codename } })
  expect(history.items[0]).toMatchObject({ number: 1, what: 'published', by: 'Noor Visser', despite })
  const acts = await site.database.db
    .selectFrom('audit')
    .select('action')
    .where('detail', '=', codename)
    .where('staff_id', '=', noor.id)
    .execute()
  expect(acts.map(({ action }) => action)).toContain('content.publish-despite')

  // a reason that was not needed is none
  const whole = await write(noor, codename, (body) => ({ ...body, blocks: [] }))
  expect((await publishBy(noor, codename, whole, { despite })).status).toBe(200)
  expect((await publicationsOf(codename)).at(-1)?.despite).toBeNull()
})

test('who wrote a legal text last does not publish it, and the database refuses that too', async () => {
  const codename = 'privacy'
  const number = await write(noor, codename, (body) => ({ ...body, title: 'Privacy bij ons' }))
  const may = async (by: Editor) => (await by.ask(readDocument, { params: { codename } })).body.may
  expect((await may(noor)).needsColleague).toBe(true)
  expect((await may(bram)).needsColleague).toBe(false)
  const own = await publishBy(noor, codename, number)
  expect([own.status, own.body.code]).toEqual([409, 'four-eyes'])
  const past = publish(site.database.db, systemClock, codename, 'test', { staffId: noor.id, fourEyes: true })
  await expect(past).rejects.toThrow('content_history_four_eyes')
  expect((await publishBy(bram, codename, number)).status).toBe(200)
  expect((await publicationsOf(codename)).at(-1)).toMatchObject({
    ...{ number, four_eyes: true, staff_id: bram.id, written_by: noor.id },
  })
})

test('prices are published by finance, by another than who wrote them, also where somebody wrote something else after them', async () => {
  const both = { roles: ['editor', 'finance'] as const }
  const femke = await enterRoom(site, 'Femke Smit', both)
  const gerda = await enterRoom(site, 'Gerda Kok', both)
  const changed = await write(femke, 'settings', (body) => {
    const [[key, price] = ['', {}], ...others] = Object.entries(body.prices as Record<string, Body>)
    return { ...body, prices: { [key]: { ...price, label: 'Andere prijs' }, ...Object.fromEntries(others) } }
  })
  expect((await publishBy(noor, 'settings', changed)).status).toBe(403)
  expect((await publishBy(femke, 'settings', changed)).body.code).toBe('four-eyes')

  const after = await write(noor, 'settings', (body) => ({ ...body, name: 'Thuisbasis zelf' }))
  const own = await publishBy(femke, 'settings', after)
  expect([own.status, own.body.code]).toEqual([409, 'four-eyes'])
  const { body } = await femke.ask(readDocument, { params: { codename: 'settings' } })
  expect(body.may).toMatchObject({ publish: true, needsColleague: true })
  expect((await publishBy(gerda, 'settings', after)).status).toBe(200)
  expect((await publicationsOf('settings')).at(-1)).toMatchObject({
    written_by: femke.id,
    staff_id: gerda.id,
  })
})

test('where visitors may be sent is an operator’s to write, and another operator’s with a fresh factor to publish', async () => {
  const operator = { roles: ['operator'] as const }
  const olaf = await enterRoom(site, 'Olaf Beheer', operator)
  const hosts = (body: Body): Body => ({
    ...body,
    redirect_hosts: [...((body.redirect_hosts as string[] | undefined) ?? []), 'www.voorbeeld.nl'],
  })
  const { number, body } = await noor.open('settings')
  expect((await noor.save('settings', number, hosts(body))).status).toBe(403)
  const written = await write(olaf, 'settings', hosts)
  expect((await noor.ask(readDocument, { params: { codename: 'settings' } })).body.may.publish).toBe(false)
  expect((await publishBy(noor, 'settings', written)).status).toBe(403)
  expect((await publishBy(olaf, 'settings', written)).body.code).toBe('four-eyes')
  const stale = await enterRoom(site, 'Otto Beheer', { ...operator, minutesAgo: 10 })
  const late = await publishBy(stale, 'settings', written)
  expect([late.status, late.body.code]).toEqual([403, 'step-up-needed'])
  const fresh = await enterRoom(site, 'Orla Beheer', operator)
  expect((await publishBy(fresh, 'settings', written)).status).toBe(200)
  const { published } = await site.database.db
    .selectFrom('content_document')
    .select('published')
    .where('codename', '=', 'settings')
    .executeTakeFirstOrThrow()
  expect((published as Body).redirect_hosts).toContain('www.voorbeeld.nl')
})

test('a price stays whose it is when a colleague changes another one after them', async () => {
  const [ada, eva] = [await enterRoom(site, 'Ada Bos', finance), await enterRoom(site, 'Eva Mol', finance)]
  const renamed = (at: number, label: string) => (body: Body) => {
    const prices = Object.entries(body.prices as Record<string, Body>).toSorted()
    const changed = prices.map(([key, price], index) => [key, index === at ? { ...price, label } : price])
    return { ...body, prices: Object.fromEntries(changed) }
  }
  await write(ada, 'settings', renamed(0, 'Prijs van Ada'))
  const number = await write(eva, 'settings', renamed(1, 'Prijs van Eva'))
  for (const one of [ada, eva])
    expect((await publishBy(one, 'settings', number)).body.code, one.name).toBe('four-eyes')
  expect((await publishBy(await enterRoom(site, 'Ina Dam', finance), 'settings', number)).status).toBe(200)
})

test('who saves a legal text again as it was wrote nothing of it', async () => {
  const codename = 'cookies'
  await write(noor, codename, (body) => ({ ...body, title: 'Cookies bij ons' }))
  const number = await write(bram, codename, (body) => body)
  const own = await publishBy(noor, codename, number)
  expect([own.status, own.body.code]).toEqual([409, 'four-eyes'])
  expect((await publishBy(bram, codename, number)).status).toBe(200)
  expect((await publicationsOf(codename)).at(-1)).toMatchObject({ written_by: noor.id, staff_id: bram.id })
})

test('no reason gets a text on the site in the place of another document, without a page, or as broken settings', async () => {
  const { body: settings } = await noor.open('settings')
  const codename = await make('aa_in_de_plaats')
  const despite = 'Het moet nu.'
  const texts: [key: string, text: Body][] = [
    // settings are guarded by part under their own name alone
    ['kind', { ...settings, codename, redirect_hosts: ['www.elders.nl'] }],
    ['path', page(codename, { path: '/voorwaarden' })],
    ['codename', page('voorwaarden', { path: '/aa-in-de-plaats' })],
    ['title', page(codename, { title: '' })],
  ]
  for (const [key, text] of texts) {
    const number = await write(noor, codename, () => text)
    const refused = await publishBy(noor, codename, number, { despite })
    expect([key, refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
      key,
      400,
      expect.arrayContaining([key]),
    ])
  }
  expect(await publicationsOf(codename)).toEqual([])

  for (const more of [{ name: '' }, { kind: 'page' }]) {
    const number = await write(noor, 'settings', (body) => ({ ...body, ...more }))
    const refused = await publishBy(noor, 'settings', number, { despite })
    expect([more, refused.status]).toEqual([more, 400])
    await noor.ask(discardDraft, { params: { codename: 'settings' }, body: { number } })
  }
})
