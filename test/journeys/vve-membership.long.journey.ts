import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import {
  breakPartner,
  confirm,
  isSound,
  mailOf,
  newMailbox,
  next,
  onStep,
  reference,
  summary,
} from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const path = '/lidmaatschap/vve'
const { server, browser, close } = await openSite()
afterAll(close)

const fillProperty = async (page: Page) => {
  await page.getByLabel('Naam VvE').fill('VvE Voorbeeldflat')
  await page.getByLabel('Postcode').fill('3821bt')
  await page.getByLabel('Huisnummer').fill('10')
  await page.getByLabel('Straatnaam').waitFor()
  await page.getByLabel('Aantal appartementen').fill('12')
}
const fillContact = async (page: Page, email: string) => {
  await page.getByLabel('Voorletters').fill('jp')
  await page.getByLabel('Achternaam').fill('berg')
  await page.getByRole('radio', { name: 'Postbus' }).check()
  await page.getByLabel('Postbusnummer').fill('7 35')
  await page.getByLabel('Postcode').fill('3800as')
  await page.getByLabel('Plaats').fill('Amersfoort')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Telefoonnummer').fill('033 234 56 78')
}
const fillPayment = async (page: Page) => {
  await page.getByLabel('IBAN').fill('nl91 abna 0417 1643 00')
  await page.getByRole('checkbox').check()
}
const fails = async (page: Page, ...sentences: string[]) => {
  await next(page).click()
  await summary(page).waitFor()
  for (const sentence of sentences) await expect.poll(() => summary(page).innerText()).toContain(sentence)
}
const thanked = async (page: Page): Promise<string> => {
  await page.waitForURL('**/lidmaatschap/vve-bedankt')
  await page.getByText(reference).first().waitFor()
  return reference.exec(await page.locator('main').innerText())?.[0] ?? ''
}
const mailsTo = async (email: string) => (await mailOf(server.url)).filter(({ to }) => to.includes(email))

it('an association becomes a member, sound on every step, with one confirmation of a double click', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('vve-nieuw')
  await page.goto(server.url + path)
  await walkFunnel(page, [
    {
      step: 'pandgegevens',
      errors: ['Voer een postcode in.'],
      fill: [fillProperty, { 'KvK-nummer': '12345678' }],
    },
    {
      step: 'contactgegevens',
      errors: ['Voer uw initialen in.', 'Voer een e-mailadres in.'],
      fill: [{ Rol: 'Contactpersoon', Aanhef: 'Mevr.' }, (at) => fillContact(at, email)],
    },
    {
      step: 'betaalgegevens',
      errors: ['Voer een IBAN in.', 'Bevestiging verplicht.'],
      fill: [
        { 'Factuur naar': 'Zelfde als contactpersoon', Betaalmethode: 'Automatische incasso' },
        fillPayment,
      ],
    },
    {
      step: 'overzicht',
      errors: ['Bevestiging verplicht.'],
      fill: async (at) => {
        await at.getByRole('checkbox').check()
        const overview = await at.locator('main').innerText()
        for (const shown of ['Postbus', '12345678', email, '€ 150,00']) expect(overview).toContain(shown)
      },
      press: (at) => confirm(at).dblclick(),
    },
  ])
  const code = await thanked(page)
  await isSound(page, 'thanks')
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toBe(`Je VvE is lid van Thuisbasis (${code})`)
  expect(mail?.text).toMatch(/lidnummer van de VvE is 3\d{7}\./)
  expect(problems).toEqual([])
})

