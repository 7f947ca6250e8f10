import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { form, openCancellations, start } from '../../../../test/kit/cancellation.ts'
import { runCommandHere } from '../../../../test/kit/command.ts'
import { addPerson } from '../../../../test/kit/people.ts'
import { checkRequests } from '../../../../test/kit/request-events.ts'
import { addStaff, staffContextOf } from '../../../../test/kit/staff.ts'
import { cancellations } from '../../../../tools/cancellations.ts'
import { refusals } from '../../../core/staff/cancellation-refusals.ts'
import { perform } from '../../feature.ts'
import { cancellationRefused } from './cancellation-letters.ts'
import { lookAtCancellations } from './look.ts'
import { matchCancellation } from './match.ts'

const { clock, server, cookieOf, cancel, withdraw, endOf, mailsTo } = await openCancellations()
const { db } = server.database
afterAll(() => server.close())
beforeEach(() => clock.travel(start))

const { email } = await addStaff(db, server.runtime.vault, {
  email: 'ledenservice@voorbeeld.nl',
  roles: ['member-service'],
})
const staff = staffContextOf(server.runtime, ['member-service'])
const tool = (...args: string[]) =>
  runCommandHere(cancellations, [...args, '--as', email], server.database.settings).then(
    ({ stdout }) => stdout,
  )
const refusedWith = (sentence: string) => ({ code: 1, stderr: `${sentence}\n` })

let counted = 0
/** Makes a member, and the cancellation form that they would send without logging in. */
const leaver = async (membership: { starts?: string; ends?: string; renews?: boolean } = {}) => {
  const number = ++counted
  const { relationId = '', ...person } = await addPerson(server, {
    membership,
    person: {
      initials: 'J.P.',
      infix: 'van der',
      last_name: `Vindplaats${number}`,
      postcode: '3821BT',
      house_number: number,
      addition: '',
    },
  })
  const member = { ...person, relationId }
  const payload = form({ lastName: `Vindplaats${number}`, houseNumber: number })
  return { member, payload }
}
const sentBy = async (payload: object): Promise<string> => (await cancel(payload)).json().reference
const rowOf = (reference: string) =>
  db
    .selectFrom('cancellation')
    .innerJoin('submission', 'submission.id', 'cancellation.submission_id')
    .selectAll('cancellation')
    .select('flags')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
/** Of the two mails to an address, the one with these words; the other confirms the receipt. */
const mailWith = async (address: string, words: string) => {
  const found = (await mailsTo(address, 2)).find(({ text }) => text.includes(words))
  if (!found) throw new Error(`No mail says: ${words}`)
  return found
}
const trailOf = async (reference: string) => {
  const { submission_id: id } = await rowOf(reference)
  const rows = await db
    .selectFrom('audit')
    .select('action')
    .where((on) => on.or([on('subject_id', '=', id), on('submission_id', '=', id)]))
    .orderBy('id')
    .execute()
  return rows.map(({ action }) => action)
}
const match = (reference: string, relationId: string, sure = false) =>
  perform(staff, matchCancellation, { reference, relationId, sure })

describe('npm run cancellations', () => {
  test('looks at nothing for who is not staff, and leaves no trail then', async () => {
    const visitor = { ...staff, actor: async () => ({ kind: 'visitor' as const }) }
    const looks = async () =>
      (await db.selectFrom('audit').select('id').where('action', 'like', 'cancellations.%').execute()).length
    const before = await looks()
    await expect(perform(visitor, lookAtCancellations, undefined)).rejects.toMatchObject({ status: 401 })
    await expect(perform(server.runtime, lookAtCancellations, undefined)).rejects.toMatchObject({
      status: 401,
    })
    expect(await looks()).toBe(before)
  })

  test('lists, shows masked, matches once, mails sender and member, and the member can take it back', async () => {
    const { member, payload } = await leaver()
    const reference = await sentBy(payload)
    expect(await tool()).toContain(
      `${reference}  2026-11-20T14:00:00Z  1 lijkt erop, het meest ${member.relationId}`,
    )
    const shown = await tool('show', reference.toLowerCase())
    expect(shown).toContain(`${member.relationId}  loopt  hetzelfde: naam, adres`)
    expect(shown).toContain('Naam: M')
    for (const told of [payload.lastName, payload.emailAddress, 'Voorbeeldlaan', '87651234'])
      expect(shown).not.toContain(told)
    const said = `Lidnummer ${member.relationId} is lid tot en met 31 maart 2027.`
    expect(await tool('match', reference, member.relationId)).toContain(said)
    expect(await tool('match', reference, member.relationId)).toBe(
      `Deze opzegging hoorde al bij lidnummer ${member.relationId}: lid tot en met 31 maart 2027.\n`,
    )
    expect(await endOf(member)).toBe('2027-04-01')
    expect(await rowOf(reference)).toMatchObject({
      person_id: member.id,
      relation_id: member.relationId,
      last_day: '2027-03-31',
      flags: [],
    })
    expect(await trailOf(reference)).toEqual([
      'cancellation.cancel',
      'cancellations.show',
      'cancellation.match',
    ])
    const matchedRow = db
      .selectFrom('audit')
      .select(['subject_id', 'roles'])
      .where('action', '=', 'cancellation.match')
      .where('subject_id', '=', member.id)
    expect(await matchedRow.execute()).toEqual([{ subject_id: member.id, roles: 'member-service' }])
    const matched = await mailWith(payload.emailAddress, 'Het lidmaatschap loopt tot en met')
    const [own] = await mailsTo(member.email, 1)
    for (const mail of [matched, own])
      for (const told of [reference, 'Het lidmaatschap loopt tot en met 31 maart 2027.'])
        expect(`${mail?.subject} ${mail?.text}`).toContain(told)
    expect(await tool()).not.toContain(reference)
    const cookie = await cookieOf(member)
    expect((await withdraw(cookie)).json()).toEqual({ reference })
    expect(await endOf(member)).toBeNull()
  })

  test('what is wrong is one sentence', async () => {
    const { member } = await leaver()
    await expect(tool('show', 'XXXX-XXXX')).rejects.toMatchObject(
      refusedWith('Er wacht geen opzegging met referentie XXXX-XXXX.'),
    )
    await expect(tool('match', 'XXXX-XXXX', member.relationId)).rejects.toMatchObject(
      refusedWith('Er is geen opzegging met referentie XXXX-XXXX.'),
    )
    for (const args of [
      ['match', 'XXXX-XXXX'],
      ['match', 'X', 'abc'],
      ['refuse', 'X', 'zomaar'],
      ['raad'],
      ['list', '--sure'],
    ])
      await expect(tool(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^Kies: /) })
  })
})

