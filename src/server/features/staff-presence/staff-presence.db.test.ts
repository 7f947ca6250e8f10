import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { addStaff } from '../../../../test/kit/staff.ts'
import { openStaffAccounts } from '../../../../test/kit/staff-account.ts'
import { newReference } from '../../../core/fields/request/reference.ts'
import type { StaffRole } from '../../../core/staff/roles.ts'
import { staffIdleSeconds } from '../../../core/staff/sessions.ts'
import { nowOf } from '../../services/context.ts'
import { sweep } from '../../services/retention/sweep.ts'

const office = await openStaffAccounts()
afterAll(() => office.close())
const { clock, db, server } = office

interface Colleague {
  id: string
  cookie: string
  tab: string
}

let made = 0
const colleague = async (
  name: string,
  roles: readonly StaffRole[],
  desks: readonly string[] = [],
): Promise<Colleague> => {
  const email = `samen-${++made}@voorbeeld.nl`
  const account = await addStaff(db, server.runtime.vault, { email, roles, desks, clock })
  await db.updateTable('staff_account').set({ name }).where('id', '=', account.id).execute()
  return { id: account.id, cookie: await office.open(account), tab: randomUUID() }
}
const karinAndJeroen = async (): Promise<[Colleague, Colleague]> => [
  await colleague('Karin Blom', ['member-service']),
  await colleague('Jeroen Kok', ['member-service']),
]

/** A request that this desk sees to, as `submit` leaves it. */
const arrive = async (desk: string): Promise<{ id: string; reference: string; subject: string }> => {
  const [id, reference, received_at] = [randomUUID(), newReference(randomBytes), nowOf(server.runtime)]
  const kind = 'vve-quote.send'
  await db
    .insertInto('submission')
    .values({ id, reference, received_at, kind, request: '{}', summary: '{}' })
    .execute()
  await db
    .insertInto('request_work')
    .values({ submission_id: id, kind, received_at, due_on: received_at, desk, open: true })
    .execute()
  return { id, reference, subject: `request/${reference}` }
}

const pay = (of: { id: string; reference: string }) =>
  db
    .insertInto('purchase')
    .values({
      ...{ id: randomUUID(), submission_id: of.id, reference: of.reference, product: 'verkoopprijs' },
      ...{ title: 'Verkoopprijs bepalen', amount_cents: 4950, vat_cents: 859, vat_percent: 21 },
      ...{ terms: '2026-11-01', return_path: '/', ordered_at: nowOf(server.runtime), state: 'paid' },
      ...{ paid_at: nowOf(server.runtime), receipt_number: `2026-${of.reference}` },
    })
    .execute()

const look = (by: Colleague | undefined, subject: unknown, more: object = {}) =>
  office.post(
    '/presence',
    { subject, tab: by?.tab ?? randomUUID(), typing: false, ...more },
    { cookie: by?.cookie ?? '' },
  )

/** Whom somebody is told of: each name, with what is said of it. */
const told = async (by: Colleague | undefined, subject: string, more: object = {}): Promise<string[]> => {
  const { status, body } = await look(by, subject, more)
  expect(status, JSON.stringify(body)).toBe(200)
  const others: { name: string; typing: boolean; you: boolean }[] = body.others
  return others.map(({ name, typing, you }) =>
    [name, typing && 'types', you && 'you'].filter(Boolean).join(' '),
  )
}

const rowsOf = async ({ id }: Colleague): Promise<number> =>
  (await db.selectFrom('staff_presence').select('subject').where('staff_id', '=', id).execute()).length

describe('who else has it open', () => {
  test('is told to each of two, with who types, until nothing is heard of them', async () => {
    const [karin, jeroen] = await karinAndJeroen()
    const { subject } = await arrive('klusservice')
    expect(await told(karin, subject)).toEqual([])
    expect(await told(jeroen, subject, { typing: true })).toEqual(['Karin Blom'])
    expect(await told(karin, subject)).toEqual(['Jeroen Kok types'])
    expect(await told(karin, (await arrive('klusservice')).subject)).toEqual([])
    clock.pass(21_000)
    expect(await told(jeroen, subject)).toEqual(['Karin Blom'])
    expect(await told(karin, subject)).toEqual(['Jeroen Kok'])
    clock.pass(46_000)
    expect(await told(jeroen, subject)).toEqual([])
    clock.pass(61_000)
    expect(await told(karin, subject)).toEqual([])
    // of Jeroen one row, of Karin the other request; what she has open now stays
    expect((await sweep(server.runtime)).staffPresence).toBe(2)
    expect(await rowsOf(karin)).toBe(1)
  })

  test('is gone at once where it is closed, and is oneself in another tab', async () => {
    const [karin, jeroen] = await karinAndJeroen()
    const { subject } = await arrive('klusservice')
    const second = { tab: randomUUID() }
    await told(karin, subject)
    expect(await told(karin, subject, second)).toEqual(['Karin Blom you'])
    expect(await told(jeroen, subject)).toEqual(['Karin Blom'])
    expect(await told(karin, subject, { ...second, gone: true })).toEqual([])
    expect(await told(jeroen, subject)).toEqual(['Karin Blom'])
    expect(await told(karin, subject, { gone: true })).toEqual([])
    expect(await told(jeroen, subject)).toEqual([])
  })

  test('is nobody who left', async () => {
    const [karin, jeroen] = await karinAndJeroen()
    const { subject } = await arrive('klusservice')
    await told(karin, subject)
    await db
      .updateTable('staff_account')
      .set({ left_at: nowOf(server.runtime) })
      .where('id', '=', karin.id)
      .execute()
    expect(await told(jeroen, subject)).toEqual([])
  })
})

