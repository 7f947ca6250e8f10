import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { seeds } from '../../content/content.ts'
import { forms, mijn } from '../../src/core/mijn/paths.ts'
import { openVisitor } from '../kit/browser.ts'
import { chooseMoments, fillPerson, fillTask, openBooking, referenceOn } from '../kit/handyman-visit.ts'
import { become, confirm, fillAddress, next, onStep } from '../kit/visit.ts'
import { batches } from './every-page.ts'
import { openSite } from './site.ts'
import { textFaults } from './text-room.ts'

const { server, browser, close } = await openSite()
afterAll(close)

/** Paths of pages with a funnel or calculator, hidden from the sitemap or not. */
const islands = (hidden: boolean) =>
  seeds.flatMap((document) =>
    document.kind === 'page' &&
    (document.hidden ?? false) === hidden &&
    document.blocks.some(({ kind }) => kind === 'funnel' || kind === 'tool')
      ? [document.path]
      : [],
  )
/** Pages of the sitemap, which all ask something. */
const asking = islands(false)
/** Pages that are reached by a link or from a bank; without one they ask nothing, but show a way to go on. */
const linked = islands(true)
const others = [
  '/nee',
  '/zoekresultaat',
  '/zoekresultaat?q=dak',
  `/zoekresultaat?q=${'lang'.repeat(20)}`,
  '/sandbox',
  '/stijlgids',
  '/api/docs',
]
const own = [
  mijn.overview,
  mijn.details,
  mijn.membership,
  mijn.requests,
  mijn.data,
  ...Object.values(forms).map(({ path }) => path),
]

const faultsOn = async (page: Page, list: readonly string[]) => {
  const faults: string[] = []
  for (const path of list) {
    await page.goto(server.url + path)
    faults.push(...(await textFaults(page)).map((fault) => `${path} ${fault}`))
  }
  return faults
}

const smallPhone = { viewport: { width: 360, height: 640 } }
/** The first control of a form; that of a calendar is the button of its first free day. */
const field = '[data-island] form :is(input, select, textarea, fieldset button):visible'
/** The first control, or the first way to go on, where a page may ask nothing. */
const anything = `${field}, [data-island] :is(.btn, a):visible`

/** Pages with an island whose first control ends below what a small phone shows at once, with the place where it ends. */
const lowOn = async (page: Page, list: readonly string[], first = field) => {
  const low: string[] = []
  for (const path of list) {
    const html = await (await page.request.get(server.url + path)).text()
    if (!html.includes('data-island=')) continue
    await page.goto(server.url + path)
    await page.waitForFunction(() => !document.querySelector('main [data-island] [inert]'))
    const end = async () => {
      const found = page.locator(first).first()
      if ((await found.count()) === 0) return Number.POSITIVE_INFINITY
      return found.evaluate((one) => one.getBoundingClientRect().bottom + window.scrollY)
    }
    // answers of the server come a moment later, and move what stands below them
    const isSeen = expect.poll(end, { timeout: 15_000 }).toBeLessThanOrEqual(640)
    await isSeen.catch(async () => low.push(`${path}: ${Math.round(await end())} px`))
  }
  return low
}

