import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { confirmAtOtherPrices } from '../kit/published-prices.ts'
import { chooseTime, fillPayment, fillPerson, passWall } from '../kit/service-visit.ts'
import { isSound, mailOf, newMailbox, next, onStep, reference } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const path = '/diensten/juridisch/30-minuten-advies'

it('a price and a fee that change between overview and Bevestigen are told, and agreed to once more', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const email = newMailbox('prijs')
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
  const changed = [
    { name: 'juridisch_30_minuten', from: 5500, to: 9900 },
    { name: 'lidmaatschap_jaar', from: 3450, to: 5000 },
  ] as const
  await confirmAtOtherPrices(page, server, changed, async (told) => {
    expect(told).toContain('De prijs was € 55,00 en is nu € 99,00.')
    expect(told).toContain('De contributie per jaar was € 34,50 en is nu € 50,00.')
    await isSound(page, 'a price that changed', 'main')
    await onStep(page, 'gegevensoverzicht')
    await expect.poll(() => overview.innerText()).toMatch(/€\s99,00/)
  })
  await page.waitForURL(`**${path}/bedankt`)
  await page.getByText(reference).first().waitFor()
  const mails = async () => (await mailOf(server.url)).filter(({ to }) => to.includes(email))
  await expect.poll(async () => (await mails()).map(({ text }) => text).join()).toMatch(/€\s99,00/)
  expect(problems.filter((one) => one.startsWith('exception'))).toEqual([])
})
