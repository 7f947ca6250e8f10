import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { draftPrefix } from '../../src/core/kernel/browser-keys.ts'
import { openVisitor } from '../kit/browser.ts'
import { become, isSound, mailOf, onStep } from '../kit/visit.ts'
import { openSite } from './site.ts'

// a site alone, as people of the demonstration become members here, or leave
const { server, browser, close } = await openSite({})
afterAll(close)

const open = async (page: Page, path: string) => {
  await page.goto(`${server.url}${path}`)
  await page.locator('.mijn').waitFor()
  await expect
    .poll(() => page.evaluate(() => window.scrollY), { message: `${path} opens at its top` })
    .toBe(0)
}

const leaveDraft = (page: Page) =>
  page.evaluate((key) => sessionStorage.setItem(key, '{}'), `${draftPrefix}half-way`)
const drafts = (page: Page) =>
  page.evaluate((start) => Object.keys(sessionStorage).filter((key) => key.startsWith(start)), draftPrefix)

it('a registered person moves to another e-mail address, and leaves for good', async () => {
  await using visitor = await openVisitor(browser)
  const { page } = visitor
  await page.goto(`${server.url}/contact`)
  await become(page, server.url, 'registered')
  await open(page, '/mijn/gegevens/e-mailadres')
  await onStep(page, 'e-mailadres')
  await page.getByLabel('E-mailadres', { exact: true }).fill('verhuisd@voorbeeld.nl')
  await page.getByLabel('Huidig wachtwoord').fill('Thuisbasis-nietlid-2026')
  await page.getByRole('button', { name: 'Stuur mij de link' }).click()
  await page.getByText('Bevestig verhuisd@voorbeeld.nl').waitFor()
  const link = async () =>
    (await mailOf(server.url))
      .map(({ text: body }) => /\/e-mailadres-bevestigen#[\w.-]+/.exec(body)?.[0])
      .find((found) => found !== undefined)
  await expect.poll(link).toBeDefined()
  await page.goto(`${server.url}${await link()}`)
  await onStep(page, 'bevestigen')
  await isSound(page, 'confirming an address')
  await expect.poll(() => page.url(), { message: 'the token stays in the address' }).not.toContain('#')
  await page.getByRole('button', { name: 'Bevestig dit e-mailadres' }).click()
  await page.getByRole('heading', { name: 'Je e-mailadres is bevestigd' }).waitFor()
  await page.getByRole('link', { name: 'Bekijk je gegevens' }).click()
  await page.locator('.mijn').getByText('verhuisd@voorbeeld.nl').first().waitFor()

  await open(page, '/mijn/mijn-data')
  await page.getByRole('link', { name: 'Verwijder mijn account' }).click()
  await onStep(page, 'verwijderen')
  await isSound(page, 'deleting an account')
  await page.getByLabel('Huidig wachtwoord').fill('Thuisbasis-nietlid-2026')
  await page.getByLabel(/^Ik weet dat mijn account/).check()
  await leaveDraft(page)
  await page.getByRole('button', { name: 'Verwijder mijn account' }).click()
  await page.waitForURL('**/account-verwijderd')
  expect(await drafts(page)).toEqual([])
  await page.goto(`${server.url}/mijn`)
  await page.waitForURL('**/inloggen**')
})
