import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { isSound } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, close } = await openSite()
afterAll(close)

const account = 'redacteur2@voorbeeld.nl'

/** The code of the moment of a demo account, which was not used yet. */
const codeOf = async (email: string): Promise<string> => {
  const codes = await (await fetch(`${server.url}/sandbox/staff-codes.json`)).json()
  return (codes as { account: string; code: string }[]).find((one) => one.account === email)?.code ?? ''
}

it('a colleague comes in by the door without a script: password, second factor, and where the link led', async () => {
  await using visitor = await openVisitor(browser, { javaScriptEnabled: false })
  const { page } = visitor
  await page.goto(`${server.url}/beheer/logboek`)
  await expect.poll(() => page.url()).toContain('/beheer/inloggen')
  await page.getByLabel('E-mailadres').fill(account)
  await page.getByLabel('Wachtwoord').fill('niet dit wachtwoord')
  await page.getByRole('button', { name: 'Ga verder' }).click()
  await page.getByText('Dit e-mailadres en wachtwoord horen niet bij elkaar.').waitFor()
  expect(await page.getByLabel('E-mailadres').inputValue()).toBe(account)
  await page.getByLabel('Wachtwoord').fill('Thuisbasis-redacteur2-2026')
  await page.getByRole('button', { name: 'Ga verder' }).click()
  await page.getByRole('heading', { name: 'Je tweede factor' }).waitFor()
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('Deze code klopt niet').first().waitFor()
  await page.getByLabel('Code').fill(await codeOf(account))
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.poll(() => page.url()).toBe(`${server.url}/beheer/logboek`)
  // Chromium hides `noscript` even when it is told to run no scripts
  expect(await page.locator('noscript').innerHTML()).toContain('Het kantoor heeft JavaScript nodig.')
})

it('the frame works by keyboard, on a phone, and after the session ended in the middle', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await page.goto(`${server.url}/beheer`)
  await isSound(page, 'the login')
  const colleague = await newColleague(server.db, ['member-service'])
  await enterOffice(page, server, colleague, { ahead })
  await page.goto(`${server.url}/beheer`)
  await page.getByRole('heading', { name: 'Dag Noor' }).waitFor()
  await isSound(page, 'the home of the office')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Ga naar' }).waitFor()
  await isSound(page, 'the palette')
  await page.keyboard.type('accou')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Je account', level: 1 }).waitFor()
  await isSound(page, 'one’s own account')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Toetsen' }).waitFor()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 320, height: 700 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: 'Vandaag' }).waitFor()
  await isSound(page, 'the menu at 320 pixels')
  // whoever works on a phone, or in a window of half a screen, can leave too
  await page.getByRole('button', { name: 'Log uit' }).waitFor()
  await page.setViewportSize({ width: 1100, height: 700 })
  await page.getByRole('button', { name: 'Log uit' }).waitFor()
  await isSound(page, 'the column that folds by itself')
  await server.db.deleteFrom('staff_session').where('staff_id', '=', colleague.id).execute()
  await page.reload()
  await expect.poll(() => page.url()).toContain('/beheer/inloggen?terug=%2Fbeheer%2Faccount')
  expect(problems.filter((one) => !one.includes('401'))).toEqual([])
})
