import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { otherPrices, pricesOf, publishPrices } from '../kit/published-prices.ts'
import { chooseTime, fillPayment, fillPerson, passWall } from '../kit/service-visit.ts'
import { confirm, isSound, mailOf, newMailbox, next, onStep, reference } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const path = '/diensten/juridisch/30-minuten-advies'

it('a price and a fee that change between overview and Bevestigen are told, and agreed to once more', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('prijs')
  const before = await pricesOf(server)
  const overview = page.locator('main')
  await page.goto(server.url + path)
  await chooseTime(page)
  await next(page).click()
  await passWall(page, email)
  await onStep(page, 'gegevensinvoer')
  await page.getByLabel('Toelichting').fill('De buren kappen mijn boom.')
  await fillPerson(page)
  await fillPayment(page)
  await next(page).click()
  await onStep(page, 'gegevensoverzicht')
  await expect.poll(() => overview.innerText()).toMatch(/€\s55,00/)
  try {
    const changed = otherPrices(before, { juridisch_30_minuten: 9900, lidmaatschap_jaar: 5000 })
    await publishPrices(server, changed, { path, cents: 9900 })
    await confirm(page).click()
    await page.getByRole('alert').filter({ hasText: 'Druk dan nog een keer op de knop.' }).waitFor()
    const told = await page.getByRole('alert').innerText()
    expect(told).toMatch(/De prijs was €\s55,00 en is nu €\s99,00\./)
    expect(told).toMatch(/De contributie per jaar was €\s34,50 en is nu €\s50,00\./)
    await isSound(page, 'a price that changed', 'main')
    await onStep(page, 'gegevensoverzicht')
    await expect.poll(() => overview.innerText()).toMatch(/€\s99,00/)
    await confirm(page).click()
    await page.waitForURL(`**${path}/bedankt`)
    await page.getByText(reference).first().waitFor()
  } finally {
    await publishPrices(server, before, { path, cents: 5500 })
  }
  const mails = async () => (await mailOf(server.url)).filter(({ to }) => to.includes(email))
  await expect.poll(async () => (await mails()).map(({ text }) => text).join()).toMatch(/€\s99,00/)
  expect(problems.filter((one) => one.startsWith('exception'))).toEqual([])
})
