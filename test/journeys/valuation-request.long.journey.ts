import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { fillAddress, isSound, mailOf, newMailbox, reference } from '../kit/visit.ts'
import { type Step, walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)
const path = '/diensten/hypotheek/taxatie'
const asked = (email: string): Step => ({
  step: 'aanvragen',
  errors: ['Voer een aanhef in.', 'Voer een postcode in.', 'Voer een e-mailadres in.'],
  fill: [
    {
      Reden: 'Aankoop woning',
      Aanhef: 'Mevr.',
      Voorletters: 'jp',
      Achternaam: 'berg',
    },
    (at) => fillAddress(at),
    { 'Mobiel telefoonnummer': '06 12345678', 'E-mailadres': email },
  ],
})

it('a valuation is asked for on one page, thanked for, mailed and handed over', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('valuation-request')
  await page.goto(server.url + path)
  await walkFunnel(page, [asked(email)])
  await page.waitForURL(`**${path}/bedankt`)
  await page.getByText(reference).first().waitFor()
  await isSound(page, 'thanks')
  const code = reference.exec(await page.locator('main').innerText())?.[0] ?? 'no reference'
  const subjects = async () =>
    (await mailOf(server.url)).filter(({ to }) => to.includes(email)).map(({ subject }) => subject)
  await expect.poll(subjects).toContain(`Je aanvraag voor een taxatie (${code})`)
  const orders = async () => (await fetch(`${server.url}/sandbox/orders.json`)).text()
  await expect.poll(orders).toContain(code)
  expect(problems).toEqual([])
})

it('one that goes wrong says so in its own words, and keeps every answer', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(server.url + path)
  await page.route('**/api/v1/services/taxation', (route) => route.fulfill({ status: 503, body: '' }), {
    times: 1,
  })
  const email = newMailbox('taxatie-later')
  await walkFunnel(page, [asked(email)])
  await page.getByText('Er is iets misgegaan.', { exact: true }).waitFor()
  expect(await page.getByLabel('E-mailadres', { exact: true }).inputValue()).toBe(email)
  await page.getByRole('button', { name: 'Versturen' }).click()
  await page.waitForURL(`**${path}/bedankt`)
})
