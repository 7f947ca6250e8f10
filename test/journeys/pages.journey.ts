import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seeds } from '../../content/index.ts'
import { kinds } from '../../src/core/content/kinds.ts'
import { confirmationKey } from '../../src/core/kernel/browser-keys.ts'
import { systemClock } from '../../src/core/kernel/clock.ts'
import { publish, saveDraft } from '../../src/server/services/content/edit.ts'
import { accessibilityFaults, openVisitor } from '../kit/browser.ts'
import { bookedPath, bookingPath } from '../kit/handyman-visit.ts'
import { isLongRound } from '../kit/long-round.ts'
import { fitsItsWidth } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite({ VIEWER_BAR: 'on' })
afterAll(close)

const paths = seeds.flatMap((document) => (document.kind === 'page' ? [document.path] : []))
/** One of each make, for the short round; the service and calculator pages differ in words only. */
const few = [
  '/',
  '/diensten',
  '/contact',
  '/privacy',
  '/veelgestelde-vragen',
  '/nieuws',
  '/nieuws/samen-isoleren',
  '/rekentools/renteopslag',
  bookedPath,
]
const some = isLongRound ? paths : few
const thanks = '#bedankt-voor-je-mening'
const countOf = async (page: string) => {
  const rows = await server.db
    .selectFrom('survey_count')
    .selectAll()
    .where('page', '=', page)
    .execute()
  return rows.map(({ answer, count }) => `${answer} ${count}`)
}

describe('every page', () => {
  it.each(['light', 'dark'] as const)('is accessible and fits 320 px, in the %s', async (colorScheme) => {
    await using visitor = await openVisitor(browser, { colorScheme, viewport: { width: 320, height: 700 } })
    for (const path of [...some, '/nee', '/zoekresultaat?q=xyzzy']) {
      await visitor.page.goto(server.url + path)
      expect(await accessibilityFaults(visitor.page), path).toEqual([])
      await fitsItsWidth(visitor.page)
    }
  })
})

describe('every page at 400 % of a window of 1280 by 1024', () => {
  it.runIf(isLongRound)('is read by scrolling down alone, and what sticks leaves room for it', async () => {
    await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 256 } })
    const { page } = visitor
    for (const path of some) {
      await page.goto(server.url + path)
      await fitsItsWidth(page)
      const stuck = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
          .filter((element) => element.checkVisibility())
          .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
      )
      expect(stuck, `${path}: what stays in view`).toBeLessThan(256 / 3)
    }
    expect(visitor.problems).toEqual([])
  })
})

/** The words that one can read on a page, without those of its bars. */
const wordsOf = async (page: Page): Promise<string> =>
  (await page.locator('main').innerText()).replace(/\s+/g, ' ').trim()

