import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { sendsAs } from '../../../../test/kit/drafts.ts'
import { openPages } from '../../../../test/kit/mijn.ts'
import { addPerson, cookieOf, type OwnPerson } from '../../../../test/kit/people.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { asForm } from '../../../../test/kit/submission.ts'
import { send } from '../../../core/contract/contact-message/contact-message-calls.ts'
import { type Clock, instantOf } from '../../../core/kernel/clock.ts'
import { mijn, removeDraftPath } from '../../../core/mijn/paths.ts'
import { removeAccounts } from '../../services/people/remove.ts'
import { resumeLinksPersonalData } from '../../services/resume-links/resume-links-personal-data.ts'
import { demoPersonId } from '../../services/sessions/demo-people.ts'
import { systemContext } from '../../services/system-context.ts'
import { remind } from './remind.ts'

const clock: Clock & { at: number } = { at: instantOf('2026-11-24T09:00:00Z'), now: () => clock.at }
const secret = 'NL91ABNA0417164300'
const server = await openTestServer({
  clock,
  funnels: {
    // stands in for the rule of the funnel: the account number is never kept
    toKeep: (slug, { answers, ...draft }) => {
      if (slug !== 'klusservice') return undefined
      const { account, ...rest } = answers
      return {
        draft: { ...draft, answers: rest },
        leftOut: account === undefined ? [] : ['IBAN'],
        rows: () => [{ label: 'Onderwerp', value: String(rest.subject) }],
      }
    },
    titleAt: (path) => (path === '/klus' ? 'Klusservice' : undefined),
    fillable: () => [],
  },
})
const pages = await openPages(server)
afterAll(async () => {
  await pages.close()
  await server.close()
})
const { db } = server.database
const { keep, open, rowOf, linkOf, lettersTo } = sendsAs(server)
const draft = (subject: string, more: object = {}) => ({
  ...{ answers: { subject, ...more }, passed: ['klus'], step: 'adresgegevens', dropped: [] },
})
const contact = async (header: string) => {
  const { type, payload } = await asForm({
    Subject: 'Lidmaatschap',
    Question: 'Geldt mijn lidmaatschap ook voor mijn vakantiehuis?',
    Name: 'Jannie de Vries',
    EmailAddress: `${randomUUID()}@voorbeeld.nl`,
    Postcode: '3821BT',
    HouseNumber: 10,
  })
  return server.app.inject({
    method: 'POST',
    url: send.path,
    headers: { 'content-type': type, 'kept-draft': header, 'idempotency-key': randomUUID() },
    payload,
  })
}

