import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { iframe } from '../../src/core/content/iframe.ts'
import { openVisitor } from '../kit/browser.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { isSound } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, close } = await openSite()
afterAll(close)

// frames of others are of operators
const roles = ['editor', 'operator'] as const

const rich = (html: string) => ({ kind: 'rich_text', text: { html } })
const long = '<p>Zo maken wij een voorbeeld dat hoger is dan het venster.</p>'.repeat(40)

/** Makes a document of one's own, with a draft; answers its name and the address of its screen. */
const newDraft = async (page: Page): Promise<{ codename: string; screen: string }> => {
  const codename = `voorbeeld_${randomUUID().slice(0, 8)}`
  const path = `/${codename.replaceAll('_', '-')}`
  const api = `${server.url}/beheer/api/content`
  const headers = { origin: server.url }
  const title = 'Een voorbeeld'
  const made = await page.request.post(api, { data: { codename, title, path }, headers })
  expect(made.ok(), await made.text()).toBe(true)
  const { number } = await made.json()
  const body = {
    ...{ kind: 'page', codename, path, layout: 'content', title },
    description: 'Een pagina om naar te kijken.',
    blocks: [
      { kind: 'hero', title, lead: 'Zo ziet het eruit.' },
      // one that is not finished has no place on the page, and takes none from the others
      { kind: 'hero' },
      rich('<h2>Kosten</h2><p>Lees <a href="/contact">hoe je ons bereikt</a>.</p>'),
      rich(long),
      { ...iframe.example },
      rich('<h2>Tot slot</h2><p>Het einde.</p>'),
    ],
  }
  const saved = await page.request.put(`${api}/${codename}/draft`, { data: { base: number, body }, headers })
  expect(saved.ok(), await saved.text()).toBe(true)
  return { codename, screen: `${server.url}/beheer/inhoud/${codename}` }
}

const stage = (page: Page) => page.locator('.preview-stage')

/** The headings of the page in the frame, read from outside: no script runs inside. */
const headings = (page: Page) =>
  page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('.preview-frame')
    return [...(frame?.contentDocument?.querySelectorAll('h1, h2') ?? [])].map((one) => one.textContent)
  })

/** Opens the screen of a document, and waits until its page is drawn. */
const openScreen = async (page: Page, screen: string): Promise<void> => {
  await page.goto(screen)
  await expect.poll(() => headings(page)).toContain('Tot slot')
}

/** Scrolls to a block of the page in the frame; answers a point (px) in it. */
const pointIn = (page: Page, block: number) =>
  page.evaluate((place) => {
    const frame = document.querySelector<HTMLIFrameElement>('.preview-frame')
    const part = frame?.contentDocument?.querySelector(`[data-block="${place}"]`)
    const around = frame?.closest('.preview-stage')
    if (!frame || !part || !around) throw new Error(`block ${place} is not there`)
    const area = part.getBoundingClientRect()
    const scale = frame.getBoundingClientRect().width / frame.offsetWidth
    const above = around.getBoundingClientRect().top
    around.scrollTop += frame.getBoundingClientRect().top + area.top * scale - above - 60
    const { left, top } = frame.getBoundingClientRect()
    return { x: left + (area.left + 20) * scale, y: top + (area.top + 12) * scale }
  }, block)

/** Pixels between the edge around the open block and the block itself. */
const offBy = (page: Page, block: number) =>
  page.evaluate((place) => {
    const frame = document.querySelector<HTMLIFrameElement>('.preview-frame')
    const part = frame?.contentDocument?.querySelector(`[data-block="${place}"]`)
    const edge = document.querySelector('.preview-open')
    if (!frame || !part || !edge) return Number.POSITIVE_INFINITY
    const { left, top, width } = frame.getBoundingClientRect()
    const scale = width / frame.offsetWidth
    const [area, shown] = [part.getBoundingClientRect(), edge.getBoundingClientRect()]
    return Math.max(
      Math.abs(left + area.left * scale - shown.left),
      Math.abs(top + area.top * scale - shown.top),
    )
  }, block)

/** What the window in the frame says of itself. */
const seenInFrame = (page: Page) =>
  page.evaluate(() => {
    const inner = document.querySelector<HTMLIFrameElement>('.preview-frame')?.contentWindow
    const scripts = inner?.document.querySelectorAll('script, iframe, a[href]').length
    const isDark = inner?.matchMedia('(prefers-color-scheme: dark)').matches
    return { width: inner?.innerWidth, isDark, scripts }
  })

