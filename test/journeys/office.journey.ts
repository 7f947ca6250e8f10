import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { demoStaff } from '../../src/server/services/staff/demo-staff.ts'
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

it('a session that ends in the middle is opened again over the page, and what was typed goes on', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const operator = demoStaff.find(({ email }) => email === 'beheerder2@voorbeeld.nl')
  if (!operator) throw new Error('the demo has no second operator')
  await enterOffice(page, server, operator, { ahead })
  await page.goto(`${server.url}/beheer/medewerkers?doe=uitnodigen`)
  const email = `${randomUUID()}@nieuw.voorbeeld.nl`
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Naam', { exact: true }).fill('Noor Nieuwkomer')
  await page.getByLabel('Redactie').check()
  await page.getByLabel('Waarom?').fill('Noor begint bij de redactie.')

  // nobody used the office for eighteen minutes: it says so before the session ends
  await page.evaluate((later) => {
    globalThis.Date = new Proxy(Date, {
      get: (clock, key) => (key === 'now' ? () => clock.now() + later : Reflect.get(clock, key)),
    })
  }, 18.5 * 60_000)
  await page.getByRole('dialog', { name: 'Ben je er nog?' }).waitFor()
  await isSound(page, 'the warning before the end')
  await page.getByRole('button', { name: 'Ik ben er nog' }).click()
  await page.getByRole('dialog', { name: 'Ben je er nog?' }).waitFor({ state: 'detached' })

  await server.db.deleteFrom('staff_session').where('staff_id', '=', operator.id).execute()
  await page.getByRole('button', { name: 'Vraag goedkeuring' }).click()
  const again = page.getByRole('alertdialog', { name: 'Log opnieuw in' })
  await again.waitFor()
  await isSound(page, 'the login over the page')
  await again.getByLabel('Wachtwoord', { exact: true }).fill(operator.password)
  await again.getByRole('button', { name: 'Ga verder' }).click()
  await again.getByLabel('Code').fill(await codeOf(operator.email))
  await again.getByRole('button', { name: 'Log in' }).click()
  await page.getByText('Gevraagd. Een andere beheerder keurt het goed.').waitFor()
  await page.getByRole('row').filter({ hasText: email }).waitFor()
  expect(problems.filter((one) => !one.includes('401'))).toEqual([])
})

it('an operator reads the trail by keyboard, narrowed, with one act beside it', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 1440, height: 900 } })
  const { page, problems } = visitor
  const operator = await newColleague(server.db, ['operator'], { name: 'Olaf Lezer' })
  await enterOffice(page, server, operator, { ahead })
  await page.goto(`${server.url}/beheer/logboek`)
  await page.getByRole('tab', { name: 'Van iedereen' }).click()
  await expect.poll(() => page.url()).toContain('deel=iedereen')
  await page.getByLabel('Wat', { exact: true }).selectOption('Het logboek')
  await expect.poll(() => page.url()).toContain('wat=staff-trail.')
  const act = page.getByRole('rowheader', { name: 'Logboek van iedereen bekeken' }).first()
  await act.waitFor()
  await isSound(page, 'the trail of everybody')
  await page.getByRole('row').nth(1).focus()
  await page.keyboard.press('Enter')
  const opened = page.getByRole('heading', { name: 'Logboek van iedereen bekeken', level: 2 })
  await opened.waitFor()
  await isSound(page, 'an act beside the trail')
  await page.getByRole('button', { name: 'Alleen van Olaf Lezer' }).click()
  await expect.poll(() => page.url()).toContain(`wie=${operator.id}`)
  await page.getByRole('button', { name: /laat weer iedereen zien/ }).waitFor()
  await opened.waitFor()
  await page.keyboard.press('Escape')
  await opened.waitFor({ state: 'detached' })
  await page.getByRole('row').nth(1).focus()
  await page.keyboard.press('Enter')
  await opened.waitFor()
  await page.keyboard.press('Escape')
  await opened.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('TR')
  await page.setViewportSize({ width: 320, height: 700 })
  await act.getByRole('button').click()
  await opened.waitFor()
  await isSound(page, 'an act below the trail at 320 pixels')
  // who comes back by the address finds the same part, narrowed in the same way
  await page.reload()
  await act.waitFor()
  expect(problems).toEqual([])
})
