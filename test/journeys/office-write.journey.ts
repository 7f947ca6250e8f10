import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import type { readDocument } from '../../src/core/contract/content/content-calls.ts'
import type { AnswerOf } from '../../src/core/contract/endpoint.ts'
import type { StaffRole } from '../../src/core/staff/roles.ts'
import { openVisitor } from '../kit/browser.ts'
import { type Colleague, enterOffice, newColleague } from '../kit/office.ts'
import { isSound, pressOn } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, close } = await openSite()
afterAll(close)

const enter = async (page: Page, name = 'Noor de Wit', roles: readonly StaffRole[] = ['editor']) => {
  const colleague = await newColleague(server.db, roles, { name })
  await enterOffice(page, server, colleague, { ahead })
  return colleague
}

const apiOf = (codename: string) => `${server.url}/beheer/api/content/${codename}`

/** Makes a page without blocks by the calls; answers its codename. */
const makePage = async (page: Page, title = 'Een proefpagina'): Promise<string> => {
  const name = `proef_${randomUUID().slice(0, 8)}`
  const answer = await page.request.post(`${server.url}/beheer/api/content`, {
    data: { codename: name, title, path: `/${name.replace('_', '-')}` },
    headers: { origin: server.url },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { number, body } = await readText(page, name)
  const emptied = await page.request.put(`${apiOf(name)}/draft`, {
    data: { base: number, body: { ...body, blocks: [] } },
    headers: { origin: server.url },
  })
  expect(emptied.ok(), await emptied.text()).toBe(true)
  return name
}

const readText = async (page: Page, codename: string) => {
  const answer = await page.request.get(apiOf(codename))
  const { draft, published } = (await answer.json()) as AnswerOf<typeof readDocument>
  return draft ?? published ?? { number: 0, body: {} as Record<string, unknown> }
}

const open = async (page: Page, codename: string) => {
  await page.goto(`${server.url}/beheer/inhoud/${codename}`)
  await page.getByRole('heading', { name: 'Opbouw' }).or(page.getByText('Wat zie je?')).first().waitFor()
  await page.getByRole('heading', { level: 1 }).waitFor()
}

const saved = (page: Page) => page.getByText(/^Bewaard om \d+\.\d\d uur$/).first()
const title = (page: Page) => page.getByRole('textbox', { name: 'Titel', exact: true })
const about = (page: Page) => page.getByRole('textbox', { name: 'Samenvatting', exact: true })
const add = (page: Page) => page.getByRole('button', { name: 'Voeg een blok toe', exact: true })
const names = (page: Page) => page.locator('.outline-list .outline-words strong').allInnerTexts()
const row = (page: Page, name: RegExp) =>
  page.getByRole('grid', { name: 'Blokken' }).getByRole('row', { name })

/** Errors of the console that are no refusal and no cut of this journey. */
const unexpected = (problems: readonly string[]) =>
  problems.filter(
    (one) => !/ERR_INTERNET_DISCONNECTED|dynamically imported module|status of (401|409)/.test(one),
  )

const addByMouse = async (page: Page, label: string) => {
  await add(page).click()
  await page
    .getByRole('menuitem')
    .filter({ has: page.getByText(label, { exact: true }) })
    .click()
  await page.getByRole('heading', { name: label, level: 2 }).waitFor()
}

const six = ['Opening', 'Tekst', 'Vragen en antwoorden', 'Stappen', 'Oproep', 'Tijdlijn']

it('a page of six blocks is made by mouse, saved by itself, and is there after the page was loaded anew half-way', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 1440, height: 900 } })
  const { page, problems } = visitor
  await enter(page)
  const codename = await makePage(page)
  const first = await readText(page, codename)
  await open(page, codename)
  await isSound(page, 'a new page')
  for (const label of six.slice(0, 3)) await addByMouse(page, label)
  await expect.poll(() => names(page)).toEqual(six.slice(0, 3))
  await saved(page).waitFor()
  await expect.poll(async () => ((await readText(page, codename)).body.blocks as unknown[]).length).toBe(3)

  await page.reload()
  await expect.poll(() => names(page)).toEqual(six.slice(0, 3))
  await row(page, /^Vragen en antwoorden/).click()
  for (const label of six.slice(3)) await addByMouse(page, label)
  await expect.poll(() => names(page)).toEqual(six)
  await isSound(page, 'a page of six blocks')

  // dragged, moved by its menu, copied, taken away and put back
  await row(page, /^Tijdlijn/).dragTo(row(page, /^Opening/), { targetPosition: { x: 60, y: 4 } })
  await expect.poll(async () => (await names(page))[0]).toBe('Tijdlijn')
  await page.getByRole('button', { name: 'Meer met Tijdlijn' }).click()
  await page.getByRole('menuitem', { name: 'Omlaag' }).click()
  await expect.poll(async () => (await names(page)).slice(0, 2)).toEqual(['Opening', 'Tijdlijn'])
  await row(page, /^Oproep/).click()
  await page.getByRole('button', { name: 'Maak een kopie', exact: true }).click()
  await expect.poll(async () => (await names(page)).filter((name) => name === 'Oproep').length).toBe(2)
  await page.getByRole('button', { name: 'Haal weg', exact: true }).click()
  await expect.poll(async () => (await names(page)).length).toBe(6)
  await page.getByRole('button', { name: 'Zet terug' }).click()
  await expect.poll(async () => (await names(page)).length).toBe(7)
  await isSound(page, 'a block that was put back')

  for (const [width, words] of [
    [1280, 'at 1280 pixels'],
    [375, 'at 375 pixels'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    for (const view of width > 900 ? ['Schrijven', 'Voorbeeld'] : ['Opbouw', 'Schrijven', 'Voorbeeld']) {
      await page.getByRole('button', { name: view, exact: true }).click()
      await isSound(page, `${view} ${words}`)
    }
  }
  await saved(page).waitFor()
  const last = await readText(page, codename)
  const { blocks: _, ...before } = first.body
  const { blocks, ...after } = last.body
  expect(after).toEqual(before)
  expect((blocks as unknown[]).length).toBe(7)
  expect(problems).toEqual([])
})

