import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { send } from '../../src/core/contract/contract-review/contract-review-calls.ts'
import { openVisitor } from '../kit/browser.ts'
import { reviewOf } from '../kit/contract-review.ts'
import { chooseTime, fillPayment, fillPerson, firstFreeDay, passWall } from '../kit/service-visit.ts'
import { confirm, isSound, mailOf, newMailbox, next, onStep, reference } from '../kit/visit.ts'
import { file, walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const review = '/diensten/juridisch/contract-laten-controleren'
const advice = '/diensten/juridisch/30-minuten-advies'
const missing = 'Je moet een datum en een tijd selecteren voor je naar de volgende stap kunt.'
const held = (page: Page) => page.getByText('We houden dit tijdstip voor je vast')
const pressed = (page: Page) => page.getByRole('button', { name: /^\d\d:\d\d$/, pressed: true })
const details = async (page: Page, address: string) => {
  await passWall(page, address)
  await onStep(page, 'gegevensinvoer')
  await fillPerson(page)
  await fillPayment(page)
}

it('a contract goes along, sound on every step, and the talk stands in the mail and its calendar file', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('contract-review')
  await page.goto(server.url + review)
  await walkFunnel(page, [
    {
      step: 'afspraak-inplannen',
      errors: ['Wat voor contract is het?', missing],
      fill: async () => {
        await page.getByRole('radio', { name: /Bestaand huis/ }).check()
        await chooseTime(page)
        await held(page).waitFor()
      },
      press: async () => {
        await next(page).click()
        await passWall(page, email)
      },
    },
    {
      step: 'gegevensinvoer',
      errors: ['Voer een aanhef in.', 'Voer een IBAN in.'],
      fill: [fillPerson, fillPayment],
    },
    {
      step: 'document-upload',
      fill: {
        Bijlage: file,
        Toelichting: 'We verhuizen naar een appartement met een eigen vereniging.',
      },
    },
    { step: 'gegevensoverzicht' },
  ])
  await page.waitForURL(`**${review}/bedankt`)
  await page.getByText(reference).first().waitFor()
  await isSound(page, 'thanks')
  const mails = async () => (await mailOf(server.url)).filter(({ to }) => to.includes(email))
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject).join())
    .toContain('Je afspraak: Contract laten controleren')
  expect(problems).toEqual([])
})

it('by keyboard on a phone: a day with the arrows, a time, a reload half-way, and back', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 720 } })
  const { page, problems } = visitor
  await page.goto(server.url + advice)
  await onStep(page, 'afspraak-inplannen')
  const first = firstFreeDay(page)
  await first.focus()
  await page.keyboard.press('Enter')
  const day = page.locator('.cal-day[data-selected]')
  await day.waitFor()
  await day.focus()
  await page.keyboard.press('PageDown')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^\d+$/)
  await first.focus()
  await page.keyboard.press('Enter')
  const time = page.getByRole('button', { name: /^\d\d:\d\d$/ }).first()
  await time.focus()
  await page.keyboard.press('Enter')
  await held(page).waitFor()
  await next(page).press('Enter')
  await page.locator('[data-wall]:not([inert])').waitFor()
  await page.reload()
  await page.locator('[data-wall]:not([inert])').waitFor()
  await page.goBack()
  await onStep(page, 'afspraak-inplannen')
  // the time that a visitor holds is still free to themselves
  await pressed(page).waitFor()
  await held(page).waitFor()
  expect(problems).toEqual([])
})

it('who is too late keeps every answer, and is offered what is near', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  const email = newMailbox('te-laat')
  // no hold succeeds, as on a network that fails
  await page.route('**/api/v1/holds', (route) => route.abort())
  await page.goto(server.url + review)
  await onStep(page, 'afspraak-inplannen')
  await page.getByRole('radio', { name: /Verbouwing/ }).check()
  // a day on which no other test of this file takes a seat
  const time = await chooseTime(page, 'next')
  await next(page).click()
  await details(page, email)
  await next(page).click()
  await onStep(page, 'document-upload')
  await next(page).click()
  await onStep(page, 'gegevensoverzicht')
  const date = await page.evaluate(() => {
    const [draft] = Object.values(sessionStorage).filter((text) => text.includes('startTime'))
    return /"date":"([\d-]+)"/.exec(draft ?? '')?.[1] ?? ''
  })
  let status = 201
  for (let others = 0; others < 9 && status === 201; others++)
    ({ status } = await fetch(server.url + send.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(reviewOf({ date, time, appointmentType: 2 })),
    }))
  expect(status, 'no seat is left').toBe(409)
  await confirm(page).click()
  await onStep(page, 'afspraak-inplannen')
  await page.getByText('Deze tijden liggen er het dichtst bij:').waitFor()
  await isSound(page, 'a time that is gone')
  await page.unroute('**/api/v1/holds')
  await page.locator('.notice-actions').getByRole('button').first().click()
  await pressed(page).waitFor()
  await next(page).click()
  await onStep(page, 'gegevensoverzicht')
  await expect.poll(() => page.locator('main').innerText()).toContain('Mevr. J.P. Berg')
  await confirm(page).dblclick()
  await page.waitForURL(`**${review}/bedankt`)
  const mails = (await mailOf(server.url)).filter(
    ({ to, subject }) => to.includes(email) && subject.startsWith('Je afspraak'),
  )
  expect(mails.length).toBeLessThanOrEqual(1)
})

it('a calendar that fails says so, and can be asked again', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.route('**/api/v1/office/**', (route) => route.fulfill({ status: 503, body: 'nee' }))
  await page.goto(server.url + advice)
  await page.getByText('Er is iets misgegaan. Onze excuses voor het ongemak.').waitFor()
  await isSound(page, 'a calendar that fails')
  await page.unroute('**/api/v1/office/**')
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click()
  await chooseTime(page)
  await held(page).waitFor()
})
