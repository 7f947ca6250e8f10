import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { openBooking, referenceOn, walkToOverview } from '../kit/handyman-visit.ts'
import { becomeNewMember } from '../kit/new-member.ts'
import { become, confirm, fillAddress, isSound, next, onStep } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

it('a visitor types who and where they are once in a visit, on their own device only', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await openBooking(page, server.url)
  await walkToOverview(page)
  await confirm(page).click()
  await referenceOn(page)

  await page.goto(`${server.url}/contact`)
  await page.getByLabel('Onderwerp').selectOption('Lidmaatschap')
  await expect.poll(() => page.getByLabel('E-mailadres').inputValue()).toBe('jp.van.der.berg@voorbeeld.nl')
  expect(await page.getByLabel('Naam').inputValue()).toBe('J.P. van der Berg')
  expect(await page.getByLabel('Mobiel telefoonnummer').inputValue()).toBe('0612345678')
  expect(await page.getByLabel('Postcode').inputValue()).toBe('3821 BT')

  // logging in starts with the details of the account, and logging out leaves nothing
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(await stored()).toContain('jp.van.der.berg')
  await become(page, server.url, 'registered')
  await page.goto(`${server.url}/mijn`)
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect.poll(stored).not.toContain('jp.van.der.berg')
  expect(problems).toEqual([])
})

it('what is told of a home is kept with consent, and begins the next form with its source', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await becomeNewMember(page, server.url)
  await page.goto(`${server.url}/diensten/hypotheek/waarderapport`)
  await onStep(page, 'woning')
  await expect.poll(() => page.getByLabel('Postcode').inputValue()).toBe('3821 BT')
  await page.getByRole('radio', { name: 'Vrijstaande woning' }).check()
  await page.getByLabel('Bouwjaar').fill('1931')
  await page.getByLabel('Woonoppervlakte').fill('124')
  await page.getByLabel('Perceeloppervlakte').fill('210')
  await next(page).click()
  await onStep(page, 'rapport-en-prijs')
  await next(page).click()
  await onStep(page, 'persoonsgegevens')
  await next(page).click()
  await onStep(page, 'overzicht')
  await page.getByRole('checkbox', { name: /Bewaar wat ik over mijn woning invulde/ }).check()
  await isSound(page, 'asked whether it may be kept')
  await page
    .getByRole('checkbox', { name: /akkoord|voorwaarden/i })
    .first()
    .check()
  await page.getByRole('button', { name: 'Betalen met iDEAL' }).click()
  await page.waitForURL('**/sandbox/bank/*')

  await page.goto(`${server.url}/mijn/huis`)
  await expect
    .poll(async () => {
      await page.reload()
      return page.locator('.mijn-main').innerText()
    })
    .toMatch(/1931\s+uit je aanvraag van/)

  await page.goto(`${server.url}/diensten/keuringen/bouwtechnische-keuring`)
  await onStep(page, 'woning')
  expect(await page.getByLabel('Bouwjaar').inputValue()).toBe('')
  await fillAddress(page)
  await expect.poll(() => page.getByLabel('Bouwjaar').inputValue()).toBe('1931')
  await page
    .getByText(/Uit je aanvraag van/)
    .first()
    .waitFor()
  await isSound(page, 'a fact with its source')
  await page.getByLabel('Bouwjaar').fill('1932')
  await expect.poll(() => page.getByText(/Uit je aanvraag van/).count()).toBe(1)
  expect(problems).toEqual([])
})
