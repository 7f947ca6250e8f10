import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { callerOf } from '../kit/caller.ts'
import { newVisitor } from '../kit/new-visitor.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { isSound, pressOn } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, close } = await openSite()
afterAll(close)

/** The desk whose pile is that of this journey alone. */
const desk = 'verzekeringen'

/** Sends a form of the site that waits for staff, and puts it first on the pile of the desk; answers its reference. */
const sendForm = async (): Promise<string> => {
  const { status, text, json } = await callerOf(server.url).post(
    '/api/v1/forms/toegankelijkheid',
    { answers: { pagina: 'Contact', probleem: 'Het lukt niet.', naam: 'Jannie Overbeek' } },
    { 'idempotency-key': randomUUID(), 'x-forwarded-for': newVisitor() },
  )
  expect(status, text).toBe(201)
  await server.db
    .updateTable('request_work')
    .set({ desk, due_on: '2026-01-05T16:00:00Z' })
    .where('submission_id', 'in', (from) =>
      from.selectFrom('submission').select('id').where('reference', '=', json.reference),
    )
    .execute()
  return json.reference
}

/** A name that no other colleague has. */
const newName = () => `Karin ${randomUUID().slice(0, 8)}`

const openPile = async (page: Page) => {
  await page.goto(`${server.url}/beheer/stapel?loket=${desk}`)
  await page.getByRole('heading', { name: 'De stapel', level: 1 }).waitFor()
}

const titleOfRequest = { name: 'Meld wat er niet lukt, Jannie Overbeek' }

it('the next of the pile is taken by a key, kept by another, and comes back when its owner is not there', async () => {
  const reference = await sendForm()
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const me = await newColleague(server.db, ['member-service'], { name: newName() })
  await enterOffice(page, server, me, { ahead })
  // the day begins where the next of the pile is a key away
  await page.goto(`${server.url}/beheer`)
  await page.getByRole('button', { name: /^Pak de volgende/ }).waitFor()
  await openPile(page)
  const row = page.locator(`tr[data-key="${reference}"]`)
  await row.waitFor()
  await isSound(page, 'the pile')

  await page.keyboard.press('v')
  await page.getByRole('heading', titleOfRequest).waitFor()
  await page.getByText(/Van de stapel, nog 1\d minuten van jou/).waitFor()
  await isSound(page, 'a request from the pile')
  await page.goBack()
  const held = page.getByRole('region', { name: 'Net door jou gepakt' })
  await held.getByText(/nog 1\d minuten/).waitFor()
  expect(await row.count()).toBe(0)
  await isSound(page, 'the pile with what one holds')
  await pressOn(page, held.getByRole('link'))
  await page.getByRole('heading', titleOfRequest).waitFor()
  await page.getByRole('button', { name: /Houd bij mij/ }).waitFor()
  await page.keyboard.press('e')
  await page.getByText('Van jou.', { exact: true }).waitFor()
  await expect.poll(() => page.getByText('Van de stapel,').count()).toBe(0)

  await page.goto(`${server.url}/beheer`)
  const late = page.getByRole('link', { name: '1 van jou, te laat' })
  await late.waitFor()
  await isSound(page, 'the day at a glance')
  await pressOn(page, late)
  await page.getByRole('heading', { name: 'Te laat', level: 1 }).waitFor()
  await expect.poll(() => page.locator('tr[data-key]').count()).toBe(1)
  await row.waitFor()

  await page.goto(`${server.url}/beheer/account`)
  await page.getByRole('tab', { name: 'Ik ben er niet' }).click()
  await isSound(page, 'days away')
  await pressOn(page, page.getByRole('button', { name: 'Ik ben er niet' }))
  await page.getByText('Bewaard. 1 aanvraag ligt weer op de stapel.').waitFor()
  await page.getByRole('heading', { name: 'Je bent er niet' }).waitFor()
  await openPile(page)
  await row.waitFor()
  await page.getByRole('listitem').filter({ hasText: me.name }).getByText('nog onbekend hoelang').waitFor()
  await page.setViewportSize({ width: 320, height: 700 })
  await isSound(page, 'the pile at 320 pixels, with a colleague who is not there')
  await pressOn(page, page.getByRole('button', { name: new RegExp(`^Is er weer ?: ${me.name}$`) }))
  await page.getByText(`${me.name} is er weer.`).waitFor()
  expect(problems).toEqual([])
})

it('a colleague is said to be away, and an empty pile is told kindly', async () => {
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  const adviser = await newColleague(server.db, ['adviser'], { desks: ['leeg-loket'] })
  await enterOffice(page, server, adviser, { ahead })
  await page.goto(`${server.url}/beheer/stapel`)
  await page.getByText('Tijd voor koffie.').waitFor()
  await page.keyboard.press('v')
  await page.getByText('Er ligt niets meer op de stapel.').waitFor()

  const karin = await newColleague(server.db, ['member-service'], { name: newName() })
  await enterOffice(page, server, await newColleague(server.db, ['member-service']), { ahead })
  await openPile(page)
  await pressOn(page, page.getByRole('button', { name: 'Een collega is er niet…' }))
  const who = page.getByRole('combobox', { name: /^Wie is er niet/ })
  await expect.poll(() => who.evaluate((field) => field === document.activeElement)).toBe(true)
  await who.selectOption(karin.id)
  await isSound(page, 'the form of a colleague who is away')
  await pressOn(page, page.getByRole('button', { name: 'Bewaar', exact: true }))
  await page.getByText('Bewaard.', { exact: true }).waitFor()
  await page.getByRole('listitem').filter({ hasText: karin.name }).getByText('nog onbekend hoelang').waitFor()
  await pressOn(page, page.getByRole('button', { name: new RegExp(`^Is er weer ?: ${karin.name}$`) }))
  await page.getByText(`${karin.name} is er weer.`).waitFor()
  expect(problems).toEqual([])
})
