import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { newReference } from '../../src/core/fields/request/reference.ts'
import { openVisitor } from '../kit/browser.ts'
import { isSound, mailOf, newMailbox, pressOn, untilThere } from '../kit/visit.ts'
import { openSite } from './site.ts'

const { server, browser, close } = await openSite()
afterAll(close)

/** Puts a request of this address into the database, at which a colleague looked. */
const lookedAt = async (address: string): Promise<string> => {
  const id = randomUUID()
  const reference = newReference(randomBytes)
  await server.db
    .insertInto('submission')
    .values({
      id,
      reference,
      kind: 'elders.vragen',
      received_at: '2026-11-20T10:00:00Z',
      sender_email: address,
      request: JSON.stringify({ kept: {}, locked: {} }),
      summary: JSON.stringify({ title: 'Contract laten controleren', office: [], mail: [] }),
    })
    .execute()
  await server.db
    .insertInto('audit')
    .values({
      at: '2026-11-21T10:00:00Z',
      action: 'requests.show',
      request_id: 'test',
      staff_id: randomUUID(),
      roles: 'member-service',
      reason: 'klacht',
      submission_id: id,
    })
    .execute()
  return reference
}

it('without an account one sees by a mailed link who looked at a request, by keyboard at 320 px', async () => {
  await using visitor = await openVisitor(browser, { viewport: { width: 320, height: 720 } })
  const { page, problems } = visitor
  const address = newMailbox('bericht')
  const reference = await lookedAt(address)
  await page.goto(`${server.url}/bericht`)
  await page.getByLabel('Referentie').waitFor()
  await pressOn(page, page.getByRole('button', { name: 'Mail me de link' }))
  const summary = page.getByRole('alert').filter({ hasText: 'Je hebt een of meerdere velden' })
  await summary.waitFor()
  for (const told of ['Vul je referentie in.', 'Voer een e-mailadres in.'])
    await expect.poll(() => summary.innerText()).toContain(told)
  await isSound(page, 'asking for a link with errors')
  await summary.getByRole('link').first().press('Enter')
  await page.keyboard.type(reference.toLowerCase().replace('-', ' '))
  await page.getByLabel('E-mailadres', { exact: true }).fill(address)
  await page.keyboard.press('Enter')
  await page.getByText('Horen die twee bij elkaar?').first().waitFor()
  await isSound(page, 'asked for a link')

  const mail = await untilThere(async () => (await mailOf(server.url)).find(({ to }) => to.includes(address)))
  expect(mail.subject).not.toContain(reference)
  const [link = ''] = /\/bericht#[\w.-]+/.exec(mail.text) ?? []
  await page.goto(server.url + link)
  await page.getByText('Een medewerker van de ledenservice bekeek je aanvraag. Vanwege een klacht.').waitFor()
  for (const told of ['Contract laten controleren', reference, '20 november 2026', 'Ontvangen'])
    expect(await page.locator('main').innerText()).toContain(told)
  // the link stays out of the browser's history
  expect(page.url()).not.toContain('#')
  await isSound(page, 'a request by its link')

  await page.goto('about:blank')
  await page.goto(`${server.url}${link.slice(0, -3)}AAA`)
  await page.getByText('Deze link werkt niet meer.').waitFor()
  await page.getByLabel('Referentie').waitFor()
  await isSound(page, 'a link that is over')
  expect(problems).toEqual([])
})
