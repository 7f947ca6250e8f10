import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { callerOf } from '../kit/caller.ts'
import { newVisitor } from '../kit/new-visitor.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { holdMessages } from '../kit/office-states.ts'
import { isSound, pressOn } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, close } = await openSite()
afterAll(close)

/** Sends a form of the site that no partner takes over, so that it waits for staff; answers its reference. */
const sendForm = async (sender: { email?: string } = {}): Promise<string> => {
  const { status, text, json } = await callerOf(server.url).post(
    '/api/v1/forms/toegankelijkheid',
    { answers: { pagina: 'Contact', probleem: 'De knop doet niets.', naam: 'Jannie Overbeek', ...sender } },
    { 'idempotency-key': randomUUID(), 'x-forwarded-for': newVisitor() },
  )
  expect(status, text).toBe(201)
  return json.reference
}

/** Another colleague closes it meanwhile, by the call. */
const closeMeanwhile = async (page: Page, reference: string) => {
  const path = `${server.url}/beheer/api/requests/${reference}`
  const { version } = await (await page.request.get(path)).json()
  const answer = await page.request.post(`${path}/actions/done`, {
    data: { version },
    headers: { origin: server.url },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const eventsOf = async (reference: string): Promise<string[]> => {
  const rows = await server.db
    .selectFrom('submission_event')
    .innerJoin('submission', 'submission.id', 'submission_event.submission_id')
    .select('event')
    .where('submission.reference', '=', reference)
    .orderBy('submission_event.id')
    .execute()
  return rows.map(({ event }) => event).filter((event) => ['claimed', 'noted', 'handled'].includes(event))
}

it('requests are chosen by keyboard, taken together, and the one that a colleague closed says why not', async () => {
  const references = [await sendForm(), await sendForm(), await sendForm()]
  const [first = '', second = '', third = ''] = references
  await using visitor = await openVisitor(browser)
  await using elsewhere = await openVisitor(browser)
  const { page, problems } = visitor
  await enterOffice(page, server, await newColleague(server.db, ['member-service']), { ahead })
  const bram = await newColleague(server.db, ['member-service'], { name: 'Bram de Boer' })
  await enterOffice(elsewhere.page, server, bram, { ahead })
  const rowOf = (reference: string) => page.locator(`tr[data-key="${reference}"]`)

  await page.goto(`${server.url}/beheer/aanvragen?weergave=open&volgorde=nieuwste`)
  for (const reference of references) {
    await rowOf(reference).focus()
    await page.keyboard.press('x')
    await expect.poll(() => rowOf(reference).getByRole('checkbox').isChecked()).toBe(true)
  }
  await page.getByText('3 gekozen').waitFor()
  await isSound(page, 'three rows chosen')

  await closeMeanwhile(elsewhere.page, second)
  await page.keyboard.press('e')
  await page.getByRole('heading', { name: 'Neem 3 aanvragen' }).waitFor()
  await page.getByRole('heading', { name: 'Dit kan met 2 van de 3. Met deze niet:' }).waitFor()
  await page.getByText('Deze aanvraag wacht niet meer op ons.').waitFor()
  expect(await eventsOf(first)).toEqual([])
  await isSound(page, 'what can be done, before it is')
  await pressOn(page, page.getByRole('button', { name: 'Neem 2 aanvragen' }))
  await page.getByText('Klaar: 2 van 2 gedaan.').first().waitFor()
  await expect.poll(() => page.url()).toContain('samen=')
  await isSound(page, 'what became of each')
  await page.reload()
  await page.getByText('Klaar: 2 van 2 gedaan.').first().waitFor()
  await pressOn(page, page.getByRole('button', { name: 'Terug naar de lijst' }))
  await page.getByText('Klaar: 2 van 2 gedaan.').waitFor()
  for (const reference of [first, third])
    await expect.poll(() => rowOf(reference).textContent()).toContain('Noor de Wit')
  expect(await Promise.all(references.map(eventsOf))).toEqual([['claimed'], ['handled'], ['claimed']])
  expect(problems).toEqual([])
})

it('on a small screen a note with several is looked at first, and what was typed stays', async () => {
  const references = [await sendForm(), await sendForm()]
  await using visitor = await openVisitor(browser, { viewport: { width: 375, height: 760 } })
  const { page, problems } = visitor
  await enterOffice(page, server, await newColleague(server.db, ['member-service']), { ahead })
  await page.goto(`${server.url}/beheer/aanvragen?weergave=open&volgorde=nieuwste`)
  const choose = async () => {
    for (const reference of references)
      await page.locator(`tr[data-key="${reference}"]`).getByRole('checkbox').check()
  }
  await choose()
  await page.getByText('2 gekozen').waitFor()
  await isSound(page, 'two chosen at 375 pixels')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByText('2 gekozen').count()).toBe(0)
  await choose()
  await page.getByRole('button', { name: 'Notitie…' }).click()
  const note = page.getByRole('textbox', { name: /^Notitie/ })
  await note.fill('Allemaal gebeld.')
  await page.getByRole('button', { name: 'Bekijk eerst' }).click()
  await page.getByRole('heading', { name: 'Dit kan met alle 2.' }).waitFor()
  await page.getByRole('button', { name: 'Terug', exact: true }).click()
  await expect.poll(() => note.inputValue()).toBe('Allemaal gebeld.')
  await isSound(page, 'the note at 375 pixels')
  await page.getByRole('button', { name: 'Bekijk eerst' }).click()
  await page.getByRole('button', { name: 'Schrijf een notitie bij 2 aanvragen' }).click()
  await page.getByText('Klaar: 2 van 2 gedaan.').first().waitFor()
  await isSound(page, 'what became of each, at 375 pixels')
  expect(await Promise.all(references.map(eventsOf))).toEqual([['noted'], ['noted']])
  expect(problems).toEqual([])
})

/** How many messages to the senders of requests are on their way, and how many went. */
const messagesAbout = async (references: readonly string[]) => {
  const requests = await server.db
    .selectFrom('submission')
    .select('id')
    .where('reference', 'in', [...references])
    .execute()
  const ids = requests.map(({ id }) => id)
  const onTheirWay = await server.db
    .selectFrom('waiting_act')
    .select('id')
    .where('submission_id', 'in', ids)
    .execute()
  const went = await server.db
    .selectFrom('request_message')
    .select('id')
    .where('submission_id', 'in', ids)
    .execute()
  return { onTheirWay: onTheirWay.length, went: went.length }
}

it('a message to three senders is read as each will read it, and all of it is taken back within its minute', async () => {
  await using _held = await holdMessages(server.db)
  const newSender = () => sendForm({ email: `${randomUUID()}@voorbeeld.nl` })
  const references = [await newSender(), await newSender(), await newSender()]
  const [first = '', , third = ''] = references
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await enterOffice(page, server, await newColleague(server.db, ['member-service']), { ahead })
  await page.goto(`${server.url}/beheer/aanvragen?weergave=open&volgorde=nieuwste`)
  const write = async () => {
    for (const reference of references)
      await page.locator(`tr[data-key="${reference}"]`).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Bericht…', exact: true }).click()
  }
  const typed = '{aanhef}\n\n<b>Klaar</b>: {referentie}.'
  const message = page.getByRole('textbox', { name: /^Bericht/ })

  await write()
  await message.fill(typed)
  await isSound(page, 'the form of a message to several')
  await page.getByRole('button', { name: 'Bekijk eerst' }).click()
  await page.getByRole('heading', { name: 'Dit kan met alle 3.' }).waitFor()
  await page.getByText(`<b>Klaar</b>: ${first}.`).waitFor()
  await page.getByLabel('Aanvraag', { exact: true }).selectOption(third)
  await page.getByRole('button', { name: 'Bekijk de tekst voor deze aanvraag' }).click()
  await page.getByText(`<b>Klaar</b>: ${third}.`).waitFor()
  await isSound(page, 'what each will read')
  expect(await messagesAbout(references)).toEqual({ onTheirWay: 0, went: 0 })

  await pressOn(page, page.getByRole('button', { name: 'Stuur 3 berichten' }))
  await page.getByText('Klaar: 3 van 3 gedaan.').first().waitFor()
  expect(await messagesAbout(references)).toEqual({ onTheirWay: 3, went: 0 })
  await pressOn(page, page.getByRole('button', { name: 'Neem alles terug' }))
  await page.getByText('Klaar: 0 van 3 gedaan, 3 teruggenomen.').first().waitFor()
  await isSound(page, 'all of it taken back')
  expect(await messagesAbout(references)).toEqual({ onTheirWay: 0, went: 0 })

  await pressOn(page, page.getByRole('button', { name: 'Terug naar de lijst' }))
  await write()
  await expect.poll(() => message.inputValue()).toBe(typed)
  expect(problems).toEqual([])
})
