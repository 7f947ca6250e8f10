import { afterAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import {
  bookingPath,
  chooseMoments,
  delivered,
  fillTask,
  openBooking,
  ordersOf,
  referenceOn,
  walkToOverview,
} from '../kit/handyman-visit.ts'
import { confirm, failsOn, next, onStep } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

describe('moving about', () => {
  it('keeps everything through a reload, back, forward and a deep link', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    await page.goto(`${server.url}${bookingPath}?step=overzicht`)
    await onStep(page, 'klus')
    expect(new URL(page.url()).searchParams.get('step')).toBe('klus')
    await walkToOverview(page)
    await page.reload()
    await onStep(page, 'overzicht')
    await page.goBack()
    await onStep(page, 'gegevens')
    await expect.poll(() => page.getByLabel('Achternaam').inputValue()).toBe('Berg')
    await page.goBack()
    await onStep(page, 'moment')
    await page.goForward()
    await onStep(page, 'gegevens')
    await page.goto(`${server.url}${bookingPath}?step=bestaat-niet`)
    await onStep(page, 'klus')
    await page.goto(`${server.url}${bookingPath}?step=moment`)
    await onStep(page, 'moment')
    await expect.poll(() => page.locator('.chosen-one').count()).toBe(3)
    expect(problems).toEqual([])
  })

  it('comes back to the overview after a change, or stops where something is missing', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await openBooking(page, server.url)
    await walkToOverview(page)
    const edit = (title: string) => page.getByRole('link', { name: `Wijzig ${title}` }).click()
    await edit('Jouw gegevens')
    await onStep(page, 'gegevens')
    await page.getByLabel('Achternaam').fill('Jansen')
    await next(page).click()
    await onStep(page, 'overzicht')
    await expect.poll(() => page.locator('main').innerText()).toContain('Jansen')
    await edit('Jouw klus')
    await onStep(page, 'klus')
    await page.getByLabel('Wat is de klus?').fill('')
    await page.getByLabel('Wat is de klus?').fill('stopcontact')
    await page.getByRole('option').first().click()
    await next(page).click()
    await onStep(page, 'moment')
    await expect.poll(() => page.locator('.chosen-one').count()).toBe(0)
    await chooseMoments(page)
    await next(page).click()
    await onStep(page, 'overzicht')
  })

  it('refuses a house number that is too long, instead of booking at another one', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await openBooking(page, server.url)
    await fillTask(page)
    await next(page).click()
    await onStep(page, 'adresgegevens')
    await page.getByLabel('Postcode').fill('3821 BT')
    await page.getByLabel('Huisnummer').fill('100000')
    // pressing the button leaves the field: the error that then appears must not move the button away before the click
    await failsOn(page, 'adresgegevens', 'Huisnummer is ongeldig.')
  })

  it('takes a moment back without losing the place of the keyboard', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await openBooking(page, server.url)
    await walkToOverview(page)
    await page.goBack()
    await page.goBack()
    await onStep(page, 'moment')
    await page
      .getByRole('button', { name: /^Verwijder/ })
      .first()
      .press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Jouw momenten (2 van minimaal 3)')
  })

  it('starts from what it can read of a spoiled draft', async () => {
    await using visitor = await openVisitor(browser)
    const { page, problems } = visitor
    await openBooking(page, server.url)
    await walkToOverview(page)
    for (const moments of ['geen lijst', [{ day: 'zz', period: 'nacht' }, 7]]) {
      await page.evaluate((spoiled) => {
        const key = 'thuisbasis:klusservice'
        const draft = JSON.parse(sessionStorage.getItem(key) ?? '')
        sessionStorage.setItem(
          key,
          JSON.stringify({ ...draft, answers: { ...draft.answers, moments: spoiled } }),
        )
      }, moments)
      await page.reload()
      await onStep(page, 'moment')
      await page.locator('.cal').waitFor()
      await expect.poll(() => page.locator('.chosen-one').count()).toBe(0)
    }
    expect(problems).toEqual([])
  })

  it('makes one order of a double click', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await openBooking(page, server.url)
    await walkToOverview(page)
    await confirm(page).dblclick()
    const reference = await referenceOn(page)
    await delivered(server.url, reference)
    const mine = (await ordersOf(server.url)).filter((one) => JSON.stringify(one.body).includes(reference))
    expect(mine).toHaveLength(1)
  })
})
