import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addPerson } from '../../../../test/kit/people.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { migrate } from '../../database/migrate.ts'
import { cardOf, readPerson } from '../mijn/person.ts'
import { endMandate } from './end.ts'

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
