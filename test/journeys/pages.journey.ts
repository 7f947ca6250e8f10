import { afterAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { bookedPath, bookingPath } from '../kit/handyman-visit.ts'
import { becomeNewMember } from '../kit/new-member.ts'
import { surveyCount } from '../kit/survey.ts'
import { isSound } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

/** One page of each kind; others of the kind differ in words only. */
const kinds = [
  '/',
  '/diensten',
  '/diensten/wonen-en-onderhoud-diensten/klusservice',
  '/contact',
  '/veelgestelde-vragen',
  '/nieuws',
  '/nieuws/samen-isoleren',
  '/rekentools/renteopslag',
  bookedPath,
  '/nee',
  '/zoekresultaat?q=xyzzy',
]

describe('at 320 px, without an accessibility fault', () => {
  it('is a page of each kind', async () => {
    await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 700 } })
    for (const path of kinds) {
      await visitor.page.goto(server.url + path)
      await isSound(visitor.page, path)
    }
  })
  it('is a page of a member', async () => {
    await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 700 } })
    const { page } = visitor
    await becomeNewMember(page, server.url)
    await page.goto(`${server.url}/mijn`)
    await page.locator('.mijn').waitFor()
    await isSound(page, '/mijn')
  })
})

describe('without JavaScript', () => {
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

    const before = await surveyCount(server.db, '/cookies', 'ja')
    await page.goto(`${server.url}/cookies`)
    await page.getByRole('button', { name: 'Ja', exact: true }).click()
    await page.waitForURL('**/cookies#bedankt-voor-je-mening')
    await expect.poll(() => page.locator('#bedankt-voor-je-mening').isVisible()).toBe(true)
    expect(await surveyCount(server.db, '/cookies', 'ja')).toBe(before + 1)
  })
  it('the booking page says what to do instead', async () => {
    await using visitor = await openVisitor(browser, { javaScriptEnabled: false })
    await visitor.page.goto(server.url + bookingPath)
    // Chromium hides `noscript` even when it is told to run no scripts
    const said = await visitor.page.locator('noscript').innerHTML()
    expect(said).toContain('Dit formulier werkt alleen met JavaScript.')
  })
})
