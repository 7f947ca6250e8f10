import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { chooseTime, fillName, passWall } from '../kit/service-visit.ts'
import { fillAddress, isSound, mailOf, newMailbox, next, reference } from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

it('a house that stands is inspected: price by its size, a membership along, sound on every step', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('keuring')
  await page.goto(`${server.url}/diensten/keuringen/bouwtechnische-keuring`)
  await walkFunnel(page, [
    {
      step: 'woning',
      errors: ['Kies hoe groot het huis is.'],
      fill: [
        (at) => fillAddress(at),
        { Woningtype: 'Tussenwoning', 'Inhoud van het huis': '701 m3 tot 900 m3', Bouwjaar: '1975' },
        (at) => expect.poll(() => at.locator('main').innerText()).toMatch(/€\s495,00/),
      ],
    },
    {
      step: 'planning',
      errors: ['Je moet een datum en een tijd selecteren voor je naar de volgende stap kunt.'],
      fill: (at) => chooseTime(at),
      press: async (at) => {
        await next(at).click()
        await passWall(at, email)
      },
    },
    { step: 'gegevens', fill: [fillName, (at) => fillAddress(at)] },
    {
      step: 'betalingsgegevens',
      errors: ['Voer een IBAN in.', 'Bevestiging verplicht.'],
      fill: async (at) => {
        await at.getByRole('radio', { name: 'Ja', exact: true }).check()
        // the number that was asked on the step before
        await expect.poll(() => at.getByLabel('Mobiel telefoonnummer').inputValue()).toBe('0612345678')
        await at.getByLabel('IBAN').fill('nl91 abna 0417 1643 00')
        for (const name of [
          /eenmalig €\s495,00 van deze rekening/,
          /algemene voorwaarden/,
          /jaarlijkse incasso/,
        ])
          await at.getByRole('checkbox', { name }).check()
      },
    },
    { step: 'overzicht' },
  ])
  await page.waitForURL('**/diensten/keuringen/bouwtechnische-keuring/bedankt')
  await page.getByRole('heading', { level: 1, name: 'Bedankt voor het inplannen van de keuring' }).waitFor()
  await page.getByText(reference).first().waitFor()
  await isSound(page, 'confirmation')
  const mails = async () => (await mailOf(server.url)).filter(({ to }) => to.includes(email))
  await expect
    .poll(async () => (await mails()).map(({ text }) => text).join())
    .toContain('De bouwkundige komt naar Voorbeeldlaan')
  // the price alone, and with the membership that comes with it
  for (const amount of [/€\s495,00/, /€\s529,50/])
    expect((await mails()).map(({ text }) => text).join()).toMatch(amount)
  expect(problems).toEqual([])
})