describe('a membership ends by a cancellation that is matched', () => {
  test('as if its member had sent it on the day that it came in, however late staff are', async () => {
    const { member, payload } = await leaver()
    clock.travel('2027-03-31T21:30:00Z')
    const reference = await sentBy(payload)
    clock.travel('2027-04-06T08:00:00Z')
    expect(await match(reference, member.relationId)).toMatchObject({ lastDay: '2027-03-31', again: false })
    // two mails are sent: one confirms the receipt, one the match
    const mails = await mailsTo(payload.emailAddress, 2)
    const mail = mails.find(({ subject }) => subject.includes('verwerkt'))
    expect(mail?.text).toContain('Het lidmaatschap liep tot en met 31 maart 2027. Het is nu gestopt.')
  })

  test('and with it what was watched, also what began after the last day while nobody knew that it had passed', async () => {
    const { member, payload } = await leaver()
    clock.travel('2027-03-31T21:30:00Z')
    const reference = await sentBy(payload)
    clock.travel('2027-04-06T08:00:00Z')
    await db
      .insertInto('hypotheekwacht')
      .values({ id: randomUUID(), person_id: member.id, partner: 0, since: '2027-04-03' })
      .execute()
    await match(reference, member.relationId)
    const watches = () =>
      db
        .selectFrom('hypotheekwacht')
        .select(['ends', 'end_reason'])
        .where('person_id', '=', member.id)
        .execute()
    await expect.poll(watches).toEqual([{ ends: '2027-04-03', end_reason: 'membership' }])
    const mails = await mailsTo(member.email, 2)
    expect(mails.map(({ subject }) => subject)).toContain('Je Hypotheekwacht is gestopt')
  })

  test('which is told as it is now to who asks again after its member took it back', async () => {
    const { member, payload } = await leaver()
    const reference = await sentBy(payload)
    await match(reference, member.relationId)
    expect((await withdraw(await cookieOf(member))).statusCode).toBe(200)
    await expect(match(reference, member.relationId)).rejects.toMatchObject({ code: 'withdrawn' })
    expect(await endOf(member)).toBeNull()
  })

  test('once, of many commands at once', async () => {
    const { member, payload } = await leaver()
    const reference = await sentBy(payload)
    const tried = await Promise.all(Array.from({ length: 6 }, () => match(reference, member.relationId)))
    expect(tried.filter(({ again }) => !again)).toHaveLength(1)
    await mailsTo(member.email, 1)
  })

  test.each([
    ['a member with another cancellation', {}, 'already-cancelled'],
    [
      'a gift that ends by itself',
      { starts: '2026-05-01', ends: '2027-05-01', renews: false },
      'ends-by-itself',
    ],
    ['a membership of after it', { starts: '2026-11-25' }, 'later-member'],
  ])('not that of %s', async (_what, membership, code) => {
    const { member, payload } = await leaver(membership)
    const reference = await sentBy(payload)
    if (code === 'already-cancelled') await cancel(form(), await cookieOf(member))
    const before = await endOf(member)
    await expect(match(reference, member.relationId, true)).rejects.toMatchObject({ status: 409, code })
    expect(await endOf(member)).toBe(before)
    expect(await rowOf(reference)).toMatchObject({ matched_at: null, flags: ['cancellation-to-match'] })
  })
})

test.each(refusals)('%s is told in words', async (because) => {
  const content = cancellationRefused.compose(
    { greeting: 'Hallo,', token: undefined, facts: { reference: '7KQM-X4TF', because } },
    await server.runtime.sender(),
    server.runtime,
  )
  expect(content.intro).toHaveLength(3)
  expect(because === 'onzin' || (content.intro[1]?.length ?? 0) > 20).toBe(true)
})

test('whatever became of these requests, their life led to it', async () => {
  const met = await checkRequests(db)
  expect(met['cancellation.cancel']).toEqual(expect.arrayContaining(['matched', 'received', 'withdrawn']))
})