describe('without JavaScript', () => {
  it('every page shows its title and all that its document says', async () => {
    await using visitor = await openVisitor(browser, { javaScriptEnabled: false })
    await using scripted = await openVisitor(browser)
    for (const path of some) {
      for (const { page } of [visitor, scripted]) await page.goto(server.url + path)
      await expect.poll(() => visitor.page.locator('h1:visible').count(), { message: path }).toBe(1)
      const lines = await scripted.page.locator('main :is(h1, h2, p, li, td):visible').evaluateAll((all) =>
        all
          // what a funnel says once its script runs is its own
          .filter((one) => !one.closest('[data-island]'))
          .map((one) => (one as HTMLElement).innerText.replace(/\s+/g, ' ').trim()),
      )
      const plain = await wordsOf(visitor.page)
      // what only a script can do is offered by the script alone
      const added = ['Kopieer link', 'Deel via app', 'Vorige', 'Volgende']
      for (const line of lines) if (line && !added.includes(line)) expect(plain, path).toContain(line)
      await fitsItsWidth(visitor.page)
    }
  })
  it('the menu opens, search searches and the survey counts', async () => {
    await using visitor = await openVisitor(browser, {
      javaScriptEnabled: false,
      viewport: { width: 375, height: 800 },
    })
    const { page } = visitor
    await page.goto(server.url)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByText('Diensten', { exact: true }).first().click()
    await page
      .getByRole('link', { name: /^Klusservice/ })
      .first()
      .click()
    await page.waitForURL('**/klusservice')

    await page.goto(server.url)
    await page.getByRole('searchbox').fill('keuring')
    await page.getByRole('button', { name: 'Zoek', exact: true }).click()
    await page.getByRole('link', { name: 'Opleveringskeuring' }).waitFor()

    await page.goto(`${server.url}/cookies`)
    await page.getByRole('button', { name: 'Ja', exact: true }).click()
    await page.waitForURL(`**/cookies${thanks}`)
    await expect.poll(() => page.locator(thanks).isVisible()).toBe(true)
    expect(await countOf('/cookies')).toEqual(['ja 1'])
  })
  it('the booking page says what to do instead', async () => {
    await using visitor = await openVisitor(browser, { javaScriptEnabled: false })
    await visitor.page.goto(server.url + bookingPath)
    // the browser that is told to run no script still hides what stands in noscript
    const said = await visitor.page.locator('noscript').innerHTML()
    expect(said).toContain('Dit formulier werkt alleen met JavaScript.')
  })
})

describe('with the plain script', () => {
  it('the survey is answered on the page, and the link is copied', async () => {
    await using visitor = await openVisitor(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
    const { page } = visitor
    await page.goto(`${server.url}/voorwaarden`)
    await page.getByRole('button', { name: 'Nee', exact: true }).click()
    await page.locator(thanks).waitFor({ state: 'visible' })
    expect(page.url()).toBe(`${server.url}/voorwaarden`)
    expect(await countOf('/voorwaarden')).toEqual(['nee 1'])
    await expect.poll(() => page.getByRole('button', { name: 'Nee', exact: true }).isVisible()).toBe(false)

    await page.getByRole('button', { name: 'Kopieer link' }).click()
    await page.getByText('De link is gekopieerd.').waitFor()
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${server.url}/voorwaarden`)
    expect(visitor.problems).toEqual([])
  })
  it('an error page is counted under its own name and shares the site, not the address that was asked', async () => {
    await using visitor = await openVisitor(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
    const { page } = visitor
    await page.goto(`${server.url}/bestaat/niet?e-mail=jannie@voorbeeld.nl`)
    await page.getByRole('button', { name: 'Ja', exact: true }).click()
    await page.locator(thanks).waitFor({ state: 'visible' })
    expect(await countOf('/404')).toEqual(['ja 1'])
    await page.getByRole('button', { name: 'Kopieer link' }).click()
    await page.getByText('De link is gekopieerd.').waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/`)
  })
  it('while developing one may look as a member, and the header says so without a call', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    const mine = page.locator('header.top').getByRole('link', { name: 'Mijn Thuisbasis' })
    await page.goto(`${server.url}/contact`)
    await expect.poll(() => mine.count()).toBe(0)
    await page.getByRole('button', { name: 'Lid', exact: true }).click()
    await mine.waitFor()
    await page.getByRole('button', { name: 'Bezoeker', exact: true }).click()
    await mine.waitFor({ state: 'detached' })
    expect(visitor.problems).toEqual([])
  })
  it('the confirmation shows the reference that its funnel left, and that of no other', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    const leave = async (receipt: object) => {
      await page.goto(`${server.url}/contact`)
      await page.evaluate(
        ([key, text]) => sessionStorage.setItem(key ?? '', text ?? ''),
        [confirmationKey, JSON.stringify(receipt)],
      )
      await page.goto(server.url + bookedPath)
    }
    await leave({ funnel: 'geldplan', reference: 'GP-1' })
    await page.getByRole('heading', { level: 1, name: 'Hier zie je straks je aanvraag' }).waitFor()
    await leave({
      funnel: 'klusservice',
      reference: 'KL-7H4K-2M9Q',
      lines: [{ label: 'Klus', value: '<b>kraan</b>' }],
    })
    await page.getByRole('heading', { level: 1, name: 'Gelukt, je aanvraag is binnen' }).waitFor()
    await expect.poll(() => page.getByText('KL-7H4K-2M9Q').isVisible()).toBe(true)
    await expect.poll(() => page.getByText('<b>kraan</b>').isVisible()).toBe(true)
    expect(await page.title()).toContain('Gelukt')
    await expect.poll(() => page.getByRole('button', { name: 'Print deze pagina' }).isVisible()).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(visitor.problems).toEqual([])
  })
})

