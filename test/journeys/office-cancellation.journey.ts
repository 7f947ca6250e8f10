import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { openVisitor } from '../kit/browser.ts'
import { callerOf } from '../kit/caller.ts'
import { form } from '../kit/cancellation.ts'
import { newVisitor } from '../kit/new-visitor.ts'
import { enterOffice, newColleague } from '../kit/office.ts'
import { isSound, mailOf, newMailbox, pressOn } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, ahead, close } = await openSite()
afterAll(close)

const narrow = { width: 320, height: 700 }

interface Home {
  lastName: string
  houseNumber: number
}

/** A home of one's own, where nobody else lives. */
const newHome = (): Home => ({
  lastName: `Vindplaats${randomUUID().slice(0, 8).replace(/\d/g, 'x')}`,
  houseNumber: randomInt(1000, 9999),
})

/** Makes a member at this home, since 1 April 2019; answers their number. */
const newMember = async ({ lastName, houseNumber }: Home, initials: string) => {
  const person = randomUUID()
  const email = newMailbox('lid')
  const number = String(randomInt(60_000_000, 69_999_999))
  await server.db
    .insertInto('person')
    .values({
      ...{ id: person, email, initials, infix: 'van der', last_name: lastName },
      ...{ postcode: '3821BT', house_number: houseNumber, addition: '' },
      active_at: '2019-04-01T10:00:00Z',
    })
    .execute()
  await server.db
    .insertInto('membership')
    .values({ relation_id: number, person_id: person, starts: '2019-04-01', fee_cents: 3450 })
    .execute()
  return { email, number, name: `${initials} van der ${lastName}` }
}

/** Cancels without logging in, as somebody who lives at this home; answers the reference. */
const cancelFrom = async (home: Home, emailAddress: string): Promise<string> => {
  const { status, text, json } = await callerOf(server.url).post(
    '/api/v1/contact/cancelmembership',
    form({ ...home, emailAddress }),
    { 'idempotency-key': randomUUID(), 'x-forwarded-for': newVisitor() },
  )
  expect(status, text).toBe(201)
  return json.reference
}

