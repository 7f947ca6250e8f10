import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { publish, saveDraft } from '../../src/server/services/content/edit.ts'
import { openVisitor } from '../kit/browser.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { isSound, pressOn } from '../kit/visit.ts'
import { openSite } from './site.ts'

// What an editor does with a text as a whole. A site alone, since it changes texts that others read.

const { server, browser, ahead, clock, close } = await openSite({})
afterAll(close)

/** What is told once a text was published. */
const isOnSite = /^Versie \d+ staat op de site\./
const narrow = { width: 320, height: 700 }

interface Proof {
  codename: string
  path: string
}

const bodyOf = ({ codename, path }: Proof, title: string) => ({
  ...{ kind: 'page', codename, path, layout: 'content', title },
  description: 'Een pagina om mee te proberen.',
  blocks: [
    { kind: 'hero', title },
    { kind: 'rich_text', text: { html: `<p>Hier staat ${title}.</p>` } },
  ],
})

/** Puts a page of one's own on the site, with this title. */
const newPage = async (title: string): Promise<Proof> => {
  const id = randomUUID().slice(0, 8)
  const proof = { codename: `proef_${id}`, path: `/proef-${id}` }
  await saveDraft(server.db, clock, proof.codename, bodyOf(proof, title))
  await publish(server.db, clock, proof.codename, 'test')
  await shows(proof.path, title)
  return proof
}
const visit = async (path: string) => {
  const answer = await fetch(server.url + path, { redirect: 'manual' })
  return { status: answer.status, to: answer.headers.get('location'), html: await answer.text() }
}
const shows = (path: string, words: string) =>
  expect.poll(async () => (await visit(path)).html.includes(words)).toBe(true)

const open = async (page: Page, { codename }: Pick<Proof, 'codename'>, title: string): Promise<void> => {
  await page.goto(`${server.url}/beheer/inhoud/${codename}`)
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}
/** What opens beside the text, by its title. */
const panelOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const headOf = (page: Page) => page.locator('.document-head')
const publishIn = async (page: Page): Promise<void> => {
  await pressOn(page, headOf(page).getByRole('button', { name: 'Publiceren', exact: true }))
  await panelOf(page, 'Publiceren').getByRole('button', { name: 'Publiceren', exact: true }).waitFor()
}

it('what a publication changes comes first, visitors see it, and it is taken back by one button', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const proof = await newPage('Eerst dit')
  const noor = await newColleague(server.db, ['editor'])
  await saveDraft(server.db, clock, proof.codename, bodyOf(proof, 'Daarna dat'), { staffId: noor.id })
  await enterOffice(page, server, noor, { ahead })
  await open(page, proof, 'Daarna dat')
  await publishIn(page)
  const panel = panelOf(page, 'Publiceren')
  await panel.getByText('1 pagina verandert').waitFor()
  await panel.locator('del').filter({ hasText: 'Eerst dit' }).first().waitFor()
  await panel.locator('ins').filter({ hasText: 'Daarna dat' }).first().waitFor()
  await isSound(page, 'what a publication changes')
  await panel.getByText('Lees woord voor woord wat er anders is').click()
  await page.setViewportSize(narrow)
  await isSound(page, 'two texts compared at 320 pixels')
  await page.setViewportSize({ width: 1280, height: 900 })

  await pressOn(page, panel.getByRole('button', { name: 'Publiceren', exact: true }))
  const back = page.locator('.toasts').getByRole('button', { name: 'Neem terug' })
  await back.waitFor()
  await shows(proof.path, 'Daarna dat')
  // nothing leads to it yet, and it can be seen
  await page.getByText('De pagina staat nog in geen menu en in geen lijst.').waitFor()
  const seen = page.locator('.toasts').getByRole('link', { name: /^Bekijk op de site/ })
  expect(await seen.getAttribute('href')).toBe(proof.path)
  await isSound(page, 'a text that was published')
  await back.press('Enter')
  await page.getByText('Teruggenomen.').waitFor()
  await shows(proof.path, 'Eerst dit')
  await headOf(page).getByText('Concept').first().waitFor()
  expect(problems).toEqual([])
})

it('a text with faults says where they are, and is published with a reason', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const proof = await newPage('Heel')
  const noor = await newColleague(server.db, ['editor'])
  const broken = { ...bodyOf(proof, 'Kapot'), blocks: [{ kind: 'hero' }] }
  await saveDraft(server.db, clock, proof.codename, broken, { staffId: noor.id })
  await enterOffice(page, server, noor, { ahead })
  await open(page, proof, 'Kapot')
  await pressOn(page, headOf(page).getByRole('button', { name: 'Publiceren', exact: true }))
  const panel = panelOf(page, 'Publiceren')
  await panel
    .getByRole('button', { name: /^Ga erheen/ })
    .first()
    .waitFor()
  const anyway = panel.getByRole('button', { name: 'Toch publiceren' })
  await anyway.click()
  await panel.getByText('Schrijf waarom dit nu al op de site moet.').first().waitFor()
  await isSound(page, 'a text with faults that is published without a reason')
  await panel.getByLabel('Waarom toch publiceren?').fill('Het kan niet wachten.')
  await anyway.click()
  await page.getByText(isOnSite).waitFor()
  await pressOn(page, headOf(page).getByRole('button', { name: 'Geschiedenis' }))
  await panelOf(page, 'Geschiedenis').getByText('Met fouten, want: Het kan niet wachten.').waitFor()
  expect(problems).toEqual([])
})

