import { randomInt } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { lookup } from '../../src/core/contract/addresses/addresses-calls.ts'
import { openVisitor } from '../kit/browser.ts'
import {
  bookedPath,
  bookingPath,
  chooseMoments,
  delivered,
  fillTask,
  openBooking,
  ordersOf,
  referenceOn,
  walkToOverview,
} from '../kit/handyman-visit.ts'
import {
  apology,
  become,
  breakPartner,
  confirm,
  fillAddress,
  isSound,
  next,
  onStep,
  reference,
  summary,
} from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)
afterEach(async () => {
  for (const partner of ['klusservice', 'addresses', 'mail']) await breakPartner(server.url, partner, 'none')
})

describe('a partner that fails', () => {
  it('shows the error block with the phone number where tasks do not come, and can be tried again', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await page.route('**/api/klusservice/tasks', (route) => route.fulfill({ status: 503, body: '' }))
    await openBooking(page, server.url)
    const alert = page.getByRole('alert').filter({ hasText: apology })
    await alert.waitFor()
    await expect
      .poll(() => alert.innerText())
      .toMatch(/Probeer het later opnieuw of bel onze klantenservice op [\d +-]+\./)
    await isSound(page, 'tasks failed')
    await page.unroute('**/api/klusservice/tasks')
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await fillTask(page)
  })

  it('loses no press on Volgende to an address that is found between press and release', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    const found = Promise.withResolvers<void>()
    await page.route(`**${lookup.path}?*`, async (route) => {
      await found.promise
      await route.continue()
    })
    await openBooking(page, server.url)
    await fillTask(page)
    await next(page).click()
    await onStep(page, 'adresgegevens')
    const asked = page.waitForRequest(`**${lookup.path}?*`)
    await page.getByLabel('Postcode').fill('3821 BT')
    await page.getByLabel('Huisnummer').fill('10')
    await asked
    await next(page).hover()
    await page.mouse.down()
    const answered = page.waitForResponse(`**${lookup.path}?*`)
    found.resolve()
    await (await answered).finished()
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    await page.mouse.up()
    await onStep(page, 'moment')
  })

  const phone = { hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } }
  const pressSlowly = async (page: Page) => {
    await page.clock.install()
    await next(page).hover()
    await page.mouse.down()
    // the page's clock is moved on, so that the test need not wait
    await page.clock.runFor(1500)
    await page.mouse.up()
  }
  it.each([
    ['a tap on a phone', phone, (page: Page) => next(page).tap()],
    ['a slow press', {}, pressSlowly],
  ])(
    'loses no press on Volgende to the sentence of the field that it leaves: %s',
    async (_how, device, press) => {
      await using visitor = await openVisitor(browser, device)
      const { page } = visitor
      await openBooking(page, server.url)
      await fillTask(page)
      await next(page).click()
      await onStep(page, 'adresgegevens')
      await page.getByLabel('Postcode').fill('3821')
      await press(page)
      await summary(page).getByText('Postcode is ongeldig').waitFor()
    },
  )

  it('keeps the address when it cannot be verified, and lets street and city be typed', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await openBooking(page, server.url)
    await fillTask(page)
    await next(page).click()
    await onStep(page, 'adresgegevens')
    await page.getByLabel('Postcode').fill('9999 ZZ')
    await page.getByLabel('Huisnummer').fill('99')
    await page.getByLabel('Straatnaam').fill('Onbekendeweg')
    await page.getByLabel('Plaats').fill('Nergenshuizen')
    await isSound(page, 'address by hand')
    await next(page).click()
    await page.getByRole('alert').filter({ hasText: apology }).waitFor()
    await onStep(page, 'adresgegevens')
    await expect.poll(() => page.getByLabel('Straatnaam').inputValue()).toBe('Onbekendeweg')
    await fillAddress(page)
    await next(page).click()
    await onStep(page, 'moment')
  })

  it.each(['down', 'garbage'] as const)(
    'tells of rates that are %s, and goes on when they come',
    async (mode) => {
      await using visitor = await openVisitor(browser)
      const { page } = visitor
      await openBooking(page, server.url)
      await fillTask(page)
      await next(page).click()
      await onStep(page, 'adresgegevens')
      // a home for which nobody has asked the rates before
      await fillAddress(page, '3821 BT', String(randomInt(20, 900)))
      await breakPartner(server.url, 'klusservice', mode)
      await next(page).click()
      await onStep(page, 'moment')
      await page.getByRole('alert').filter({ hasText: apology }).waitFor()
      await isSound(page, `rates ${mode}`)
      await breakPartner(server.url, 'klusservice', 'none')
      await expect
        .poll(
          async () => {
            const retry = page.getByRole('button', { name: 'Probeer opnieuw' })
            if ((await retry.count()) > 0) await retry.click()
            return page.locator('.cal').count()
          },
          { timeout: 60_000, interval: 1000 },
        )
        .toBe(1)
      await chooseMoments(page)
      await page.route('**/api/klusservice/task-rates?**', (route) =>
        route.fulfill({ status: 503, body: '' }),
      )
      const told = page.getByRole('alert').filter({ hasText: apology })
      const later = page.getByRole('button', { name: 'Volgende maand' })
      for (let month = 0; month < 3 && !(await told.isVisible()); month++)
        // the calendar may be replaced by the error while it is clicked
        await later.click({ timeout: 3000 }).catch(() => undefined)
      await told.waitFor()
      await expect
        .poll(() => page.locator('.chosen-one').count(), { message: 'chosen moments stay in sight' })
        .toBe(3)
      await next(page).click()
      await onStep(page, 'gegevens')
    },
  )

  it('takes a booking while the partner is down after the prices were checked, and delivers it once', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await openBooking(page, server.url)
    await walkToOverview(page)
    await breakPartner(server.url, 'mail', 'down')
    await confirm(page).click()
    const code = await referenceOn(page)
    await breakPartner(server.url, 'mail', 'none')
    const { order } = await delivered(server.url, code)
    const same = (await ordersOf(server.url)).filter((one) => one.key === order.key)
    expect(same).toHaveLength(1)
  })
})

