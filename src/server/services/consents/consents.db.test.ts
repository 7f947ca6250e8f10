import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { join, registration, submissionOf } from '../../../../test/kit/membership.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { legalTexts } from '../../../core/rules/legal-texts.ts'
import { endMandate } from '../mandates/end.ts'
import { activateMembership } from '../memberships/activate.ts'
import { collectBesideRequests } from '../mijn/data.ts'
import { type OwnRow, readPerson } from '../mijn/person.ts'
import { sweep } from '../retention/sweep.ts'
import { endConsents } from './insert-consent.ts'

const year = 366 * 24 * 3_600_000
const clock = travellingClock('2026-11-20T14:00:00Z')
let server: TestServer

beforeAll(async () => {
  server = await openTestServer({ clock })
})
afterAll(() => server.close())

const member = async () => {
  const answer = await join(server, registration())
  expect(answer.statusCode).toBe(201)
  const submission = await submissionOf(server, answer.json().reference)
  await activateMembership(server.runtime, submission.id)
  return server.database.db
    .selectFrom('membership')
    .selectAll()
    .where('submission_id', '=', submission.id)
    .executeTakeFirstOrThrow()
}

const consents = async () => {
  const rows = await server.database.db
    .selectFrom('consent')
    .select(['legal_text', 'wording', 'version', 'submission_id'])
    .orderBy('legal_text')
    .execute()
  return rows.map(({ legal_text, submission_id, ...said }) => [legal_text, said, submission_id !== null])
}

test('what a member agreed to is kept as long as the membership, and seven years longer', async () => {
  const { relation_id, person_id } = await member()
  const both = (withRequest: boolean) => [
    ['collection', legalTexts.collection, withRequest],
    ['terms', legalTexts.terms, withRequest],
  ]
  expect(await consents()).toEqual(both(true))
  clock.pass(3 * year)
  await sweep(server.runtime)
  expect(await consents()).toEqual(both(false))
  const row = await readPerson(server.runtime, person_id)
  expect((await collectBesideRequests(server.runtime, row as OwnRow)).membership?.consents).toMatchObject([
    { wording: legalTexts.terms.wording },
    { wording: legalTexts.collection.wording },
  ])

  await server.database.db
    .updateTable('membership')
    .set({ ends: sql`${new Date(clock.now()).toISOString()}::date` })
    .where('relation_id', '=', relation_id)
    .execute()
  clock.pass(6 * year)
  await sweep(server.runtime)
  expect(await consents()).toEqual(both(false))
  clock.pass(2 * year)
  await sweep(server.runtime)
  expect(await consents()).toEqual([])
})

test('what was agreed to outlives an account that is deleted, for the books', async () => {
  const { relation_id, person_id } = await member()
  await server.database.db.transaction().execute(async (tx) => {
    await endConsents(tx, server.runtime, relation_id)
    await tx.deleteFrom('person').where('id', '=', person_id).execute()
  })
  clock.pass(6 * year)
  await sweep(server.runtime)
  expect(await consents()).toHaveLength(2)
  clock.pass(2 * year)
  await sweep(server.runtime)
  expect(await consents()).toEqual([])
})

test('what was agreed to goes with its request when nothing came of it', async () => {
  const answer = await join(server, registration())
  const { id } = await submissionOf(server, answer.json().reference)
  await server.database.db.deleteFrom('membership_application').where('submission_id', '=', id).execute()
  expect(await consents()).toHaveLength(2)
  clock.pass(3 * year)
  await sweep(server.runtime)
  expect(await consents()).toEqual([])
})

test('a mandate goes to the books with the wording that was agreed to while becoming a member', async () => {
  const made = await member()
  const before = clock.now()
  clock.pass(3 * year)
  await sweep(server.runtime)
  await server.database.db.transaction().execute((tx) =>
    endMandate(tx, server.runtime, {
      relationId: made.relation_id,
      reference: made.mandate_reference,
    }),
  )
  const mandate = await server.database.db
    .selectFrom('mandate')
    .selectAll()
    .where('relation_id', '=', made.relation_id)
    .executeTakeFirstOrThrow()
  expect(mandate).toMatchObject(legalTexts.collection)
  expect(Math.abs(Date.parse(mandate.given_at) - before)).toBeLessThan(60_000)
})
