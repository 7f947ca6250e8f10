import { afterAll, expect, it } from 'vitest'
import { hashPassword } from '../../src/server/services/passwords/hash.ts'
import { openVisitor } from '../kit/browser.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { isSound } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, close } = await openSite()
afterAll(close)

const password = 'zeven-fietsen-in-de-gracht'

it('a colleague adds a passkey, and comes in by it after the password', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  const colleague = await newColleague(server.db, ['editor'])
  await server.db
    .updateTable('staff_account')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', colleague.id)
    .execute()
  await enterOffice(page, server, colleague, { ahead })
  await page.goto(`${server.url}/beheer/account`)
  await page.getByText('Je hebt nog geen passkey.').waitFor()
  await isSound(page, 'the second factors')
  await page.getByRole('button', { name: 'Voeg een passkey toe' }).click()
  await page.getByRole('button', { name: 'Maak passkey' }).click()
  await page.getByText('Geef je passkey een naam.').first().waitFor()
  await isSound(page, 'a passkey without a name')
  await page.getByLabel('Naam').fill('Laptop <b>van het werk</b>')
  await page.getByRole('button', { name: 'Maak passkey' }).click()
  await page.getByRole('rowheader', { name: 'Laptop <b>van het werk</b>' }).waitFor()
  await page.getByText('je enige tweede factor').waitFor()
  await page.getByRole('button', { name: 'Maak nieuwe herstelcodes' }).click()
  await expect.poll(() => page.locator('.code-list li').count()).toBe(10)
  await isSound(page, 'new recovery codes')
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
  await page.getByText('Je hebt nog 10 herstelcodes').waitFor()

  await page.getByRole('button', { name: 'Log uit', exact: true }).click()
  await page.getByLabel('E-mailadres').fill(colleague.email)
  await page.getByLabel('Wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Ga verder' }).click()
  await isSound(page, 'the second factor with a passkey')
  await page.getByRole('button', { name: 'Log in met je passkey' }).click()
  await page.getByRole('heading', { name: 'Dag Noor' }).waitFor()

  // five minutes later an act asks for the second factor again, which the passkey is too, and then goes on
  await server.db
    .updateTable('staff_session')
    .set({ factor_at: new Date(Date.now() + ahead - 6 * 60_000).toISOString() })
    .where('staff_id', '=', colleague.id)
    .execute()
  await page.goto(`${server.url}/beheer/account`)
  await page.getByRole('button', { name: 'Maak nieuwe herstelcodes' }).click()
  await page.getByRole('dialog', { name: 'Je tweede factor' }).waitFor()
  await isSound(page, 'the second factor again')
  await page.getByRole('button', { name: 'Gebruik je passkey' }).click()
  await expect.poll(() => page.locator('.code-list li').count()).toBe(10)
  expect(problems.filter((one) => !one.includes('403'))).toEqual([])
})

it('a colleague sees where they are logged in, ends it, and changes the password', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const colleague = await newColleague(server.db, ['finance'])
  await server.db
    .updateTable('staff_account')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', colleague.id)
    .execute()
  await using elsewhere = await openVisitor(browser)
  await enterOffice(elsewhere.page, server, colleague, { ahead })
  await enterOffice(page, server, colleague, { ahead })
  await page.goto(`${server.url}/beheer/account`)
  await page.getByRole('tab', { name: 'Waar je bent ingelogd' }).click()
  await page.getByText('Hier ben je nu').waitFor()
  await isSound(page, 'the sessions')
  await page.getByRole('button', { name: /^Log uit: / }).click()
  await expect.poll(() => page.getByRole('button', { name: /^Log uit: / }).count()).toBe(0)
  await elsewhere.page.goto(`${server.url}/beheer`)
  await expect.poll(() => elsewhere.page.url()).toContain('/beheer/inloggen')

  await page.getByRole('tab', { name: 'Wachtwoord' }).click()
  await page.getByLabel('Huidig wachtwoord').fill('niet dit wachtwoord')
  await page.getByLabel('Nieuw wachtwoord').fill('nog-zeven-fietsen-erbij')
  await page.getByRole('button', { name: 'Wijzig wachtwoord' }).click()
  await page.getByText('Dit is niet je huidige wachtwoord.').first().waitFor()
  await isSound(page, 'a password that is not the present one')
  await page.getByLabel('Huidig wachtwoord').fill(password)
  await page.getByRole('button', { name: 'Wijzig wachtwoord' }).click()
  await page.getByText('Je wachtwoord is gewijzigd.').waitFor()
  expect(problems.filter((one) => !one.includes('400'))).toEqual([])
})
