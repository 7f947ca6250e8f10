import { devices } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { chooseMoments, fillPerson, fillTask, openBooking, referenceOn } from '../kit/handyman-visit.ts'
import { keepForm, openForm } from '../kit/kept-form.ts'
import { confirm, fillAddress, isSound, newMailbox, next, onStep } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const { defaultBrowserType: _engine, ...phone } = devices['Galaxy S9+'] ?? {}
const onPhone = () => openVisitor(browser, phone)
const atComputer = () => openVisitor(browser)
const resumed = 'Je gaat verder met je formulier'

describe('a form that is kept', () => {
  it('begins on a phone and is sent at a computer: the handyman', async () => {
    const address = newMailbox('bewaard-klus')
    await using mobile = await onPhone()
    await openBooking(mobile.page, server.url)
    await fillTask(mobile.page)
    await next(mobile.page).click()
    await onStep(mobile.page, 'adresgegevens')
    await fillAddress(mobile.page)
    await next(mobile.page).click()
    await onStep(mobile.page, 'moment')
    await chooseMoments(mobile.page)
    await next(mobile.page).click()
    await onStep(mobile.page, 'gegevens')
    const link = await keepForm(mobile.page, server.url, address)

    await using desk = await atComputer()
    const { page } = desk
    await openForm(page, `${server.url}${link}`, 'iemand.anders@voorbeeld.nl')
    await page.getByText('Deze link hoort niet bij dit e-mailadres.').first().waitFor()
    await isSound(page, 'a link that was forwarded')
    await page.getByLabel('E-mailadres').fill(address)
    await page.getByRole('button', { name: 'Ga verder' }).click()
    // address, prices and days are checked again; the chosen moments still stand
    await onStep(page, 'adresgegevens')
    await page.getByText(resumed).waitFor()
    await isSound(page, 'back at a form')
    await next(page).click()
    await onStep(page, 'moment')
    await page.reload()
    await onStep(page, 'moment')
    await next(page).click()
    await onStep(page, 'gegevens')
    await fillPerson(page)
    await next(page).click()
    await onStep(page, 'overzicht')
    expect(await page.locator('main').innerText()).toContain('De kraan in de keuken drupt')
    await confirm(page).click()
    await referenceOn(page)
    expect(desk.problems.filter((one) => !/status of 400|Failed to open draft/.test(one))).toEqual([])

    // the form is still open on the phone: sending it there says that it was sent, and books nothing twice
    await mobile.page.reload()
    await onStep(mobile.page, 'gegevens')
    await fillPerson(mobile.page)
    await next(mobile.page).click()
    await onStep(mobile.page, 'overzicht')
    await confirm(mobile.page).click()
    await mobile.page.getByText('al verstuurd').first().waitFor()
    await isSound(mobile.page, 'sent elsewhere')
  })
})