/** What has the focus, where it is a row of the outline. */
const focusedRow = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    return focused?.getAttribute('role') === 'row' ? focused.getAttribute('aria-label') : null
  })

const tabToRows = async (page: Page) => {
  for (let count = 0; count < 40 && !(await focusedRow(page)); count++) await page.keyboard.press('Tab')
  expect(await focusedRow(page), 'the blocks can be reached by Tab').not.toBeNull()
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

/** What Enter would choose in the gallery, while its search field has the focus. */
const choice = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant')
    return (id && document.getElementById(id)?.textContent) || ''
  })

const addByKeys = async (page: Page, label: string) => {
  await pressOn(page, add(page))
  const field = page.getByRole('searchbox', { name: 'Zoek een blok' })
  await field.waitFor()
  await pressOn(page, field, 'Home')
  await page.keyboard.type(label)
  for (let count = 0; count < 12 && !(await choice(page)).startsWith(label); count++)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedText(page)).toBe(label)
}

it('blocks are added, moved, taken away and put back by keyboard alone, and F6 leads from part to part', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 1440, height: 900 } })
  const { page, problems } = visitor
  await enter(page)
  const codename = await makePage(page)
  await open(page, codename)
  await expect.poll(() => focusedText(page)).toBe('Een proefpagina')
  for (const label of ['Opening', 'Stappen', 'Oproep']) await addByKeys(page, label)
  await expect.poll(() => names(page)).toEqual(['Opening', 'Stappen', 'Oproep'])
  await page.keyboard.press('Shift+F6')
  await expect.poll(() => focusedText(page)).toBe('Opbouw')
  await tabToRows(page)
  for (let count = 0; count < 3 && !(await focusedRow(page))?.startsWith('Oproep'); count++)
    await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedRow(page)).toMatch(/^Oproep/)
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => names(page)).toEqual(['Opening', 'Oproep', 'Stappen'])
  await page.getByText('Oproep staat nu op plaats 2 van 3.').waitFor()
  await expect.poll(() => focusedRow(page)).toMatch(/^Oproep/)
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => names(page)).toEqual(['Oproep', 'Opening', 'Stappen'])
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedRow(page)).toMatch(/^Opening/)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Opening', level: 2 }).waitFor()
  await page.keyboard.press('Delete')
  await expect.poll(() => names(page)).toEqual(['Oproep', 'Stappen'])
  await expect.poll(() => focusedRow(page)).toMatch(/^Stappen/)
  await pressOn(page, page.getByRole('button', { name: 'Zet terug' }))
  await expect.poll(() => names(page)).toEqual(['Oproep', 'Opening', 'Stappen'])
  await expect.poll(() => focusedText(page)).toBe('Opening')
  await pressOn(page, page.getByRole('button', { name: 'Haal weg', exact: true }))
  await expect.poll(() => names(page)).toEqual(['Oproep', 'Stappen'])
  await expect.poll(() => focusedText(page)).toBe('Stappen')
  await page.keyboard.press('Control+z')
  await expect.poll(() => names(page)).toEqual(['Oproep', 'Opening', 'Stappen'])
  await expect.poll(() => focusedText(page)).toBe('Opening')
  await page.getByRole('button', { name: 'Naar de blokken' }).press('Enter')
  await expect.poll(() => focusedText(page)).toBe('Opbouw')
  await page.keyboard.press('Control+s')
  await saved(page).waitFor()
  await isSound(page, 'blocks that were moved by keys')
  expect(problems).toEqual([])
})

