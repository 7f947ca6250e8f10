import type { Page } from 'playwright-core'
import { afterAll, afterEach, expect, it } from 'vitest'
import { status } from '../../src/core/contract/sale-price/sale-price-calls.ts'
import { openVisitor } from '../kit/browser.ts'
import { emailField, fillName, fillPayment } from '../kit/service-visit.ts'
import * as kit from '../kit/visit.ts'
import { openSite } from './site.ts'

const { fillAddress, isSound, next, onStep, pressOn } = kit
// a site alone, as people of the demonstration become members here, or leave
const { server, browser, close } = await openSite({})
afterAll(close)
afterEach(async () => {
  for (const partner of ['payments', 'valuation']) await kit.breakPartner(server.url, partner, 'none')
})

const path = '/diensten/koop-verkoop/verkoopprijs-bepalen'
const pay = (page: Page) => page.getByRole('button', { name: 'Betalen met iDEAL' })
const atBank = (page: Page) => page.waitForURL('**/sandbox/bank/*')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const mailTo = (email: string, subject: string) => {
  const isIt = (one: kit.SentMail) => one.to.includes(email) && one.subject.startsWith(subject)
  return kit.untilThere(async () => (await kit.mailOf(server.url)).find(isIt))
}

const fillDetails = async (page: Page, email: string) => {
  await fillName(page)
  await fillAddress(page)
  await emailField(page).fill(email)
  await fillPayment(page)
  await page.getByRole('checkbox', { name: /algemene voorwaarden/ }).check()
}

it('by keyboard alone on a phone somebody who cancels pays the same purchase later, by one press', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 720 } })
  const { page, problems } = visitor
  await kit.become(page, server.url, 'registered')
  await page.goto(server.url + path)
  await onStep(page, 'gegevens')
  await expect.poll(() => page.getByLabel('Straatnaam').inputValue()).toBe('Voorbeeldhof')
  await pressOn(page, page.getByLabel('IBAN'), 'End')
  await page.keyboard.type('nl91abna0417164300')
  await pressOn(page, page.getByRole('checkbox', { name: /jaarlijkse incasso/ }), 'Space')
  await pressOn(page, page.getByRole('checkbox', { name: /algemene voorwaarden/ }), 'Space')
  await pressOn(page, next(page))
  await onStep(page, 'betaling')
  await pressOn(page, pay(page))
  await atBank(page)
  const address = page.url()
  await pressOn(page, page.getByRole('button', { name: 'Annuleren' }))
  await page.getByRole('heading', { name: 'Je hebt de betaling geannuleerd' }).waitFor()
  await page.getByText('Er is niets afgeschreven.').waitFor()
  // after a cancelled payment the page shows no list of finished steps
  expect(await page.getByRole('list', { name: 'Stappen' }).count()).toBe(0)
  await isSound(page, 'a payment that was cancelled')
  await pressOn(page, page.getByRole('link', { name: 'Opnieuw betalen' }))
  await page.getByRole('heading', { name: 'Je bestelling betalen' }).waitFor()
  await page.getByText('€ 24,95').waitFor()
  await isSound(page, 'a purchase that is open')
  await pressOn(page, pay(page))
  await atBank(page)
  expect(page.url()).not.toBe(address)
  await pressOn(page, page.getByRole('button', { name: 'Betalen', exact: true }))
  await page.getByRole('heading', { name: 'Je schatting is klaar' }).waitFor()
  expect(problems).toEqual([])
})

/** The buttons of the sandbox bank that end a payment, with what the page says afterwards. */
const outcomes = [
  { choice: 'Betalen', heading: 'Je schatting is klaar', text: 'In negen van de tien gevallen' },
  { choice: 'Annuleren', heading: 'Je hebt de betaling geannuleerd', text: 'Er is niets afgeschreven.' },
  { choice: 'Laten mislukken', heading: 'De betaling is mislukt', text: 'Er is niets afgeschreven.' },
  {
    choice: 'Laten verlopen',
    heading: 'De tijd om te betalen is voorbij',
    text: 'Er is niets afgeschreven.',
  },
]

