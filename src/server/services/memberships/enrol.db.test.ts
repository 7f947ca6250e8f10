import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { type Clock, clockAt } from '../../../core/kernel/clock.ts'
import { completePerson, insertPerson, type NewPerson } from '../people/insert-person.ts'
import { membershipFee } from '../prices/prices.ts'
import { demoPersonId } from '../sessions/demo-people.ts'
import { activateMembership } from './activate.ts'
import { enrol } from './enrol.ts'

// Half past midnight of the 21st in Amsterdam: the day of the membership is that of Amsterdam, not of UTC.
const clock: Clock = clockAt('2026-11-20T23:30:00Z')
let server: TestServer
beforeAll(async () => {
  server = await openTestServer({ clock })
})
afterAll(() => server.close())

const db = () => server.runtime.database
const iban = 'NL91ABNA0417164300'
const member = (email: string, over: Partial<NewPerson> = {}): NewPerson => ({
  email,
  gender: 1,
  initials: 'Q.',
  infix: undefined,
  lastName: 'Zebra',
  dateOfBirth: '1980-02-03',
  mobile: '+31612345678',
  landline: undefined,
  address: {
    postcode: '3821BT',
    houseNumber: 10,
    addition: '',
    streetName: 'Voorbeeldlaan',
    city: 'Amersfoort',
  },
  ...over,
})

const submit = async () => {
  const id = randomUUID()
  await db()
    .insertInto('submission')
    .values({
      id,
      kind: 'membership.register',
      reference: id.slice(0, 9),
      received_at: new Date(clock.now()).toISOString(),
      request: '{}',
      summary: '{}',
    })
    .execute()
  return id
}

const joins = async (personId: string, { method = 1 as 0 | 1, renews = true } = {}) => {
  const submissionId = await submit()
  const fee = await membershipFee(server.runtime, method)
  await db()
    .transaction()
    .execute((tx) =>
      enrol(tx, server.runtime, personId, {
        submissionId,
        payment: { method, iban: method === 1 ? iban : undefined, ...fee },
        renews,
      }),
    )
  return submissionId
}
const make = (email: string) =>
  db()
    .transaction()
    .execute((tx) => insertPerson(tx, server.runtime, member(email)))
const membershipOf = (personId: string) =>
  db().selectFrom('membership').selectAll().where('person_id', '=', personId).executeTakeFirst()

test('a request becomes one membership, however often the job runs', async () => {
  const personId = await make('zebra@voorbeeld.nl')
  const submissionId = await joins(personId)
  expect(await membershipOf(personId)).toBeUndefined()
  await Promise.all(Array.from({ length: 5 }, () => activateMembership(server.runtime, submissionId)))
  const made = await membershipOf(personId)
  expect(made).toMatchObject({
    starts: '2026-11-21',
    ends: null,
    renews: true,
    payment_method: 1,
    fee_cents: 3450,
    surcharge_cents: 0,
    mandate_signed_on: '2026-11-21',
    mandate_reference: `TB-${made?.relation_id}-20261121`,
  })
  expect(made?.relation_id).toMatch(/^3\d{7}$/)
  const reference = String(made?.mandate_reference)
  const mandate = await db()
    .selectFrom('mandate')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  expect(mandate.iban_locked).not.toContain('0417164300')
  expect(server.runtime.vault.unlock(mandate.iban_locked, ['mandate.iban_locked', reference])).toBe(iban)
  const application = await db()
    .selectFrom('membership_application')
    .select('iban_locked')
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow()
  expect(application.iban_locked).toBeNull()
  const letters = await db().selectFrom('letter').select('kind').where('person_id', '=', personId).execute()
  expect(letters).toEqual([{ kind: 'member-welcome' }])
})

test('a gift ends after its year and has no mandate; a transfer costs its surcharge', async () => {
  const personId = await make('cadeau@voorbeeld.nl')
  await activateMembership(server.runtime, await joins(personId, { method: 0, renews: false }))
  expect(await membershipOf(personId)).toMatchObject({
    ends: '2027-11-21',
    renews: false,
    mandate_reference: null,
    surcharge_cents: 190,
  })
})

test('nobody becomes a member twice', async () => {
  await expect(joins(String(demoPersonId('lid')))).rejects.toMatchObject({ code: 'already-member' })
  const personId = await make('haast@voorbeeld.nl')
  const tried = await Promise.allSettled(Array.from({ length: 5 }, () => joins(personId)))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('whoever comes back gets their number again', async () => {
  const personId = await make('terug@voorbeeld.nl')
  await activateMembership(server.runtime, await joins(personId))
  const before = await membershipOf(personId)
  await db().updateTable('membership').set({ ends: '2026-11-01' }).where('person_id', '=', personId).execute()
  await activateMembership(server.runtime, await joins(personId, { method: 0 }))
  const after = await membershipOf(personId)
  expect(after).toMatchObject({ relation_id: before?.relation_id, ends: null, payment_method: 0 })
})

test('of two with one address one gets it; an account that nobody confirmed makes place', async () => {
  const tried = await Promise.allSettled(['Twee@voorbeeld.nl', 'twee@VOORBEELD.nl'].map(make))
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(make('lid@voorbeeld.nl')).rejects.toMatchObject({ status: 409, code: 'email-taken' })
  await db().insertInto('person').values({ email: 'wacht@voorbeeld.nl' }).execute()
  await make('wacht@voorbeeld.nl')
})

test('a name that is known stays, an address that is new counts', async () => {
  const personId = String(demoPersonId('niet lid'))
  await db()
    .transaction()
    .execute((tx) => completePerson(tx, personId, member('nietlid@voorbeeld.nl')))
  const row = await db().selectFrom('person').selectAll().where('id', '=', personId).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ initials: 'M.', infix: 'el', last_name: 'Idrissi', postcode: '3821BT' })
})