describe('a form that is kept', () => {
  test('is opened by its link and its address together, without what may not be kept', async () => {
    const emailAddress = `${randomUUID()}@voorbeeld.nl`
    const { status, body } = await keep({ draft: draft('Een muur', { account: secret }), emailAddress })
    expect(status).toBe(200)
    expect(body.leftOut).toEqual(['IBAN'])
    const row = await rowOf(body.id)
    expect(JSON.stringify(row)).not.toContain('Een muur')
    expect(JSON.stringify(row)).not.toContain(emailAddress)
    expect(await lettersTo(emailAddress)).toEqual([
      expect.objectContaining({ kind: 'draft-kept', facts: expect.objectContaining({ leftOut: 'IBAN' }) }),
    ])
    const link = linkOf(body.id)
    const answer = await open({ link, emailAddress: emailAddress.toUpperCase() })
    expect(answer.body).toMatchObject({ path: '/klus', draft: draft('Een muur') })
    expect(JSON.stringify(answer.body)).not.toContain(secret)
    expect(server.logged()).not.toContain(emailAddress)
    expect(server.logged()).not.toContain('Een muur')
  })

  test('is not opened by the link alone, nor by who it was forwarded to', async () => {
    const { body } = await keep({ draft: draft('Geheim'), emailAddress: `${randomUUID()}@voorbeeld.nl` })
    const link = linkOf(body.id)
    expect((await open({ link })).status).toBe(400)
    for (let n = 0; n < 12; n++) {
      const { status, text } = await open({ link, emailAddress: 'iemand.anders@voorbeeld.nl' })
      expect([400, 429]).toContain(status)
      expect(text).not.toContain('Geheim')
    }
    expect((await open({ link, emailAddress: 'iemand.anders@voorbeeld.nl' })).status).toBe(429)
    expect((await open({ link: `${link}x`, emailAddress: 'a@voorbeeld.nl' })).status).toBe(410)
  })

  test('is refused of another page, another form and no address', async () => {
    const emailAddress = `${randomUUID()}@voorbeeld.nl`
    expect((await keep({ draft: draft('x') })).status).toBe(400)
    expect((await keep({ draft: draft('x'), emailAddress, path: '/elders' })).status).toBe(400)
    expect((await keep({ draft: draft('x'), emailAddress, funnel: 'opzeggen' })).status).toBe(400)
    expect((await keep({ draft: draft('x'.repeat(50_000)), emailAddress })).status).toBe(400)
  })

  test('tells the first of two devices that another opened it since', async () => {
    const emailAddress = `${randomUUID()}@voorbeeld.nl`
    const phone = (await keep({ draft: draft('op de telefoon'), emailAddress })).body
    const computer = (await open({ link: linkOf(phone.id), emailAddress })).body
    expect(computer).not.toHaveProperty('openedAt')
    const held = { id: phone.id, holder: phone.holder }
    expect(await keep({ draft: draft('te laat'), ...held })).toMatchObject({
      status: 409,
      body: { code: 'draft-opened-elsewhere' },
    })
    const saved = await keep({ draft: draft('verder'), id: phone.id, holder: computer.holder })
    expect(saved.status).toBe(200)
    expect(await lettersTo(emailAddress)).toHaveLength(1)
    const again = await open({ link: linkOf(phone.id), emailAddress })
    expect(again.body).toMatchObject({ draft: draft('verder'), openedAt: expect.any(String) })
  })

  test('gets another link with another address: the first opens nothing any more', async () => {
    const [wrong, right] = [`${randomUUID()}@voorbeeld.nl`, `${randomUUID()}@voorbeeld.nl`]
    const { id, holder } = (await keep({ draft: draft('x'), emailAddress: wrong })).body
    const again = (await keep({ draft: draft('y'), emailAddress: right, id, holder })).body
    for (const emailAddress of [wrong, right])
      expect((await open({ link: linkOf(id), emailAddress })).status).toBe(410)
    expect((await open({ link: linkOf(again.id), emailAddress: wrong })).status).toBe(400)
    expect((await open({ link: linkOf(again.id), emailAddress: right })).body.draft).toEqual(draft('y'))
  })

  test('belongs to who is logged in by their own address alone', async () => {
    const one = await addPerson(server, {})
    const cookie = await cookieOf(server, one)
    const kept = async (emailAddress: string) => {
      const { id } = (await keep({ draft: draft('x'), emailAddress }, cookie)).body
      return (await rowOf(id))?.person_id
    }
    expect(await kept(one.email.toUpperCase())).toBe(one.id)
    expect(await kept(`${randomUUID()}@voorbeeld.nl`)).toBeNull()
  })

  test('is not ended by a device that no longer holds it', async () => {
    const emailAddress = `${randomUUID()}@voorbeeld.nl`
    const phone = (await keep({ draft: draft('x'), emailAddress })).body
    const link = linkOf(phone.id)
    const computer = (await open({ link, emailAddress })).body
    const late = await contact(`${phone.id} ${phone.holder}`)
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'draft-opened-elsewhere'])
    expect((await rowOf(phone.id))?.answers_locked).not.toBeNull()
    expect((await contact(`${computer.id} ${computer.holder}`)).statusCode).toBe(201)
    expect((await contact(`${phone.id} ${phone.holder}`)).json<{ code: string }>().code).toBe('draft-sent')
  })

  test('is sent once: its answers go, and the other device is told', async () => {
    const emailAddress = `${randomUUID()}@voorbeeld.nl`
    const { id, holder } = (await keep({ draft: draft('x'), emailAddress })).body
    const [first, second] = await Promise.all([contact(`${id} ${holder}`), contact(`${id} ${holder}`)])
    expect([first?.statusCode, second?.statusCode].toSorted()).toEqual([201, 409])
    const row = await rowOf(id)
    expect(row).toMatchObject({ answers_locked: null, reference: expect.any(String) })
    expect(await open({ link: linkOf(id), emailAddress })).toMatchObject({
      status: 409,
      body: { code: 'draft-sent' },
    })
    // a header with a holder that we did not issue has no effect
    expect((await contact(`${id} 1.${'A'.repeat(43)}`)).statusCode).toBe(201)
  })
})

