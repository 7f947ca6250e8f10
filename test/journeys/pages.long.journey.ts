import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { confirmationKey } from '../../src/core/kernel/browser-keys.ts'
import { accessibilityFaults, openVisitor } from '../kit/browser.ts'
import { bookedPath } from '../kit/handyman-visit.ts'
import { surveyCount } from '../kit/survey.ts'
import { fitsItsWidth } from '../kit/visit.ts'
import { batches } from './every-page.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const thanks = '#bedankt-voor-je-mening'

const wordsOf = async (page: Page): Promise<string> =>
  (await page.locator('main').innerText()).replace(/\s+/g, ' ').trim()

describe('without JavaScript', () => {
  it.each(batches)(
    'pages from $first on show their title and all that their documents say',
    async ({ batch }) => {
      await using visitor = await openVisitor(browser, { javaScriptEnabled: false })
      await using scripted = await openVisitor(browser)
      for (const path of batch) {
        for (const { page } of [visitor, scripted]) await page.goto(server.url + path)
        await expect.poll(() => visitor.page.locator('h1:visible').count(), { message: path }).toBe(1)
        const lines = await scripted.page.locator('main :is(h1, h2, p, li, td):visible').evaluateAll((all) =>
          all
            // what a funnel shows once its script runs does not count
            .filter((one) => !one.closest('[data-island]'))
            .map((one) => (one as HTMLElement).innerText.replace(/\s+/g, ' ').trim()),
        )
        const plain = await wordsOf(visitor.page)
        // buttons that only the script offers, as only a script can do this
        const added = ['Kopieer link', 'Deel via app', 'Vorige', 'Volgende']
        for (const line of lines) if (line && !added.includes(line)) expect(plain, path).toContain(line)
        await fitsItsWidth(visitor.page)
      }
    },
  )
})

describe('with the plain script', () => {
  it('the survey is answered on the page, and the link is copied', async () => {
    await using visitor = await openVisitor(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
    const { page } = visitor
    const before = await surveyCount(server.db, '/voorwaarden', 'nee')
    await page.goto(`${server.url}/voorwaarden`)
    await page.getByRole('button', { name: 'Nee', exact: true }).click()
    await page.locator(thanks).waitFor({ state: 'visible' })
    expect(page.url()).toBe(`${server.url}/voorwaarden`)
    expect(await surveyCount(server.db, '/voorwaarden', 'nee')).toBe(before + 1)
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
    const before = await surveyCount(server.db, '/404', 'ja')
    await page.goto(`${server.url}/bestaat/niet?e-mail=jannie@voorbeeld.nl`)
    await page.getByRole('button', { name: 'Ja', exact: true }).click()
    await page.locator(thanks).waitFor({ state: 'visible' })
    expect(await surveyCount(server.db, '/404', 'ja')).toBe(before + 1)
    await page.getByRole('button', { name: 'Kopieer link' }).click()
    await page.getByText('De link is gekopieerd.').waitFor()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.url}/`)
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
    // nobody is logged in, so nobody is led to pages that they do not have
    expect(await page.locator('main').getByRole('link', { name: 'Mijn Thuisbasis' }).count()).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(visitor.problems).toEqual([])
  })
})