/** What has the focus, by the name that it has for who hears it. */
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

it('a page is linked by some of its name and Enter, the text says where the link goes, and Escape leaves the text', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 1440, height: 900 } })
  const { page, problems } = visitor
  await enter(page)
  await open(page, await makePage(page))
  await addByMouse(page, 'Tekst')
  // nobody is told what is missing in a block that was added just now
  await saved(page).waitFor()
  expect(await page.locator('.write .field-error').count()).toBe(0)
  await page.getByRole('button', { name: 'Bewerk tekst: Tekst' }).click()
  const text = page.getByRole('textbox', { name: 'Tekst', exact: true })
  await text.waitFor()
  await text.press('Control+k')
  await page.getByRole('searchbox', { name: 'Naar welke pagina?' }).waitFor()
  await page.keyboard.type('klusser')
  await expect.poll(() => choice(page)).toMatch(/^Klusservice/)
  await page.keyboard.press('Enter')
  await page.getByText(/^Link naar Klusservice/).waitFor()
  await expect.poll(() => focusedName(page)).toBe('Tekst')
  await page.keyboard.press('Control+k')
  await expect.poll(() => focusedName(page)).toMatch(/^Link op de woorden Klusservice/)
  await isSound(page, 'a link that is there already')
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedName(page)).toBe('Tekst')
  await page.keyboard.press('Escape')
  await expect.poll(() => focusedName(page)).toBe('Tekst met opmaak: Tekst')
  expect(problems).toEqual([])
})

const openTogether = async (codename: string, ...pages: Page[]) => {
  for (const page of pages) {
    await open(page, codename)
    await title(page).waitFor()
  }
}

it('two who write one page keep what both typed; where they typed the same, the second chooses and loses nothing', async () => {
  await using visitor = await openVisitor(browser)
  await using elsewhere = await openVisitor(browser)
  const { page, problems } = visitor
  const { page: other } = elsewhere
  await enter(page)
  await enter(other, 'Loes Dijkgraaf')
  const codename = await makePage(page)
  await openTogether(codename, page, other)
  await page.getByText('Loes Dijkgraaf kijkt mee').waitFor()
  await about(other).fill('Een samenvatting die Loes schreef, en die lang genoeg is.')
  await saved(other).waitFor()
  await title(page).fill('Een titel van Noor')
  await page.getByText('Loes Dijkgraaf bewaarde ook iets.').waitFor()
  await expect
    .poll(async () => (await readText(page, codename)).body)
    .toMatchObject({
      title: 'Een titel van Noor',
      description: 'Een samenvatting die Loes schreef, en die lang genoeg is.',
    })
  expect(await about(page).inputValue()).toContain('die Loes schreef')

  await title(other).fill('Een titel van Loes')
  await other.getByText('Noor de Wit veranderde hetzelfde als jij.').waitFor()
  await other.getByRole('button', { name: 'Bekijk beide teksten' }).click()
  await other.getByRole('heading', { name: 'Jij en Noor de Wit veranderden hetzelfde' }).waitFor()
  await isSound(other, 'two texts of which one is chosen')
  await other.setViewportSize({ width: 375, height: 700 })
  await isSound(other, 'two texts of which one is chosen, at 375 pixels')
  await other.getByRole('button', { name: 'Schrijf eerst verder' }).click()
  expect(await title(other).inputValue()).toBe('Een titel van Loes')
  await other.getByRole('button', { name: 'Bekijk beide teksten' }).click()
  await other.getByRole('button', { name: 'Neem de mijne' }).click()
  await saved(other).waitFor()
  await expect.poll(async () => (await readText(page, codename)).body.title).toBe('Een titel van Loes')
  expect(unexpected(problems)).toEqual([])
  expect(unexpected(elsewhere.problems)).toEqual([])
})

