import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { delivered, openBooking, ordersOf, referenceOn, walkToOverview } from '../kit/handyman-visit.ts'
import { apology, breakPartner, confirm, next, onStep } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)
afterEach(async () => {
  for (const partner of ['klusservice', 'addresses', 'mail']) await breakPartner(server.url, partner, 'none')
})

const changeComment = async (page: Page, comment: string): Promise<void> => {
  await page.getByRole('link', { name: 'Wijzig Jouw klus' }).click()
  await onStep(page, 'klus')
  await page.getByLabel('Omschrijving van de klus').fill(comment)
  await next(page).click()
  await onStep(page, 'overzicht')
}

describe('an outcome that nobody knows', () => {
  it('keeps the answers and sends the same key again', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await openBooking(page, server.url)
    await walkToOverview(page)
    const keys: (string | undefined)[] = []
    await page.route('**/api/klusservice/appointment', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      // the booking arrives at the server, but its answer is lost
      if (keys.length === 1) {
        await route.fetch()
        return route.abort()
      }
      return route.continue()
    })
    await confirm(page).click()
    await page.getByRole('alert').filter({ hasText: apology }).waitFor()
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
    // some metres away, so that the site knows no earlier rates of this place
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
    await page.getByRole('alert').filter({ hasText: apology }).waitFor()
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
    await page.getByRole('alert').filter({ hasText: apology }).waitFor()
    await changeComment(page, 'Nu ook de douche.')
    await confirm(page).click()
    const code = await referenceOn(page)
    await expect.poll(() => page.locator('main').innerText()).toContain('al binnen voordat je iets wijzigde')
    const { order } = await delivered(server.url, code)
    expect(JSON.stringify(order.body)).toContain('De kraan in de keuken drupt al een week.')
    const mine = (await ordersOf(server.url)).filter(({ body }) => JSON.stringify(body).includes(code))
    expect(mine).toHaveLength(1)
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