it('a page is looked at beside its form: as wide as one likes, light and dark, and a click opens its block', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 1440, height: 1000 } })
  const { page, problems } = visitor
  await enterOffice(page, server, await newColleague(server.db, roles), { ahead })
  const { screen } = await newDraft(page)
  await openScreen(page, screen)
  await isSound(page, 'a preview')
  for (const width of [320, 768, 1280]) {
    await page.getByRole('button', { name: new RegExp(` ${width}$`) }).click()
    await expect.poll(() => seenInFrame(page)).toMatchObject({ width, scripts: 0 })
    await page.waitForFunction(() => {
      const around = document.querySelector('.preview-stage')
      return around !== null && around.scrollWidth <= around.clientWidth
    })
    await isSound(page, `a preview at ${width} pixels`)
  }
  await page.getByText(/^Op \d\d procent\. Klik op een blok om het te openen\.$/).waitFor()
  // what the frame prefers is not to be that of the machine of this test
  await page.emulateMedia({ colorScheme: null })
  await page.getByRole('button', { name: 'Donker' }).click()
  await expect.poll(async () => (await seenInFrame(page)).isDark).toBe(true)
  await isSound(page, 'a dark preview')
  await page.getByRole('button', { name: 'Licht' }).click()
  await expect.poll(async () => (await seenInFrame(page)).isDark).toBe(false)

  for (const block of [5, 2]) {
    const { x, y } = await pointIn(page, block)
    await page.mouse.click(x, y)
    await page.getByText('Het blok met de rand is open.').waitFor()
    await expect.poll(() => offBy(page, block)).toBeLessThan(3)
  }
  await isSound(page, 'a preview with an open block')
  // a link of the page leads nowhere from here
  const link = await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('.preview-frame')
    const area = frame?.contentDocument?.querySelector('#inhoud [role="link"]')?.getBoundingClientRect()
    if (!frame || !area) throw new Error('there is no link')
    const { left, top, width } = frame.getBoundingClientRect()
    const scale = width / frame.offsetWidth
    return { x: left + (area.left + 4) * scale, y: top + (area.top + 4) * scale }
  })
  await page.mouse.click(link.x, link.y)
  await page.waitForTimeout(500)
  expect(await headings(page)).toContain('Tot slot')
  expect(page.url()).toContain(new URL(screen).pathname)
  expect(problems).toEqual([])
})

it('it shows who looks and when, keeps its place, is one stop of the keyboard, and runs no script', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 1440, height: 1000 } })
  const { page, problems } = visitor
  await enterOffice(page, server, await newColleague(server.db, roles), { ahead })
  const { screen } = await newDraft(page)
  await openScreen(page, screen)
  await stage(page).evaluate((element) => {
    element.scrollTop = 300
  })
  await page.getByRole('button', { name: 'Lid', exact: true }).click()
  await page.getByRole('region', { name: /^Zo ziet een lid deze pagina op / }).waitFor()
  const drawn = page.waitForResponse('**/preview')
  await page.getByLabel('Op welke dag?').fill('2027-01-01')
  expect((await drawn).status()).toBe(200)
  await page.getByRole('region', { name: 'Zo ziet een lid deze pagina op vrijdag 1 januari 2027' }).waitFor()
  expect(await stage(page).evaluate((element) => element.scrollTop)).toBe(300)
  await isSound(page, 'a preview of another day')

  await stage(page).focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.preview-stage') ?? null)).toBeNull()
  // the last picture stays while nothing can be drawn
  await page.route('**/preview', (route) => route.abort())
  await page.getByRole('button', { name: 'Bezoeker', exact: true }).click()
  await page.getByText('Je ziet nog het voorbeeld van daarvoor.').waitFor()
  expect(await headings(page)).toContain('Tot slot')
  await isSound(page, 'a preview that could not be drawn')
  await page.unroute('**/preview')
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await expect.poll(() => page.getByText('Je ziet nog het voorbeeld van daarvoor.').count()).toBe(0)
  expect(problems.filter((one) => !one.includes('net::ERR_FAILED'))).toEqual([])

  const ran = await page.evaluate(() => {
    const inner = document.querySelector<HTMLIFrameElement>('.preview-frame')?.contentDocument
    const script = inner?.createElement('script')
    if (!inner || !script) throw new Error('there is no frame')
    script.textContent = 'parent.document.title = "ran"'
    inner.body.append(script)
    return document.title
  })
  expect(ran).not.toBe('ran')
})

it('a link shows one text to whoever has it, until it is taken back', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 1440, height: 1000 } })
  await using reader = await openVisitor(browser)
  const { page, problems } = visitor
  await enterOffice(page, server, await newColleague(server.db, roles), { ahead })
  const { screen } = await newDraft(page)
  await openScreen(page, screen)
  await page.getByRole('button', { name: 'Links om te delen', exact: true }).click()
  await page.getByText('Er is nog geen link.').waitFor()
  await page.getByRole('button', { name: '3 dagen' }).click()
  await page.getByRole('button', { name: 'Maak een link' }).click()
  const field = page.getByLabel('Link', { exact: true })
  await field.waitFor()
  const { pathname, search } = new URL(await field.inputValue())
  await isSound(page, 'a new link')
  const open = await reader.page.goto(`${server.url}${pathname}${search}`)
  expect(open?.status()).toBe(200)
  await reader.page.getByText(/Dit is een concept\..*Deze link werkt tot .* uur\./).waitFor()
  expect(await reader.page.locator('[data-block]').count()).toBe(0)
  await page.getByRole('button', { name: /^Neem terug: de link naar versie \d+$/ }).click()
  await page.getByText(/^Teruggenomen, /).waitFor()
  expect((await reader.page.reload())?.status()).toBe(410)
  await page.setViewportSize({ width: 390, height: 800 })
  await isSound(page, 'links on a small screen')
  expect(problems).toEqual([])
})
