import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { form, openCancellations } from '../../../../test/kit/cancellation.ts'
import { join, registration } from '../../../../test/kit/membership.ts'
import { purchaseBody } from '../../../../test/kit/payments.ts'
import { addStaff } from '../../../../test/kit/staff.ts'
import { determine } from '../../../core/contract/sale-price/sale-price-calls.ts'
import { onBehalfHeader } from '../../../core/kernel/on-behalf.ts'
import type { StaffRole } from '../../../core/staff/roles.ts'
import { allowances } from '../../services/rate-limits/rate-limits.ts'
import { sweep } from '../../services/retention/sweep.ts'
import { findStaffSession, giveFactor, startStaffSession } from '../../services/staff/staff-sessions.ts'

const { clock, server, newMember, cookieOf, mailsTo } = await openCancellations()
afterAll(() => server.close())
const { db } = server.database

let made = 0

/** A colleague with a session of the office, its second factor given unless told otherwise: their cookie. */
const colleague = async (roles: readonly StaffRole[] = ['member-service'], hasFactor = true) => {
  const email = `namens-${++made}@voorbeeld.nl`
  const { id } = await addStaff(db, server.runtime.vault, { email, roles, clock })
  const token = await startStaffSession(server.runtime, id, { device: 'test', place: '192.0.2.7' })
  const found = await findStaffSession(server.runtime, token)
  if (!found) throw new Error('the session did not begin')
  if (hasFactor) await db.transaction().execute((tx) => giveFactor(tx, server.runtime, found.session))
  return { id, cookie: `__Host-thuisbasis-beheer=${token}` }
}
type Colleague = Awaited<ReturnType<typeof colleague>>

const office = (by: Colleague, path: string, payload: object = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/beheer/api/on-behalf${path}`,
    headers: { cookie: by.cookie },
    payload,
  })

const start = async (by: Colleague, body: object = {}): Promise<{ id: string; isMember: boolean }> => {
  const answer = await office(by, '', { name: 'mevrouw de Vries', ...body })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

/** Sends a cancellation as the form does for who calls. */
const send = (by: Pick<Colleague, 'cookie'>, id: string, body: object = form(), key?: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/v1/contact/cancelmembership',
    headers: { cookie: by.cookie, [onBehalfHeader]: id, ...(key && { 'idempotency-key': key }) },
    payload: body,
  })

const rowOf = (reference: string) =>
  db.selectFrom('submission').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()

const refusedAs = (answer: { statusCode: number; json(): { code: string } }) => [
  answer.statusCode,
  answer.json().code,
]

describe('who may', () => {
  test('is member service and advisers', async () => {
    for (const roles of [['editor'], ['finance'], ['operator']] as const)
      expect((await office(await colleague(roles), '', { name: 'de heer Bos' })).statusCode).toBe(403)
    await start(await colleague(['adviser']))
  })

  test('a header without right is refused, and nothing is taken in', async () => {
    const sanne = await colleague()
    const { id } = await start(sanne)
    const before = await db.selectFrom('submission').select('id').execute()
    const others = [
      { cookie: '' },
      { cookie: await cookieOf(await newMember()) },
      await colleague(),
      await colleague(['finance']),
    ]
    for (const other of others) expect(refusedAs(await send(other, id))).toEqual([403, 'on-behalf-refused'])
    for (const odd of ['', 'x', randomUUID(), `${id}' --`])
      expect(refusedAs(await send(sanne, odd))).toEqual([403, 'on-behalf-refused'])
    const { cookie } = await colleague(['member-service'], false)
    expect(refusedAs(await send({ cookie }, id))).toEqual([403, 'on-behalf-refused'])
    expect(await db.selectFrom('submission').select('id').execute()).toEqual(before)
  })

  test('nothing of an account is done for who calls', async () => {
    const sanne = await colleague()
    const { relationId } = await newMember()
    const { id, isMember } = await start(sanne, { account: relationId })
    expect(isMember).toBe(true)
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v1/contact/withdraw-cancellation',
      headers: { cookie: sanne.cookie, [onBehalfHeader]: id },
    })
    expect(answer.statusCode).toBe(403)
  })

  test('nothing is ordered for who calls that is paid at a bank', async () => {
    const sanne = await colleague()
    const { id } = await start(sanne)
    const answer = await server.app.inject({
      method: 'POST',
      url: determine.path,
      headers: { cookie: sanne.cookie, [onBehalfHeader]: id, 'idempotency-key': randomUUID() },
      payload: purchaseBody(),
    })
    expect(refusedAs(answer)).toEqual([403, 'on-behalf-refused'])
    expect(await db.selectFrom('purchase').select('id').execute()).toEqual([])
  })

  test('a call that was stopped, is too long ago, or was followed by another one is over', async () => {
    const sanne = await colleague()
    const first = await start(sanne)
    const second = await start(sanne)
    expect(refusedAs(await send(sanne, first.id))).toEqual([403, 'on-behalf-refused'])
    expect((await office(sanne, `/${second.id}/end`)).statusCode).toBe(200)
    expect(refusedAs(await send(sanne, second.id))).toEqual([403, 'on-behalf-refused'])
  })
})

