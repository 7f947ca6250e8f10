import { afterAll, expect, it } from 'vitest'
import { register } from '../../src/core/contract/financial-plan/financial-plan-calls.ts'
import { openVisitor } from '../kit/browser.ts'
import { chooseTime, comeFirst, fillPerson, firstFreeDay, passWall } from '../kit/service-visit.ts'
import {
  become,
  confirm,
  isSound,
  mailOf,
  newMailbox,
  next,
  onStep,
  pressOn,
  reference,
} from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const path = '/diensten/hypotheek/geldplan'

it('is planned at an office, sound on every step, and its mail says where', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('geldplan')
  await page.goto(server.url + path)
  await walkFunnel(page, [
    {
      step: 'scenarios',
      errors: ['Je moet minimaal één scenario selecteren'],
      fill: async () => {
        const boxes = page.locator('form[data-step="scenarios"] input[type="checkbox"]')
        for (const at of [0, 1, 2]) await boxes.nth(at).check()
        await expect.poll(() => boxes.nth(3).isDisabled()).toBe(true)
      },
    },
    {
      step: 'afspraak-inplannen',
      errors: ['Kies een soort afspraak.'],
      fill: async () => {
        await expect.poll(() => page.getByRole('radio', { name: /^Den Haag/ }).isChecked()).toBe(true)
        await page.getByRole('radio', { name: /^Kantoorbezoek/ }).check()
        await chooseTime(page)
        await page.getByRole('radio', { name: /^Beeldbellen/ }).check()
        await page.getByText('Kies eerst een geschikte dag.').waitFor()
        await page.getByRole('radio', { name: /^Kantoorbezoek/ }).check()
        await chooseTime(page)
      },
      press: async () => {
        await next(page).click()
        await passWall(page, email)
      },
    },
    {
      step: 'gegevensinvoer',
      errors: ['Voer een aanhef in.'],
      fill: async () => {
        await fillPerson(page)
        expect(await page.getByLabel('IBAN').count()).toBe(0)
      },
    },
    { step: 'gegevensoverzicht' },
  ])
  await page.waitForURL(`**${path}/bedankt`)
  await page.getByText(reference).first().waitFor()
  await isSound(page, 'thanks')
  const mails = async () => (await mailOf(server.url)).filter(({ to }) => to.includes(email))
  await expect.poll(async () => (await mails()).length).toBe(1)
  const [mail] = await mails()
  expect(mail?.text).toContain('Je komt naar ons kantoor in Den Haag: Voorbeeldplein 200')
  expect(mail?.text).toMatch(/€\s395,00/)
  expect(problems).toEqual([])
})

it('by keyboard alone a member who is too late keeps every answer, and takes a time near it', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 720 } })
  const { page } = visitor
  await become(page, server.url, 'member')
  // no hold succeeds, as on a network that fails
  await page.route('**/api/v1/holds', (route) => route.abort())
  const others = await comeFirst(page, register.path, 'financialPlanData')
  await page.goto(server.url + path)
  await onStep(page, 'scenarios')
  await pressOn(page, page.locator('form[data-step="scenarios"] input[type="checkbox"]').first(), 'Space')
  await pressOn(page, next(page))
  await onStep(page, 'afspraak-inplannen')
  // the first radio button of the group has the focus, and the arrow keys choose
  await pressOn(page, page.getByRole('radio', { name: /^Kantoorbezoek/ }), 'Space')
  await pressOn(page, firstFreeDay(page))
  await pressOn(page, page.getByRole('button', { name: /^\d\d:\d\d$/ }).first())
  await pressOn(page, next(page))
  await onStep(page, 'gegevensinvoer')
  await pressOn(page, next(page))
  await onStep(page, 'gegevensoverzicht')
  await pressOn(page, confirm(page))
  await onStep(page, 'afspraak-inplannen')
  expect(others.at(-1)).toBe(409)
  await expect.poll(() => page.getByRole('radio', { name: /^Kantoorbezoek/ }).isChecked()).toBe(true)
  await isSound(page, 'a time that is gone')
  await pressOn(page, page.locator('.notice-actions').getByRole('button').first())
  await pressOn(page, next(page))
  await onStep(page, 'gegevensoverzicht')
  await pressOn(page, confirm(page))
  await page.waitForURL(`**${path}/bedankt`)
})