const text = (html: string) => ({ html: `<p>${html}</p>` })
const published = {
  kind: 'page',
  codename: 'proef',
  path: '/proef',
  layout: 'content',
  title: 'Proef',
  description: 'Een pagina met tabbladen en een tijdlijn.',
  blocks: [
    {
      kind: 'tabs',
      title: 'Soorten klussen',
      tabs: [
        { title: 'In Huis', text: text('Kranen en lampen.') },
        { title: 'Om het huis', text: text('Dakgoten en schuttingen.') },
      ],
    },
    {
      ...kinds.timeline.example,
      yearTabs: [2024, 2026].map((year) => ({
        year,
        cards: ['eerste', 'tweede'].map((title) => ({
          date_with_timezone: `${year}-03-01T09:00:00+01:00`,
          title: `${title} van ${year}`,
          textQuoteImage: text('Iets.'),
        })),
      })),
    },
    { kind: 'carrousel_van_morgen' },
  ],
}
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name })

describe('a page that is published while the site runs', () => {
  beforeAll(async () => {
    await fetch(`${server.url}/proef`)
    await saveDraft(server.db, systemClock, 'proef', published)
    expect((await fetch(`${server.url}/proef`)).status).toBe(404)
    await publish(server.db, systemClock, 'proef', 'test')
  })
  it('is there within a second', async () => {
    await expect.poll(async () => (await fetch(`${server.url}/proef`)).status).toBe(200)
    await expect.poll(() => server.output()).toContain('carrousel_van_morgen')
  })
  it('shows its tabs by their anchor, and says where a block is not supported', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await page.goto(`${server.url}/proef`)
    await page.getByText('Trying to render an unsupported component').waitFor()
    await expect.poll(() => panel(page, 'In Huis').isVisible()).toBe(true)
    await expect.poll(() => page.getByText('Dakgoten en schuttingen.').isVisible()).toBe(false)
    await page.getByRole('tab', { name: 'In Huis' }).press('ArrowRight')
    expect(page.url()).toBe(`${server.url}/proef#om-het-huis`)
    await expect.poll(() => page.getByText('Dakgoten en schuttingen.').isVisible()).toBe(true)
    await page.reload()
    await expect.poll(() => panel(page, 'Om het huis').isVisible()).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(visitor.problems).toEqual([])
  })
  it.runIf(isLongRound)(
    'walks through its timeline across the years, and no further than its ends',
    async () => {
      await using visitor = await openVisitor(browser)
      const { page } = visitor
      await page.goto(`${server.url}/proef`)
      const back = page.getByRole('button', { name: 'Vorige', exact: true })
      const on = page.getByRole('button', { name: 'Volgende', exact: true })
      const shown = () => page.locator('.year-card:visible h4').allInnerTexts()
      await expect
        .poll(async () => [await shown(), await back.isDisabled()])
        .toEqual([['eerste van 2024'], true])
      await on.click()
      await on.click()
      expect(await shown()).toEqual(['eerste van 2026'])
      await expect
        .poll(() => page.getByRole('tab', { name: '2026' }).getAttribute('aria-selected'))
        .toBe('true')
      await on.click()
      await expect
        .poll(async () => [await shown(), await on.isDisabled()])
        .toEqual([['tweede van 2026'], true])
      await page.getByRole('tab', { name: '2024' }).click()
      expect(await shown()).toEqual(['eerste van 2024'])
    },
  )
})