describe('what is sent', () => {
  test('is marked, told in the timeline and the mail, and becomes the request of the member who called', async () => {
    const sanne = await colleague()
    const member = await newMember()
    const { id } = await start(sanne, { account: member.email.toUpperCase() })
    const body = form()
    const answer = await send(sanne, id, body)
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.cookies).toEqual([])
    const { reference } = answer.json()
    const row = await rowOf(reference)
    expect(row.person_id).toBe(member.id)
    const event = await db
      .selectFrom('submission_event')
      .select(['event', 'actor', 'facts'])
      .where('submission_id', '=', row.id)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    expect(event).toEqual({ event: 'received', actor: 'staff', facts: { by: 'phone' } })

    const read = await server.app.inject({
      url: `/beheer/api/requests/${reference}`,
      headers: { cookie: sanne.cookie },
    })
    expect(read.json()).toMatchObject({ onBehalf: { staff: 'Sanne Bakker', caller: 'mevrouw de Vries' } })
    expect(read.json().timeline[0].words).toBe('Ingevuld door Sanne Bakker namens mevrouw de Vries')
    const [mail] = await mailsTo(body.emailAddress)
    expect(JSON.stringify(mail)).toContain('aan de telefoon')
    expect(JSON.stringify(mail)).not.toContain('Sanne Bakker')

    const acts = await db
      .selectFrom('audit')
      .select(['action', 'subject_id'])
      .where('staff_id', '=', sanne.id)
      .where('action', 'like', 'on-behalf.%')
      .orderBy('id')
      .execute()
    expect(acts).toEqual([
      { action: 'on-behalf.start', subject_id: member.id },
      { action: 'on-behalf.send', subject_id: member.id },
    ])
  })

  test('is found by the member number of who called, which its answers do not have', async () => {
    const [sanne, member] = [await colleague(), await newMember()]
    const { id } = await start(sanne, { account: member.relationId })
    const answer = await send(sanne, id)
    expect(answer.statusCode, answer.body).toBe(201)
    const row = await rowOf(answer.json().reference)
    const found = await db
      .selectFrom('staff_search')
      .select(['submission_id', 'person_id'])
      .where('kind', '=', 'member')
      .where('word', '=', member.relationId)
      .execute()
    expect(found).toEqual([{ submission_id: row.id, person_id: member.id }])
  })

  test('is one request of a call, and a try whose answer got lost gets it again', async () => {
    const sanne = await colleague()
    const { id } = await start(sanne)
    const [body, key] = [form(), randomUUID()]
    const first = await send(sanne, id, body, key)
    expect(first.statusCode, first.body).toBe(201)
    expect((await send(sanne, id, body, key)).json()).toEqual(first.json())
    expect(refusedAs(await send(sanne, id))).toEqual([409, 'on-behalf-over'])
  })

  test('counts no session of the site, also where a member is logged in to the same browser', async () => {
    const sanne = await colleague()
    const { id } = await start(sanne)
    const own = await cookieOf(await newMember())
    const answer = await send({ cookie: `${sanne.cookie}; ${own}` }, id)
    expect(answer.statusCode, answer.body).toBe(201)
    expect((await rowOf(answer.json().reference)).person_id).toBeNull()
  })

  test('makes a member without a session or a password, whose consents were read aloud', async () => {
    const sanne = await colleague()
    const { id } = await start(sanne)
    const asked = registration()
    const { password: _, ...personalInformation } = asked.personalInformation
    const answer = await join(
      server,
      { ...asked, personalInformation },
      { cookie: sanne.cookie, [onBehalfHeader]: id },
    )
    expect(answer.statusCode, answer.body).toBe(201)
    expect(answer.cookies).toEqual([])
    const row = await rowOf(answer.json().reference)
    const person = await db
      .selectFrom('person')
      .select('password_hash')
      .where('id', '=', row.person_id)
      .executeTakeFirstOrThrow()
    expect(person.password_hash).toBeNull()
    const consents = await db
      .selectFrom('consent')
      .select('read_aloud')
      .where('submission_id', '=', row.id)
      .execute()
    expect(consents).toEqual([{ read_aloud: true }, { read_aloud: true }])
  })
})

test('an account that nobody has is told at its field', async () => {
  const sanne = await colleague()
  for (const account of ['99999999', 'niemand@voorbeeld.nl', 'geen adres', "1' OR 1=1"]) {
    const answer = await office(sanne, '', { name: 'de heer Bos', account })
    expect([account, answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([
      account,
      400,
      ['account'],
    ])
  }
})

test('nobody goes through member numbers, by one form or the other', async () => {
  const [sanne, other] = [await colleague(['adviser']), await colleague()]
  const note = () =>
    server.app.inject({
      method: 'POST',
      url: '/beheer/api/phone-calls',
      headers: { cookie: sanne.cookie },
      payload: { outcome: 'answered', about: '99999998' },
    })
  const last = allowances.callerAccount.burst - 1
  for (let tried = 0; tried < last; tried++)
    expect((await office(sanne, '', { name: 'de heer Bos', account: '99999999' })).statusCode).toBe(400)
  expect((await note()).statusCode).toBe(404)
  expect((await note()).statusCode).toBe(429)
  const { relationId } = await newMember()
  expect((await office(sanne, '', { name: 'de heer Bos', account: relationId })).statusCode).toBe(429)
  await start(sanne)
  expect((await start(other, { account: relationId })).isMember).toBe(true)
})

test('a call of which nothing came is forgotten, and that of a request stays with it', async () => {
  const sanne = await colleague()
  const { id } = await start(sanne)
  const answer = await send(sanne, id)
  expect(answer.statusCode, answer.body).toBe(201)
  await start(sanne)
  clock.pass(3 * 3_600_000)
  await sweep(server.runtime)
  const kept = await db.selectFrom('on_behalf').select('id').where('staff_id', '=', sanne.id).execute()
  expect(kept).toEqual([{ id }])
})

test('a form for who calls opens only while a call runs', async () => {
  const sanne = await colleague()
  const open = (cookie: string) => server.app.inject({ url: '/beheer/namens/contact', headers: { cookie } })
  expect((await open('')).headers.location).toContain('/beheer/inloggen')
  const without = await open(sanne.cookie)
  expect([without.statusCode, without.headers.location]).toEqual([303, '/beheer/namens'])
  expect(without.headers['cache-control']).toBe('private, no-store')
})
