import type { Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { fitsItsWidth, isSound, mailOf, newMailbox } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

const first = 'Regen-op-het-zinken-dak-41'
const second = 'Fiets-tegen-de-gele-muur-17'

const ready = (page: Page) => page.locator('[data-step]:not([inert])').waitFor()
const open = async (page: Page, path: string) => {
  await page.goto(server.url + path)
  await ready(page)
}
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })

/** The newest mailed link to this page of the site for an address. */
const linkTo = async (to: string, page: string): Promise<string> => {
  const giveUpAt = performance.now() + 90_000
  const link = new RegExp(`/${page}#[\\w.-]+`)
  while (performance.now() < giveUpAt) {
    const mail = (await mailOf(server.url)).filter((one) => one.to.includes(to) && link.test(one.text))
    const found = mail.map(({ text }) => link.exec(text)?.[0])
    if (found[0]) return found[0]
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`no mail with a link to ${page} came`)
}

const logIn = async (page: Page, username: string, password: string, { stay = false } = {}) => {
  await page.getByLabel('E-mailadres of lidnummer').fill(username)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  if (stay) await page.getByLabel('Ingelogd blijven').check()
  await page.keyboard.press('Enter')
}

const register = async (page: Page, email: string) => {
  await open(page, '/registreren')
  await isSound(page, 'registreren')
  await button(page, 'Account maken').click()
  const summary = page.getByRole('alert').filter({ hasText: 'Je hebt een of meerdere velden' })
  await summary.waitFor()
  for (const told of ['Voer een aanhef in.', 'Voer een e-mailadres in.', 'Vul een wachtwoord in.'])
    await expect.poll(() => summary.innerText()).toContain(told)
  await isSound(page, 'registreren with errors')
  await page.getByLabel('Mevr.').check()
  await page.getByLabel('Voorletters').fill('j')
  await page.getByLabel('Achternaam').fill('berg')
  await page.getByLabel('Postcode').fill('3821 BT')
  await page.getByLabel('Huisnummer').fill('10')
  await page.getByLabel('Straatnaam').waitFor()
  await page.getByLabel('E-mailadres', { exact: true }).fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(first)
  await page.getByLabel('Herhaal wachtwoord').fill(second)
  await button(page, 'Account maken').click()
  await expect.poll(() => summary.innerText()).toContain('De wachtwoorden zijn niet gelijk.')
  await page.reload()
  await ready(page)
  await expect.poll(() => page.getByLabel('Achternaam').inputValue()).toBe('Berg')
  await expect.poll(() => page.locator('main').innerText()).toContain('Vul dit opnieuw in.')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(first)
  await page.getByLabel('Herhaal wachtwoord').fill(first)
  await button(page, 'Account maken').dblclick()
  await page.waitForURL('**/registreren/bedankt')
  await page
    .getByText(/\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/)
    .first()
    .waitFor()
  await isSound(page, 'registered')
}

const chooseAnother = async (page: Page, email: string) => {
  await open(page, '/wachtwoord-vergeten')
  await isSound(page, 'wachtwoord-vergeten')
  await page.getByLabel('E-mailadres of lidnummer').fill(email)
  await button(page, 'Versturen').click()
  await page.locator('main').getByText('Kennen we je?').first().waitFor()
  const path = await linkTo(email, 'wachtwoord-instellen')
  await open(page, path)
  await page.getByLabel('Wachtwoord', { exact: true }).waitFor()
  await isSound(page, 'wachtwoord-instellen')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('wachtwoord123')
  await page.getByLabel('Herhaal wachtwoord').fill('wachtwoord123')
  await button(page, 'Wachtwoord opslaan').click()
  await page.locator('main').getByText('Wachtwoord is te zwak.').first().waitFor()
  await page.getByLabel('Wachtwoord', { exact: true }).fill(second)
  await page.getByLabel('Herhaal wachtwoord').fill(second)
  await button(page, 'Wachtwoord opslaan').click()
  await page.waitForURL('**/mijn')
  return path
}

describe('an account', () => {
  it('is made, confirmed, left, found back with another password and kept open, at 375 px', async () => {
    await using visitor = await openVisitor(browser, { viewport: { width: 375, height: 800 } })
    const { page, problems } = visitor
    const email = newMailbox('jannie.berg')
    await register(page, email)
    const confirm = await linkTo(email, 'account-bevestigen')
    await open(page, confirm)
    await button(page, 'Bevestig je account').waitFor()
    expect(page.url(), 'the link stays in the address').not.toContain('#')
    await isSound(page, 'account-bevestigen')
    const secret = page.getByLabel('Wachtwoord', { exact: true })
    await secret.fill(second)
    await button(page, 'Bevestig je account').click()
    await page.locator('main').getByText('Dit wachtwoord hoort niet bij deze e-mail.').first().waitFor()
    await isSound(page, 'account-bevestigen with another password')
    for (const told of problems.splice(0))
      expect(told).toMatch(/400 \(Bad Request\)|Failed to activate account/)
    await secret.fill(first)
    await button(page, 'Bevestig je account').click()
    await page.waitForURL('**/mijn')
    await fitsItsWidth(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('.menu-out').getByRole('button', { name: 'Uitloggen' }).click()
    await page.waitForURL(`${server.url}/`)
    expect(problems).toEqual([])

    const used = await chooseAnother(page, email)
    await page.context().clearCookies()
    for (const [path, name] of [
      [confirm, 'Bevestig je account'],
      [used, 'Wachtwoord opslaan'],
    ] as const) {
      // another page in between, as the same address with another fragment would load no new page
      await page.goto(`${server.url}/contact`)
      await open(page, path)
      await button(page, name).waitFor()
      for (const label of ['Wachtwoord', 'Herhaal wachtwoord'])
        if (await page.getByLabel(label, { exact: true }).count())
          await page.getByLabel(label, { exact: true }).fill(first)
      await button(page, name).click()
      await page.locator('main').getByText('Deze link werkt niet meer.').waitFor()
    }

    await open(page, '/inloggen?terug=%2F%2Fevil.example')
    await logIn(page, email, second, { stay: true })
    await page.locator('form[data-step="gegevens"]').waitFor()
    const cookies = await page.context().cookies()
    const session = cookies.find(({ name }) => name === '__Host-thuisbasis' || name === 'thuisbasis')
    expect(session?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400)
  })
})
