import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Body, type Editor, enterRoom } from '../../../../test/kit/editors-room.ts'
import { newVisitor } from '../../../../test/kit/new-visitor.ts'
import { openWholeSite, type WholeSite } from '../../../../test/kit/whole-site.ts'
import { neededDocuments } from '../../../core/content/document-rights.ts'
import {
  compareSites,
  publishDocument,
  readDocument,
  readRevision,
  takeBack,
  withdrawDocument,
} from '../../../core/contract/content/content-calls.ts'
import { systemClock } from '../../../core/kernel/clock.ts'
import { publish, saveDraft } from '../../services/content/edit.ts'

let site: WholeSite
let noor: Editor
beforeAll(async () => {
  site = await openWholeSite()
  noor = await enterRoom(site, 'Noor Visser')
})
afterAll(() => site?.close())

const page = (codename: string, path: string): Body => ({
  ...{ kind: 'page', codename, path, layout: 'content', title: 'Proef' },
  description: 'Een pagina om mee te proberen.',
  blocks: [{ kind: 'hero', title: 'Proef' }],
})

const visit = async (path: string) => {
  const headers = { 'x-forwarded-for': newVisitor() }
  const answer = await fetch(site.url + path, { redirect: 'manual', headers })
  await answer.arrayBuffer()
  return [answer.status, answer.headers.get('location')]
}
const answers = (path: string, status: number, location: string | null = null) =>
  expect.poll(() => visit(path)).toEqual([status, location])

/** Puts a page on the site, first at one address and then at another. */
const put = async (codename: string, ...paths: readonly string[]): Promise<number> => {
  const { db } = site.database
  let number = 0
  for (const path of paths) {
    await saveDraft(db, systemClock, codename, page(codename, path))
    const done = await publish(db, systemClock, codename, 'test')
    if (done.kind === 'done') number = done.number
  }
  await answers(paths.at(-1) ?? '', 200)
  return number
}
const withdraw = (codename: string, number: number, redirect: string | null) =>
  noor.ask(withdrawDocument, { params: { codename }, body: { number, redirect } })

test('visitors of a withdrawn page, also at its former address, go where was chosen', async () => {
  const codename = 'gaat_weg'
  const number = await put(codename, '/gaat-weg-oud', '/gaat-weg')
  const told = await noor.ask(compareSites, { params: { codename }, body: {} })
  expect(told.body.pages).toContainEqual(expect.objectContaining({ codename, kind: 'gone' }))
  expect((await withdraw(codename, number, '/contact')).status).toBe(200)
  await answers('/gaat-weg?step=1', 308, '/contact?step=1')
  await answers('/gaat-weg-oud', 308, '/contact')
  const { body } = await noor.ask(readDocument, { params: { codename } })
  expect([body.published, body.draft, body.state]).toEqual([null, null, 'withdrawn'])
  // its text can still be read, and who opens its address goes where was chosen
  expect(body.lastText).toMatchObject({ number, body: { title: 'Proef', path: '/gaat-weg' } })
  expect(body.leadsTo).toMatchObject({ codename: 'contact', path: '/contact' })
  const late = await noor.ask(takeBack, { params: { codename }, body: { number } })
  expect([late.status, late.body.title]).toEqual([409, expect.stringMatching(/staat niet op de site/)])

  // put back as it was, and taken back: visitors go to the other page again
  const old = await noor.ask(readRevision, { params: { codename, number } })
  const saved = await noor.save(codename, null, old.body.body)
  expect(saved.status, saved.body.title).toBe(200)
  const params = { codename }
  await noor.ask(publishDocument, { params, body: { number: saved.body.number } })
  await answers('/gaat-weg', 200)
  await answers('/gaat-weg-oud', 308, '/gaat-weg')
  expect((await noor.ask(takeBack, { params, body: { number: saved.body.number } })).status).toBe(200)
  await answers('/gaat-weg', 308, '/contact')
  await answers('/gaat-weg-oud', 308, '/contact')
})

test('without a page to go to, visitors read that it is not there', async () => {
  const number = await put('verdwijnt', '/verdwijnt-oud', '/verdwijnt')
  expect((await withdraw('verdwijnt', number, null)).status).toBe(200)
  await answers('/verdwijnt', 404)
  await answers('/verdwijnt-oud', 404)
  const { body } = await noor.ask(readDocument, { params: { codename: 'verdwijnt' } })
  expect([body.lastText?.number, body.leadsTo]).toEqual([number, null])

  // where they go is changed afterwards, and changed back
  expect((await withdraw('verdwijnt', number, '/contact')).status).toBe(200)
  await answers('/verdwijnt', 308, '/contact')
  expect((await withdraw('verdwijnt', number, '/bestaat-niet')).status).toBe(400)
  expect((await withdraw('verdwijnt', number + 1, null)).body.code).toBe('draft-changed')
  expect((await withdraw('verdwijnt', number, null)).status).toBe(200)
  await answers('/verdwijnt', 404)
})

test('a draft stays beside a page that is withdrawn', async () => {
  const codename = 'met_concept'
  const number = await put(codename, '/met-concept')
  const saved = await noor.save(codename, number, { ...page(codename, '/met-concept'), title: 'Nieuw' })
  const done = await withdraw(codename, saved.body.number, null)
  expect([done.status, done.body.number]).toEqual([200, saved.body.number])
  const again = await noor.save(codename, saved.body.number, page(codename, '/met-concept'))
  // the withdrawal has a number of its own
  expect([again.status, again.body.number]).toEqual([200, saved.body.number + 2])
})

test('what the site needs, what is not on it and a way to nowhere are refused in a sentence', async () => {
  for (const codename of neededDocuments) {
    const { number } = await noor.open(codename)
    const refused = await withdraw(codename, number, null)
    expect([codename, refused.status, refused.body.code]).toEqual([codename, 409, 'not-withdrawn'])
    expect(refused.body.title).toMatch(/^De site kan niet zonder deze pagina\./)
  }
  await saveDraft(site.database.db, systemClock, 'alleen_concept', page('alleen_concept', '/alleen-concept'))
  expect((await withdraw('alleen_concept', 1, null)).body.code).toBe('not-withdrawn')
  const number = await put('blijft', '/blijft')
  for (const redirect of ['/blijft', '/bestaat-niet', 'https://voorbeeld.nl']) {
    const refused = await withdraw('blijft', number, redirect)
    expect([redirect, refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([
      redirect,
      400,
      ['redirect'],
    ])
  }
})

test('a page to which the settings lead stays until they lead elsewhere, as they would not be used any more', async () => {
  const codename = 'in_de_kop'
  const number = await put(codename, '/in-de-kop')
  const { body: old } = await noor.open('settings')
  const lead = async (body: Body) => {
    const { number: base } = await noor.open('settings')
    const saved = await noor.save('settings', base, body)
    const published = { params: { codename: 'settings' }, body: { number: saved.body.number } }
    expect((await noor.ask(publishDocument, published)).status).toBe(200)
  }
  const leads = async () => (await (await fetch(site.url)).text()).includes('"/in-de-kop"')
  const menu = (old.menu as Body[]).slice(1)
  await lead({ ...old, menu: [{ label: 'Hier', href: `page:${codename}` }, ...menu] })
  await expect.poll(leads).toBe(true)
  const refused = await withdraw(codename, number, null)
  expect([refused.status, refused.body.code]).toEqual([409, 'not-withdrawn'])
  expect(refused.body.title).toMatch(/^De instellingen leiden naar deze pagina\./)
  await lead(old)
  await expect.poll(leads).toBe(false)
  expect((await withdraw(codename, number, null)).status).toBe(200)
})
