import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { kinds } from '../../src/core/content/kinds.ts'
import { accessibilityFaults, openVisitor } from '../kit/browser.ts'
import { publishPage } from '../kit/published-page.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

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
  beforeAll(() => publishPage(server, published, 'Proef'))
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
  it('walks through its timeline across the years, and no further than its ends', async () => {
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
    await expect.poll(async () => [await shown(), await on.isDisabled()]).toEqual([['tweede van 2026'], true])
    await page.getByRole('tab', { name: '2024' }).click()
    expect(await shown()).toEqual(['eerste van 2024'])
  })
})