it('a page is withdrawn to another one, put back from its history, and published again', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const proof = await newPage('Gaat weg')
  await enterOffice(page, server, await newColleague(server.db, ['editor']), { ahead })
  await open(page, proof, 'Gaat weg')
  await page.getByRole('button', { name: 'Meer met deze tekst' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Haal van de site…' }).press('Enter')
  const panel = panelOf(page, 'Haal van de site')
  const act = panel.getByRole('button', { name: 'Haal van de site', exact: true })
  await act.waitFor()
  expect(await act.getAttribute('aria-disabled')).toBe('true')
  await panel.getByRole('button', { name: 'Nergens heen' }).click()
  await panel.getByText('Bezoekers lezen dat deze pagina er niet is').waitFor()
  await panel.getByRole('button', { name: 'Naar een andere pagina' }).click()
  await panel.getByRole('searchbox', { name: 'Naar welke pagina?' }).fill('contact')
  await panel
    .getByRole('menuitem')
    .filter({ hasText: /\/contact$/ })
    .click()
  await isSound(page, 'where visitors of a page go that is withdrawn')
  await pressOn(page, act)
  await page.getByText('Van de site gehaald.').waitFor()
  await expect
    .poll(async () => [(await visit(proof.path)).status, (await visit(proof.path)).to])
    .toEqual([308, '/contact'])
  // its text stays to be read, with where its visitors go, and there is nothing to publish
  await page.getByText('Bezoekers van het adres gaan naar').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Gaat weg' }).waitFor()
  await page.getByRole('button', { name: 'Zet de tekst terug' }).waitFor()
  await isSound(page, 'a page that is off the site')
  await pressOn(page, headOf(page).getByRole('button', { name: 'Publiceren', exact: true }))
  await panelOf(page, 'Publiceren').getByText('Deze pagina staat niet op de site.').waitFor()
  await page.keyboard.press('Escape')
  await pressOn(page, page.getByRole('button', { name: 'Verander waar bezoekers heen gaan' }))
  const lead = panelOf(page, 'Waar bezoekers heen gaan')
  await lead.getByRole('button', { name: 'Nergens heen' }).click()
  await isSound(page, 'where visitors go of a page that is off the site')
  await pressOn(page, lead.getByRole('button', { name: 'Bewaren', exact: true }))
  await page.getByText('Bezoekers van het adres lezen dat de pagina er niet is.').waitFor()
  await expect.poll(async () => (await visit(proof.path)).status).toBe(404)

  await pressOn(page, headOf(page).getByRole('button', { name: 'Geschiedenis' }))
  const past = panelOf(page, 'Geschiedenis')
  await past.getByText('Van de site gehaald').waitFor()
  await past.getByRole('button', { name: /^Vergelijk versie 1 / }).press('Enter')
  const putBack = past.getByRole('button', { name: 'Zet versie 1 terug als concept' })
  await putBack.waitFor()
  await isSound(page, 'a text of the history')
  await page.setViewportSize(narrow)
  await isSound(page, 'a text of the history at 320 pixels')
  await page.setViewportSize({ width: 1280, height: 900 })
  await putBack.press('Enter')
  await page.getByText('Versie 1 is nu je concept.').waitFor()
  await past.getByRole('button', { name: 'Sluit' }).first().click()
  await publishIn(page)
  await pressOn(page, panelOf(page, 'Publiceren').getByRole('button', { name: 'Publiceren', exact: true }))
  await page.getByText(isOnSite).waitFor()
  await shows(proof.path, 'Gaat weg')
  expect(problems).toEqual([])
})

it('a legal text is published by a second editor, whom the first one asks', async () => {
  await using visitor = await openVisitor(browser)
  await using elsewhere = await openVisitor(browser)
  const { page, problems } = visitor
  const noor = await newColleague(server.db, ['editor'])
  const { published } = await server.db
    .selectFrom('content_document')
    .select('published')
    .where('codename', '=', 'cookies')
    .executeTakeFirstOrThrow()
  const title = 'Cookies bij ons'
  await saveDraft(server.db, clock, 'cookies', { ...(published as object), title }, { staffId: noor.id })
  await enterOffice(page, server, noor, { ahead })
  await open(page, { codename: 'cookies' }, title)
  await pressOn(page, headOf(page).getByRole('button', { name: 'Publiceren', exact: true }))
  const panel = panelOf(page, 'Publiceren')
  await panel.getByText('Jij schreef dit als laatste.').waitFor()
  expect(await panel.getByRole('button', { name: 'Publiceren', exact: true }).count()).toBe(0)
  await panel.getByRole('button', { name: 'Maak een link' }).click()
  const link = panel.getByRole('textbox', { name: /^Link naar versie/ })
  await link.waitFor()
  await isSound(page, 'a legal text that a colleague has to publish')

  const { page: other } = elsewhere
  const { pathname, search } = new URL(await link.inputValue())
  await other.goto(server.url + pathname + search)
  await other.getByText(title).first().waitFor()
  const bram = await newColleague(server.db, ['editor'], { name: 'Bram de Boer' })
  await enterOffice(other, server, bram, { ahead })
  await open(other, { codename: 'cookies' }, title)
  await publishIn(other)
  await panelOf(other, 'Publiceren').getByText('Jij bent hier het tweede paar ogen.').waitFor()
  await isSound(other, 'a legal text that somebody else wrote')
  await pressOn(other, panelOf(other, 'Publiceren').getByRole('button', { name: 'Publiceren', exact: true }))
  await other.getByText(isOnSite).waitFor()
  await shows('/cookies', title)
  expect([...problems, ...elsewhere.problems]).toEqual([])
})