/** Another colleague notes something meanwhile, by the call. */
const noteMeanwhile = async (page: Page, reference: string) => {
  const path = `${server.url}/beheer/api/requests/${reference}`
  const { version } = await (await page.request.get(path)).json()
  const answer = await page.request.post(`${path}/notes`, {
    data: { version, note: 'De afzender belde net.' },
    headers: { origin: server.url },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const question = (page: Page) => page.getByRole('heading', { name: 'Van welk lid is deze opzegging?' })
const filled = (page: Page) => page.locator('.btn-primary:visible').count()
const processedTo = async (address: string) => {
  const mails = await mailOf(server.url)
  return mails.filter(({ to, subject }) => to === address && subject.includes('is verwerkt')).length
}

it('a cancellation is matched by keyboard with the member who is alike, once, after what will happen was told', async () => {
  const home = newHome()
  const member = await newMember(home, 'J.P.')
  const sender = newMailbox('afzender')
  const reference = await cancelFrom(home, sender)
  await using visitor = await openVisitor(browser)
  const { page, problems } = visitor
  await enterOffice(page, server, await newColleague(server.db, ['member-service']), { ahead })
  await page.goto(`${server.url}/beheer/aanvragen/${reference}`)
  await question(page).waitFor()
  const row = page.getByRole('row').filter({ hasText: member.number })
  await row.getByText('naam, adres: duidelijk').waitFor()
  expect(await filled(page)).toBe(1)
  await isSound(page, 'a cancellation that waits')
  await page.keyboard.press('l')
  await page.getByText('Dit is een verplicht veld.').first().waitFor()
  await isSound(page, 'no member chosen')
  await pressOn(page, page.getByRole('radio', { name: member.name }), 'Space')
  expect(await page.getByLabel('Lidnummer', { exact: true }).inputValue()).toBe(member.number)
  await pressOn(page, page.getByRole('button', { name: 'Koppel aan dit lid' }))
  await page.getByRole('heading', { name: 'Dit gebeurt er' }).waitFor()
  await page.getByText('Het lidmaatschap loopt tot en met 31 maart 2027. Daarna stopt het.').waitFor()
  await page.getByText('het lid, en de afzender op een ander adres').waitFor()
  expect(await filled(page)).toBe(1)
  await page.setViewportSize(narrow)
  await isSound(page, 'what a match will do, at 320 pixels')

  await page.getByRole('button', { name: `Koppel aan lid ${member.number}` }).dblclick()
  await page.getByText(`Gekoppeld: lid ${member.number} is lid tot en met 31 maart 2027.`).waitFor()
  await page.getByText('Opzegging verwerkt door Noor de Wit').waitFor()
  await expect.poll(() => question(page).count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('acts')
  await isSound(page, 'a cancellation that was matched, at 320 pixels')
  for (const address of [sender, member.email]) await expect.poll(() => processedTo(address)).toBe(1)
  expect(problems).toEqual([])
})

it('where it is not clear who is meant staff say how they know, a colleague can be first, and a refusal says what is read', async () => {
  const home = newHome()
  const [father, son] = [await newMember(home, 'J.P.'), await newMember(home, 'J.')]
  const reference = await cancelFrom(home, newMailbox('afzender'))
  await using visitor = await openVisitor(browser)
  await using elsewhere = await openVisitor(browser)
  const { page, problems } = visitor
  await enterOffice(page, server, await newColleague(server.db, ['member-service']), { ahead })
  await enterOffice(
    elsewhere.page,
    server,
    await newColleague(server.db, ['member-service'], { name: 'Bram de Boer' }),
    { ahead },
  )
  await page.goto(`${server.url}/beheer/aanvragen/${reference}`)
  await question(page).waitFor()
  for (const { number } of [father, son])
    await page.getByRole('row').filter({ hasText: number }).getByText('vraag het na').waitFor()
  await page.setViewportSize(narrow)
  await isSound(page, 'two members who are alike, at 320 pixels')
  const field = page.getByLabel('Lidnummer', { exact: true })
  await field.fill('00000000')
  const check = page.getByRole('button', { name: 'Koppel aan dit lid' })
  await check.click()
  await page.getByText('Er is geen lid met lidnummer 00000000.').first().waitFor()
  await field.fill(son.number)
  expect(await page.getByRole('radio', { name: son.name, exact: true }).isChecked()).toBe(true)
  await check.click()
  await page.getByText('Vraag het eerst na bij het lid.').waitFor()
  const match = page.getByRole('button', { name: `Koppel aan lid ${son.number}` })
  await match.click()
  await page.getByText('Kies hoe je het weet.').first().waitFor()
  await isSound(page, 'not said how one knows, at 320 pixels')
  const phoned = page.getByLabel('Het lid bevestigde het aan de telefoon')
  await phoned.check()
  await noteMeanwhile(elsewhere.page, reference)
  await match.click()
  await page.getByText('Bram de Boer veranderde deze aanvraag').first().waitFor()
  expect(await phoned.isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Toch niet' }).click()

  await page.keyboard.press('w')
  await page.getByRole('heading', { name: 'Weiger de opzegging' }).waitFor()
  const refuse = page.getByRole('button', { name: 'Weiger de opzegging' })
  await pressOn(page, refuse)
  await page.getByText('Kies waarom.').first().waitFor()
  expect(await filled(page)).toBe(1)
  await isSound(page, 'a refusal without a reason, at 320 pixels')
  await page.getByText('De afzender krijgt geen e-mail.').waitFor()
  await page.getByLabel('De afzender bedacht zich').check()
  await pressOn(page, refuse)
  await page.getByText('Geweigerd. De afzender krijgt een e-mail.').waitFor()
  await page.getByText('Opzegging afgewezen door Noor de Wit').waitFor()
  await expect.poll(() => question(page).count()).toBe(0)
  expect(problems.filter((one) => !one.includes('status of 409'))).toEqual([])
})