it('on a phone breaks no word, and asks and counts what the way of paying needs', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 375, height: 800 } })
  const { page } = visitor
  await page.goto(server.url + path)
  await onStep(page, 'pandgegevens')
  await fillProperty(page)
  await page.getByLabel('KvK-nummer').fill('1234567')
  await fails(page, 'KvK-nummer bestaat uit 8 cijfers.')
  await page.getByLabel('KvK-nummer').fill('12345678')
  await next(page).click()
  await onStep(page, 'contactgegevens')
  for (const word of ['Contactpersoon', 'Beheerkantoor'])
    expect((await page.getByText(word, { exact: true }).boundingBox())?.height, word).toBeLessThan(30)
  await page.getByRole('radio', { name: 'Postbus' }).check()
  await page.getByLabel('Postbusnummer').fill('123456')
  await fails(page, 'Postbusnummer is ongeldig.', 'Telefoonnummer: Dit is een verplicht veld.')
  await fillContact(page, newMailbox('vve-telefoon'))
  await page.getByLabel('Plaats').focus()
  await expect.poll(() => page.getByLabel('Postcode').inputValue()).toBe('3800 AS')
  await next(page).click()
  await onStep(page, 'betaalgegevens')
  await expect.poll(() => page.getByLabel('Postcode').count()).toBe(0)
  await page.getByRole('radio', { name: /^Bankoverschrijving/ }).check()
  await expect.poll(() => page.getByLabel('IBAN').count()).toBe(0)
  await expect.poll(() => page.locator('.side').innerText()).toContain('€ 151,90')
})

it('keeps what may be kept through a reload and back, and asks the IBAN again', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(`${server.url}${path}?step=overzicht`)
  await onStep(page, 'pandgegevens')
  await fillProperty(page)
  await next(page).click()
  await onStep(page, 'contactgegevens')
  await fillContact(page, newMailbox('vve-kept'))
  await next(page).click()
  await onStep(page, 'betaalgegevens')
  await fillPayment(page)
  await next(page).click()
  await onStep(page, 'overzicht')
  await isSound(page, 'overzicht')
  await page.reload()
  await onStep(page, 'betaalgegevens')
  await expect
    .poll(() => page.locator('main').innerText())
    .toContain('Vul dit opnieuw in. Deze gegevens bewaren we niet.')
  await expect.poll(() => page.getByLabel('IBAN').inputValue()).toBe('')
  await page.getByRole('button', { name: 'Terug' }).click()
  await onStep(page, 'contactgegevens')
  await expect.poll(() => page.getByLabel('Postbusnummer').inputValue()).toBe('735')
})

it('passes by keyboard alone, with an address register that is away', async () => {
  await breakPartner(server.url, 'addresses', 'down')
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  const { keyboard } = page
  const type = async (label: string | RegExp, text: string) => {
    const field = page.getByLabel(label, { exact: true }).first()
    for (let count = 0; count < 60; count++) {
      if (await field.evaluate((control) => control === document.activeElement)) break
      await keyboard.press('Tab')
    }
    expect(await field.evaluate((control) => control === document.activeElement), `${label}`).toBe(true)
    await keyboard.type(text)
  }
  try {
    await page.goto(server.url + path)
    await onStep(page, 'pandgegevens')
    await type('Naam VvE', 'VvE De Kade')
    await type('Postcode', '1012js')
    await type('Huisnummer', '1')
    await page.getByText('We kunnen je adres nu niet opzoeken. Vul zelf je straat en plaats in.').waitFor()
    await type('Straatnaam', 'Voorbeeldplein')
    await type('Plaats', 'Amsterdam')
    await type('Aantal appartementen', '2')
    await keyboard.press('Enter')
    await onStep(page, 'contactgegevens')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Contactgegevens')
    await type('Contactpersoon', '')
    await keyboard.press('ArrowRight')
    await type('Voorletters', 'a')
    await type('Achternaam', "'t Hart")
    await type('Straatadres', '')
    await keyboard.press('ArrowRight')
    await type('Postbusnummer', '12')
    await type('Postcode', '1000aa')
    await type('Plaats', 'Amsterdam')
    await type('Telefoonnummer', '0201234567')
    await type('E-mailadres', newMailbox('beheer'))
    await keyboard.press('Enter')
    await onStep(page, 'betaalgegevens')
    await type('Automatische incasso', '')
    await keyboard.press('ArrowRight')
    await keyboard.press('Enter')
    await onStep(page, 'overzicht')
    await expect.poll(() => page.locator('main').innerText()).toContain('Beheerkantoor')
    await type(/^Ik ga akkoord met de algemene voorwaarden/, '')
    await keyboard.press('Space')
    await keyboard.press('Enter')
    expect(await thanked(page)).toBeTruthy()
  } finally {
    await breakPartner(server.url, 'addresses', 'none')
  }
})
