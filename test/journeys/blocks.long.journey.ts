import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kinds } from '../../src/core/content/kinds.ts'
import { accessibilityFaults, openVisitor } from '../kit/browser.ts'
import { publishPage } from '../kit/published-page.ts'
import { become, fitsItsWidth } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const text = (words: string) => ({ html: `<p>${words}</p>` })
const tabs = (title: string, ...titles: string[]) => ({
  kind: 'tabs',
  title,
  tabs: titles.map((one) => ({ title: one, text: text(`${title}: ${one}.`) })),
})
const document = {
  kind: 'page',
  codename: 'blokken',
  path: '/blokken',
  layout: 'content',
  title: 'Blokken',
  description: 'Een pagina met blokken die bewegen.',
  blocks: [
    tabs('Eerst', 'In Huis', 'Om het huis'),
    tabs('Daarna', 'In huis', 'Op het dak'),
    {
      ...kinds.carousel.example,
      cards: ['een', 'twee', 'drie', 'vier', 'vijf'].map((title) => ({ title, text: 'Iets.' })),
    },
    kinds.grid.example,
    { kind: 'iframe', title: 'Formulier', show: { source: 'form', formId: 'f-7' } },
    kinds.iframe.example,
    kinds.embed.example,
    { kind: 'embed', title: 'Subsidie in jouw gemeente', tool: 'subsidy_widget' },
    { ...kinds.news_list.example, title: 'Kort nieuws' },
  ],
}

beforeAll(() => publishPage(server, document))

const open = (page: Page, more = '') => page.goto(`${server.url}/blokken${more}`)
const shown = (page: Page, words: string) => page.getByText(words, { exact: true }).isVisible()

describe('tabs', () => {
  it('follow the address: on load, on choosing, and on back and forward', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await open(page)
    await expect.poll(() => shown(page, 'Eerst: In Huis.')).toBe(true)
    await expect.poll(() => shown(page, 'Daarna: In huis.')).toBe(true)
    await page.getByRole('tab', { name: 'Om het huis' }).click()
    await page.getByRole('tab', { name: 'Op het dak' }).click()
    expect(new URL(page.url()).hash).toBe('#op-het-dak')
    await page.goBack()
    expect(new URL(page.url()).hash).toBe('#om-het-huis')
    await expect.poll(() => shown(page, 'Eerst: Om het huis.')).toBe(true)
    await page.goBack()
    await expect.poll(() => shown(page, 'Eerst: In Huis.')).toBe(true)
    await page.goForward()
    await expect.poll(() => shown(page, 'Eerst: Om het huis.')).toBe(true)
    // the page has two tabs `In huis`, and the second has an anchor of its own
    await page.goto('about:blank')
    await open(page, '#in-huis-2')
    await expect.poll(() => shown(page, 'Daarna: In huis.')).toBe(true)
    await expect.poll(() => shown(page, 'Eerst: In Huis.')).toBe(true)
    await page.goto('about:blank')
    await open(page, '#%E0%A4%A')
    await expect.poll(() => shown(page, 'Eerst: In Huis.')).toBe(true)
    expect(visitor.problems).toEqual([])
  })
})

describe('a carousel', () => {
  it('moves by its buttons, which stop at the ends, and by the keyboard', async () => {
    await using visitor = await openVisitor(browser, {
      reducedMotion: 'reduce',
      viewport: { width: 600, height: 800 },
    })
    const { page } = visitor
    await open(page)
    const row = page.locator('.carousel')
    const box = page.locator('[data-carousel]')
    const back = box.getByRole('button', { name: 'Vorige' })
    const on = box.getByRole('button', { name: 'Volgende' })
    const place = () => row.evaluate((element) => element.scrollLeft)
    const ends = async () => [await place(), await back.isDisabled(), await on.isDisabled()]
    await expect.poll(ends).toEqual([0, true, false])
    await on.click()
    await expect.poll(() => place()).toBeGreaterThan(100)
    await expect.poll(() => back.isDisabled()).toBe(false)
    const moves = async () => {
      if (await on.isEnabled()) await on.click({ timeout: 1000 }).catch(() => undefined)
      return on.isDisabled()
    }
    await expect.poll(moves).toBe(true)
    await row.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    expect(visitor.problems).toEqual([])
  })
})

