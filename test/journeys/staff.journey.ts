import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { isSound } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, close } = await openSite()
afterAll(close)

/** An operator who counts as one that can log in, as whoever asks for something must. */
const operator = async (name: string) => {
  const made = await newColleague(server.db, ['operator'], { name })
  await server.db
    .updateTable('staff_account')
    .set({ password_hash: 'none', totp_locked: 'none' })
    .where('id', '=', made.id)
    .execute()
  return made
}

it('one operator asks for an account, another approves it, and closes it when the colleague leaves', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const [asker, decider] = [await operator('Anna Vrager'), await operator('Bram Beslist')]
  const email = `${asker.id}@nieuw.voorbeeld.nl`
  await enterOffice(page, server, asker, { ahead })
  await page.goto(`${server.url}/beheer/medewerkers`)
  await page.getByRole('heading', { name: 'Medewerkers', level: 1 }).waitFor()
  await isSound(page, 'the list of staff')

  await page.getByRole('button', { name: 'Nodig een collega uit' }).click()
  await page.getByRole('heading', { name: 'Nodig een collega uit' }).waitFor()
  await page.getByRole('button', { name: 'Vraag goedkeuring' }).click()
  await page.getByText('Kies minstens één rol.').first().waitFor()
  await isSound(page, 'an invitation with errors')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Naam', { exact: true }).fill('Noor Nieuwkomer')
  await page.getByLabel('Adviseur', { exact: true }).check()
  await page.getByLabel('Juridisch advies').check()
  await page.getByLabel('Waarom?').fill('Noor begint bij juridisch advies.')
  await page.getByRole('button', { name: 'Vraag goedkeuring' }).click()
  const asked = page.getByRole('row').filter({ hasText: email })
  await asked.getByRole('button', { name: 'Trek in' }).waitFor()
  expect(await asked.getByRole('button', { name: 'Keur goed' }).count()).toBe(0)
  await isSound(page, 'what one asked oneself')

  await enterOffice(page, server, decider, { ahead })
  await page.goto(`${server.url}/beheer/medewerkers`)
  await asked.getByRole('button', { name: 'Keur goed' }).click()
  await page.getByText('Goedgekeurd en uitgevoerd.').waitFor()
  const row = page.getByRole('row').filter({ hasText: email })
  await row.getByText('Uitgenodigd').waitFor()
  await page.setViewportSize({ width: 320, height: 700 })
  await isSound(page, 'the list of staff at 320 pixels')

  await page.getByRole('button', { name: 'Wat kan met Noor Nieuwkomer' }).click()
  await page.getByRole('menuitem', { name: 'Werkt hier niet meer…' }).click()
  await page.getByRole('button', { name: 'Sluit het account' }).click()
  await page.getByText('Het account van Noor Nieuwkomer is gesloten').waitFor()
  await page.getByRole('tab', { name: 'Vertrokken' }).click()
  await row.getByText('Vertrokken').waitFor()
  expect(problems).toEqual([])
})
