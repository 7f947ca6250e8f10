import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { chooseTime, fillName, fillPerson, firstFreeDay, passWall } from '../kit/service-visit.ts'
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
} from '../kit/visit.ts'
import { walkFunnel } from '../kit/walk-funnel.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const kinds = [
  ['/diensten/hypotheek/hypotheekadvies', 'Kantoorbezoek', 'Je komt naar ons kantoor in Amersfoort'],
  ['/diensten/hypotheek/hypotheekadvies-landelijk', 'Telefonisch', 'De adviseur belt je op'],
] as const

it.each(kinds)('%s is planned, sound on every step', async (path, meeting, told) => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox(`${path.split('/').at(-1)}`)
  await page.goto(server.url + path)
  await walkFunnel(page, [
    {
      step: 'situatie',
      errors: ['Kies je situatie.'],
      fill: async () => {
        await page.getByRole('radio', { name: 'Ik koop mijn eerste huis' }).check()
        await page.getByText('Hoe ver ben je?').waitFor()
        await page.getByRole('radio', { name: 'Ik zoek nog' }).check()
        await page.getByRole('radio', { name: 'Nee', exact: true }).check()
      },
    },
    {
      step: 'planning',
      errors: ['Voer een postcode in.', 'Kies een soort afspraak.'],
      fill: async () => {
        await fillAddress(page)
        if (meeting === 'Kantoorbezoek') await page.getByRole('radio', { name: /^Amersfoort/ }).check()
        await page.getByRole('radio', { name: new RegExp(`^${meeting}`) }).check()
        await chooseTime(page)
      },
      press: async () => {
        await next(page).click()
        await passWall(page, email)
      },
    },
    {
      step: 'gegevens',
      errors: ['Voer een aanhef in.', 'Voer een postcode in.'],
      fill: async () => {
        if (meeting === 'Kantoorbezoek') return fillPerson(page)
        await fillName(page)
        await page.getByRole('checkbox', { name: 'Ik woon in het huis waar het over gaat' }).check()
        expect(await page.getByLabel('Postcode').count()).toBe(0)
      },
    },
    { step: 'overzicht' },
  ])
  await page.waitForURL(`**${path}/bedankt`)
  await page.getByText(reference).first().waitFor()
  await isSound(page, 'thanks')
  const mails = async () => (await mailOf(server.url)).filter(({ to }) => to.includes(email))
  await expect.poll(async () => (await mails()).length).toBe(1)
  expect((await mails())[0]?.text).toContain(told)
  expect(problems).toEqual([])
})

it('by keyboard alone somebody registered plans it from home, on a phone', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 720 } })
  const { page, problems } = visitor
  await become(page, server.url, 'registered')
  await page.goto(`${server.url}/diensten/hypotheek/hypotheekadvies-landelijk`)
  await onStep(page, 'situatie')
  await pressOn(page, page.getByRole('radio').first(), 'Space')
  await page.getByText('Hoe ver ben je?').waitFor()
  await pressOn(page, page.getByRole('radio', { name: 'Ik zoek nog' }), 'Space')
  await pressOn(page, page.getByRole('radio', { name: 'Ja', exact: true }), 'Space')
  await pressOn(page, next(page))
  await onStep(page, 'planning')
  await expect.poll(() => page.getByLabel('Straatnaam').inputValue()).toBe('Voorbeeldhof')
  await pressOn(page, page.getByRole('radio', { name: /^Beeldbellen/ }), 'Space')
  await pressOn(page, firstFreeDay(page))
  await pressOn(page, page.getByRole('button', { name: /^\d\d:\d\d$/ }).first())
  await page.getByText('We houden dit tijdstip voor je vast').waitFor()
  await pressOn(page, next(page))
  await onStep(page, 'gegevens')
  await pressOn(page, next(page))
  await onStep(page, 'overzicht')
  await isSound(page, 'overzicht')
  await pressOn(page, confirm(page))
  await page.waitForURL('**/hypotheekadvies-landelijk/bedankt')
  expect(problems).toEqual([])
})
