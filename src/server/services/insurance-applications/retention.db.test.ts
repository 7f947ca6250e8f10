import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { day, travellingClock } from '../../../../test/kit/clock.ts'
import { addApplication, handOver, newsOf } from '../../../../test/kit/insurance-applications.ts'
import { addPerson } from '../../../../test/kit/people.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { insertConsents } from '../consents/insert-consent.ts'
import { collectData } from '../mijn/data.ts'
import { type OwnRow, readPerson } from '../mijn/person.ts'
import { readRequest } from '../mijn/request.ts'
import { removeAccounts } from '../people/remove.ts'
import { sweep } from '../retention/sweep.ts'
import { takeNews } from './take-news.ts'

const year = 366 * day
const clock = travellingClock('2026-11-24T09:00:00Z')
const server = await openTestServer({ clock })
afterAll(() => server.close())
beforeEach(() => clock.travel('2026-11-24T09:00:00Z'))
const { db } = server.database
const { runtime } = server

const open = async (personId?: string) => {
  const one = await addApplication(server, personId === undefined ? {} : { personId })
  await db.transaction().execute((tx) => insertConsents(tx, runtime, one.id, ['terms']))
  return { ...one, partner: await handOver(server, one.id) }
}
const leftOf = async (id: string) => {
  await sweep(runtime)
  const counted = await sql<{ left: number }>`SELECT
    (SELECT count(*) FROM submission WHERE id = ${id}::uuid) +
    (SELECT count(*) FROM insurance_application WHERE submission_id = ${id}::uuid) +
    (SELECT count(*) FROM consent WHERE submission_id = ${id}::uuid) AS left`.execute(db)
  return Number(counted.rows[0]?.left)
}

test('what led to an insurance is kept as long as it runs, and five years longer', async () => {
  const one = await open()
  await takeNews(runtime, newsOf(one.partner, 2, 'accepted'))
  clock.pass(9 * year)
  expect(await leftOf(one.id)).toBe(3)
  await takeNews(runtime, newsOf(one.partner, 3, 'ended', { endsOn: '2035-12-31' }))
  clock.travel('2040-12-31T12:00:00Z')
  expect(await leftOf(one.id)).toBe(3)
  clock.travel('2041-01-01T12:00:00Z')
  expect(await leftOf(one.id)).toBe(0)
})

test('what was refused is kept two years from the refusal, and what nobody decided from the last that was heard', async () => {
  const refused = await open()
  const silent = await open()
  clock.pass(day * 300)
  await takeNews(runtime, newsOf(refused.partner, 2, 'refused'))
  clock.pass(day * 500)
  expect([await leftOf(refused.id), await leftOf(silent.id)]).toEqual([3, 0])
  clock.pass(day * 250)
  expect(await leftOf(refused.id)).toBe(0)
})

test('an account that is deleted leaves the papers of its policy behind, without a person', async () => {
  const { id: personId } = await addPerson(server)
  const one = await open(personId)
  await takeNews(runtime, newsOf(one.partner, 2, 'accepted'))
  await removeAccounts(db, runtime, sql`id = ${personId}::uuid`)
  clock.pass(3 * year)
  expect(await leftOf(one.id)).toBe(3)
  const { person_id } = await db
    .selectFrom('submission')
    .select('person_id')
    .where('id', '=', one.id)
    .executeTakeFirstOrThrow()
  expect(person_id).toBeNull()
  // The end of the policy is still reported to its holder.
  await takeNews(runtime, newsOf(one.partner, 3, 'ended'))
  const letters = await db
    .selectFrom('letter')
    .select('kind')
    .where('address', '=', one.emailAddress)
    .execute()
  expect(letters.map(({ kind }) => kind)).toContain('insurance-ended')
})

test('its owner finds it among their requests, and in what they download', async () => {
  const { id: personId } = await addPerson(server)
  const one = await open(personId)
  await takeNews(runtime, newsOf(one.partner, 2, 'accepted'))
  const page = await readRequest(runtime, personId, one.reference, { confirms: {}, sold: [], promised: [] })
  const policy = { section: 'De verzekeraar', label: 'Polisnummer', value: 'P-2026-0042' }
  expect(page?.answers).toContainEqual(policy)
  expect(page?.line.state).toBe('confirmed')
  const { requests } = await collectData(runtime, (await readPerson(runtime, personId)) as OwnRow)
  expect(requests[0]?.answers).toContainEqual(policy)
})