/** Lets the session of somebody end, as if they had been away for long. */
const endSession = (colleague: Colleague) =>
  server.db.deleteFrom('staff_session').where('staff_id', '=', colleague.id).execute()

/** Lets a tab crash: unlike one that is closed, it saves nothing any more. */
const crash = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // the crash is all that is answered
  void session.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()
}

it('without a network it is kept here and comes back after a crash, and who is logged out goes on after logging in', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const colleague = await enter(page)
  const codename = await makePage(page)
  await open(page, codename)
  await page.context().setOffline(true)
  await title(page).fill('Getypt in de trein')
  await page.getByText('Offline, hier bewaard').first().waitFor()
  await isSound(page, 'a text that is kept by the browser')
  await page.context().setOffline(false)
  await saved(page).waitFor()
  expect((await readText(page, codename)).body.title).toBe('Getypt in de trein')

  await page.context().setOffline(true)
  await title(page).fill('Getypt voor de klap')
  await page.getByText('Offline, hier bewaard').first().waitFor()
  const again = await page.context().newPage()
  await crash(page)
  await again.context().setOffline(false)
  await open(again, codename)
  await again.getByText('Je typte verder na de laatste keer bewaren.').waitFor()
  await isSound(again, 'a text that comes back')
  expect(await title(again).inputValue()).toBe('Getypt in de trein')
  await again.getByRole('button', { name: 'Zet terug' }).click()
  expect(await title(again).inputValue()).toBe('Getypt voor de klap')
  await expect.poll(async () => (await readText(again, codename)).body.title).toBe('Getypt voor de klap')
  await again.reload()
  await title(again).waitFor()
  expect(await again.getByText('Je typte verder').count()).toBe(0)

  await endSession(colleague)
  await title(again).fill('Getypt na het uitloggen')
  await again.getByRole('alertdialog', { name: 'Log opnieuw in' }).waitFor()
  await enterOffice(again, server, colleague, { ahead })
  await again.evaluate(() => new BroadcastChannel('beheer').postMessage('logged-in'))
  await expect.poll(async () => (await readText(again, codename)).body.title).toBe('Getypt na het uitloggen')
  await saved(again).waitFor()
  expect(unexpected(problems)).toEqual([])
})

it('opening a text saves nothing, and who may not write reads it', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await enter(page)
  const before = await readText(page, 'klusservice')
  await open(page, 'klusservice')
  await title(page).waitFor()
  await page.getByRole('grid', { name: 'Blokken' }).getByRole('row').first().click()
  await page.keyboard.press('Control+s')
  await page.goto(`${server.url}/beheer/account`)
  expect((await readText(page, 'klusservice')).number).toBe(before.number)

  await enter(page, 'Fien de Boer', ['finance'])
  await open(page, 'klusservice')
  await page.getByText('Hem veranderen hoort niet bij jouw rol.').waitFor()
  expect(await add(page).count()).toBe(0)
  await isSound(page, 'a text that may only be read')
  await open(page, 'settings')
  await page.getByRole('heading', { name: 'Instellingen', level: 1 }).waitFor()
  await isSound(page, 'the settings')
  expect(problems).toEqual([])
})
