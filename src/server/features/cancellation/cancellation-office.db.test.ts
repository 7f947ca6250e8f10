import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { form } from '../../../../test/kit/cancellation.ts'
import { addPerson } from '../../../../test/kit/people.ts'
import { addStaff } from '../../../../test/kit/staff.ts'
import { openStaffAccounts } from '../../../../test/kit/staff-account.ts'
import { staffRoles } from '../../../core/staff/roles.ts'
import { requestKinds } from '../../features.ts'

const office = await openStaffAccounts()
afterAll(() => office.close())
const { db, server, colleague, open, get, post } = office
const [first, second] = [await colleague(['member-service']), await colleague(['member-service'])]
const cookie = await open(first)

let counted = 0
/** A cancellation that waits, with the member whose it is: they have their name and their home in common. */
const asked = async () => {
  const number = ++counted
  const lastName = `Vindplaats${number}`
  // a home where nobody of the demo lives
  const houseNumber = 100 + number
  const home = { postcode: '3821BT', house_number: houseNumber, addition: '' }
  const names = { initials: 'J.P.', infix: 'van der', last_name: lastName }
  const { id, relationId = '' } = await addPerson(server, { membership: {}, person: { ...names, ...home } })
  const payload = form({ lastName, houseNumber })
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/contact/cancelmembership',
    remoteAddress: `10.0.0.${number}`,
    payload,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  const { reference } = answer.json<{ reference: string }>()
  return { member: { id, relationId }, sender: payload.emailAddress, reference }
}
/** The same, with a son at the same home, who has the same name: nobody knows which of the two it is. */
const unclear = async () => {
  const one = await asked()
  const { initials, infix, last_name, postcode, house_number, addition } = await db
    .selectFrom('person')
    .select(['initials', 'infix', 'last_name', 'postcode', 'house_number', 'addition'])
    .where('id', '=', one.member.id)
    .executeTakeFirstOrThrow()
  await addPerson(server, {
    membership: {},
    person: { initials, infix, last_name, postcode, house_number, addition },
  })
  return one
}
const act = (reference: string, what: string, body: object, by = cookie) =>
  post(`/cancellations/${reference}/${what}`, body, { cookie: by })
const request = async (reference: string, by = cookie) =>
  (await get(`/requests/${reference}`, { cookie: by })).body
const endOf = async (relationId: string) =>
  (
    await db
      .selectFrom('membership')
      .select('ends')
      .where('relation_id', '=', relationId)
      .executeTakeFirstOrThrow()
  ).ends
const lettersTo = async (address: string) =>
  (await db.selectFrom('letter').select('kind').where('address', '=', address).execute()).map(
    ({ kind }) => kind,
  )
const lettersOf = async (personId: string) =>
  (await db.selectFrom('letter').select('kind').where('person_id', '=', personId).execute()).map(
    ({ kind }) => kind,
  )
const actsOn = async (personId: string) =>
  (
    await db
      .selectFrom('audit')
      .select(['action', 'reason', 'staff_id'])
      .where('subject_id', '=', personId)
      .where('staff_id', 'is not', null)
      .orderBy('id')
      .execute()
  ).map(({ action, reason, staff_id }) => [action, reason, staff_id])

