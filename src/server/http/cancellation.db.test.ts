import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../../../test/house.ts'
import { type Clock, clockAt, instantOf } from '../../core/kernel/clock.ts'
import type { Problem } from '../../core/kernel/fault.ts'
import { startJobs } from '../jobs/start.ts'
import { cancellationOf } from '../services/cancellation/running.ts'
import { startSession } from '../services/sessions/start.ts'

const start = '2026-11-20T14:00:00Z'
let now = clockAt(start).now()
const clock: Clock = { now: () => now }
const travel = (instant: string) => {
  now = instantOf(instant)
}
let house: TestHouse
beforeAll(async () => {
  house = await openHouse({ clock })
  const write = async (content: unknown) => ({ html: '', text: JSON.stringify(content) })
  await startJobs(house.house, house.outbox, { write })
})
afterAll(() => house.close())
beforeEach(() => travel(start))

interface Member {
  id: string
  email: string
  relationId: string
}
let members = 40_000_000

/** Somebody with a membership since 1 April 2019, unless told otherwise. */
const newMember = async (membership: { starts?: string; ends?: string; renews?: boolean } = {}) => {
  const member: Member = {
    id: randomUUID(),
    email: `lid-${members}@voorbeeld.nl`,
    relationId: String(members++),
  }
  await house.database.db
    .insertInto('person')
    .values({ id: member.id, email: member.email, active_at: '2019-04-01T10:00:00Z' })
    .execute()
  await house.database.db
    .insertInto('membership')
    .values({ relation_id: member.relationId, person_id: member.id, starts: '2019-04-01', ...membership })
    .execute()
  return member
}

const cookieOf = async (person?: { id: string }) =>
  person ? `__Host-thuisbasis=${(await startSession(house.house, person.id)).token}` : ''

const form = (over: object = {}) => ({
  relationId: '',
  salutation: 1,
  initials: 'jp',
  infix: 'van der',
  lastName: 'Vindplaats',
  postcode: '3821 bt',
  houseNumber: 10,
  houseNumberAddition: null,
  streetName: 'Voorbeeldlaan',
  city: 'Amersfoort',
  emailAddress: `vindmij-${randomUUID()}@voorbeeld.nl`,
  phoneNumberMobile: '06 87651234',
  cancellationReason: 'Te duur',
  ...over,
})

// the clock of these tests also goes back, so every call comes from an address of its own
let callers = 0
const caller = () => `10.${callers >> 8}.0.${callers++ & 255}`

const post = async (path: string, payload: object | undefined, cookie: string, key?: string) => {
  const answer = await house.app.inject({
    method: 'POST',
    url: `/api/v1/contact/${path}`,
    remoteAddress: caller(),
    headers: { cookie, ...(key && { 'idempotency-key': key }) },
    ...(payload && { payload }),
  })
  if (answer.statusCode === 500) throw new Error(house.logged().slice(-3000))
  return answer
}
const cancel = (payload: object, cookie = '', key?: string) => post('cancelmembership', payload, cookie, key)
const withdraw = (cookie: string, key?: string) => post('withdraw-cancellation', undefined, cookie, key)

const endOf = async ({ relationId }: Member) =>
  (
    await house.database.db
      .selectFrom('membership')
      .select('ends')
      .where('relation_id', '=', relationId)
      .executeTakeFirstOrThrow()
  ).ends
const statusOf = async (cookie: string) =>
  (
    await house.app.inject({
      url: '/api/v2/account/login-state',
      headers: { cookie },
      remoteAddress: caller(),
    })
  ).json()
const mailsTo = async (address: string, count = 1) => {
  const read = () =>
    house.database.db.selectFrom('sandbox_message').selectAll().where('recipient', '=', address).execute()
  await expect.poll(async () => (await read()).length, { timeout: 10_000 }).toBe(count)
  return read()
}

