import type { Page } from 'playwright-core'
import { afterAll, afterEach, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { emailField, fillName, fillPayment } from '../kit/service-visit.ts'
import * as kit from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { fillAddress, isSound } = kit
const { server, browser, close } = await openSite()
afterAll(close)
afterEach(async () => {
  for (const partner of ['payments', 'valuation']) await kit.breakPartner(server.url, partner, 'none')
})

const path = '/diensten/koop-verkoop/verkoopprijs-bepalen'
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

it('a visitor pays and has the estimate, on the screen and by mail, sound on every step', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = kit.newMailbox('verkoop')
  await page.goto(server.url + path)
  await walkFunnel(page, [
    {
      step: 'gegevens',
      errors: ['Voer een postcode in.', 'Voer een IBAN in.', 'Bevestiging verplicht.'],
      fill: (at) => fillDetails(at, email),
    },
    {
      step: 'betaling',
      fill: async (at) => {
        for (const words of [
          'Verkoopprijs bepalen',
          '€ 24,95 inclusief btw',
          'iDEAL | Wero',
          'Eerste jaar gratis',
        ])
          await expect.poll(() => at.locator('form[data-step]').innerText()).toContain(words)
      },
    },
  ])
  await atBank(page)
  await page.getByText('€ 24,95').waitFor()
  await press(page, 'Betalen')
  await page.waitForURL(`**${path}/betaald?transactionId=*`)
  await page.getByRole('heading', { name: 'Je schatting is klaar' }).waitFor()
  await page.getByText('In negen van de tien gevallen').waitFor()
  await page.getByText('Dit is een voorbeeldcijfer').waitFor()
  const reference = await page.locator('.reference-code').innerText()
  await page.setViewportSize({ width: 320, height: 800 })
  await isSound(page, 'the estimate')
  const spaced = (text: string) => text.replace(/\s+/g, ' ')
  const value = await page.locator('.estimate-value').innerText()
  await page.reload()
  await expect.poll(() => page.locator('.estimate-value').innerText()).toBe(value)
  expect(spaced((await mailTo(email, 'De geschatte verkoopprijs')).text)).toContain(spaced(value))
  const confirmation = await mailTo(email, 'Je bestelling: Verkoopprijs bepalen')
  expect(reference).toMatch(kit.reference)
  expect(confirmation.text).toContain(reference)
  expect(confirmation.text).not.toContain('NL91')
  // opens the link of the confirmation mail after the order was paid
  const link = /http\S+\/betalen#[\w.-]+/.exec(confirmation.text)?.[0] ?? ''
  await page.goto(link)
  await page.getByText('Deze bestelling is al betaald.').waitFor()
  // the order made an account, which is logged in
  await page.goto(`${server.url}/mijn/aanvragen`)
  await page.getByRole('link', { name: /Verkoopprijs bepalen/ }).click()
  for (const words of ['Bon', 'Waarvan 21% btw', '€ 4,33', value])
    await expect.poll(() => page.locator('main').innerText()).toContain(words)
  await isSound(page, 'the purchase among one’s own')
  expect(problems).toEqual([])
})
