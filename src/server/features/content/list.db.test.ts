import { afterAll, expect, test } from 'vitest'
import { day, travellingClock } from '../../../../test/kit/clock.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { addStaff, staffContextOf } from '../../../../test/kit/staff.ts'
import { promptStart } from '../../../core/content/model-documents.ts'
import { publish, saveDraft } from '../../services/content/edit.ts'
import { createDocument } from './create.ts'
import { listDocuments } from './list.ts'
import { withdrawDocument } from './withdraw.ts'

const clock = travellingClock('2026-12-01T09:00:00Z')
const server = await openTestServer({ clock })
afterAll(() => server.close())
const { db } = server.database
const colleague = (email: string) => addStaff(db, server.runtime.vault, { email, roles: ['editor'] })
const { id: noor } = await colleague('noor@voorbeeld.nl')
const { id: bram } = await colleague('bram@voorbeeld.nl')
const ctx = staffContextOf(server.runtime, ['editor'], { id: noor })

type Body = Readonly<Record<string, unknown>>

/** A page of this test: the word by which the list is narrowed to them stands in each. */
const page = (codename: string, more: Body = {}): Body => ({
  kind: 'page',
  codename,
  path: `/proef/${codename.replaceAll('_', '-')}`,
  layout: 'content',
  title: `Titel van ${codename}`,
  description: 'Een kwartelei om te vinden.',
  blocks: [],
  ...more,
})

const draft = (codename: string, more: Body = {}, staffId = noor) =>
  saveDraft(db, clock, codename, page(codename, more), { staffId })
const live = async (codename: string, more: Body = {}, staffId = noor) => {
  await draft(codename, more, staffId)
  await publish(db, clock, codename, 'test', { staffId })
}
const withdraw = async (codename: string) => {
  const { published_number: number } = await db
    .selectFrom('content_document')
    .select('published_number')
    .where('codename', '=', codename)
    .executeTakeFirstOrThrow()
  await withdrawDocument.run(ctx, { codename, number: number ?? 0, redirect: null })
}
const found = async (asked: Parameters<typeof listDocuments>[1]) =>
  (await listDocuments(ctx, { q: 'kwartelei', ...asked })).items

test('a document stands as what is published, written and planned of it makes it, and says whose that was', async () => {
  await live('gewoon')
  await live('gewijzigd', {}, bram)
  await draft('gewijzigd', { title: 'Anders' }, bram)
  await draft('nieuw')
  await live('verborgen', { hidden: true })
  await live('later', { date: '2027-01-01' })
  await live('bericht', { date: '2026-11-01' })
  await live('artikel', { problem: { subject: 'keuken.kraan' } })
  await live('weg')
  await withdraw('weg')
  await draft('weggegooid')
  await db
    .updateTable('content_document')
    .set({ draft: null, draft_number: null })
    .where('codename', '=', 'weggegooid')
    .execute()
  const rows = await found({})
  expect(
    rows.map(({ codename, genre, state, number, from, own }) => [codename, genre, state, number, from, own]),
  ).toEqual([
    ['artikel', 'article', 'published', null, null, true],
    ['bericht', 'news', 'published', null, '2026-11-01', true],
    ['gewijzigd', 'page', 'changed', 2, null, false],
    ['gewoon', 'page', 'published', null, null, true],
    ['later', 'news', 'planned', null, '2027-01-01', true],
    ['nieuw', 'page', 'new', 1, null, true],
    ['verborgen', 'page', 'hidden', null, null, true],
    ['weg', 'page', 'withdrawn', null, null, true],
  ])
  const names = async (asked: Parameters<typeof listDocuments>[1]) =>
    (await found(asked)).map(({ codename }) => codename)
  expect(await names({ state: 'draft' })).toEqual(['gewijzigd', 'nieuw'])
  expect(await names({ state: 'withdrawn' })).toEqual(['weg'])
  expect(await names({ genre: 'news' })).toEqual(['bericht', 'later'])
  expect(await names({ genre: 'news', state: 'planned' })).toEqual(['later'])
  expect(rows.find(({ codename }) => codename === 'weg')).toMatchObject({
    path: '/proef/weg',
    title: 'Titel van weg',
  })

  clock.pass(32 * day)
  expect(await names({ state: 'planned' })).toEqual([])
})

test('a document is found by words of its text and of its draft, and by no sign that stands for others', async () => {
  const text = (html: string) => ({ blocks: [{ kind: 'rich_text', text: { html } }] })
  await live('percent', { title: 'Korting van 50% erbij' })
  await live('euro', { title: 'Korting van 50 euro' })
  await live('streep', text('<p>Zie ook <strong>deel_a</strong> van <a href="/x">dit</a> stuk.</p>'))
  await live('gelijkend', text('<p>Zie ook delen a.</p>'))
  await draft('gelijkend', text('<p>Pas geschreven: ÉÉNMALIG.</p>'))
  const names = async (q: string) => (await listDocuments(ctx, { q })).items.map(({ codename }) => codename)
  expect(await names('50%')).toEqual(['percent'])
  expect(await names('korting VAN 50')).toEqual(['euro', 'percent'])
  expect(await names('deel_a')).toEqual(['streep'])
  expect(await names('van dit stuk')).toEqual(['streep'])
  expect(await names('/proef/streep')).toEqual(['streep'])
  expect(await names('éénmalig')).toEqual(['gelijkend'])
  expect(await names('delen a')).toEqual(['gelijkend'])
  for (const q of ['%', '_', '\\', 'rich_text', "' OR 1=1", '<strong>'])
    expect([q, (await names(q)).filter((name) => name !== 'percent' && name !== 'streep')]).toEqual([q, []])
})