describe('a cancellation that waits', () => {
  test('is told with who is alike and what a match would do, is matched, and then allows nothing more', async () => {
    const { member, sender, reference } = await asked()
    const { version, kindActs } = await request(reference)
    expect(kindActs).toEqual(['cancellation.match', 'cancellation.refuse'])
    const { status, body } = await get(`/cancellations/${reference.toLowerCase()}`, { cookie })
    const name = `J.P. van der Vindplaats${counted}`
    const alike = ['naam', 'adres']
    const { relationId } = member
    expect([status, body.items]).toEqual([
      200,
      [{ relationId, name, lastDay: null, isRunning: true, alike, isClear: true }],
    ])
    const checked = await act(reference, 'check', { relationId })
    expect(checked).toMatchObject({
      status: 200,
      body: { relationId, name, lastDay: '2027-03-31', isOver: false, isClear: true, isMailedApart: true },
    })
    expect(checked.body.mail.subject).toContain(reference)
    expect(checked.body.mail.lines.join(' ')).toContain('tot en met 31 maart 2027')
    expect(await endOf(relationId)).toBeNull()

    const matched = await act(reference, 'match', { version, relationId })
    expect(matched).toMatchObject({ status: 200, body: { lastDay: '2027-03-31' } })
    expect(await endOf(relationId)).toBe('2027-04-01')
    expect([await lettersTo(sender), await lettersOf(member.id)]).toEqual([
      ['cancellation-matched'],
      ['cancellation-matched'],
    ])
    const after = await request(reference)
    expect(after).toMatchObject({
      state: 'confirmed',
      open: false,
      flags: [],
      kindActs: [],
      version: matched.body.version,
    })
    expect(after.timeline.at(-1)).toMatchObject({ event: 'matched', staff: 'Sanne Bakker' })
    expect(await actsOn(member.id)).toEqual([
      ['cancellation.candidates', null, first.id],
      ['cancellation.candidates', null, first.id],
      ['cancellation.match', null, first.id],
    ])
    expect((await get(`/cancellations/${reference}`, { cookie })).status).toBe(404)
    expect((await act(reference, 'check', { relationId })).body.code).toBe('matched')
    // sent again, as after an answer that was lost
    expect((await act(reference, 'match', { version, relationId })).body.code).toBe('changed')
    expect(await lettersOf(member.id)).toHaveLength(1)
  })

  test('that could be of another member too is matched only with how staff know, which stands in the trail', async () => {
    const { member, reference } = await unclear()
    const { version } = await request(reference)
    const { relationId } = member
    const { body } = await get(`/cancellations/${reference}`, { cookie })
    expect(body.items.map(({ isClear }: { isClear: boolean }) => isClear)).toEqual([false, false])
    expect((await act(reference, 'check', { relationId })).body.isClear).toBe(false)
    const refused = await act(reference, 'match', { version, relationId })
    expect(refused).toMatchObject({ status: 409, body: { code: 'not-clear' } })
    expect(refused.body.errors.sure[0]).toMatch(/Vraag het na bij het lid/)
    for (const sure of [true, 'zomaar', 'klacht', { a: 1 }]) {
      const { status, body: told } = await act(reference, 'match', { version, relationId, sure })
      expect([status, Object.keys(told.errors ?? {})]).toEqual([400, ['sure']])
    }
    expect(await endOf(relationId)).toBeNull()
    const matched = await act(reference, 'match', { version, relationId, sure: 'lid-gebeld' })
    expect(matched.status).toBe(200)
    expect((await actsOn(member.id)).at(-1)).toEqual(['cancellation.match-asked', 'lid-gebeld', first.id])
  })

  test('leaves a trail at a member whose membership a refusal tells of', async () => {
    const { member, reference } = await asked()
    const { relationId } = member
    const [doubtful, late] = [await unclear(), await asked()]
    const { version } = await request(reference)
    expect((await act(reference, 'match', { version, relationId })).status).toBe(200)
    const before = await actsOn(member.id)
    for (const what of ['check', 'match']) {
      const now = await request(late.reference)
      const seen = what === 'match' ? { version: now.version } : {}
      const refused = await act(late.reference, what, { ...seen, relationId })
      expect([what, refused.status, refused.body.code]).toEqual([what, 409, 'already-cancelled'])
      expect(refused.body.title).toContain('31 maart 2027')
    }
    const looked = ['cancellation.candidates', null, first.id]
    expect(await actsOn(member.id)).toEqual([...before, looked, looked])

    const { version: newest } = await request(doubtful.reference)
    const unsure = { version: newest, relationId: doubtful.member.relationId }
    expect((await act(doubtful.reference, 'match', unsure)).body.code).toBe('not-clear')
    expect(await actsOn(doubtful.member.id)).toEqual([looked])
  })

  test('is refused once, and mailed unless it is nonsense', async () => {
    for (const [because, isMailed] of [
      ['geen-lid', true],
      ['onzin', false],
    ] as const) {
      const { sender, reference } = await asked()
      const { version } = await request(reference)
      const refused = await act(reference, 'refuse', { version, because })
      expect(refused).toMatchObject({ status: 200, body: { isMailed } })
      expect(await lettersTo(sender)).toEqual(isMailed ? ['cancellation-refused'] : [])
      expect((await act(reference, 'refuse', { version, because })).body.code).toBe('changed')
      const after = await request(reference)
      expect(after).toMatchObject({ state: 'refused', kindActs: [], version: refused.body.version })
      expect(after.timeline.at(-1)).toMatchObject({ event: 'refused', facts: { because } })
    }
  })

  test('that a colleague changed is left as it is, and who and when is told', async () => {
    const { member, reference } = await asked()
    const { version } = await request(reference)
    const noted = await post(
      `/requests/${reference}/notes`,
      { version, note: 'Gebeld.' },
      { cookie: await open(second) },
    )
    expect(noted.status).toBe(200)
    for (const [what, more] of [
      ['match', { relationId: member.relationId }],
      ['refuse', { because: 'geen-lid' }],
    ] as const) {
      const { status, body } = await act(reference, what, { version, ...more })
      expect([what, status, body.code]).toEqual([what, 409, 'changed'])
      expect(body.title).toMatch(/^Sanne Bakker veranderde deze aanvraag op 1 december 2026/)
    }
    expect(await endOf(member.relationId)).toBeNull()
    expect((await request(reference)).state).toBe('received')
  })

  test('is dealt with once by two at once', async () => {
    const { member, reference } = await asked()
    const { version } = await request(reference)
    const tried = await Promise.all([
      act(reference, 'match', { version, relationId: member.relationId }),
      act(reference, 'refuse', { version, because: 'geen-lid' }, await open(second)),
    ])
    expect(tried.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const state = tried[0]?.status === 200 ? 'confirmed' : 'refused'
    expect((await request(reference)).state).toBe(state)
  })

  test('that was closed by hand allows it again once it is opened', async () => {
    const { member, reference } = await asked()
    const { version } = await request(reference)
    const { relationId } = member
    const done = await post(`/requests/${reference}/actions/done`, { version }, { cookie })
    expect((await request(reference)).kindActs).toEqual([])
    const tried = await act(reference, 'match', { version: done.body.version, relationId })
    expect(tried).toMatchObject({ status: 409, body: { code: 'not-now' } })
    const seen = { version: done.body.version }
    const again = await post(`/requests/${reference}/actions/reopen`, seen, { cookie })
    expect((await act(reference, 'match', { version: again.body.version, relationId })).status).toBe(200)
  })
})

describe('what is sent', () => {
  test('by a role or a desk that may not, or by nobody, is refused, and offered to none of them', async () => {
    const { member, reference } = await asked()
    const { version } = await request(reference)
    const { relationId } = member
    const tries = (by: string) => [
      get(`/cancellations/${reference}`, { cookie: by }),
      act(reference, 'check', { relationId }, by),
      act(reference, 'match', { version, relationId, sure: 'lid-gebeld' }, by),
      act(reference, 'refuse', { version, because: 'geen-lid' }, by),
    ]
    for (const role of staffRoles.filter((one) => one !== 'member-service')) {
      const statuses = (await Promise.all(tries(await open(await colleague([role]))))).map(
        ({ status }) => status,
      )
      expect([role, statuses]).toEqual([role, [403, 403, 403, 403]])
    }
    expect((await Promise.all(tries(''))).map(({ status }) => status)).toEqual([401, 401, 401, 401])
    const adviser = await addStaff(db, server.runtime.vault, {
      email: `${randomUUID()}@voorbeeld.nl`,
      roles: ['adviser'],
      desks: [requestKinds['cancellation.cancel']?.desk ?? ''],
    })
    expect(await request(reference, await open(adviser))).toMatchObject({ isOwn: true, kindActs: [] })
    expect(await endOf(relationId)).toBeNull()
  })

  test('at a field that is wrong, or with a number that cannot be meant, is told at that field', async () => {
    const { reference } = await asked()
    const { version } = await request(reference)
    const good = { version, relationId: '12345678' }
    for (const [what, body, status, field] of [
      ['match', { ...good, version: '1' }, 400, 'version'],
      ['match', { ...good, relationId: "1' OR '1'='1" }, 400, 'relationId'],
      ['match', { ...good, relationId: '123456789' }, 400, 'relationId'],
      ['match', { ...good, relationId: { $ne: '' } }, 400, 'relationId'],
      ['match', { ...good, relationId: '99999999' }, 409, 'relationId'],
      ['check', { relationId: '' }, 400, 'relationId'],
      ['check', { relationId: '99999999' }, 409, 'relationId'],
      ['refuse', { version, because: 'zomaar' }, 400, 'because'],
      ['refuse', { version }, 400, 'because'],
      ['refuse', { because: 'geen-lid' }, 400, 'version'],
    ] as const) {
      const answer = await act(reference, what, body)
      expect([what, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([what, status, [field]])
    }
  })

  test.each(['AAAA-AAAA', '7KQM-X4TG', '%00', '%ff', '%27%20OR%201=1', 'x'.repeat(500), '..%2f..', 'null'])(
    'by the reference %j is refused, whatever is asked of it',
    async (reference) => {
      const answers = await Promise.all([
        get(`/cancellations/${reference}`, { cookie }),
        act(reference, 'check', { relationId: '12345678' }),
        act(reference, 'match', { version: 1, relationId: '12345678' }),
        act(reference, 'refuse', { version: 1, because: 'geen-lid' }),
      ])
      for (const { status } of answers) expect([400, 404, 405]).toContain(status)
    },
  )
})
