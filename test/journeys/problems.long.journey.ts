import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { isSound } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const home = `${server.url}/problemen-oplossen`
const results = `${home}/resultaten`
const calls = '**/api/problem-step-*'

const tile = (page: Page, name: string) =>
  page.locator('.finder-tile').filter({ has: page.getByText(name, { exact: true }) })
/** Waits for a step; `focused` also checks that its title has the focus, as after a choice. */
const onStep = async (page: Page, n: number, title: string, focused = true) => {
  await page.getByText(`Stap ${n} / 3`).waitFor()
  const heading = page.getByRole('heading', { name: title, exact: true })
  await heading.waitFor()
  if (focused) await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true)
}
const searchOf = (page: Page) => new URL(page.url()).search

describe('the problem finder', () => {
  it('goes in three steps to an article, back, forward and through a reload', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    await page.goto(home)
    await isSound(page, 'step 1')
    await tile(page, 'Badkamer en toilet').click()
    await onStep(page, 2, 'Waar gaat het over?')
    expect(searchOf(page)).toBe('?keuze=badkamer')
    await isSound(page, 'step 2')
    await tile(page, 'Toilet').dblclick()
    await onStep(page, 3, 'Wat zie je?')
    await isSound(page, 'step 3')
    await expect
      .poll(() => page.locator('.finder-chosen li').allInnerTexts())
      .toEqual(['Badkamer en toilet', 'Toilet'])
    await page.reload()
    await onStep(page, 3, 'Wat zie je?', false)
    await page.goBack()
    await onStep(page, 2, 'Waar gaat het over?')
    await page.goForward()
    await onStep(page, 3, 'Wat zie je?')
    await page.getByRole('link', { name: 'Vorige vraag' }).click()
    await onStep(page, 2, 'Waar gaat het over?')
    await tile(page, 'Toilet').click()
    await onStep(page, 3, 'Wat zie je?')
    const counted = await tile(page, 'Het toilet is verstopt').innerText()
    await tile(page, 'Het toilet is verstopt').click()
    const [count] = /\d+/.exec(counted) ?? []
    await page.getByText(`We hebben ${count} problemen gevonden`).waitFor()
    await isSound(page, 'results')
    await page.goBack()
    await onStep(page, 3, 'Wat zie je?', false)
    await page.goForward()
    await page.getByRole('link', { name: /^Bekijk probleem.*Het toilet is verstopt$/ }).click()
    await page.getByRole('heading', { name: 'Het toilet is verstopt', level: 1 }).waitFor()
    expect(problems).toEqual([])
  })

  it('works by keyboard on a small phone, from the page of a place on', async () => {
    await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 640 } })
    const { page, problems } = visitor
    await page.goto(`${home}/keuken`)
    await onStep(page, 2, 'Waar gaat het over?', false)
    await isSound(page, 'the page of a place')
    await tile(page, 'Apparaten').focus()
    await page.keyboard.press('Enter')
    await onStep(page, 3, 'Wat zie je?')
    await isSound(page, 'step 3')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText(/We hebben \d+ problemen gevonden/).waitFor()
    await isSound(page, 'results')
    await page.goBack()
    await page.getByRole('link', { name: 'Vorige vraag' }).focus()
    await page.keyboard.press('Enter')
    await onStep(page, 2, 'Waar gaat het over?')
    expect(searchOf(page)).toBe('')
    expect(problems).toEqual([])
  })

  it('says that a step cannot be fetched, keeps the choice, and tries again', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    await page.goto(home)
    await page.route(calls, (route) => route.fulfill({ status: 500, body: '{}' }))
    await tile(page, 'Keuken').click()
    await page.getByRole('alert').getByText('Er is iets misgegaan.').waitFor()
    await isSound(page, 'a step that failed')
    expect(await tile(page, 'Keuken').getAttribute('aria-current')).toBe('true')
    expect(searchOf(page)).toBe('')
    expect(problems.filter((problem) => problem.includes('Failed to fetch items.'))).toHaveLength(1)
    await page.unroute(calls)
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route(calls, async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await page.getByText('Een moment geduld, alstublieft. De gegevens worden opgehaald.').waitFor()
    release()
    await onStep(page, 2, 'Waar gaat het over?')
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  it('needs no script', async () => {
    await using visitor = await openVisitor(browser, { javaScriptEnabled: false })
    const { page } = visitor
    await page.goto(home)
    await tile(page, 'Dak en goot').click()
    await tile(page, 'Schuin dak').click()
    await onStep(page, 3, 'Wat zie je?', false)
    await page.getByRole('link', { name: 'Vorige vraag' }).click()
    await page.getByRole('link', { name: 'Vorige vraag' }).click()
    await onStep(page, 1, 'Waar zit het probleem?', false)
    await tile(page, 'Anders, namelijk').click()
    await page.getByRole('searchbox', { name: 'Wat is er mis?' }).fill('water')
    await page.keyboard.press('Enter')
    await page.getByText(/\d+ resultaten gevonden voor water/).waitFor()
    await page.getByRole('link', { name: 'Meer laden' }).click()
    await expect.poll(() => page.locator('.problem-list li').count()).toBe(18)
  })
})

describe('results of words', () => {
  it('are added below each other, and stay through a reload', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    await page.goto(`${results}?q=water`)
    const items = page.locator('.problem-list li')
    const more = page.getByRole('link', { name: 'Meer laden' })
    await page.route('**/api/search-problem-results*', (route) => route.abort())
    await more.click()
    await page.getByRole('alert').getByText('Er is iets misgegaan.').waitFor()
    expect(await items.count()).toBe(8)
    await page.unroute('**/api/search-problem-results*')
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await expect.poll(() => items.count()).toBe(18)
    expect(
      await items
        .nth(8)
        .getByRole('link')
        .evaluate((one) => one === document.activeElement),
    ).toBe(true)
    await page.getByText(/^20 van \d+ problemen$/).waitFor()
    expect(searchOf(page)).toBe('?q=water&vanaf=10')
    await isSound(page, 'more results')
    await page.reload()
    expect(await items.count()).toBe(18)
    const links = await page
      .locator('.problem-list a')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
    expect(new Set(links).size).toBe(18)
    expect(problems.filter((problem) => !/Failed to (load resource|fetch items)/.test(problem))).toEqual([])
  })

  it('that are none or not asked for are sound on a small phone', async () => {
    await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 640 } })
    const { page, problems } = visitor
    for (const [query, words] of [
      ['', 'Probleem zoeken via stappen'],
      ['?q=xyzzyq', 'Heb je hulp nodig?'],
    ] as const) {
      await page.goto(results + query)
      await page.getByText(words).waitFor()
      await isSound(page, query)
    }
    expect(problems).toEqual([])
  })
})