test('a list goes on where it ended, in both directions, and each document is in it once', async () => {
  const all = (await found({})).map(({ codename }) => codename)
  const pages: string[][] = []
  let after: string | undefined
  for (;;) {
    const { items, next, previous } = await listDocuments(ctx, { q: 'kwartelei', limit: 3, after })
    pages.push(items.map(({ codename }) => codename))
    expect(previous).toBe(after === undefined ? null : (items[0]?.codename ?? null))
    if (next === null) break
    after = next
  }
  expect(pages.length).toBeGreaterThan(3)
  expect(pages.flat()).toEqual(all)
  const third = pages[2]?.[0] ?? ''
  const back = await listDocuments(ctx, { q: 'kwartelei', limit: 3, before: third })
  expect(back.items.map(({ codename }) => codename)).toEqual(pages[1])
  expect([back.previous, back.next]).toEqual([pages[1]?.[0], pages[1]?.at(-1)])
  const first = await listDocuments(ctx, { q: 'kwartelei', limit: 3, before: pages[1]?.[0] })
  expect([first.items.map(({ codename }) => codename), first.previous]).toEqual([pages[0], null])
  expect((await listDocuments(ctx, { q: 'kwartelei', after: 'is_er_niet' })).items).toEqual([])
})

test('a text that is no page is listed as well as it can be, however odd it is', async () => {
  const odd: readonly Body[] = [
    { kind: 7, title: { a: 1 }, path: ['/'], date: true, problem: 0 },
    { kind: 'page', path: `/${'lang/'.repeat(2000)}`, title: 'x'.repeat(5000) },
    {},
  ]
  for (const [at, body] of odd.entries()) await saveDraft(db, clock, `raar_${at}`, body, { staffId: noor })
  const { items } = await listDocuments(ctx, { limit: 500 })
  const rows = items.filter(({ codename }) => codename.startsWith('raar_'))
  expect(rows.map(({ codename, state }) => [codename, state]).toSorted()).toEqual(
    odd.map((_body, at) => [`raar_${at}`, 'new']),
  )
})

test('a new page is refused the name and the address that another has, also that of a draft', async () => {
  const given = { codename: 'mijn_pagina', title: 'Mijn pagina', path: '/proef/mijn-pagina' }
  expect(await createDocument.run(ctx, given)).toEqual({ codename: 'mijn_pagina', number: 1 })
  await expect(createDocument.run(ctx, { ...given, path: '/proef/elders' })).rejects.toMatchObject({
    code: 'name-taken',
    errors: { codename: [expect.any(String)] },
  })
  await expect(createDocument.run(ctx, { ...given, codename: 'andere_pagina' })).rejects.toMatchObject({
    code: 'name-taken',
    errors: { path: [expect.stringContaining('Mijn pagina')] },
  })
  // of some who make it at once one does, and nobody's text is saved over
  const atOnce = await Promise.allSettled(
    ['een', 'twee', 'drie', 'vier'].map((path) =>
      createDocument.run(ctx, { codename: 'tegelijk', title: path, path: `/proef/${path}` }),
    ),
  )
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    ...['rejected', 'rejected', 'rejected'],
  ])
  // what was taken from the site leaves its address to another
  expect(await createDocument.run(ctx, { ...given, codename: 'na_weg', path: '/proef/weg' })).toMatchObject({
    number: 1,
  })
})

test('a page that begins as another has its text with a title and an address of its own; news is of today', async () => {
  await live('model', { date: '2026-11-01', blocks: [{ kind: 'hero', title: 'Oud', lead: 'Blijft.' }] })
  await createDocument.run(ctx, { codename: 'kopie', title: 'Nieuw', path: '/proef/kopie', from: 'model' })
  const { draft: body } = await db
    .selectFrom('content_document')
    .select('draft')
    .where('codename', '=', 'kopie')
    .executeTakeFirstOrThrow()
  expect(body).toEqual(
    page('kopie', {
      title: 'Nieuw',
      date: new Date(clock.now()).toISOString().slice(0, 10),
      blocks: [{ kind: 'hero', title: 'Nieuw', lead: 'Blijft.' }],
    }),
  )
})

test('a page that begins as a model has questions in the place of texts, and its own title', async () => {
  await createDocument.run(ctx, {
    codename: 'van_model',
    title: 'Nieuw',
    path: '/proef/van-model',
    model: 'dienst',
  })
  const { draft } = await db
    .selectFrom('content_document')
    .select('draft')
    .where('codename', '=', 'van_model')
    .executeTakeFirstOrThrow()
  expect(draft).toMatchObject({ title: 'Nieuw', path: '/proef/van-model', layout: 'service' })
  const [opening] = (draft as { blocks: { kind: string; title: string; lead: string }[] }).blocks
  expect(opening).toMatchObject({ kind: 'hero', title: 'Nieuw' })
  expect(opening?.lead).toContain(promptStart)
})