describe('frames of partners', () => {
  it('are 400 high, and the form as high as it says plus 46; no other window is believed', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await open(page)
    const form = page.locator('iframe[title="Formulier"]')
    const other = page.locator('iframe[title="Bel mij terug"]')
    await form.scrollIntoViewIfNeeded()
    const inner = form.contentFrame()
    await inner.getByRole('heading', { name: 'Formulier' }).waitFor()
    const said = await inner
      .locator('html')
      .evaluate((element) => Math.ceil(element.getBoundingClientRect().height))
    await expect.poll(() => form.getAttribute('height')).toBe(String(said + 46))
    await inner.locator('html').evaluate(() => parent.postMessage({ height: 1234 }, '*'))
    await expect.poll(() => form.getAttribute('height')).toBe('1280')

    await other.scrollIntoViewIfNeeded()
    await other.contentFrame().getByRole('heading', { name: 'Bel mij terug' }).waitFor()
    // messages that must be ignored: from the page itself, from a frame that is not the form, and with nonsense
    await page.evaluate(() => window.postMessage({ height: 2000 }, '*'))
    await other
      .contentFrame()
      .locator('html')
      .evaluate(() => parent.postMessage({ height: 3000 }, '*'))
    await inner.locator('html').evaluate(() => {
      for (const nonsense of [{ height: 'x' }, { height: -5 }, { height: 1e9 }, null, 7])
        parent.postMessage(nonsense, '*')
      // messages arrive in order: once this one is applied, all of the above have been handled
      parent.postMessage({ height: 1235 }, '*')
    })
    await expect.poll(() => form.getAttribute('height')).toBe('1281')
    await expect.poll(() => other.getAttribute('height')).toBe('400')
    await expect.poll(() => other.contentFrame().getByText('juridisch').isVisible()).toBe(true)
    expect(visitor.problems).toEqual([])
  })
})

describe('tools of others', () => {
  it('are fetched only after a click that names whose they are, and hear only the membership state', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await open(page)
    expect(asked.filter((path) => /ingesloten|onderdelen/.test(path))).toEqual([])
    await page.getByRole('link', { name: 'Open WOZ-waarde van Voorbeeldwaarde' }).click()
    const tool = page.locator('iframe[title="WOZ-waarde"]').contentFrame()
    await tool.getByText('Je bent: niet ingelogd.').waitFor()
    expect(await tool.locator('html').evaluate(() => window.origin)).toBe('null')
    expect(asked).not.toContain('/api/v2/account/login-state')

    await page.getByRole('link', { name: 'Open Subsidies van Voorbeeldsubsidie' }).click()
    const widget = page.locator('iframe[title="Subsidies"]').contentFrame()
    await widget.getByText('Almere, Amersfoort').waitFor()
    expect(visitor.problems).toEqual([])
  })
  it('know a member as one', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await become(page, server.url, 'member')
    await open(page)
    await page.locator('header.top').getByRole('link', { name: 'Mijn Thuisbasis' }).waitFor()
    await page.getByRole('link', { name: 'Open WOZ-waarde van Voorbeeldwaarde' }).click()
    await page.locator('iframe[title="WOZ-waarde"]').contentFrame().getByText('Je bent: lid.').waitFor()
    expect(visitor.problems).toEqual([])
  })
})

describe('all of them together', () => {
  it.each(['light', 'dark'] as const)('are accessible at 320 px, in the %s', async (colorScheme) => {
    await using visitor = await openVisitor(browser, { colorScheme, viewport: { width: 320, height: 700 } })
    await open(visitor.page)
    expect(await accessibilityFaults(visitor.page)).toEqual([])
    await fitsItsWidth(visitor.page)
  })
  it('are all readable without JavaScript', async () => {
    await using visitor = await openVisitor(browser, { javaScriptEnabled: false })
    const { page } = visitor
    await open(page)
    for (const words of [
      'Eerst: Om het huis.',
      'Daarna: Op het dak.',
      'vijf',
      'Je weet vooraf wat het kost.',
    ])
      await expect.poll(() => shown(page, words), { message: words }).toBe(true)
    await page.getByRole('link', { name: 'Open WOZ-waarde van Voorbeeldwaarde' }).click()
    await page.waitForURL('**/ingesloten/woz-waarde')
  })
})