describe('without scrolling sideways and with no text cut off, at 320 px and with letters of 200 %', () => {
  it.each(batches)('pages from $first on', async ({ batch }) => {
    await using visitor = await openVisitor(browser)
    const calls: string[] = []
    visitor.page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(new URL(request.url()).pathname)
    })
    visitor.page.on('response', (answer) => {
      if (answer.request().isNavigationRequest()) expect(answer.ok(), answer.url()).toBe(true)
    })
    expect(await faultsOn(visitor.page, batch)).toEqual([])
    expect(visitor.problems).toEqual([])
    // Calls that first steps may make: for tasks, topics, kinds of complaint, free days and the last moment to move an
    // appointment; the page that waits for a membership asks for it, also when it is reached without one (D32).
    const known =
      /^\/api\/(klusservice\/(tasks|categories)|v2\/account\/login-state|v1\/(decisiontree|services\/financialplan\/scenarios)|v2\/decisiontree\/[\w-]+|v2\/complaint\/complaintoptions|subsidiecheck\/filters|v1\/office\/\d+\/appointmentTypes\/\w+\/(dates|changes))$/
    expect(calls.filter((path) => !known.test(path))).toEqual([])
  })
  it('on a small phone every funnel and calculator begins with a field that one sees', async () => {
    await using visitor = await openVisitor(browser, smallPhone)
    expect(await lowOn(visitor.page, asking)).toEqual([])
  })
  it('so do pages behind a link, with a field or with where one goes on', async () => {
    await using visitor = await openVisitor(browser, smallPhone)
    expect(await lowOn(visitor.page, linked, anything)).toEqual([])
  })
  it("so do a member's own forms", async () => {
    await using visitor = await openVisitor(browser, smallPhone)
    const { page } = visitor
    await become(page, server.url, 'member')
    const own = Object.values(forms).map(({ path }) => path)
    expect(await lowOn(page, own)).toEqual([])
    // not as a member, who has to end the membership before deleting the account
    await become(page, server.url, 'registered')
    expect(await lowOn(page, [forms['mijn-account-verwijderen'].path])).toEqual([])
  })
  it('so does what a member is asked, who may have no field to fill in', async () => {
    await using visitor = await openVisitor(browser, smallPhone)
    await become(visitor.page, server.url, 'member')
    // these two pages lead a member to their membership instead
    const open = asking.filter((path) => !['/lidmaatschap/lid-worden', '/lidmaatschap/gifty'].includes(path))
    expect(await lowOn(visitor.page, open, anything)).toEqual([])
  })
  it('what stands beside the content', async () => {
    await using visitor = await openVisitor(browser)
    expect(await faultsOn(visitor.page, others)).toEqual([])
  })
  it("a member's own pages", async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await become(page, server.url, 'member')
    expect(await faultsOn(page, own)).toEqual([])
    expect(new URL(page.url()).pathname).not.toBe('/inloggen')
  })
  it('every step of a booking, its overview and its confirmation', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    const faults: string[] = []
    const look = async (step: string) => {
      faults.push(...(await textFaults(page)).map((fault) => `${step} ${fault}`))
    }
    await openBooking(page, server.url)
    await page.getByLabel('Wat is de klus?').fill('kra')
    await page.getByRole('option').first().waitFor()
    await look('suggestions')
    await fillTask(page)
    const steps: [string, () => Promise<void>][] = [
      ['adresgegevens', () => fillAddress(page)],
      ['moment', () => chooseMoments(page)],
      ['gegevens', () => fillPerson(page)],
    ]
    for (const [step, fill] of steps) {
      await next(page).click()
      await onStep(page, step)
      await fill()
      await look(step)
    }
    await next(page).click()
    await onStep(page, 'overzicht')
    await look('overzicht')
    await confirm(page).click()
    await referenceOn(page)
    await look('klus-geboekt')
    expect(faults).toEqual([])
  })
})

describe('in the colours of Windows high contrast', () => {
  it('what is chosen, where one is and what has the focus stay plain to see', async () => {
    await using visitor = await openVisitor(browser, { forcedColors: 'active' })
    const { page } = visitor
    await page.goto(`${server.url}/lidmaatschap/lid-worden`)
    await onStep(page, 'pandgegevens')
    const bars = page.locator('.steps .step')
    const bar = (index: number) =>
      bars.nth(index).evaluate((one) => parseFloat(getComputedStyle(one).borderTopWidth))
    expect(await bar(0)).toBeGreaterThan(await bar(1))
    const edgeOf = (label: string) =>
      page
        .locator('.choice')
        .filter({ hasText: label })
        .evaluate((one) => getComputedStyle(one).borderTopColor)
    await page.getByLabel('Mevr.').check()
    await expect.poll(() => edgeOf('Mevr.')).not.toBe(await edgeOf('Dhr.'))
    await page.getByLabel('Voorletters').focus()
    const ring = await page.getByLabel('Voorletters').evaluate((field) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(field)
      return {
        outlineStyle,
        outlineWidth,
        seen: outlineColor !== getComputedStyle(document.body).backgroundColor,
      }
    })
    expect(ring).toEqual({ outlineStyle: 'solid', outlineWidth: '3px', seen: true })
    await become(page, server.url, 'member')
    await page.goto(`${server.url}/mijn`)
    const here = page.locator('.mijn-place[data-here]')
    const [ground, words] = await here.evaluate((one) => [
      getComputedStyle(one).backgroundColor,
      getComputedStyle(one).color,
    ])
    const sign = await here.locator('.icon').evaluate((icon) => getComputedStyle(icon).stroke)
    expect(sign).toBe(words)
    expect(sign).not.toBe(ground)
  })
})