describe('a member who is logged in', () => {
  test('stays a member until the year is over, and gets one mail with the last day', async () => {
    const member = await newMember()
    const cookie = await cookieOf(member)
    const payload = form()
    const answer = await cancel(payload, cookie)
    expect(answer.statusCode).toBe(201)
    const { reference, effectiveDate } = answer.json()
    expect(effectiveDate).toBe('2027-03-31')
    expect(await endOf(member)).toBe('2027-04-01')
    expect(await cancellationOf(house.house, member.id)).toMatchObject({ reference, lastDay: '2027-03-31' })
    const [mail] = await mailsTo(payload.emailAddress)
    for (const told of [
      reference,
      '31 maart 2027',
      'Te duur',
      'J.P. van der Vindplaats',
      '/mijn/lidmaatschap',
    ])
      expect(`${mail?.subject} ${mail?.text}`).toContain(told)
    expect(await statusOf(cookie)).toEqual({ membershipStatus: 'lid' })
    travel('2027-03-31T21:59:00Z')
    expect(await cancellationOf(house.house, member.id)).toBeDefined()
    travel('2027-03-31T22:00:00Z')
    expect(await cancellationOf(house.house, member.id)).toBeUndefined()
    const again = await cookieOf(member)
    expect(await statusOf(again)).toEqual({ membershipStatus: 'niet lid' })
  })

  test('may name their own number, on the day that a new year begins too', async () => {
    travel('2027-03-31T22:30:00Z')
    const member = await newMember()
    const answer = await cancel(form({ relationId: member.relationId }), await cookieOf(member))
    expect(answer.json()).toMatchObject({ effectiveDate: '2028-03-31' })
  })

  test('who cancels again reads when it ends, and nothing changes', async () => {
    const member = await newMember()
    const cookie = await cookieOf(member)
    await cancel(form(), cookie)
    const again = await cancel(form(), cookie)
    expect(again.statusCode).toBe(409)
    const sentence = 'Je hebt al opgezegd. Je bent lid tot en met 31 maart 2027.'
    expect(again.json<Problem>()).toMatchObject({
      code: 'already-cancelled',
      title: sentence,
      errors: { membership: [sentence] },
    })
  })

  test('sends ten at once and cancels once; the same key gets the same answer', async () => {
    const member = await newMember()
    const cookie = await cookieOf(member)
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(form(), cookie)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(9).fill(409)])
    const other = await newMember()
    const key = randomUUID()
    const payload = form()
    const replays = await Promise.all(
      Array.from({ length: 4 }, async () => cancel(payload, await cookieOf(other), key)),
    )
    expect(new Set(replays.map(({ body }) => body)).size).toBe(1)
    await mailsTo(payload.emailAddress, 1)
  })

  test('with a gift reads that it ends by itself', async () => {
    const member = await newMember({ starts: '2026-05-01', ends: '2027-05-01', renews: false })
    const answer = await cancel(form(), await cookieOf(member))
    expect(answer.statusCode).toBe(409)
    expect(answer.json<Problem>()).toMatchObject({ code: 'ends-by-itself' })
    expect(answer.json<Problem>().errors?.membership?.[0]).toMatch(/vanzelf.*30 april 2027/)
    expect(await endOf(member)).toBe('2027-05-01')
  })

  test('who names another member ends nobody’s membership', async () => {
    const [member, other] = [await newMember(), await newMember()]
    const answer = await cancel(form({ relationId: other.relationId }), await cookieOf(member))
    expect(Object.keys(answer.json())).toEqual(['reference'])
    expect([await endOf(member), await endOf(other)]).toEqual([null, null])
  })
})

describe('anybody else', () => {
  test('is received and confirmed by mail, ends nothing, and cannot find out which numbers exist', async () => {
    const member = await newMember()
    const payloads = [member.relationId, '99999999', ''].map((relationId) =>
      form({ relationId, emailAddress: `iemand-${relationId}@voorbeeld.nl` }),
    )
    for (const payload of payloads) {
      const answer = await cancel(payload)
      expect(answer.statusCode).toBe(201)
      expect(Object.keys(answer.json())).toEqual(['reference'])
      const [mail] = await mailsTo(payload.emailAddress)
      expect(mail?.text).toContain('Tot dan verandert er niets.')
    }
    expect(await endOf(member)).toBeNull()
    const rows = await house.database.db
      .selectFrom('cancellation')
      .innerJoin('submission', 'submission.id', 'cancellation.submission_id')
      .selectAll('cancellation')
      .select('submission.flags')
      .where('matched_at', 'is', null)
      .execute()
    expect(rows.length).toBeGreaterThanOrEqual(3)
    for (const row of rows)
      expect(row).toMatchObject({
        person_id: null,
        relation_id: null,
        last_day: null,
        flags: ['cancellation-to-match'],
      })
  })

  test('who was a member, or has an account only, has nothing to end', async () => {
    const before = await newMember({ ends: '2026-11-20' })
    expect(Object.keys((await cancel(form(), await cookieOf(before))).json())).toEqual(['reference'])
    expect(await endOf(before)).toBe('2026-11-20')
  })
})