describe('in time', () => {
  test('one reminder a week before the end, and then it is gone', async () => {
    const emailAddress = `${randomUUID()}@voorbeeld.nl`
    const { id } = (await keep({ draft: draft('x'), emailAddress })).body
    const ctx = systemContext(server.runtime, 'test')
    await remind(ctx)
    expect(await lettersTo(emailAddress)).toHaveLength(1)
    clock.at += 24 * 86_400_000
    await remind(ctx)
    await remind(ctx)
    expect((await lettersTo(emailAddress)).map(({ kind }) => kind)).toEqual(['draft-kept', 'draft-reminder'])
    clock.at += 7 * 86_400_000
    expect((await open({ link: linkOf(id), emailAddress })).status).toBe(410)
    for (const table of resumeLinksPersonalData)
      if ('sweep' in table) for (const sweep of Object.values(table.sweep)) await sweep(server.runtime)
    expect(await rowOf(id)).toBeUndefined()
  })
})

test('stands among what is one’s own, with the way on, and is removed by nobody else', async () => {
  const [owner, other] = [await addPerson(server, {}), await addPerson(server, {})]
  const { id } = (await keep({ draft: draft('x'), emailAddress: owner.email })).body
  const page = async (person: OwnPerson) =>
    (await pages.app.inject({ url: mijn.overview, headers: { cookie: await cookieOf(server, person) } })).body
  // the address of the draft is not enough: its person must have shown that the mailbox is theirs
  expect(await page(owner)).not.toContain(id)
  await db
    .updateTable('person')
    .set({ email_confirmed_at: new Date(clock.at).toISOString() })
    .where('id', '=', owner.id)
    .execute()
  // and the draft must have been opened by its mailed link, since anybody may keep a form under any address
  expect(await page(owner)).not.toContain(id)
  await open({ link: linkOf(id), emailAddress: owner.email })
  expect(await page(owner)).toContain(`/verder#${linkOf(id)}`)
  expect(await page(owner)).toContain('Bewaard met je e-mailadres, zonder in te loggen.')
  const remove = async (person: OwnPerson) =>
    pages.app.inject({
      method: 'POST',
      url: removeDraftPath(id),
      headers: {
        cookie: await cookieOf(server, person),
        'content-type': 'application/x-www-form-urlencoded',
      },
    })
  await remove(other)
  expect(await rowOf(id)).toBeDefined()
  expect((await remove(owner)).headers.location).toContain('gewijzigd=formulier')
  expect(await rowOf(id)).toBeUndefined()
})

test('with the account go the forms that were kept, also those by its address alone', async () => {
  const personId = demoPersonId('lid') ?? ''
  const { email } = await db
    .updateTable('person')
    .set({ email_confirmed_at: new Date(clock.at).toISOString() })
    .where('id', '=', personId)
    .returning('email')
    .executeTakeFirstOrThrow()
  const byAddress = (await keep({ draft: draft('x'), emailAddress: email })).body
  const own = (await keep({ draft: draft('y'), emailAddress: email })).body
  await db.updateTable('resume_link').set({ person_id: personId }).where('id', '=', own.id).execute()
  await db.transaction().execute(async (tx) => {
    for (const { closing } of resumeLinksPersonalData) await closing?.(tx, server.runtime as never, personId)
    await removeAccounts(tx, server.runtime, sql`id = ${personId}::uuid`)
  })
  expect(await rowOf(byAddress.id)).toBeUndefined()
  expect(await rowOf(own.id)).toBeUndefined()
})
