import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { form, openCancellations, start } from '../../../../test/kit/cancellation.ts'
import type { Problem } from '../../../core/kernel/fault.ts'
import { activeCancellationOf } from './active-cancellation.ts'

const { clock, server, newMember, cookieOf, cancel, endOf, statusOf, mailsTo } = await openCancellations()
const { db } = server.database
afterAll(() => server.close())
beforeEach(() => clock.travel(start))

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
    expect(await activeCancellationOf(server.runtime, member.id)).toMatchObject({
      reference,
      lastDay: '2027-03-31',
    })
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
    clock.travel('2027-03-31T21:59:00Z')
    expect(await activeCancellationOf(server.runtime, member.id)).toBeDefined()
    clock.travel('2027-03-31T22:00:00Z')
    expect(await activeCancellationOf(server.runtime, member.id)).toBeUndefined()
    const again = await cookieOf(member)
    expect(await statusOf(again)).toEqual({ membershipStatus: 'niet lid' })
  })

  test('may name their own number, on the day that a new year begins too', async () => {
    clock.travel('2027-03-31T22:30:00Z')
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
    const rows = await db
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

  test('all at once, also what hangs on more than one field', async () => {
    const told = async (body: object) => (await cancel(body)).json<Problem>().errors
    const phone = ['Er is minimaal één telefoonnummer vereist.']
    expect(await told({})).toMatchObject({ lastName: ['Voer uw achternaam in.'], phoneNumberMobile: phone })
    expect(await told(form({ initials: 'J2', phoneNumberMobile: '', phoneNumberLandline: '' }))).toEqual({
      initials: ['Voorletters is ongeldig.'],
      phoneNumberMobile: phone,
    })
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
    const jobs = await db
      .selectFrom('pgboss.job' as never)
      .selectAll()
      .execute()
    for (const text of [server.logged(), JSON.stringify(jobs)]) {
      expect(text).not.toContain('Zeldzaamnaam')
      expect(text).not.toContain('87650321')
    }
  })
})
