import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { newReference } from '../../src/core/fields/request/reference.ts'
import { openVisitor } from '../kit/browser.ts'
import { pdf } from '../kit/made-files.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { holdMessages } from '../kit/office-states.ts'
import { isSound, mailOf, newMailbox, pressOn, untilThere } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, close } = await openSite()
afterAll(close)

const ours = 'Kun je een foto van de meterkast sturen?'
const theirs = 'De foto zit erbij. Ik ben vrijdag de hele dag thuis.'

/** Puts a request of this address into the database, that waits for staff. */
const askedBy = async (address: string) => {
  const id = randomUUID()
  const reference = newReference(randomBytes)
  const kind = 'contact-message.send'
  const received = '2026-11-20T10:00:00Z'
  await server.db
    .insertInto('submission')
    .values({
      ...{ id, reference, kind, received_at: received, sender_email: address },
      request: JSON.stringify({ kept: {}, locked: {} }),
      summary: JSON.stringify({ title: 'Een vraag stellen', office: [], mail: [] }),
    })
    .execute()
  await server.db
    .insertInto('request_work')
    .values({
      ...{ submission_id: id, kind, received_at: received, desk: 'klantenservice' },
      ...{ due_on: '2026-11-24T16:00:00Z', open: true },
    })
    .execute()
  await server.db
    .insertInto('submission_event')
    .values({ submission_id: id, at: received, event: 'received', actor: 'visitor', request_id: 'test' })
    .execute()
  return { id, reference }
}

/** A colleague asks its sender for more, and the minute in which that can be taken back is over at once. */
const ask = async (page: Page, { id, reference }: { id: string; reference: string }) => {
  const path = `${server.url}/beheer/api/requests/${reference}`
  const { version } = await (await page.request.get(path)).json()
  const sent = await page.request.post(`${path}/messages`, {
    data: { version, act: 'ask', text: ours },
    headers: { origin: server.url },
  })
  expect(sent.ok(), await sent.text()).toBe(true)
  await sql`UPDATE pgboss.job SET start_after = now() - interval '1 second'
    FROM waiting_act WHERE data->>'act' = waiting_act.id::text AND submission_id = ${id}::uuid`.execute(
    server.db,
  )
}

it('who has no account reads what staff wrote by link and address, and answers with a file; staff read it', async () => {
  await using colleague = await openVisitor(browser)
  await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 720 } })
  const address = newMailbox('bericht')
  const request = await askedBy(address)
  await enterOffice(colleague.page, server, await newColleague(server.db, ['member-service']), { ahead })
  await ask(colleague.page, request)

  const mail = await untilThere(async () => (await mailOf(server.url)).find(({ to }) => to.includes(address)))
  expect(mail.text).not.toContain(ours)
  const [link = ''] = /\/bericht#[\w.-]+/.exec(mail.text) ?? []
  const { page, problems } = visitor
  await page.goto(server.url + link)
  await page.getByText('Er staat een bericht bij je aanvraag.').waitFor()
  expect(await page.locator('main').innerText()).not.toContain(ours)
  await isSound(page, 'asked for the address')
  const typed = page.getByLabel('E-mailadres', { exact: true })
  const open = page.getByRole('button', { name: 'Lees de berichten' })
  await pressOn(page, open)
  await page.getByRole('alert').filter({ hasText: 'Voer een e-mailadres in.' }).waitFor()
  await isSound(page, 'without an address')
  await typed.fill(newMailbox('iemand-anders'))
  await pressOn(page, open)
  await page.getByText('De link werkt niet meer, of hoort niet bij dit e-mailadres.').waitFor()
  await typed.fill(address)
  await page.keyboard.press('Enter')
  await page.getByText(ours).waitFor()
  await page.getByText('We wachten op je antwoord').waitFor()
  await isSound(page, 'the messages')

  const send = page.getByRole('button', { name: 'Verstuur je bericht' })
  await pressOn(page, send)
  await page.getByRole('alert').filter({ hasText: 'Schrijf een bericht.' }).waitFor()
  await isSound(page, 'an answer with an error')
  await page.getByLabel('Je bericht').fill(theirs)
  await page.reload()
  await page.getByText('Je bericht is niet verstuurd').waitFor()
  expect(await page.getByLabel(`Je tekst, ${request.reference}`).inputValue()).toBe(theirs)
  await isSound(page, 'what was not sent, without its link')
  await page.goto(server.url + link)
  await typed.waitFor()
  expect(await typed.inputValue()).toBe(address)
  await typed.press('Enter')
  await page.getByText(ours).waitFor()
  expect(await page.getByLabel('Je bericht').inputValue()).toBe(theirs)
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'meterkast.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.getByText('meterkast.pdf is toegevoegd.').waitFor({ state: 'attached' })
  await pressOn(page, send)
  await page.getByText('Je bericht is binnen.').first().waitFor()
  await page.locator('.thread-text', { hasText: theirs }).waitFor()
  await page.getByRole('link', { name: 'meterkast.pdf' }).waitFor()
  expect(await page.getByLabel('Je bericht').inputValue()).toBe('')
  await isSound(page, 'answered')
  expect(problems.filter((one) => !/410|Failed to read messages/.test(one))).toEqual([])

  await colleague.page.goto(`${server.url}/beheer/aanvragen/${request.reference}`)
  await colleague.page.getByText(theirs).waitFor()
  await colleague.page.getByRole('link', { name: 'meterkast.pdf' }).waitFor()
  await pressOn(colleague.page, colleague.page.getByRole('link', { name: 'Naar het bericht' }))
  const reached = colleague.page.locator('.message:focus')
  await expect.poll(() => reached.allInnerTexts()).toEqual([expect.stringContaining(theirs)])
  expect(colleague.problems).toEqual([])
})

it('what a colleague writes and attaches is there again after a reload, and after taking it back', async () => {
  await using _held = await holdMessages(server.db)
  await using colleague = await openVisitor(browser)
  const { page } = colleague
  const request = await askedBy(newMailbox('klad'))
  await enterOffice(page, server, await newColleague(server.db, ['member-service']), { ahead })
  await page.goto(`${server.url}/beheer/aanvragen/${request.reference}`)
  const write = page.getByRole('button', { name: /Stuur een bericht/ })
  const text = page.getByLabel(/^Bericht aan/)
  const file = page.locator('.act-form .message-files', { hasText: 'offerte.pdf' })
  await write.click()
  await text.fill(ours)
  await page
    .locator('.act-form input[type="file"]')
    .setInputFiles({ name: 'offerte.pdf', mimeType: 'application/pdf', buffer: pdf })
  await file.waitFor()
  await untilThere(async () => {
    const row = await server.db
      .selectFrom('reply_draft')
      .select(['text', 'files'])
      .where('submission_id', '=', request.id)
      .executeTakeFirst()
    return row?.text === ours && row.files.length === 1 ? row : undefined
  })
  await page.reload()
  await page.getByText('Wat je typte staat er nog').first().waitFor()
  await write.click()
  await file.waitFor()
  expect(await text.inputValue()).toBe(ours)
  await isSound(page, 'a draft with a file')

  await page.getByRole('button', { name: /^Verstuur/ }).click()
  await page
    .getByRole('button', { name: /Neem terug/ })
    .first()
    .click()
  await page.getByText('Wat je typte staat er nog').first().waitFor()
  await write.click()
  await file.waitFor()
  expect(await text.inputValue()).toBe(ours)
  expect(colleague.problems).toEqual([])
})
