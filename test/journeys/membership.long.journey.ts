import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { isSound, reference } from '../kit/visit.ts'
import { openSite } from './site.ts'

const standardPath = '/lidmaatschap/lid-worden'
const thanksPath = '/lidmaatschap/bedankt'

const { server, browser, close } = await openSite()
afterAll(close)

const mine = (page: Page) => page.getByRole('button', { name: 'Mijn Thuisbasis' })

describe('the thank-you page', () => {
  it('reached cold says what it is for, looks ten times, and then offers to look again', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    let looks = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/account/login-state')) looks++
    })
    await page.clock.install()
    await page.goto(`${server.url}${standardPath}?step=bevestiging`)
    await page.waitForURL(`**${thanksPath}`)
    await page.getByText('Heb je je net aangemeld?').waitFor()
    await page.locator('progress[value="1"][max="10"]').waitFor()
    await isSound(page, 'thanks, waiting')
    expect(await page.locator('main').innerText()).not.toContain('Bedankt')
    await expect.poll(() => page.title()).toBe('Je lidmaatschap - Thuisbasis')
    const late = page.getByText('Het verwerken duurt langer dan verwacht.')
    // the page's clock is moved on, however long each request takes to be answered
    const passes = async () => {
      await page.clock.runFor(1000)
      return late.isVisible()
    }
    await expect.poll(passes).toBe(true)
    expect(looks).toBe(10)
    expect(reference.test(await page.locator('main').innerText())).toBe(false)
    await expect.poll(() => mine(page).isDisabled()).toBe(true)
    await isSound(page, 'thanks, late')
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await expect.poll(() => looks).toBe(11)
  })
})
