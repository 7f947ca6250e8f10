import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { subsidyKey } from '../../src/core/kernel/browser-keys.ts'
import { doubleClickMs } from '../../src/core/kernel/double-click.ts'
import { openVisitor } from '../kit/browser.ts'
import { isSound, pressOn, summary } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const home = `${server.url}/subsidiecheck`
const phone = { viewport: { width: 320, height: 640 } }

const city = (page: Page) => page.getByRole('combobox', { name: 'Gemeente' }).or(page.getByLabel('Gemeente'))
const cards = (page: Page) => page.locator('.subsidy-card')
const search = (page: Page) => page.getByRole('button', { name: 'Zoek subsidies' })
const measures = (page: Page) =>
  page.getByRole('group', { name: 'Mijn verduurzaming gaat over' }).getByRole('checkbox')
const shownMeasures = (page: Page) =>
  measures(page).evaluateAll((all) => all.filter((one) => one.getClientRects().length > 0).length)
const isFocused = (page: Page, text: RegExp) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(text)

describe('the subsidy check', () => {
  it('lists all measures when somebody asks, and keeps what is chosen through errors', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    await page.goto(home)
    await page.getByLabel('VvE', { exact: true }).check()
    await page.getByRole('button', { name: 'Toon alle maatregelen' }).click()
    expect(await shownMeasures(page)).toBe(18)
    await page.getByLabel('Laadpunten bij een VvE').check()
    await search(page).click()
    await summary(page).getByRole('link', { name: 'Vul je gemeente in.' }).click()
    expect(await city(page).evaluate((one) => one === document.activeElement)).toBe(true)
    await isSound(page, 'without a municipality')
    await city(page).fill('Den Haag')
    await search(page).dblclick()
    await isFocused(page, /^1 maatregel gevonden voor:$/)
    expect(await page.locator('.subsidy-chosen li').allInnerTexts()).toEqual([
      "'s-Gravenhage (Den Haag)",
      'VvE',
      'Laadpunten bij een VvE',
    ])
    expect(await summary(page).count()).toBe(0)
    // the same search again, with the server's name of the municipality, adds no entry to the history
    await city(page).focus()
    await search(page).click()
    await isFocused(page, /^1 maatregel gevonden voor:$/)
    await page.goBack()
    await summary(page).waitFor()
    expect(await page.getByLabel('Laadpunten bij een VvE').isChecked()).toBe(true)
    expect(problems).toEqual([])
  })

  it('nothing moves until the second press of a double click can no longer come', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    await page.goto(home)
    await page.locator('[data-subsidies][data-ready]').waitFor()
    await city(page).fill('Den Haag')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const answered = page.waitForEvent('requestfinished', (one) => one.url().includes('/subsidiecheck?'))
    await search(page).click()
    await answered
    // by then everything has happened that the answer triggers at once
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => done()
          port2.postMessage('')
        }),
    )
    expect(new URL(page.url()).search).toBe('')
    await page.clock.runFor(doubleClickMs)
    await isFocused(page, /gevonden voor:$/)
    expect(problems).toEqual([])
  })

  it('keeps the filters for as long as the page stands, says what it waits for, and tries again', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    await page.goto(home)
    await city(page).fill('Utrecht')
    await page.getByLabel('Warmtepomp').check()
    const kept = () => page.evaluate((key) => sessionStorage.getItem(key), subsidyKey)
    await expect.poll(kept).toBe(JSON.stringify('?gemeente=Utrecht&maatregel=warmtepomp'))
    await page.route('**/subsidiecheck?*', (route) => route.fulfill({ status: 500, body: '' }))
    await search(page).click()
    await page.getByRole('alert').getByText('Er is iets misgegaan.').waitFor()
    await isSound(page, 'a search that failed')
    await page.unroute('**/subsidiecheck?*')
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/subsidiecheck?*', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await page.getByText('Een moment geduld, alstublieft. De gegevens worden opgehaald.').waitFor()
    release()
    await isFocused(page, /maatregelen gevonden voor:$/)
    await page.goto(`${server.url}/contact`)
    expect(await kept()).toBeNull()
    expect(problems.filter((problem) => !problem.includes('500'))).toEqual([])
  })

  it('fills a small phone with its filters, and gives the screen back to what they find', async () => {
    await using visitor = await openVisitor(browser, phone)
    const { page, problems } = visitor
    await page.goto(home)
    await isSound(page, 'before a search')
    await pressOn(page, page.getByRole('button', { name: 'Alle filters', exact: true }))
    const dialog = page.getByRole('dialog', { name: 'Alle filters' })
    await dialog.waitFor()
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, y: 0, width: 320, height: 640 })
    expect(await shownMeasures(page)).toBe(3)
    await isSound(page, 'the filters')
    await dialog.getByRole('button', { name: 'Verberg alle filters' }).click()
    expect(await dialog.isVisible()).toBe(false)
    await isFocused(page, /^Alle filters$/)
    await page.keyboard.press('Enter')
    await search(page).click()
    await summary(page).waitFor()
    await isSound(page, 'filters with an error')
    await city(page).fill('Bergen')
    await search(page).click()
    await summary(page).getByText('Bedoel je Bergen (L.) of Bergen (NH.)?').waitFor()
    expect(await dialog.isVisible()).toBe(true)
    await city(page).fill('edam-volendam')
    await dialog.getByRole('button', { name: 'Toon alle maatregelen' }).click()
    expect(await shownMeasures(page)).toBe(18)
    await isSound(page, 'all measures')
    await search(page).click()
    await isFocused(page, /maatregelen gevonden voor:$/)
    expect(await dialog.isVisible()).toBe(false)
    const title = page.getByRole('heading', { name: /gevonden voor:$/ })
    await expect.poll(async () => (await title.boundingBox())?.y ?? 999).toBeLessThan(200)
    await isSound(page, 'results')
    await page.getByRole('button', { name: 'Toon meer' }).click()
    await page.locator('#resultaat-11').waitFor()
    await page.goto(`${home}/edam-volendam-isolatie`)
    await page.getByText('Deze regeling is gesloten.').waitFor()
    await isSound(page, 'a subsidy that is closed')
    expect(problems).toEqual([])
  })

  it('shows its filters on a phone that never got the script', async () => {
    await using visitor = await openVisitor(browser, phone)
    const { page } = visitor
    await page.route('**/assets/subsidy-check*.js', (route) => route.abort())
    await page.goto(home)
    await page.getByLabel('Gemeente').fill('Utrecht')
    await search(page).click()
    await page.getByRole('heading', { name: /gevonden voor:$/ }).waitFor()
  })

  it('needs no script', async () => {
    await using visitor = await openVisitor(browser, { javaScriptEnabled: false, ...phone })
    const { page } = visitor
    await page.goto(home)
    await page.getByLabel('Gemeente').fill('amst')
    await page.getByLabel('Dak isoleren').check()
    await page.getByLabel('Eigenaar die er zelf woont').check()
    await search(page).click()
    await page.getByRole('alert').getByText('Bedoel je Amstelveen, Amsterdam of Ouder-Amstel?').waitFor()
    expect(await page.getByLabel('Dak isoleren').isChecked()).toBe(true)
    await page.getByLabel('Gemeente').fill('Groningen')
    await search(page).click()
    const title = page.getByRole('heading', { name: /^\d maatregelen gevonden voor:$/ })
    await expect.poll(async () => (await title.boundingBox())?.y ?? 999).toBeLessThan(200)
    await page.goto(`${home}?gemeente=groningen`)
    await page.getByRole('button', { name: 'Toon meer' }).click()
    expect(await cards(page).count()).toBe(20)
    await cards(page).first().getByRole('link').click()
    await page.getByRole('heading', { level: 1, name: 'Isolatieaanpak Groningen en Noord-Drenthe' }).waitFor()
  })
})
