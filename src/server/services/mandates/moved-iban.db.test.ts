import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson } from '../../../../test/kit/people.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { migrate } from '../../database/migrate.ts'
import { cardOf, readPerson } from '../mijn/person.ts'
import { readSubmission } from '../submissions/read.ts'
import { endMandate } from './end.ts'
import { lastOfIban } from './shown-iban.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** The database as it stood before mandates had every IBAN, with this member's IBAN at their membership. */
const before = async (relationId: string, iban: string) => {
  const { db } = server.database
  await sql`ALTER TABLE membership ADD COLUMN iban_locked text`.execute(db)
  await sql`ALTER TABLE mandate DROP COLUMN locked_for_membership`.execute(db)
  await sql`DELETE FROM migration WHERE number BETWEEN 85 AND 87`.execute(db)
  await sql`DELETE FROM mandate WHERE relation_id = ${relationId}`.execute(db)
  const locked = server.runtime.vault.lock(iban, ['membership.iban_locked', relationId])
  await sql`UPDATE membership SET iban_locked = ${locked} WHERE relation_id = ${relationId}`.execute(db)
}

test('an IBAN that stood with a membership moves to its mandate, and is shown as before', async () => {
  const { db, url } = server.database
  const { id, relationId = '' } = await addPerson(server, { membership: { iban: 'NL91ABNA0417164300' } })
  await before(relationId, 'NL91ABNA0417164300')
  expect(await migrate(url)).toHaveLength(3)

  const row = await readPerson(server.runtime, id)
  const card = row && cardOf(server.runtime, row)
  expect(card).toMatchObject({
    iban: expect.stringMatching(/4300$/),
    mandateReference: `TB-${relationId}-20190401`,
  })

  const reference = String(card?.mandateReference)
  await db.transaction().execute((tx) => endMandate(tx, server.runtime, { relationId, reference }))
  const kept = await db
    .selectFrom('mandate')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst()
  expect(kept).toMatchObject({
    person_id: id,
    given_at: '2019-04-01T12:00:00Z',
    ended_at: expect.any(String),
  })
  const own = server.runtime.personalData.find(({ table }) => table === 'mandate')
  const exported = own && 'exported' in own ? await own.exported.mandates?.(server.runtime, id) : []
  expect(exported).toMatchObject([{ reference, iban: card?.iban }])
})

/** The database as it stood before requests kept masked answers masked, and associations their IBAN with a mandate. */
const beforeAssociations = async () => {
  const { db } = server.database
  await sql`ALTER TABLE mandate DROP COLUMN locked_for_vve`.execute(db)
  await sql`ALTER TABLE vve_membership DROP CONSTRAINT vve_membership_debit`.execute(db)
  await sql`ALTER TABLE vve_membership ADD CONSTRAINT vve_membership_debit
    CHECK ((payment_method = 1) = (iban_locked IS NOT NULL))`.execute(db)
  await sql`DELETE FROM migration WHERE number BETWEEN 88 AND 90`.execute(db)
}

const association = async (iban: string | undefined, relationId: string | null) => {
  const id = randomUUID()
  await server.database.db
    .insertInto('vve_membership')
    .values({
      id,
      applied_at: '2020-01-01T10:00:00Z',
      relation_id: relationId,
      starts: relationId && '2020-01-02',
      name: 'VvE',
      postcode: '3821BT',
      house_number: 10,
      street_name: 'Voorbeeldlaan',
      city: 'Amersfoort',
      apartments: 8,
      contact_role: 0,
      contact: '{}',
      invoice_address: '{}',
      payment_method: iban ? 1 : 0,
      iban_locked: iban ? server.runtime.vault.lock(iban, ['vve_membership.iban_locked', id]) : null,
      mandate_reference: iban && relationId ? `TB-${relationId}-20200102` : null,
      mandate_signed_on: iban && relationId ? '2020-01-02' : null,
      fee_cents: 1000,
      surcharge_cents: 0,
    })
    .execute()
  return id
}

test('an IBAN that stood with an association moves to its mandate, once it has its number', async () => {
  const { db, url } = server.database
  await beforeAssociations()
  const numbered = await association('NL91ABNA0417164300', '71')
  const waiting = await association('NL20INGB0001234567', null)
  const byTransfer = await association(undefined, '73')
  await migrate(url)
  await sql`DELETE FROM migration WHERE number = 89`.execute(db)
  expect(await migrate(url)).toEqual(['089-vve-iban.sql'])

  const rows = await db.selectFrom('vve_membership').select(['id', 'iban_locked']).execute()
  const locked = new Map(rows.map(({ id, iban_locked }) => [id, iban_locked]))
  expect([locked.get(numbered), locked.get(byTransfer)]).toEqual([null, null])
  expect(
    server.runtime.vault.unlock(locked.get(waiting) ?? '', ['vve_membership.iban_locked', waiting]),
  ).toBe('NL20INGB0001234567')
  const mandates = await db
    .selectFrom('mandate')
    .selectAll()
    .where('relation_id', 'in', ['71', '73'])
    .execute()
  expect(mandates).toMatchObject([
    { reference: 'TB-71-20200102', person_id: null, given_at: '2020-01-02T12:00:00Z', ended_at: null },
  ])
  expect(mandates.map((one) => lastOfIban(server.runtime, one))).toEqual(['•••• •••• 4300'])
})

test('an IBAN that a request held locked stands in it masked, as its document tells it', async () => {
  const { db, url } = server.database
  const request = async (row: { kept: object; locked: object }, iban?: string) => {
    const id = randomUUID()
    const document = { title: '', office: iban ? [{ label: 'IBAN', value: iban }] : [], mail: [] }
    await db
      .insertInto('submission')
      .values({
        id,
        kind: 'becomeamember.register',
        reference: id.slice(0, 8),
        received_at: '2026-01-01T10:00:00Z',
        request: JSON.stringify(row),
        document: JSON.stringify(document),
      })
      .execute()
    return async () => (await readSubmission(server.runtime, id))?.request
  }
  const locked = { 'paymentDetails.iban': 'v2.0.0.0.0' }
  const nested = await request(
    { kept: { paymentDetails: { paymentMethod: 1 }, name: 'x' }, locked },
    '•••• •••• 4300',
  )
  const untold = await request({ kept: { a: 1 }, locked: { accountNumber: 'v2.0.0.0.0' } })
  const none = await request({ kept: { a: 1 }, locked: {} })
  await sql`DELETE FROM migration WHERE number = 90`.execute(db)
  expect(await migrate(url)).toEqual(['090-request-masked.sql'])

  expect(await nested()).toEqual({ paymentDetails: { paymentMethod: 1, iban: '•••• •••• 4300' }, name: 'x' })
  expect(await untold()).toEqual({ a: 1, accountNumber: '••••' })
  expect(await none()).toEqual({ a: 1 })
  const rows = await db.selectFrom('submission').select('request').execute()
  expect(JSON.stringify(rows)).not.toContain('v2.')
})
