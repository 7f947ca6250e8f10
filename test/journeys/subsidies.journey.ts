import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { isSound, pressOn } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const home = `${server.url}/subsidiecheck`

const city = (page: Page) => page.getByRole('combobox', { name: 'Gemeente' }).or(page.getByLabel('Gemeente'))
const cards = (page: Page) => page.locator('.subsidy-card')
const measures = (page: Page) =>
  page.getByRole('group', { name: 'Mijn verduurzaming gaat over' }).getByRole('checkbox')
const shownMeasures = (page: Page) =>
  measures(page).evaluateAll((all) => all.filter((one) => one.getClientRects().length > 0).length)
const isFocused = (page: Page, text: RegExp) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? '')).toMatch(text)
const searchOf = (page: Page) => decodeURIComponent(new URL(page.url()).search)

describe('the subsidy check', () => {
  it('finds by keyboard alone, goes on below, and back again', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto(home)
    await page.getByRole('heading', { name: 'Start met zoeken' }).waitFor()
    await isSound(page, 'before a search')
    expect(fetched).not.toContain('/api/subsidiecheck/filters')
    expect(await shownMeasures(page)).toBe(8)
    await city(page).focus()
    await page.getByRole('combobox', { name: 'Gemeente' }).waitFor()
    await page.keyboard.type('a')
    await page.keyboard.type('m')
    await page.getByRole('option', { name: 'Amersfoort' }).waitFor()
    const list = await page.getByRole('listbox', { name: 'Suggesties' }).boundingBox()
    expect(list?.height).toBeLessThanOrEqual(200)
    await isSound(page, 'suggestions')
    await page.keyboard.type('sterda')
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['Amsterdam'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await city(page).inputValue()).toBe('Amsterdam')
    expect(searchOf(page)).toBe('')
    await page.keyboard.press('Enter')
    await isFocused(page, /^2\d maatregelen gevonden voor:$/)
    await isSound(page, 'results')
    expect(searchOf(page)).toBe('?gemeente=Amsterdam')
    expect(await cards(page).count()).toBe(10)
    await page.getByText(/^Tonen 10 van 2\d$/).waitFor()
    const eleventh = page.locator('#resultaat-11 a')
    await pressOn(page, page.getByRole('button', { name: 'Toon meer' }))
    await eleventh.waitFor()
    await expect.poll(() => eleventh.evaluate((one) => one === document.activeElement)).toBe(true)
    expect(searchOf(page)).toBe('?gemeente=Amsterdam&toon=20')
    await page.reload()
    expect(await cards(page).count()).toBe(20)
    await page.goBack()
    await page.getByRole('heading', { name: 'Start met zoeken' }).waitFor()
    await page.goForward()
    await expect.poll(() => cards(page).count()).toBe(20)
    await cards(page).getByRole('link', { name: 'ISDE voor dakisolatie' }).click()
    await page.getByRole('heading', { level: 1, name: 'ISDE voor dakisolatie' }).waitFor()
    await isSound(page, 'a subsidy')
    await page.goBack()
    expect(await city(page).inputValue()).toBe('Amsterdam')
    expect(problems).toEqual([])
  })
})
