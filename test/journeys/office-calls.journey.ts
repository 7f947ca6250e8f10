import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { takeCallback } from '../kit/taken-requests.ts'
import { isSound, pressOn } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, clock, close } = await openSite()
afterAll(close)

it('a call is noted by two keys and taken back, stands at its request, and who is called back is a list', async () => {
  const { db } = server
  const { id, reference } = await takeCallback(db, clock)
  const me = await newColleague(db, ['member-service'])
  const notedBy = async () => {
    const rows = await db
      .selectFrom('phone_call')
      .select(['outcome', 'submission_id'])
      .where('staff_id', '=', me.id)
      .where('taken_back_at', 'is', null)
      .orderBy('at')
      .execute()
    return rows.map(({ outcome, submission_id }) => [outcome, submission_id])
  }
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await enterOffice(page, server, me, { ahead })
  await page.goto(`${server.url}/beheer/telefoon`)
  await page.getByRole('heading', { name: 'Telefoon', level: 1 }).waitFor()
  await isSound(page, 'the calls of today')

  // two keys, also where the second comes before the panel is there
  await page.keyboard.press('b')
  await page.keyboard.press('1')
  await page.getByText('Genoteerd: beantwoord.').waitFor()
  expect(await notedBy()).toEqual([['answered', null]])
  await pressOn(page, page.getByRole('button', { name: 'Neem terug' }))
  await page.getByText('Teruggenomen.').waitFor()
  expect(await notedBy()).toEqual([])

  // about the request that is open behind the panel, once somebody says so
  await page.goto(`${server.url}/beheer/aanvragen/${reference}`)
  await page.locator('.request-head').getByText(reference).waitFor()
  await page.keyboard.press('b')
  const panel = page.getByRole('dialog', { name: 'Noteer een gesprek' })
  await panel.waitFor()
  await isSound(page, 'the panel')
  const about = panel.getByLabel('Over wie ging het?')
  await about.fill('iemand')
  await pressOn(page, panel.getByRole('button', { name: 'Doorverbonden' }))
  await panel.getByText('Typ een lidnummer, een e-mailadres of een referentie').first().waitFor()
  await isSound(page, 'the panel with a mistake')
  expect(await notedBy()).toEqual([])
  await pressOn(page, panel.getByRole('button', { name: `Het gaat over ${reference}` }))
  await expect.poll(() => about.inputValue()).toBe(reference)
  await panel.getByLabel('Notitie bij het gesprek').fill('Belde of het later kan.')
  await pressOn(page, panel.getByRole('button', { name: 'Doorverbonden' }))
  await panel.waitFor({ state: 'detached' })
  expect(await notedBy()).toEqual([['passed-on', id]])
  await page.getByRole('heading', { name: 'Aan de telefoon' }).waitFor()
  await page.getByText('Belde of het later kan.').waitFor()
  await isSound(page, 'a request with a call')

  // in the request itself, and once more in the list
  await page.getByRole('heading', { name: 'Terugbellen', level: 2 }).waitFor()
  await pressOn(page, page.getByRole('button', { name: 'Niet bereikt' }))
  await page.getByText('1 keer niet bereikt').waitFor()
  await page.keyboard.press('t')
  const note = page.locator('.act-form').getByLabel('Notitie')
  await expect.poll(() => note.evaluate((field) => field === document.activeElement)).toBe(true)
  await isSound(page, 'a call that was made, in its request')
  await pressOn(page, page.getByRole('button', { name: 'Toch niet' }))

  await page.goto(`${server.url}/beheer/terugbellen`)
  const row = page.locator(`tr[data-key="${reference}"]`)
  await row.waitFor()
  await isSound(page, 'who is called back')
  await pressOn(page, row.getByRole('button', { name: 'Niet bereikt' }))
  await expect.poll(() => row.textContent()).toContain('2 keer niet bereikt')
  await pressOn(page, row.getByRole('button', { name: 'Gebeld…' }))
  const called = page.getByRole('dialog', { name: 'Gebeld' })
  await called.getByLabel('Notitie').fill('Het mag een week later.')
  await isSound(page, 'what there is to note')
  await pressOn(page, called.getByRole('button', { name: 'Handel af' }))
  await expect.poll(() => row.textContent()).toContain('gebeld vandaag')
  expect(problems).toEqual([])
})