describe('cold and bare', () => {
  it('says what the confirmation page is for without inventing a reference', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    await page.goto(`${server.url}${bookedPath}`)
    const text = await page.locator('main').innerText()
    expect(text).not.toMatch(reference)
    await expect.poll(() => page.locator(`main a[href*="klus-boeken"]`).count()).toBeGreaterThan(0)
    await expect.poll(() => page.locator('main a[href="/mijn"]').count()).toBeGreaterThan(0)
    await isSound(page, 'confirmation, cold')
    expect(problems).toEqual([])
  })

  it('says without JavaScript what is missing, and how to book by phone', async () => {
    await using visitor = await openVisitor(browser, { javaScriptEnabled: false })
    const { page } = visitor
    await page.goto(`${server.url}${bookingPath}`)
    await expect.poll(() => page.locator('noscript').first().innerText()).toMatch(/JavaScript/)
  })

  it('starts a member with what is known', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await page.goto(server.url)
    await become(page, server.url, 'member')
    await openBooking(page, server.url)
    await fillTask(page)
    await next(page).click()
    await onStep(page, 'adresgegevens')
    await expect.poll(() => page.getByLabel('Postcode').inputValue()).toMatch(/^\d{4} [A-Z]{2}$/)
    await next(page).click()
    await onStep(page, 'moment')
    await chooseMoments(page)
    await next(page).click()
    await onStep(page, 'gegevens')
    await expect.poll(() => page.getByLabel('Achternaam').inputValue()).toBe('Vries')
    await expect.poll(() => page.getByLabel('E-mailadres').inputValue()).toBe('lid@voorbeeld.nl')
  })
})
