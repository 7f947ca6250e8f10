import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openVisitor } from '../browser.ts'
import {
  bookedPath,
  bookingPath,
  breakPartner,
  chooseMoments,
  confirm,
  delivered,
  fillAddress,
  fillTask,
  isSound,
  next,
  onStep,
  openBooking,
  ordersOf,
  reference,
  referenceOn,
  walkToOverview,
} from '../kit/handyman-visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)
afterEach(async () => {
  for (const partner of ['klusservice', 'addresses', 'mail']) await breakPartner(server.url, partner, 'none')
})

/** From the overview to the task and back, with another description. */
const changeComment = async (page: Page, comment: string): Promise<void> => {
  await page.getByRole('link', { name: 'Wijzig Jouw klus' }).click()
  await onStep(page, 'klus')
  await page.getByLabel('Omschrijving van de klus').fill(comment)
  await next(page).click()
  await onStep(page, 'overzicht')
}

const block = 'Er is iets misgegaan. Onze excuses voor het ongemak.'

describe('a partner that fails', () => {
  it('shows the error block with the phone number where tasks do not come, and can be tried again', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await page.route('**/api/klusservice/tasks', (route) => route.fulfill({ status: 503, body: '' }))
    await openBooking(page, server.url)
    const alert = page.getByRole('alert').filter({ hasText: block })
    await alert.waitFor()
    await expect
      .poll(() => alert.innerText())
      .toMatch(/Probeer het later opnieuw of bel onze klantenservice op [\d +-]+\./)
    await isSound(page, 'tasks failed')
    await page.unroute('**/api/klusservice/tasks')
    await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
    await fillTask(page)
  })

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
    await page.getByRole('alert').filter({ hasText: block }).waitFor()
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
      await fillAddress(page, '3821 BT', mode === 'down' ? '11' : '12')
      await breakPartner(server.url, 'klusservice', mode)
      await new Promise((resolve) => setTimeout(resolve, 1100))
      await next(page).click()
      await onStep(page, 'moment')
      await page.getByRole('alert').filter({ hasText: block }).waitFor()
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
      const told = page.getByRole('alert').filter({ hasText: block })
      const later = page.getByRole('button', { name: 'Volgende maand' })
      for (let month = 0; month < 3 && !(await told.isVisible()); month++)
        // the calendar may make way for the block while it is clicked
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

describe('an outcome that nobody knows', () => {
  it('keeps the answers and sends the same key again', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await openBooking(page, server.url)
    await walkToOverview(page)
    const keys: (string | undefined)[] = []
    await page.route('**/api/klusservice/appointment', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      // the booking arrives; its answer does not
      if (keys.length === 1) {
        await route.fetch()
        return route.abort()
      }
      return route.continue()
    })
    await confirm(page).click()
    await page.getByRole('alert').filter({ hasText: block }).waitFor()
    await confirm(page).click()
    const code = await referenceOn(page)
    expect(new Set(keys).size).toBe(1)
    await delivered(server.url, code)
    const mine = (await ordersOf(server.url)).filter((one) => JSON.stringify(one.body).includes(code))
    expect(mine).toHaveLength(1)
  })

  it('books what was chosen last, when a partner failed before anything was taken in', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await openBooking(page, server.url)
    await walkToOverview(page)
    await breakPartner(server.url, 'klusservice', 'down')
    // some metres off, so that no rates of before are known for this place
    await page.route(
      '**/api/klusservice/appointment',
      async (route) => {
        const body = route.request().postDataJSON() as { appointment: { address: { lat: number } } }
        body.appointment.address.lat += 0.0003
        await route.continue({ postData: JSON.stringify(body) })
      },
      { times: 1 },
    )
    const refused = page.waitForResponse('**/api/klusservice/appointment')
    await confirm(page).click()
    expect(await (await refused).json()).toMatchObject({ code: 'partner-unavailable', accepted: false })
    await page.getByRole('alert').filter({ hasText: block }).waitFor()
    await breakPartner(server.url, 'klusservice', 'none')
    await changeComment(page, 'Nu ook de douche.')
    await confirm(page).click()
    const { order, mail } = await delivered(server.url, await referenceOn(page))
    expect(JSON.stringify(order.body)).toContain('Nu ook de douche.')
    expect(mail.text).toContain('Nu ook de douche.')
    await expect
      .poll(() => page.locator('main').innerText())
      .not.toContain('al binnen voordat je iets wijzigde')
  })

  it('confirms what had arrived, when its answer was lost and the answers changed', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await openBooking(page, server.url)
    await walkToOverview(page)
    await page.route(
      '**/api/klusservice/appointment',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await confirm(page).click()
    await page.getByRole('alert').filter({ hasText: block }).waitFor()
    await changeComment(page, 'Nu ook de douche.')
    await confirm(page).click()
    const code = await referenceOn(page)
    await expect.poll(() => page.locator('main').innerText()).toContain('al binnen voordat je iets wijzigde')
    const { order } = await delivered(server.url, code)
    expect(JSON.stringify(order.body)).toContain('De kraan in de keuken drupt al een week.')
    const mine = await ordersOf(server.url)
    expect(mine.filter(({ body }) => JSON.stringify(body).includes('Nu ook de douche.'))).toHaveLength(1)
  })

  it('brings a refused field back to its step, and goes through when it is mended', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await openBooking(page, server.url)
    await walkToOverview(page)
    await page.route(
      '**/api/klusservice/appointment',
      (route) =>
        route.fulfill({
          status: 400,
          contentType: 'application/problem+json',
          body: JSON.stringify({
            title: 'Een of meer velden zijn niet goed ingevuld.',
            status: 400,
            code: 'invalid-fields',
            errors: { 'appointment.user.email': ['E-mailadres is niet geldig.'] },
          }),
        }),
      { times: 1 },
    )
    await confirm(page).click()
    await onStep(page, 'gegevens')
    await expect
      .poll(() => page.getByRole('alert').first().innerText())
      .toContain('E-mailadres is niet geldig.')
    await page.getByLabel('E-mailadres').fill('ander@voorbeeld.nl')
    await next(page).click()
    await onStep(page, 'overzicht')
    await confirm(page).click()
    expect(await referenceOn(page)).toBeTruthy()
  })

  it('clears moments whose price changed, and says so on their step', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await openBooking(page, server.url)
    await walkToOverview(page)
    await page.route(
      '**/api/klusservice/appointment',
      async (route) => {
        const body = route.request().postDataJSON() as { appointment: { options: { rate: number }[] } }
        for (const option of body.appointment.options) option.rate -= 1
        await route.continue({ postData: JSON.stringify(body) })
      },
      { times: 1 },
    )
    await confirm(page).click()
    await onStep(page, 'moment')
    await page.getByRole('alert').first().waitFor()
    await expect.poll(() => page.locator('.chosen-one').count()).toBe(0)
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
    const answer = await page.request.post(`${server.url}/sandbox/viewer`, {
      data: { as: 'member' },
      headers: { origin: server.url },
    })
    expect(answer.ok()).toBe(true)
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
