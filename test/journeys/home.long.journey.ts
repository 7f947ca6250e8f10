import type { Page } from 'playwright-core'
import { afterAll, afterEach, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { becomeNewMember } from '../kit/new-member.ts'
import { breakPartner, fillAddress, fitsItsWidth, isSound, onStep } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)
afterEach(() => breakPartner(server.url, 'addresses', 'none'))

const narrow = { width: 320, height: 720 }
const main = (page: Page) => page.locator('.mijn-main').innerText()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click()

const looks = async (page: Page, where: string) => {
  await isSound(page, where)
  const wide = page.viewportSize()
  await page.setViewportSize(narrow)
  await fitsItsWidth(page)
  if (wide) await page.setViewportSize(wide)
}

it('is described, mended, left and removed by its owner', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await becomeNewMember(page, server.url)
  await page.goto(`${server.url}/mijn/huis`)
  await page.getByRole('img', { name: 'er is nog niets van bekend' }).waitFor()
  await looks(page, 'nothing known')

  await page.getByRole('link', { name: /^Wijzig/ }).click()
  await onStep(page, 'woning')
  await page.getByLabel('Aantal kamers').fill('veel')
  await press(page, 'Woning opslaan')
  await page.getByText('Vul het aantal kamers in als getal.').first().waitFor()
  await looks(page, 'with an error')
  await page.getByLabel('Aantal kamers').fill('5')
  await page.getByRole('radio', { name: 'Hoekwoning' }).check()
  await page.getByLabel('WOZ-waarde').fill('412.000')
  await press(page, 'Woning opslaan')
  await page.waitForURL('**/mijn/huis?*')
  await looks(page, 'described')
  const told = await main(page)
  expect(told).toContain('€ 412.000,00')
  expect(told).toMatch(/Hoekwoning\s+zelf ingevuld op/)
  // the land register filled in the rest when the home was first kept
  expect(told).toMatch(/volgens het Kadaster/)

  await page.getByText('Een gegeven verwijderen').click()
  await press(page, 'Verwijder WOZ-waarde')
  await page.getByText('Het is verwijderd.').waitFor()
  expect(await main(page)).not.toContain('€ 412.000,00')

  await page.getByRole('link', { name: 'Voeg een woning toe' }).click()
  await onStep(page, 'woning')
  await fillAddress(page, '1012 JS', '1')
  await page.getByLabel('Toevoeging').selectOption('2-hoog')
  await press(page, 'Woning opslaan')
  await page.getByRole('heading', { name: 'Voorbeeldplein 1 2-hoog' }).waitFor()
  await page.getByText('Verhuisd, verkocht of verwijderen').last().click()
  await page.getByRole('button', { name: 'Deze woning is verkocht' }).last().click()
  await page.getByRole('heading', { name: 'Hier woon je niet meer' }).waitFor()
  expect(await main(page)).toContain('Verkocht op')
  await looks(page, 'sold')
  await page.getByRole('button', { name: 'Verwijder deze woning' }).last().click()
  await expect.poll(() => page.getByRole('heading', { name: 'Voorbeeldplein 1 2-hoog' }).count()).toBe(0)

  await breakPartner(server.url, 'addresses', 'down')
  await press(page, 'Vraag het Kadaster')
  await page.getByText(/Het Kadaster is nu niet bereikbaar|We hebben het Kadaster gevraagd/).waitFor()
  await breakPartner(server.url, 'addresses', 'none')
  expect(problems).toEqual([])
})
