import { afterAll, expect, it } from 'vitest'
import { constructionInspection } from '../../src/web/funnels/inspections-construction/funnel.ts'
import { openVisitor } from '../kit/browser.ts'
import { chooseTime, fillName, passWall } from '../kit/service-visit.ts'
import { fillAddress, isSound, mailOf, newMailbox, onStep, reference } from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

it('a house that stands is inspected: price by its size, a membership along, sound on every step', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('keuring')
  await page.goto(`${server.url}/diensten/keuringen/bouwtechnische-keuring`)
  const steps = await walkFunnel(
    page,
    constructionInspection,
    { name: 'a house', answers: { email } },
    {
      errors: {
        woning: ['Kies hoe groot het huis is.'],
        planning: ['Je moet een datum en een tijd selecteren voor je naar de volgende stap kunt.'],
      },
      fill: {
        woning: async () => {
          await fillAddress(page)
          await page.getByRole('radio', { name: 'Tussenwoning' }).check()
          await page.getByRole('radio', { name: '701 m3 tot 900 m3' }).check()
          await page.getByLabel('Bouwjaar').fill('1975')
          await expect.poll(() => page.locator('main').innerText()).toMatch(/€\s495,00/)
        },
        planning: async () => {
          await chooseTime(page)
        },
        gegevens: async () => {
          await passWall(page, email)
          await onStep(page, 'gegevens')
          await fillName(page)
          await fillAddress(page)
        },
        betalingsgegevens: async () => {
          await page.getByRole('radio', { name: 'Ja', exact: true }).check()
          await page.getByLabel('Mobiel telefoonnummer').fill('06 12345678')
          await page.getByLabel('IBAN').fill('nl91 abna 0417 1643 00')
          for (const name of [/algemene voorwaarden/, /jaarlijkse incasso/])
            await page.getByRole('checkbox', { name }).check()
        },
      },
    },
  )
  expect(steps).toEqual(Object.keys(constructionInspection.steps))
  await page.getByText('Bedankt voor het inplannen van de keuring.').waitFor()
  await page.getByText(reference).first().waitFor()
  await isSound(page, 'confirmation')
  const mails = async () => (await mailOf(server.url)).filter(({ to }) => to.includes(email))
  await expect
    .poll(async () => (await mails()).map(({ text }) => text).join())
    .toContain('De bouwkundige komt naar Voorbeeldlaan')
  expect((await mails()).map(({ text }) => text).join()).toMatch(/€\s495,00/)
  expect(problems).toEqual([])
})
