import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { fillAddress, isSound, mailOf, newMailbox, reference } from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)
const path = '/diensten/vve/meerjarenonderhoudsplan'

it('a quote is asked for, sound on every step, thanked for, mailed and handed over', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('vve-quote')
  await page.goto(server.url + path)
  await walkFunnel(page, [
    {
      step: 'pandgegevens',
      errors: ['Voer een postcode in.'],
      fill: [{ 'Naam VvE': 'VvE Voorbeeldflat' }, (at) => fillAddress(at)],
    },
    {
      step: 'kenmerken',
      errors: ['Aantal gebouwen', 'Aantal extra planningen'],
      fill: {
        Bouwjaar: '1975',
        'Aantal gebouwen': '1',
        'Aantal appartementen': '12',
        'Aantal monumenten': '0',
        'Aantal gebouwen met een parkeergarage': '0',
        'Aantal gebouwen met winkels': '0',
        'Aantal gebouwen met eigen terrein': '0',
        'Aantal extra planningen': '0',
      },
    },
    {
      step: 'contactgegevens',
      errors: ['Voer een aanhef in.', 'Voer een e-mailadres in.'],
      fill: [
        {
          Rol: 'Contactpersoon',
          Aanhef: 'Mevr.',
          Voorletters: 'jp',
          Achternaam: 'berg',
          'Soort adres': 'Straatadres',
        },
        (at) => fillAddress(at),
        { 'E-mailadres': email, 'Mobiel telefoonnummer': '06 12345678' },
      ],
    },
    { step: 'overzicht' },
  ])
  await page.waitForURL(`**${path}/bedankt`)
  await page.getByText(reference).first().waitFor()
  await isSound(page, 'thanks')
  const code = reference.exec(await page.locator('main').innerText())?.[0] ?? 'no reference'
  const subjects = async () =>
    (await mailOf(server.url)).filter(({ to }) => to.includes(email)).map(({ subject }) => subject)
  await expect.poll(subjects).toContain(`Je aanvraag voor een meerjarenonderhoudsplan (${code})`)
  const orders = async () => (await fetch(`${server.url}/sandbox/orders.json`)).text()
  await expect.poll(orders).toContain(code)
  expect(problems).toEqual([])
})