describe('taking a cancellation back', () => {
  const cancelled = async () => {
    const member = await newMember()
    const cookie = await cookieOf(member)
    const { reference } = (await cancel(form(), cookie)).json()
    return { member, cookie, reference }
  }

  test('lets the membership go on, is mailed and written down, and leaves room for another cancellation', async () => {
    const { member, cookie, reference } = await cancelled()
    const answer = await withdraw(cookie)
    expect([answer.statusCode, answer.json()]).toEqual([200, { reference }])
    expect(await endOf(member)).toBeNull()
    expect(await cancellationOf(house.house, member.id)).toBeUndefined()
    const [mail] = await mailsTo(member.email)
    expect(mail?.text).toContain(reference)
    const trail = await house.database.db
      .selectFrom('audit')
      .select('action')
      .where('person_id', '=', member.id)
      .orderBy('id')
      .execute()
    expect(trail.map(({ action }) => action)).toEqual([
      'contact.cancel-membership',
      'contact.withdraw-cancellation',
    ])
    expect((await cancel(form(), cookie)).statusCode).toBe(201)
    expect(await endOf(member)).toBe('2027-04-01')
  })

  test('at once from ten screens happens once; the same key gets the same answer', async () => {
    const { member, cookie } = await cancelled()
    const answers = await Promise.all(Array.from({ length: 10 }, () => withdraw(cookie)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, ...Array(9).fill(409)])
    await mailsTo(member.email, 1)
    await cancel(form(), cookie)
    const key = randomUUID()
    const replays = [await withdraw(cookie, key), await withdraw(cookie, key)]
    expect(replays.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  test('works on the last day and not after it', async () => {
    const [soon, late] = [await cancelled(), await cancelled()]
    travel('2027-03-31T21:59:59Z')
    const inTime = await cookieOf(soon.member)
    expect((await withdraw(inTime)).statusCode).toBe(200)
    const tooLate = await cookieOf(late.member)
    travel('2027-03-31T22:00:00Z')
    const answer = await withdraw(tooLate)
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'no-cancellation'])
    expect(await endOf(late.member)).toBe('2027-04-01')
  })

  test('is only for one’s own', async () => {
    const { member } = await cancelled()
    expect((await withdraw('')).statusCode).toBe(401)
    expect((await withdraw(await cookieOf(await newMember()))).statusCode).toBe(409)
    expect(await endOf(member)).toBe('2027-04-01')
  })

  test('of a gift that ends by itself there is none', async () => {
    const gift = await newMember({ starts: '2026-05-01', ends: '2027-05-01', renews: false })
    expect((await withdraw(await cookieOf(gift))).statusCode).toBe(409)
    expect(await endOf(gift)).toBe('2027-05-01')
  })
})

describe('refuses, with a sentence at its field', () => {
  test.each([
    [{ salutation: 2 }, 'salutation', 'Kies een van de mogelijkheden.'],
    [{ relationId: '123456789' }, 'relationId', 'Lidnummer bevat maximaal 8 cijfers.'],
    [{ relationId: 12_345_678 }, 'relationId', 'Lidnummer bevat maximaal 8 cijfers.'],
    [{ initials: 'J2' }, 'initials', 'Voorletters is ongeldig.'],
    [{ lastName: '' }, 'lastName', 'Voer uw achternaam in.'],
    [{ emailAddress: 'jannie' }, 'emailAddress', 'E-mailadres is niet geldig.'],
    [{ houseNumber: 0 }, 'houseNumber', 'Huisnummer is ongeldig.'],
    [{ houseNumberAddition: 'Kies' }, 'houseNumberAddition', 'Voer een toevoeging in.'],
    [{ city: ' ' }, 'city', 'Dit is een verplicht veld.'],
    [{ phoneNumberMobile: '' }, 'phoneNumberMobile', 'Er is minimaal één telefoonnummer vereist.'],
    [{ phoneNumberLandline: '0612345678' }, 'phoneNumberLandline', 'Telefoonnummer vast is niet geldig.'],
    [{ cancellationReason: undefined }, 'cancellationReason', 'Dit is een verplicht veld.'],
    [{ cancellationReason: 'Anders' }, 'cancellationReason', 'Kies een van de mogelijkheden.'],
    [{ cancellationReason: 'Anders, namelijk…' }, 'explanation', 'Dit is een verplicht veld.'],
    [
      { cancellationReason: 'Anders, namelijk…', explanation: 'x'.repeat(1001) },
      'explanation',
      'De toelichting mag maximaal 1.000 tekens bevatten.',
    ],
  ])('%j', async (over, field, sentence) => {
    const answer = await cancel(form(over))
    expect(answer.statusCode).toBe(400)
    expect(answer.json<Problem>().errors).toEqual({ [field]: [sentence] })
  })

  test('and takes a thousand characters with a landline only', async () => {
    const explanation = 'x'.repeat(1000)
    const payload = form({
      cancellationReason: 'Anders, namelijk…',
      explanation,
      phoneNumberMobile: null,
      phoneNumberLandline: '033 234 56 78',
    })
    expect((await cancel(payload)).statusCode).toBe(201)
  })

  test('and no log or job holds what was typed', async () => {
    await cancel(form({ lastName: 'Zeldzaamnaam', relationId: '87650321' }))
    const jobs = await house.database.db
      .selectFrom('pgboss.job' as never)
      .selectAll()
      .execute()
    for (const text of [house.logged(), JSON.stringify(jobs)]) {
      expect(text).not.toContain('Zeldzaamnaam')
      expect(text).not.toContain('87650321')
    }
  })
})
