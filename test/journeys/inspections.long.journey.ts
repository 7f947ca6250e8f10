import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import {
  completionTimes,
  register,
  registerCompletion,
} from '../../src/core/contract/inspections/inspections-calls.ts'
import { openVisitor } from '../kit/browser.ts'
import { chooseDay, comeFirst, fillName, firstFreeDay, passWall } from '../kit/service-visit.ts'
import {
  become,
  confirm,
  fillAddress,
  isSound,
  mailOf,
  newMailbox,
  next,
  onStep,
  pressOn,
  reference,
  type SentMail,
  summary,
  untilThere,
} from '../kit/visit.ts'
import { openSite } from './site.ts'

// a site alone, as people of the demonstration become members here, or leave
const { server, browser, close } = await openSite({})
afterAll(close)

/** Takes the time that is proposed; the page asks for that only where it differs from the wanted time. */
const takeTime = async (page: Page) => {
  const [take, chosen] = [
    page.getByRole('button', { name: 'Neem dit tijdstip' }),
    page.getByText('Je keuring is op'),
  ]
  await take.or(chosen).waitFor()
  if (await take.isVisible()) await take.click()
  await chosen.waitFor()
}

it('a wanted time is waited for and stays when its day is tapped again; another one is taken by who accepts it', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const answered = Promise.withResolvers<void>()
  const chosen = page.getByText('Je keuring is op')
  const wall = page.locator('[data-step="gegevens"][data-wall]')
  let taken = 'nothing'
  await page.route(`**${completionTimes.path}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const { plannedTime } = route.request().postDataJSON()
    // somebody can come at the wanted time, unless the test says that it is taken
    const [day] = plannedTime.split('T')
    const times = [plannedTime.slice(11, 16), '14:00'].filter((one) => one !== taken)
    await answered.promise
    const offset = plannedTime.slice(19)
    await route.fulfill({
      json: times.map((time) => ({ start: `${day}T${time}:00${offset}`, end: `${day}T16:00:00${offset}` })),
    })
  })
  await page.route('**/api/v1/holds', (route) => route.abort())
  await page.goto(`${server.url}/diensten/keuringen/opleveringskeuring`)
  await onStep(page, 'woning')
  await fillAddress(page)
  await page.getByRole('radio', { name: 'Tussenwoning' }).check()
  await next(page).click()
  await onStep(page, 'planning')
  await chooseDay(page)
  await page.getByLabel('Uur').selectOption('10')
  await next(page).click()
  await page.locator('button[aria-busy="true"]').waitFor()
  answered.resolve()
  await wall.waitFor()
  await page.goBack()
  await onStep(page, 'planning')
  await page.locator('.cal-day[data-selected]').click()
  await chosen.waitFor()
  await next(page).click()
  await wall.waitFor()
  await page.goBack()
  await onStep(page, 'planning')
  taken = '10:30'
  await page.getByLabel('Minuten').selectOption('30')
  await page.getByText('Op jouw tijd is niemand vrij.').waitFor()
  expect(await chosen.count()).toBe(0)
  await isSound(page, 'a proposal')
  await next(page).click()
  await summary(page).waitFor()
  await page.getByRole('button', { name: 'Neem dit tijdstip' }).click()
  await chosen.filter({ hasText: '14.00 uur' }).waitFor()
  await next(page).click()
  await wall.waitFor()
  expect(problems.filter((one) => !one.includes('/api/v1/holds') && !one.includes('Failed hold'))).toEqual([])
})

it('a new house on the day of its key: by keyboard on a phone, not where one lives', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 720 } })
  const { page, problems } = visitor
  await page.goto(`${server.url}/diensten/keuringen/opleveringskeuring`)
  await onStep(page, 'woning')
  await page.getByText('dit is geen vooroplevering of voorschouw').waitFor()
  await fillAddress(page)
  await page.getByRole('radio', { name: 'Tussenwoning' }).focus()
  await page.keyboard.press('Space')
  await next(page).press('Enter')
  await onStep(page, 'planning')
  const first = firstFreeDay(page)
  await first.focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Uur').selectOption('10')
  await page.getByLabel('Minuten').selectOption('15')
  await takeTime(page)
  await page.getByText('We houden dit tijdstip voor je vast').waitFor()
  await isSound(page, 'a proposal')
  await next(page).press('Enter')
  await passWall(page, newMailbox('oplevering'))
  await onStep(page, 'gegevens')
  await fillName(page)
  await fillAddress(page)
  await next(page).press('Enter')
  await page.getByText('Let op! Je huidige adres en het adres van de te keuren woning').first().waitFor()
  expect(problems).toEqual([])
})

it.each(['bouwtechnische-keuring', 'opleveringskeuring'])(
  '%s of a home without appointments is told before a time is chosen, and another home goes on',
  async (kind) => {
    await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 720 } })
    const { page } = visitor
    await page.goto(`${server.url}/diensten/keuringen/${kind}`)
    await onStep(page, 'woning')
    await fillAddress(page, '3821 BT', '13')
    await page.getByRole('radio', { name: 'Tussenwoning' }).check()
    if (kind === 'bouwtechnische-keuring') {
      await page.getByRole('radio', { name: '< 450 m3' }).check()
      await page.getByLabel('Bouwjaar').fill('1975')
    }
    await next(page).click()
    await onStep(page, 'planning')
    const told = page.getByText('Voor dit adres maken we geen afspraken.')
    const asked = Promise.withResolvers<void>()
    await told.waitFor()
    expect(await page.locator('.cal').count()).toBe(0)
    expect(await next(page).isDisabled()).toBe(true)
    await isSound(page, 'an inspection of a home without appointments')
    await page.getByRole('button', { name: 'Terug' }).click()
    await onStep(page, 'woning')
    await page.getByLabel('Huisnummer').fill('10')
    await page.getByLabel('Straatnaam').waitFor()
    await next(page).click()
    await onStep(page, 'planning')
    await page.locator('.cal').waitFor()
    expect(await told.count()).toBe(0)
    // a time that was chosen before the refusal arrives does not lead to the next step
    await page.getByRole('button', { name: 'Terug' }).click()
    await onStep(page, 'woning')
    await page.getByLabel('Huisnummer').fill('13')
    await page.getByLabel('Straatnaam').waitFor()
    await page.route('**/appointment/check-home', async (route) => {
      await asked.promise
      await route.continue()
    })
    await next(page).click()
    await onStep(page, 'planning')
    await firstFreeDay(page).click()
    if (kind === 'opleveringskeuring') {
      await page.getByLabel('Uur').selectOption('10')
      await takeTime(page)
    } else
      await page
        .getByRole('button', { name: /^\d\d:\d\d$/ })
        .first()
        .click()
    await page.getByText('We houden dit tijdstip voor je vast').waitFor()
    await next(page).click()
    asked.resolve()
    await told.first().waitFor()
    await expect.poll(() => next(page).isDisabled()).toBe(true)
    await onStep(page, 'planning')
  },
)

it('a home that nobody can place is told where its time is chosen, with whom to call, and another home goes on', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 720 } })
  const { page } = visitor
  await page.goto(`${server.url}/diensten/keuringen/bouwtechnische-keuring`)
  await onStep(page, 'woning')
  await fillAddress(page, '9999 ZZ', '1')
  await page.getByLabel('Straatnaam').fill('Onbekendeweg')
  await page.getByLabel('Plaats').fill('Nergenshuizen')
  await page.getByRole('radio', { name: 'Tussenwoning' }).check()
  await page.getByRole('radio', { name: '< 450 m3' }).check()
  await page.getByLabel('Bouwjaar').fill('1975')
  await next(page).click()
  await onStep(page, 'planning')
  const told = page.getByRole('alert').filter({ hasText: 'Dit adres hebben we niet gevonden.' })
  await told.getByText('of bel ons op').waitFor()
  await expect.poll(() => next(page).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: 'Probeer opnieuw' }).count()).toBe(0)
  await isSound(page, 'an inspection of a home that nobody can place')
  await page.getByRole('button', { name: 'Terug' }).click()
  await onStep(page, 'woning')
  await fillAddress(page)
  await next(page).click()
  await onStep(page, 'planning')
  await page.locator('.cal').waitFor()
  expect(await told.count()).toBe(0)
})

/** Lets every hold fail, as on a network that fails, and lets others take the time before this visitor does. */
const homeOfOne = async (page: Page, path: string) => {
  await page.route('**/api/v1/holds', (route) => route.abort())
  return comeFirst(page, path, 'userInformation')
}
const confirmedTo = async (page: Page, email: string): Promise<string> => {
  await page.waitForURL('**/bedankt')
  await page.getByText('Bedankt voor het inplannen van de keuring').waitFor()
  await page.getByText(reference).first().waitFor()
  const isIt = ({ to, subject }: SentMail) => to.includes(email) && subject.startsWith('Je afspraak:')
  const find = async () => (await mailOf(server.url)).find(isIt)
  return (await untilThere(find)).text
}

it('by keyboard on a phone a member has a house inspected, and loses only a time that went', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 720 } })
  const { page } = visitor
  await become(page, server.url, 'member')
  const others = await homeOfOne(page, register.path)
  await page.goto(`${server.url}/diensten/keuringen/bouwtechnische-keuring`)
  await onStep(page, 'woning')
  await fillAddress(page, '9711 LM', '25')
  await pressOn(page, page.getByRole('radio', { name: 'Vrijstaande woning' }), 'Space')
  await pressOn(page, page.getByRole('radio', { name: '< 450 m3' }), 'Space')
  await pressOn(page, page.getByLabel('Bouwjaar'), 'End')
  await page.keyboard.type('1931')
  await pressOn(page, next(page))
  await onStep(page, 'planning')
  await pressOn(page, firstFreeDay(page))
  await pressOn(page, page.getByRole('button', { name: /^\d\d:\d\d$/ }).first())
  await pressOn(page, next(page))
  await onStep(page, 'gegevens')
  await pressOn(page, next(page))
  await onStep(page, 'betalingsgegevens')
  expect(await page.getByRole('checkbox', { name: /jaarlijkse incasso/ }).count()).toBe(0)
  // the first radio button of the group has the focus, and the arrow keys choose
  await pressOn(page, page.getByRole('radio', { name: 'Ja', exact: true }), 'ArrowDown')
  const iban = page.getByLabel('IBAN')
  if ((await iban.inputValue()) === '') {
    await pressOn(page, iban, 'End')
    await page.keyboard.type('nl91abna0417164300')
  }
  await pressOn(page, page.getByRole('checkbox', { name: /eenmalig €/ }), 'Space')
  await pressOn(page, page.getByRole('checkbox', { name: /algemene voorwaarden/ }), 'Space')
  await pressOn(page, next(page))
  await onStep(page, 'overzicht')
  await pressOn(page, confirm(page))
  await onStep(page, 'planning')
  expect(others.at(-1)).toBe(409)
  await isSound(page, 'a time that is gone')
  await pressOn(page, page.locator('.notice-actions').getByRole('button').first())
  await pressOn(page, next(page))
  await onStep(page, 'overzicht')
  await pressOn(page, confirm(page))
  expect(await confirmedTo(page, 'lid@voorbeeld.nl')).toMatch(/€\s395,00/)
})

it('somebody registered is offered another time where one went, and the wanted one stands as it was chosen', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await become(page, server.url, 'registered')
  const others = await homeOfOne(page, registerCompletion.path)
  await page.goto(`${server.url}/diensten/keuringen/opleveringskeuring`)
  await onStep(page, 'woning')
  await fillAddress(page, '9711 LM', '25')
  await page.getByRole('radio', { name: 'Hoekwoning' }).check()
  await next(page).click()
  await onStep(page, 'planning')
  // next month, as the inspector of this home has other days than the one of the test before
  await chooseDay(page, 'next')
  const [hour, minutes] = [page.getByLabel('Uur'), page.getByLabel('Minuten')]
  await hour.selectOption('08')
  await minutes.selectOption('45')
  const found = page.locator('[aria-live="polite"] strong')
  await takeTime(page)
  const offered = await found.innerText()
  await next(page).click()
  await onStep(page, 'gegevens')
  await page.goBack()
  await onStep(page, 'planning')
  expect([await hour.inputValue(), await minutes.inputValue()]).toEqual(['08', '45'])
  expect(await found.innerText()).toBe(offered)
  await next(page).click()
  await onStep(page, 'gegevens')
  await next(page).click()
  await onStep(page, 'betalingsgegevens')
  await page.getByRole('radio', { name: 'Nee', exact: true }).check()
  await page.getByLabel('IBAN').fill('nl91 abna 0417 1643 00')
  for (const name of [/eenmalig €/, /algemene voorwaarden/, /jaarlijkse incasso/])
    await page.getByRole('checkbox', { name }).check()
  await next(page).click()
  await onStep(page, 'overzicht')
  await confirm(page).click()
  await onStep(page, 'planning')
  expect(others.at(-1)).toBe(409)
  // another time near the lost one is proposed, and taken when the visitor accepts it
  await takeTime(page)
  expect(await found.innerText()).not.toBe(offered)
  await isSound(page, 'another proposal')
  await next(page).click()
  await onStep(page, 'overzicht')
  await confirm(page).click()
  expect(await confirmedTo(page, 'nietlid@voorbeeld.nl')).toContain('9711')
})
