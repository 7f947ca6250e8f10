import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { kinds } from '../../src/core/content/kinds.ts'
import { publish, saveDraft } from '../../src/server/services/content/edit.ts'
import { holdDocument } from '../../src/server/services/content/revisions.ts'
import { controlsOf, unnamedOf } from '../kit/accessibility-tree.ts'
import { openVisitor } from '../kit/browser.ts'
import {
  blockRows,
  headButton,
  openBlock,
  openDocument,
  openPagePart,
  stands,
  titleField,
  unfoldAll,
} from '../kit/document-screen.ts'
import { pageWith } from '../kit/hostile-documents.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { isSound } from '../kit/visit.ts'
import { openSite } from './site.ts'

// Every control of the screen on which a text is written has a name for a screen reader, in each state of the screen. The names are
// printed, to be read by somebody who cannot see them.

const { server, browser, ahead, clock, close } = await openSite()
afterAll(close)

const blocks = Object.values(kinds).map(({ example }) => example)

/** Makes a document with a block of every kind, on the site and with a draft beside it. */
const make = async (): Promise<string> => {
  const codename = `namen_${randomUUID().slice(0, 8)}`
  await saveDraft(server.db, clock, codename, pageWith(codename, blocks, { hidden: true }))
  await publish(server.db, clock, codename, 'test')
  await saveDraft(server.db, clock, codename, pageWith(codename, blocks, { title: 'Proef met namen' }))
  return codename
}

/** Saves a title as somebody else would who has the document open. */
const saveElsewhere = async (codename: string, title: string): Promise<void> => {
  const other = await newColleague(server.db, ['editor'], { name: 'Bram de Boer' })
  const body = pageWith(codename, blocks, { title })
  await saveDraft(server.db, clock, codename, body, { staffId: other.id })
}

/** The page is sound, and everything on it has a name. */
const tells = async (page: Page, state: string): Promise<void> => {
  const lines = await controlsOf(page)
  console.log(`# ${state}\n${lines.join('\n')}\n`)
  expect(lines.length, state).toBeGreaterThan(5)
  expect(unnamedOf(lines), state).toEqual([])
  await isSound(page, state)
}

/** What a browser says of answers that do not come, or that refuse: what is tried here. */
const isOfTheTrial = (problem: string): boolean =>
  /ERR_INTERNET_DISCONNECTED|status of (409|422)/.test(problem)

it('every control has a name, and axe finds nothing: opened, in every form, and with all that opens over it', async () => {
  const codename = await make()
  await using visitor = await openVisitor(browser, { viewport: { width: 1440, height: 900 } })
  const { page, problems } = visitor
  await enterOffice(page, server, await newColleague(server.db, ['editor']), { ahead })
  await openDocument(page, server.url, codename)
  await page.frameLocator('iframe.preview-frame').locator('h1').first().waitFor()
  await tells(page, 'opened')
  await openPagePart(page)
  await unfoldAll(page)
  await tells(page, 'what the page says of itself')

  const count = await blockRows(page).count()
  expect(count).toBe(blocks.length)
  for (let place = 0; place < count; place++) {
    await openBlock(page, place)
    await unfoldAll(page)
    const lines = await controlsOf(page)
    expect(unnamedOf(lines), `block ${place + 1}`).toEqual([])
    await isSound(page, `block ${place + 1}`, '.write')
  }
  await openBlock(page, Object.keys(kinds).indexOf('rich_text'))
  await page.getByRole('button', { name: /^Bewerk tekst/ }).click()
  await page.getByRole('toolbar', { name: 'Opmaak' }).waitFor()
  await tells(page, 'rich text open')
  await page.getByRole('toolbar', { name: 'Opmaak' }).getByRole('button', { name: 'Link' }).click()
  await tells(page, 'rich text with its links')

  await page.getByRole('button', { name: 'Voeg een blok toe' }).click()
  await page.getByRole('heading', { name: 'Welk blok voeg je toe?' }).waitFor()
  await tells(page, 'gallery')
  await page.getByRole('button', { name: 'Sluit', exact: true }).first().click()

  await headButton(page, 'Publiceren').click()
  await page.locator('.side-panel .changes').waitFor()
  await tells(page, 'publishing')
  await page.keyboard.press('Escape')
  await headButton(page, 'Geschiedenis').click()
  await page
    .getByRole('button', { name: /^Vergelijk versie/ })
    .last()
    .click()
  await page.getByText(/Wat is doorgestreept/).waitFor()
  await tells(page, 'history, with two texts compared')
  await page.keyboard.press('Escape')
  for (const act of ['Links om te delen', 'Haal van de site…', 'Gooi het concept weg…']) {
    await page.getByRole('button', { name: 'Meer met deze tekst' }).click()
    await page.getByRole('menuitem', { name: act }).click()
    await page.locator('.side-panel').waitFor()
    await tells(page, act)
    await page.keyboard.press('Escape')
  }
  expect(problems).toEqual([])
})

it('it is told, and sound, while it saves, without a network, with faults, and where a colleague saved another text', async () => {
  const codename = await make()
  await using visitor = await openVisitor(browser, { viewport: { width: 1440, height: 900 } })
  const { page, problems } = visitor
  await enterOffice(page, server, await newColleague(server.db, ['editor']), { ahead })
  await openDocument(page, server.url, codename)
  const title = titleField(page)

  let goOn = () => {}
  await page.route('**/beheer/api/content/*/draft', async (route) => {
    await new Promise<void>((resolve) => {
      goOn = resolve
    })
    await route.continue()
  })
  await title.fill('Proef die bewaard wordt')
  await stands(page, /^Wordt bewaard/)
  await tells(page, 'saving')
  goOn()
  await stands(page, /^Bewaard om/)
  await page.unroute('**/beheer/api/content/*/draft')
  await tells(page, 'saved')

  await page.context().setOffline(true)
  await title.fill('Proef zonder netwerk')
  await stands(page, /^Offline, hier bewaard/)
  await tells(page, 'offline')
  await page.context().setOffline(false)
  await stands(page, /^Bewaard om/)

  await title.fill('')
  await stands(page, /^Bewaard om/)
  await page.getByText('1 fout').first().waitFor()
  await tells(page, 'with a fault')

  await saveElsewhere(codename, 'De titel van Bram')
  await title.fill('De titel van mij')
  await page.getByRole('button', { name: 'Bekijk beide teksten' }).click()
  await page.getByRole('heading', { name: 'Jij en Bram de Boer veranderden hetzelfde' }).waitFor()
  await tells(page, 'two texts of which one is chosen')
  await page.getByRole('button', { name: 'Neem de mijne' }).click()
  await stands(page, /^Bewaard om/)
  expect(await title.inputValue()).toBe('De titel van mij')
  const held = await server.db.transaction().execute((tx) => holdDocument(tx, codename))
  expect(held?.draft).toMatchObject({ title: 'De titel van mij' })
  await page.setViewportSize({ width: 320, height: 700 })
  await tells(page, 'at 320 pixels')
  expect(problems.filter((problem) => !isOfTheTrial(problem))).toEqual([])
})
