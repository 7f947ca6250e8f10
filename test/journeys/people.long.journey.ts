import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { chooseMoments, fillTask, openBooking, referenceOn } from '../kit/handyman-visit.ts'
import { confirm, fillAddress, isSound, newMailbox, next, onStep } from '../kit/visit.ts'
import { openSite } from './site.ts'

// Walks one person through everything; each part has a journey of its own as well.

const person = { email: newMailbox('keet.zomer'), password: 'groene-sloot-met-kikkers' }

const { server, browser, close } = await openSite()
afterAll(close)

const becomeMember = async (page: Page) => {
  await page.goto(`${server.url}/lidmaatschap/lid-worden`)
  await onStep(page, 'pandgegevens')
  await page.getByLabel('Mevr.').check()
  await page.getByLabel('Voorletters').fill('k')
  await page.getByLabel('Achternaam').fill('zomer')
  await fillAddress(page)
  await page.getByLabel('E-mailadres').fill(person.email)
  await next(page).click()
  await onStep(page, 'contactgegevens')
  await page.getByLabel('Dag').fill('3')
  await page.getByLabel('Maand').fill('2')
  await page.getByLabel('Jaar').fill('1980')
  await page.getByLabel('Mobiel telefoonnummer').fill('06 12345678')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(person.password)
  await page.getByLabel('Herhaal wachtwoord').fill(person.password)
  await next(page).click()
  await onStep(page, 'betaalgegevens')
  await page.getByLabel('Bankoverschrijving (€ 1,90 extra)').check()
  await page.getByLabel(/^Ik ga akkoord met de algemene voorwaarden/).check()
  await next(page).click()
  await onStep(page, 'overzicht')
  await expect.poll(() => page.locator('main').innerText()).not.toContain('IBAN')
  await confirm(page).click()
  await page.waitForURL('**/lidmaatschap/bedankt')
  await page.locator('button:not([aria-busy])').filter({ hasText: 'Mijn Thuisbasis' }).click()
  await page.waitForURL('**/mijn')
}

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Uitloggen', exact: true }).first().click()
  await page.waitForURL((url) => !url.pathname.startsWith('/mijn'))
}

/** Logs in by the page, where the browser itself solves the captcha. */
const logIn = async (page: Page, name: string, password = person.password) => {
  await page.goto(`${server.url}/inloggen?terug=/mijn/lidmaatschap`)
  await page.getByLabel('E-mailadres of lidnummer').fill(name)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

it('becomes a member by bank transfer, logs in by either name, books with known details and finds it back', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await becomeMember(page)
  await logOut(page)
  await logIn(page, person.email, 'groene-sloot-zonder')
  await page
    .getByText('De combinatie van e-mailadres of lidnummer en wachtwoord is niet juist.')
    .first()
    .waitFor()
  await isSound(page, 'login refused')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname === '/mijn/lidmaatschap')
  const membership = await page.locator('main').innerText()
  expect(membership).toContain('Bankoverschrijving')
  const number = /3\d{7}/.exec(membership)?.[0] ?? ''

  await openBooking(page, server.url)
  await fillTask(page)
  await next(page).click()
  await onStep(page, 'adresgegevens')
  await expect.poll(() => page.getByLabel('Postcode').inputValue()).toBe('3821 BT')
  await next(page).click()
  await onStep(page, 'moment')
  await chooseMoments(page)
  await next(page).click()
  await onStep(page, 'gegevens')
  for (const [label, known] of [
    ['Voorletters', 'K.'],
    ['Achternaam', 'Zomer'],
    ['E-mailadres', person.email],
    ['Telefoonnummer', '0612345678'],
  ] as const)
    await expect.poll(async () => (await page.getByLabel(label).inputValue()).replaceAll(' ', '')).toBe(known)
  await next(page).click()
  await onStep(page, 'overzicht')
  await confirm(page).click()
  const reference = await referenceOn(page)

  await page.goto(`${server.url}/mijn/gegevens`)
  await page.goto(`${server.url}/mijn`)
  await logOut(page)
  await page.goBack()
  await page.waitForURL(({ pathname }) => pathname === '/inloggen')
  await logIn(page, number)
  await page.waitForURL(({ pathname }) => pathname === '/mijn/lidmaatschap')
  await page.goto(`${server.url}/mijn/aanvragen`)
  const requests = await page.locator('main').innerText()
  expect(requests).toContain(reference)
  expect(problems.join('\n')).toContain('Failed to log in')
  expect(problems.filter((one) => !/status of 400|Failed to log in/.test(one))).toEqual([])
})
