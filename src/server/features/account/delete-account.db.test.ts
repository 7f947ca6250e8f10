import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import {
  address,
  iban,
  newIban,
  openOwnAccounts,
  password,
  type Somebody,
} from '../../../../test/kit/own-details.ts'
import { cookieOf } from '../../../../test/kit/people.ts'
import type { MyData } from '../../../core/mijn/data.ts'

const { hash, server, somebody, call, rowOf, mailTo } = await openOwnAccounts()
afterAll(() => server.close())

describe('the end of an account', () => {
  const remove = (person: Somebody, over: object = {}) =>
    call('delete', { currentPassword: password, understood: true, ...over }, person.cookie)

  test('removes the person, keeps requests without one and the mandate for the books, and says goodbye', async () => {
    const person = await somebody({ iban, ends: '2027-04-01' })
    const id = crypto.randomUUID()
    await server.database.db
      .insertInto('submission')
      .values({
        id,
        kind: 'x',
        reference: `WEG-${id.slice(0, 4)}`,
        received_at: '2026-11-20T10:00:00Z',
        person_id: person.id,
        request: '{}',
        summary: '{}',
      })
      .execute()
    const elsewhere = await cookieOf(server, person)
    const { status, body } = await remove(person)
    expect([status, body]).toEqual([200, { deleted: true }])
    expect(await rowOf(person)).toBeUndefined()
    const { db } = server.database
    const kept = await db.selectFrom('submission').select('person_id').where('id', '=', id).executeTakeFirst()
    expect(kept).toEqual({ person_id: null })
    const mandate = await db
      .selectFrom('mandate')
      .select(['person_id', 'relation_id', 'ended_at'])
      .where('relation_id', '=', person.relationId ?? '')
      .executeTakeFirst()
    expect(mandate).toMatchObject({ person_id: null, relation_id: person.relationId })
    expect(mandate?.ended_at).not.toBeNull()
    for (const cookie of [person.cookie, elsewhere])
      expect((await call('change-phones', { mobile: '0612345678' }, cookie)).status).toBe(401)
    await expect.poll(() => mailTo(person.email)).toHaveLength(1)
    const letters = () =>
      db.selectFrom('letter').select('address').where('kind', '=', 'account-deleted').execute()
    // the letter's address is removed only after the mail server has accepted the mail
    await expect.poll(letters).toEqual([{ address: null }])
  })

  test('takes the requests along that were for the account itself', async () => {
    const person = await somebody()
    const { db } = server.database
    const kinds = ['account.register', 'community.update-alias', 'handyman.book']
    for (const kind of kinds)
      await db
        .insertInto('submission')
        .values({
          id: crypto.randomUUID(),
          kind,
          reference: crypto.randomUUID().slice(0, 9),
          received_at: '2026-11-20T10:00:00Z',
          person_id: person.id,
          request: JSON.stringify({ kept: { emailAddress: person.email } }),
          summary: '{}',
        })
        .execute()
    expect((await remove(person)).status).toBe(200)
    const left = await db
      .selectFrom('submission')
      .select('kind')
      .where(sql<boolean>`request::text LIKE ${`%${person.email}%`}`)
      .execute()
    expect(left).toEqual([{ kind: 'handyman.book' }])
  })

  test('waits for a membership that goes on or is being made', async () => {
    const member = await somebody({ iban })
    expect((await remove(member)).body).toMatchObject({
      code: 'membership-running',
      title: 'Je bent nog lid. Zeg eerst je lidmaatschap op. Daarna kun je je account verwijderen.',
    })
    expect(await rowOf(member)).toBeDefined()
  })

  test('needs the tick and the password', async () => {
    const person = await somebody()
    expect((await remove(person, { understood: false })).body.errors).toHaveProperty('understood')
    expect((await remove(person, { currentPassword: 'verkeerd' })).body.errors).toHaveProperty(
      'currentPassword',
    )
    expect(await rowOf(person)).toBeDefined()
  })

  test('pressed twice it is done once', async () => {
    const person = await somebody()
    const answers = await Promise.all([remove(person), remove(person), remove(person)])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(answers.every(({ status }) => [200, 401].includes(status))).toBe(true)
    expect(await rowOf(person)).toBeUndefined()
    await expect.poll(() => mailTo(person.email)).toHaveLength(1)
  })
})

describe('everything about somebody', () => {
  const read = (cookie: string) => server.app.inject({ url: '/api/v2/account/my-data', headers: { cookie } })

  test('is theirs to take along, an IBAN by its last four', async () => {
    const person = await somebody({ iban })
    await call('change-address', address, person.cookie)
    await call(
      'change-iban',
      { iban: newIban, agreeCollection: true, currentPassword: password },
      person.cookie,
    )
    const answer = await read(person.cookie)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const data = answer.json<MyData>()
    expect(data.account).toMatchObject({
      emailAddress: person.email,
      hasPassword: true,
      address: { postcode: '1012JS', houseNumber: 1, addition: 'A', placeName: 'Amsterdam' },
    })
    expect(data.membership).toMatchObject({ relationId: person.relationId, iban: '•••• •••• 4567' })
    expect(data.mandates.map((one) => one.iban)).toEqual(['•••• •••• 4300', '•••• •••• 4567'])
    expect(data.trail.map(({ action }) => action)).toEqual([
      'own-details.change-address',
      'own-details.change-iban',
      'account.my-data',
    ])
    for (const secret of [iban, newIban, '0417164300', hash]) expect(answer.payload).not.toContain(secret)
  })

  test('is nobody else’s', async () => {
    expect((await read('')).statusCode).toBe(401)
    const [one, two] = [await somebody({ iban }), await somebody()]
    const payload = (await read(two.cookie)).payload
    for (const secret of [one.email, one.relationId ?? '']) expect(payload).not.toContain(secret)
  })
})

test('nothing of anybody stands in a log', () => {
  const logged = server.logged()
  for (const secret of [password, 'Nieuwstraat', '0001234567']) expect(logged).not.toContain(secret)
})
