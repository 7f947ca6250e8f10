import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { thanksPath } from '../../src/core/insurance/thanks-path.ts'
import { openVisitor } from '../kit/browser.ts'
import { boxOf, codeOn, open, plain, premiumsOf, totalFor } from '../kit/home-insurance.ts'
import { fillAddress, isSound, mailOf, newMailbox, reference } from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const onwards = (page: Page) => page.getByRole('button', { name: 'Volgende stap' }).tap()

const seePremium = async (page: Page) => {
  await page.getByRole('heading', { name: 'De premie voor jouw inboedelverzekering' }).waitFor()
  const total = await page.getByRole('row', { name: 'Totaal per maand' }).first().innerText()
  expect(total).toContain(totalFor(await premiumsOf(server.url, plain), ['Content']))
  expect(await codeOn(page)).toMatch(reference)
  await page.getByText('Bekijk productinformatie').click()
  await expect.poll(() => page.getByRole('link', { name: 'Verzekeringskaart' }).count()).toBe(1)
}

it('who insures their belongings reads the premium, applies for it and has it by mail', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('inboedel')
  await open(page, server.url, 'Content')
  expect(await boxOf(page, 'Content').isDisabled(), 'its own insurance stays').toBe(true)
  await walkFunnel(page, [
    {
      step: 'woningkenmerken',
      errors: ['Aantal kamers', 'Gezinssamenstelling', 'Voer een geboortedatum in.'],
      fill: [
        (at) => fillAddress(at),
        {
          'Kloppen deze gegevens?': 'Ja',
          'Aantal kamers': '4',
          'Waarvan zijn de buitenmuren?': 'Steen of beton',
          'Waarvan is het dak?': 'Dakpannen',
          Geboortedatum: '3-2-1980',
          Gezinssamenstelling: 'Ik woon samen',
          'Wil je deze berekening ook per e-mail?': 'Nee',
        },
      ],
    },
    { step: 'premie', fill: seePremium, press: onwards },
    {
      step: 'aanvullende-gegevens',
      errors: ['Ben je eigenaar van de woning?'],
      fill: {
        'Heb je nu al zo’n verzekering?': 'Nee',
        'Hoe vaak wil je betalen?': 'Per maand',
        Ingangsdatum: '1-12-2026',
        'Ben je eigenaar van de woning?': 'Ja',
        'Waarvoor gebruik je de woning?': 'Ik woon er zelf',
        'Verhuur je de woning langer dan 2 maanden?': 'Nee',
        'Staat de woning op de monumentenlijst?': 'Nee',
        'Eigen risico': 'Geen eigen risico',
        'Wil je schade aan je inboedel duurzaam laten herstellen?': 'Ja',
        'Wil je het glas meeverzekeren?': 'Ja',
        'Wil je spullen buitenshuis verzekeren?': 'Nee',
        'Wil je sieraden en horloges over de hele wereld verzekeren?': 'Nee',
        'Heb je bijzondere bezittingen die meer waard zijn dan standaard verzekerd is?': 'Nee',
        'Heb je thuis spullen voor je werk of bedrijf?': 'Nee',
        'Wil je een dekking tegen internetcriminaliteit?': 'Ja',
      },
    },
    {
      step: 'slotvragen',
      errors: ['Voer een IBAN in.'],
      fill: {
        'Had je in de laatste 5 jaar schade?': 'Ja',
        'Hoe vaak had je schade?': '1 keer',
        'Welke schade was het, en wanneer?': 'In mei 2025 liep de wasmachine leeg over de vloer.',
        'Ben je in de laatste 8 jaar in aanraking geweest met politie of justitie?': 'Nee',
        'Heeft een verzekeraar je in de laatste 8 jaar geweigerd of opgezegd?': 'Nee',
        Aanhef: 'Mevr.',
        Voorletters: 'jp',
        Achternaam: 'berg',
        'E-mailadres': email,
        'Herhaal e-mailadres': email,
        'Mobiel telefoonnummer': '06 12345678',
        IBAN: 'NL91ABNA0417164300',
        'Is je postadres een ander adres dan de woning?': 'Nee',
      },
    },
    {
      step: 'opzegservice',
      fill: { 'Wil je dat wij je oude verzekering opzeggen?': 'Nee' },
      press: onwards,
    },
    {
      step: 'afsluiten',
      errors: ['Bevestiging verplicht.'],
      fill: async (at) => {
        for (const box of await at.locator('form[data-step] input[type="checkbox"]').all()) await box.check()
      },
    },
  ])
  await page.waitForURL(server.url + thanksPath('Content'))
  const code = reference.exec(await page.locator('main').innerText())?.[0] ?? 'no reference'
  await isSound(page, 'applied for')
  await expect
    .poll(async () =>
      (await mailOf(server.url)).filter(({ to }) => to === email).map(({ subject }) => subject),
    )
    .toContain(`Je aanvraag voor je verzekering (${code})`)
  expect(problems).toEqual([])
})
