import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { isSound } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const ready = (page: Page) => page.locator('[data-step]:not([inert])').waitFor()
const open = async (page: Page, path: string) => {
  await page.goto(server.url + path)
  await ready(page)
}
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })
const header = (page: Page) => page.locator('header.top')

const logIn = async (page: Page, username: string, password: string, { stay = false } = {}) => {
  await page.getByLabel('E-mailadres of lidnummer').fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  if (stay) await page.getByLabel('Ingelogd blijven').check()
  await page.keyboard.press('Enter')
}

describe('an account', () => {
  it('is logged in to by keyboard: every refusal is told, the header follows, and drafts go with who leaves', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await open(page, '/inloggen')
    await isSound(page, 'inloggen')
    await expect.poll(() => header(page).innerText()).toContain('Inloggen')
    await page.getByLabel('E-mailadres of lidnummer').focus()
    await page.keyboard.press('Enter')
    const summary = page.getByRole('alert').filter({ hasText: 'Je hebt een of meerdere velden' })
    await summary.waitFor()
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true)
    await isSound(page, 'inloggen with errors')
    await summary.getByRole('link').first().press('Enter')
    await page.keyboard.type('nietlid@voorbeeld.nl')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Verkeerd-wachtwoord')
    await page.keyboard.press('Enter')
    await page.getByText('De combinatie van e-mailadres of lidnummer en wachtwoord is niet juist.').waitFor()
    expect(JSON.stringify(await page.evaluate(() => ({ ...sessionStorage, ...localStorage })))).not.toContain(
      'Verkeerd-wachtwoord',
    )
    await page.getByLabel('Wachtwoord', { exact: true }).fill('Thuisbasis-nietlid-2026')
    await page.keyboard.press('Enter')
    await page.locator('form[data-step="gegevens"]').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Jouw gegevens')
    await isSound(page, 'jouw gegevens')
    await expect
      .poll(() => page.locator('.steps-list li').allInnerTexts())
      .toEqual(['Inloggen', 'Jouw gegevens'])
    await button(page, 'Terug').click()
    await page.locator('form[data-step="inloggen"]').getByText('Je bent ingelogd', { exact: true }).waitFor()
    await isSound(page, 'inloggen, logged in')
    await button(page, 'Volgende').click()
    await page.locator('form[data-step="gegevens"]').waitFor()
    await expect.poll(() => header(page).innerText()).toContain('Mijn Thuisbasis')
    for (const label of ['Achternaam', 'E-mailadres'])
      await expect
        .poll(() => page.getByLabel(label, { exact: true }).getAttribute('readonly'), { message: label })
        .not.toBeNull()
    await page.getByLabel('Mobiel telefoonnummer').fill('0687654321')
    await button(page, 'Volgende').click()
    await page.waitForURL('**/lidmaatschap/lid-worden**')
    await ready(page)
    await expect.poll(() => page.getByLabel('Achternaam').inputValue()).toBe('Idrissi')
    await expect.poll(() => page.getByLabel('E-mailadres').inputValue()).toBe('nietlid@voorbeeld.nl')
    await header(page).getByRole('button', { name: 'Uitloggen' }).click()
    await header(page).getByText('Inloggen').waitFor()
    await ready(page)
    await expect.poll(() => page.getByLabel('Achternaam').inputValue()).toBe('')
  })

  it('brings a member where they came from or to their own pages, at once and without a way back into it', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await page.goto(`${server.url}/contact`)
    await open(page, '/inloggen')
    await logIn(page, 'lid@voorbeeld.nl', 'Thuisbasis-lid-2026')
    await page.waitForURL(`${server.url}/mijn`)
    await page.goBack()
    await page.waitForURL(`${server.url}/contact`)
    for (const [asked, there] of [
      ['/inloggen', '/mijn'],
      ['/inloggen?terug=%2Flidmaatschap%2Fopzeggen', '/lidmaatschap/opzeggen'],
    ] as const) {
      await page.goto(server.url + asked)
      await page.waitForURL(`${server.url}${there}`)
    }
  })

  it('is told that cookies are refused, where the browser takes none', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await page.route('**/api/v2/account/login', async (route) => {
      const response = await route.fetch()
      await page.context().clearCookies()
      const { 'set-cookie': _cookies, ...headers } = response.headers()
      await route.fulfill({ response, headers })
    })
    await open(page, '/inloggen')
    await logIn(page, 'lid@voorbeeld.nl', 'Thuisbasis-lid-2026')
    await page.getByText('Inloggen lukt niet, omdat je browser cookies weigert.').waitFor()
    await isSound(page, 'inloggen without cookies')
    expect(new URL(page.url()).pathname).toBe('/inloggen')
  })

  it('is no way past the check of an address that is known, and a new one leads on', async () => {
    await using visitor = await openVisitor(browser)
    const { page } = visitor
    await open(page, '/inloggen')
    await page.getByLabel('E-mailadres', { exact: true }).fill('lid@voorbeeld.nl')
    await button(page, 'Lid worden').click()
    await page.getByText('We kunnen met dit e-mailadres niet verder.').waitFor()
    await page.getByLabel('E-mailadres', { exact: true }).fill('nog.niemand@voorbeeld.nl')
    await button(page, 'Lid worden').dblclick()
    await page.locator('form[data-step="gegevens"]').waitFor()
    await page.reload()
    await page.locator('form[data-step="gegevens"]:not([inert])').waitFor()
    await expect.poll(() => page.getByLabel('E-mailadres').inputValue()).toBe('nog.niemand@voorbeeld.nl')
    await page.goBack()
    await page.locator('[data-step="inloggen"]').waitFor()
    await page.goForward()
    await page.locator('form[data-step="gegevens"]').waitFor()
    await button(page, 'Terug').click()
    await page.locator('[data-step="inloggen"]').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Inloggen')
  })
})