describe('a request', () => {
  test('of others is as one that is not there, and nothing is written', async () => {
    const karin = await colleague('Karin Blom', ['member-service'])
    const asked = await arrive('bouwkundig')
    await told(karin, asked.subject)
    const others = [
      await colleague('Loes Dijkgraaf', ['adviser'], ['juridisch']),
      await colleague('Femke Smit', ['finance']),
      await colleague('Olaf Beheer', ['operator']),
      await colleague('Rik Redactie', ['editor']),
    ]
    for (const other of others) {
      const [refused, unknown] = [await look(other, asked.subject), await look(other, 'request/2222-2222')]
      expect([refused.status, unknown.status]).toEqual([404, 404])
      expect(refused.body.code).toBe(unknown.body.code)
      expect(refused.body.title.replace(asked.reference, '2222-2222')).toBe(unknown.body.title)
      expect(JSON.stringify(refused.body)).not.toContain('Karin')
      expect(await rowsOf(other)).toBe(0)
    }
    expect(await told(karin, asked.subject)).toEqual([])
  })

  test('is told of to the own desk, to finance where money is in it, and to nobody without a session', async () => {
    const asked = await arrive('bouwkundig')
    const builder = await colleague('Bram Hoekstra', ['adviser'], ['bouwkundig'])
    const finance = await colleague('Femke Smit', ['finance'])
    await pay(asked)
    expect(await told(builder, asked.subject)).toEqual([])
    expect(await told(finance, asked.subject)).toEqual(['Bram Hoekstra'])
    expect((await look(undefined, asked.subject)).status).toBe(401)
    // a request that goes to another desk meanwhile can still be closed
    await db
      .updateTable('request_work')
      .set({ desk: 'juridisch' })
      .where('submission_id', '=', asked.id)
      .execute()
    expect((await look(builder, asked.subject)).status).toBe(404)
    expect(await told(builder, asked.subject, { gone: true })).toEqual([])
    expect(await rowsOf(builder)).toBe(0)
  })
})

test('a document is for editors alone', async () => {
  const editors = [await colleague('Rik Redactie', ['editor']), await colleague('Els Pen', ['editor'])]
  expect(await told(editors[0], 'content/contact')).toEqual([])
  expect(await told(editors[1], 'content/contact')).toEqual(['Rik Redactie'])
  const refused = await look(await colleague('Karin Blom', ['member-service']), 'content/contact')
  expect([refused.status, refused.body.code]).toEqual([403, 'not-allowed'])
})

test('what is no subject, tab or answer is refused at its field', async () => {
  const karin = await colleague('Karin Blom', ['member-service'])
  const odd = ['', 'request', 'request/', 'request/7kqm-x4tf', 'request/7KQM-X4TF/x', 'person/1']
  const hostile = ['content/../x', `content/${'a'.repeat(81)}`, "request/' OR 1=1", 'content/\u0000']
  const other = ['content/a\n', {}, [], 7, true, null]
  const wrong: [unknown, object, string][] = [
    ...[...odd, ...hostile, ...other].map((subject): [unknown, object, string] => [subject, {}, 'subject']),
    ['content/contact', { tab: 'een' }, 'tab'],
    ['content/contact', { tab: `${randomUUID()}' --` }, 'tab'],
    ['content/contact', { typing: 'ja' }, 'typing'],
    ['content/contact', { gone: {} }, 'gone'],
  ]
  for (const [subject, more, field] of wrong) {
    const { status, body } = await look(karin, subject, more)
    expect([subject, status, Object.keys(body.errors ?? {})]).toEqual([subject, 400, [field]])
  }
  expect(await rowsOf(karin)).toBe(0)
})

test('saying that one is there keeps no session open, and stands in no trail', async () => {
  const karin = await colleague('Karin Blom', ['member-service'])
  const { subject } = await arrive('klusservice')
  const seen = async () =>
    (await db.selectFrom('staff_session').select('seen_at').where('staff_id', '=', karin.id).execute())[0]
  const began = await seen()
  for (let minutes = 1; minutes < staffIdleSeconds / 60; minutes++) {
    clock.pass(60_000)
    expect(await told(karin, subject, { typing: true })).toEqual([])
  }
  expect(await seen()).toEqual(began)
  clock.pass(60_000)
  expect((await look(karin, subject)).status).toBe(401)
  const trail = await db.selectFrom('audit').select('action').where('staff_id', '=', karin.id).execute()
  expect(trail).toEqual([])
})

test('of one colleague at most fifty tabs are kept, and those go on', async () => {
  const [karin, jeroen] = await karinAndJeroen()
  const { subject } = await arrive('klusservice')
  const tabs = Array.from({ length: 52 }, () => randomUUID())
  for (const tab of tabs) await told(karin, subject, { tab })
  expect(await rowsOf(karin)).toBe(50)
  clock.pass(44_000)
  await told(karin, subject, { tab: tabs[0], typing: true })
  clock.pass(2000)
  expect(await told(jeroen, subject)).toEqual(['Karin Blom types'])
})