it.each(outcomes)('after „$choice” at the bank one reads “$heading”', async (one) => {
  await using visitor = await openVisitor(browser, { viewport: { width: 375, height: 800 } })
  const { page, problems } = visitor
  await page.goto(server.url + path)
  await onStep(page, 'gegevens')
  await fillDetails(page, kit.newMailbox(`bank-${outcomes.indexOf(one)}`))
  await next(page).click()
  await onStep(page, 'betaling')
  await pay(page).click()
  await atBank(page)
  await press(page, one.choice)
  await page.waitForURL(`**${path}/betaald?transactionId=*`)
  await page.getByRole('heading', { name: one.heading, exact: true }).waitFor()
  await page.getByText(one.text).first().waitFor()
  const others = outcomes.filter(({ heading }) => heading !== one.heading)
  for (const { heading } of others) expect(await page.getByText(heading).count(), heading).toBe(0)
  // only a payment that came to nothing can be tried again
  await expect
    .poll(() => page.getByRole('link', { name: 'Opnieuw betalen' }).count())
    .toBe(one === outcomes[0] ? 0 : 1)
  await isSound(page, one.heading)
  expect(problems).toEqual([])
})

it('who left the bank unpaid is told so in the end, and can pay or look again', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 375, height: 800 } })
  const { page, problems } = visitor
  await page.goto(server.url + path)
  await onStep(page, 'gegevens')
  await fillDetails(page, kit.newMailbox('bank-open'))
  await next(page).click()
  await onStep(page, 'betaling')
  await pay(page).click()
  await atBank(page)
  await press(page, 'Annuleren')
  await page.getByRole('heading', { name: 'Je hebt de betaling geannuleerd' }).waitFor()
  const asked = `**${status.path}?*`
  const open = { status: 'open', reference: '7KQM-X4TF', payLink: '/betalen#open' }
  await page.route(asked, (route) => route.fulfill({ json: open }))
  await page.reload()
  await page.getByRole('heading', { name: 'We zien nog geen betaling' }).waitFor()
  await page.getByText(open.reference).waitFor()
  expect(await page.getByRole('link', { name: 'Opnieuw betalen' }).getAttribute('href')).toBe('/betalen#open')
  await isSound(page, 'a payment that is still open')
  await page.unroute(asked)
  await page.getByRole('button', { name: 'Kijk opnieuw' }).click()
  await page.getByRole('heading', { name: 'Je hebt de betaling geannuleerd' }).waitFor()
  expect(problems).toEqual([])
})

it('a bank that is away keeps every answer, a slow one is waited for, and a closed browser loses nothing', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  const email = kit.newMailbox('traag')
  await page.goto(server.url + path)
  await onStep(page, 'gegevens')
  await fillDetails(page, email)
  await next(page).click()
  await onStep(page, 'betaling')
  await kit.breakPartner(server.url, 'payments', 'down')
  await pay(page).click()
  await page.getByText(kit.apology).waitFor()
  await isSound(page, 'a bank that is away')
  await kit.breakPartner(server.url, 'payments', 'none')
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/determineSalesPrice')) keys.push(request.headers()['idempotency-key'] ?? '')
  })
  await pay(page).dblclick()
  await atBank(page)
  expect(new Set(keys).size).toBe(1)
  // after the browser's back button only the IBAN is asked again (D7), and the same answers lead to the same payment
  const bank = page.url()
  await page.goBack()
  await onStep(page, 'gegevens')
  await page.getByText('Vul dit opnieuw in. Deze gegevens bewaren we niet.').waitFor()
  await fillPayment(page)
  await next(page).click()
  await onStep(page, 'betaling')
  await pay(page).click()
  await atBank(page)
  expect(page.url()).toBe(bank)
  await press(page, 'Betalen')
  await page.waitForURL('**/betaald?*')
  await page.close()
  await mailTo(email, 'De geschatte verkoopprijs')
})

it('whoever comes by without a payment reads what the page is for', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await page.goto(`${server.url}${path}/betaald`)
  await page.getByText('Hier zie je hoe het met je bestelling staat').waitFor()
  await isSound(page, 'a return without a payment')
  await page.getByRole('link', { name: 'Bepaal je verkoopprijs' }).click()
  await onStep(page, 'gegevens')
  await page.goto(`${server.url}/betalen`)
  await page.getByRole('link', { name: 'Naar Mijn aanvragen' }).waitFor()
  expect(problems).toEqual([])
})
