import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { register } from '../../src/core/contract/will-advice/will-advice-calls.ts'
import { openVisitor } from '../kit/browser.ts'
import { chooseTime, comeFirst, fillName, fillPayment, firstFreeDay, passWall } from '../kit/service-visit.ts'
import * as kit from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { confirm, fillAddress, isSound, next, onStep, pressOn } = kit
// a site alone, as people of the demonstration become members here, or leave
const { server, browser, close } = await openSite({})
afterAll(close)

const path = '/diensten/wonen-en-onderhoud-diensten/testamentadvies/testamentadvies-afspraak-maken'
const missing = 'Je moet een datum en een tijd selecteren voor je naar de volgende stap kunt.'
const times = (page: Page, pressed: { pressed?: true } = {}) =>
  page.getByRole('button', { name: /^\d\d:\d\d$/, ...pressed })
const isOnline = (page: Page) => expect.poll(() => page.getByRole('radio', { name: 'Online' }).isChecked())

/** Plans a visit: the form starts with an online talk; a visit is to the nearest office, and has another calendar. */
const planVisit = async (page: Page) => {
  await isOnline(page).toBe(true)
  await chooseTime(page)
  await page.getByRole('radio', { name: 'Kantoorbezoek' }).check()
  await page.getByText('Amersfoort: Voorbeeldstraat 85, 3811 AB Amersfoort').waitFor()
  await page.getByText('Kies eerst een geschikte dag.').waitFor()
  await chooseTime(page)
}

/** Waits for the thank-you page; answers the text of the confirmation mail. */
const confirmed = async (page: Page, email: string): Promise<string> => {
  await page.waitForURL(`**${path}/testamentadvies-bedankt`)
  await page.getByText(kit.reference).first().waitFor()
  await isSound(page, 'thanks')
  const isIt = ({ to, subject }: kit.SentMail) => to.includes(email) && subject.startsWith('Je afspraak:')
  const find = async () => (await kit.mailOf(server.url)).find(isIt)
  return (await kit.untilThere(find)).text
}

it('a visitor plans a visit and becomes a member, sound on every step, and loses only a time that went', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  const email = kit.newMailbox('testament')
  // no hold succeeds, as on a network that fails
  await page.route('**/api/v1/holds', (route) => route.abort())
  const others = await comeFirst(page, register.path, 'userInformation')
  await page.goto(server.url + path)
  await walkFunnel(page, [
    { step: 'afspraak', errors: ['Voer een postcode in.'], fill: (at) => fillAddress(at) },
    {
      step: 'planning',
      errors: [missing],
      fill: planVisit,
      press: async () => {
        await next(page).click()
        await passWall(page, email)
      },
    },
    {
      step: 'gegevens',
      errors: ['Voer een aanhef in.', 'Voer een IBAN in.', 'Bevestiging verplicht.'],
      fill: [fillName, fillPayment],
    },
    { step: 'overzicht' },
  ])
  await onStep(page, 'planning')
  await page.getByText('Dit tijdstip is net door iemand anders gekozen.').first().waitFor()
  expect(others.at(-1)).toBe(409)
  await isOnline(page).toBe(false)
  await isSound(page, 'a time that is gone')
  await page.locator('.notice-actions').getByRole('button').first().click()
  await times(page, { pressed: true }).waitFor()
  await next(page).click()
  await onStep(page, 'overzicht')
  for (const words of ['Mevr. J.P. Berg', 'Amersfoort', '€ 95,00', '€ 34,50 per jaar'])
    await expect.poll(() => page.locator('form[data-step]').innerText()).toContain(words)

  await page.getByRole('link', { name: 'Wijzig Afspraak' }).click()
  await onStep(page, 'afspraak')
  // the association makes no appointments for some homes, such as number 13
  await fillAddress(page, '3821 BT', '13')
  const restricted = page.getByText('Voor dit adres maken we geen afspraken.').first()
  await restricted.waitFor()
  expect(await next(page).isDisabled()).toBe(true)
  // it keeps the focus of who came to it by keyboard, and takes no press
  await next(page).press('Enter')
  expect(await next(page).evaluate((one) => one === document.activeElement)).toBe(true)
  await onStep(page, 'afspraak')
  await isSound(page, 'a home without appointments')
  await fillAddress(page, '3821 BT', '12')
  await restricted.waitFor({ state: 'hidden' })
  await next(page).click()
  await onStep(page, 'planning')
  // another address resets the choice to online, without a time
  expect(await times(page, { pressed: true }).count()).toBe(0)
  await planVisit(page)
  await next(page).click()
  await onStep(page, 'overzicht')
  await confirm(page).click()
  const mail = await confirmed(page, email)
  for (const words of [
    'Je komt naar ons kantoor in Amersfoort',
    'Je bent nu lid van',
    'krijg je een rekening',
  ])
    expect(mail).toContain(words)
  expect(mail).toMatch(/€\s95,00/)
})

it('by keyboard alone on a phone somebody registered meets online, and becomes a member', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 720 } })
  const { page, problems } = visitor
  await kit.become(page, server.url, 'registered')
  await page.goto(server.url + path)
  await onStep(page, 'afspraak')
  await expect.poll(() => page.getByLabel('Straatnaam').inputValue()).toBe('Voorbeeldhof')
  await pressOn(page, next(page))
  await onStep(page, 'planning')
  await isOnline(page).toBe(true)
  await pressOn(page, firstFreeDay(page))
  await pressOn(page, times(page).first())
  await page.getByText('We houden dit tijdstip voor je vast').waitFor()
  await pressOn(page, next(page))
  await onStep(page, 'gegevens')
  await pressOn(page, page.getByLabel('IBAN'), 'End')
  await page.keyboard.type('nl91abna0417164300')
  await pressOn(page, page.getByRole('checkbox', { name: /jaarlijkse incasso/ }), 'Space')
  await pressOn(page, next(page))
  await onStep(page, 'overzicht')
  await isSound(page, 'overzicht')
  await pressOn(page, confirm(page))
  expect(await confirmed(page, 'nietlid@voorbeeld.nl')).toContain('https://beeldbellen.voorbeeld.nl/')
  expect(problems).toEqual([])
})
