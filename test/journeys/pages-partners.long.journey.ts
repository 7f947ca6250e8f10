import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { accessibilityFaults, openVisitor } from '../kit/browser.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

/**
 * Pages that show a form of a partner in an iframe. `title` is the title of the iframe, `heading` a heading in it, and `told` the
 * words in it that come from what the page passed along.
 */
const frames = [
  {
    path: '/diensten/juridisch/contract-laten-controleren',
    title: 'Begin met een contractscan',
    heading: 'Contractscan',
    told: ['start', 'contract-laten-controleren'],
  },
  {
    path: '/diensten/vve/vve-verzekering',
    title: 'Vraag een offerte aan',
    heading: 'Verzekering voor je VvE',
    told: [],
  },
]
const tools = [
  {
    path: '/diensten/koop-verkoop/verkoopprijs-bepalen',
    name: 'WOZ-waarde',
    says: 'Je bent: niet ingelogd.',
  },
  { path: '/diensten/hypotheek/waarderapport', name: 'WOZ-waarde', says: 'Je bent: niet ingelogd.' },
  { path: '/subsidiecheck/wegwijzer', name: 'Subsidies', says: 'Almere, Amersfoort' },
]
const frameOf = (page: Page, title: string) => page.locator(`iframe[title="${title}"]`)

describe('pages of partners', () => {
  it.each(frames)('$path frames $heading, by keyboard too', async ({ path, title, heading, told }) => {
    await using visitor = await openVisitor(browser, { viewport: { width: 375, height: 800 } })
    const { page } = visitor
    await page.goto(server.url + path)
    const frame = frameOf(page, title)
    await frame.scrollIntoViewIfNeeded()
    const inner = frame.contentFrame()
    await inner.getByRole('heading', { name: heading }).waitFor()
    for (const word of told)
      await expect
        .poll(() => inner.getByText(word, { exact: true }).isVisible(), { message: word })
        .toBe(true)
    expect(await frame.getAttribute('height')).toBe('400')
    expect(await accessibilityFaults(page)).toEqual([])

    const field = inner.getByRole('textbox')
    const reached = () => field.evaluate((element) => element === element.ownerDocument.activeElement)
    await page.locator('a, button, summary').last().focus()
    for (let step = 0; step < 60 && !(await reached()); step++) await page.keyboard.press('Shift+Tab')
    expect(await reached(), 'Tab never gets into the frame').toBe(true)
    await page.keyboard.type('Voorbeeld')
    await page.keyboard.press('Enter')
    await inner.getByText('Bedankt.').waitFor()
    expect(visitor.problems).toEqual([])
  })
})

describe('tools of others', () => {
  it.each(tools)('$path opens $name after a click that names whose it is', async ({ path, name, says }) => {
    await using visitor = await openVisitor(browser, { viewport: { width: 375, height: 800 } })
    const { page } = visitor
    const asked: URL[] = []
    page.on('request', (request) => asked.push(new URL(request.url())))
    await page.goto(server.url + path)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(asked.filter(({ pathname }) => /ingesloten|onderdelen/.test(pathname))).toEqual([])
    await page.getByRole('link', { name: new RegExp(`^Open ${name} van `) }).press('Enter')
    const frame = frameOf(page, name)
    const inner = frame.contentFrame()
    await inner.getByText(says).waitFor()
    expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await inner.locator('[lang="nl"]').count()).toBeGreaterThan(0)
    const high = await inner.locator('html').evaluate((html) => (html as HTMLElement).offsetHeight)
    await expect.poll(() => frame.getAttribute('height')).toBe(String(high + 46))
    // the membership state goes to the tool that works by it, and to no other
    const opened = asked.find(({ pathname }) => pathname.startsWith('/ingesloten/'))
    expect([...(opened?.searchParams.keys() ?? [])]).toEqual(name === 'WOZ-waarde' ? ['lidmaatschap'] : [])
    expect(await accessibilityFaults(page)).toEqual([])
    expect(visitor.problems).toEqual([])
  })
})

describe('without JavaScript', () => {
  it('a phone number stands by everything of others, and a tool has a page that says what it needs', async () => {
    await using visitor = await openVisitor(browser, { javaScriptEnabled: false })
    const { page } = visitor
    for (const { path } of [...frames, ...tools]) {
      await page.goto(server.url + path)
      const help = page.locator('.framed-box').getByText('Lukt het hier niet? Bel')
      expect(await help.getByRole('link').getAttribute('href'), path).toMatch(/^tel:/)
    }
    for (const { path, name } of tools) {
      await page.goto(server.url + path)
      await page.getByRole('link', { name: new RegExp(`^Open ${name} van `) }).click()
      await page.waitForURL('**/ingesloten/**')
      expect(await page.locator('noscript').innerHTML()).toContain(
        'Dit onderdeel werkt alleen met JavaScript.',
      )
    }
  })
})

describe('the carousel of the home page', () => {
  it('shows our own drawings with their words, and moves by keyboard', async () => {
    await using visitor = await openVisitor(browser, {
      reducedMotion: 'reduce',
      viewport: { width: 375, height: 800 },
    })
    const { page } = visitor
    await page.goto(server.url)
    const row = page.getByRole('region', { name: 'Wat ben je van plan?' })
    const cards = row.getByRole('listitem')
    await expect.poll(() => cards.count()).toBe(await row.getByRole('img', { name: /\w{4,}/ }).count())
    const place = () => row.evaluate((element) => element.scrollLeft)
    await row.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(place).toBeGreaterThan(0)
    await cards.last().getByRole('link').focus()
    await expect
      .poll(() =>
        cards.last().evaluate((card) => {
          const { left, right } = card.getBoundingClientRect()
          return left >= -1 && right <= window.innerWidth + 1
        }),
      )
      .toBe(true)
    expect(visitor.problems).toEqual([])
  })
})
