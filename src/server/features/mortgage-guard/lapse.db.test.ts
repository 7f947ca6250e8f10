import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { openPages } from '../../../../test/kit/mijn.ts'
import { addPerson, cookieOf, type OwnPerson } from '../../../../test/kit/people.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { registerHypotheekwacht } from '../../../core/contract/mortgage-guard/mortgage-guard-calls.ts'
import { applicant } from '../../../core/contract/mortgage-guard/mortgage-guard-operations.ts'
import { requestExampleOf } from '../../../core/contract/request-schema.ts'
import type { Ids } from '../../outbox/enqueue.ts'
import { activateMembership } from '../../services/memberships/activate.ts'
import { membershipEnded } from '../../services/memberships/memberships-queues.ts'
import { sweep } from '../../services/retention/sweep.ts'
import { endLapsedWatches, endWatchesOf } from './lapse.ts'
import { guardEnded } from './mortgage-guard-letters.ts'

const start = '2026-11-20T14:00:00Z'
const clock = travellingClock(start)
const server = await openTestServer({ clock })
const pages = await openPages(server)
const { db } = server.database
afterAll(async () => {
  await pages.close()
  await server.close()
})

const get = async (person: OwnPerson, path = '/mijn/lidmaatschap') =>
  (await pages.app.inject({ url: path, headers: { cookie: await cookieOf(server, person) } })).payload
const post = async (person: OwnPerson | undefined, path: string, payload = '') =>
  pages.app.inject({
    method: 'POST',
    url: path,
    headers: {
      cookie: person ? await cookieOf(server, person) : '',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload,
  })
const register = async (person: OwnPerson, over: object = {}) => {
  const answer = await pages.app.inject({
    method: 'POST',
    url: registerHypotheekwacht.path,
    headers: { cookie: await cookieOf(server, person) },
    payload: {
      ...(requestExampleOf(applicant) as object),
      dateOfBirth: '1980-02-03',
      emailAddress: person.email,
      ...over,
    },
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ reference: string }>().reference
}
/** Makes a member whose mortgage is watched from 20 November 2026 on; the membership year ends on 31 March 2027. */
const watched = async (membership: { ends?: string; renews?: boolean } = {}) => {
  clock.travel(start)
  const person = await addPerson(server, { membership })
  return { person, reference: await register(person) }
}
const rowsOf = ({ id }: OwnPerson) =>
  db.selectFrom('hypotheekwacht').selectAll().where('person_id', '=', id).orderBy('since').execute()
const lettersTo = async ({ id }: OwnPerson) =>
  (
    await db
      .selectFrom('letter')
      .select(['kind', 'facts'])
      .where('person_id', '=', id)
      .where('kind', 'like', 'hypotheekwacht-%')
      .execute()
  ).map(({ kind, facts }) => [kind, facts])
const flagsOf = async (reference: string) =>
  (
    await db
      .selectFrom('submission')
      .select('flags')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
  ).flags
const cancel = async ({ id, relationId = '' }: OwnPerson) => {
  const submission = randomUUID()
  await db
    .insertInto('submission')
    .values({
      id: submission,
      kind: 'cancellation.cancel',
      state: 'confirmed',
      reference: submission,
      received_at: start,
      person_id: id,
      request: '{"kept": {}, "locked": {}}',
      summary: '{"title": "Lidmaatschap opzeggen", "office": [], "mail": []}',
    })
    .execute()
  await db
    .insertInto('cancellation')
    .values({
      submission_id: submission,
      person_id: id,
      relation_id: relationId,
      last_day: '2027-03-31',
      received_at: start,
      matched_at: start,
    })
    .execute()
  await db.updateTable('membership').set({ ends: '2027-04-01' }).where('person_id', '=', id).execute()
}

describe('what is watched is shown', () => {
  test('with partner, day, price, how it stands and how it stops', async () => {
    const { person } = await watched()
    const page = await get(person)
    for (const shown of [
      'Staat aan',
      'Rechtstreeks bij ons',
      '20 november 2026',
      'Hoort bij je lidmaatschap van € 34,50 per jaar. Je betaalt er niets extra voor.',
      'Stop de Hypotheekwacht',
    ])
      expect(page).toContain(shown)
    expect(await get(person, '/mijn')).toContain('Staat aan')
    expect(await get(await addPerson(server))).not.toContain('Stop de Hypotheekwacht')
  })

  test('once for each partner, the one that runs before one that was stopped', async () => {
    const { person } = await watched()
    await post(person, '/mijn/lidmaatschap/hypotheekwacht-stoppen', 'partner=0')
    await register(person)
    await register(person, { partnerCharacteristic: 1 })
    const page = await get(person)
    expect(page.match(/Staat aan/g)).toHaveLength(2)
    expect(page).toContain('Via de verzekeraar die met ons samenwerkt')
    expect(page).not.toContain('Gestopt op')
  })

  test('and stands in everything that one takes along', async () => {
    const { person } = await watched()
    const data = JSON.parse(await get(person, '/mijn/mijn-data/download.json'))
    expect(data.watches).toEqual([{ through: 'Rechtstreeks bij ons', since: '2026-11-20' }])
    expect(await get(person, '/mijn/mijn-data/download.html')).toContain('<h2>Hypotheekwacht</h2>')
  })
})

describe('when the membership ends', () => {
  test('it goes on until that day, is over then, and person and staff are told once', async () => {
    const { person, reference } = await watched()
    await cancel(person)
    expect(await get(person)).toContain('Stopt na 31 maart 2027')
    clock.travel('2027-03-31T21:59:00Z')
    await endLapsedWatches(server.runtime)
    expect((await rowsOf(person))[0]).toMatchObject({ ends: null })
    expect(await lettersTo(person)).toEqual([])
    clock.travel('2027-03-31T22:01:00Z')
    // the page shows it at once, before the job has run
    expect(await get(person)).toContain('Gestopt op 1 april 2027')
    await Promise.all([endLapsedWatches(server.runtime), endLapsedWatches(server.runtime)])
    await endLapsedWatches(server.runtime)
    expect(await rowsOf(person)).toMatchObject([{ ends: '2027-04-01', end_reason: 'membership' }])
    expect(await lettersTo(person)).toEqual([['hypotheekwacht-ended', { until: '31 maart 2027' }]])
    expect(await flagsOf(reference)).toEqual(['hypotheekwacht-ended-with-membership'])
    const page = await get(person)
    expect(page).toContain('Hij stopte samen met je lidmaatschap.')
    expect(page).not.toContain('Stop de Hypotheekwacht')
  })

  test('a cancellation that is taken back leaves it on', async () => {
    const { person } = await watched()
    await cancel(person)
    expect(await get(person)).toContain('Stopt na 31 maart 2027')
    clock.travel('2027-03-31T10:00:00Z')
    const back = await post(person, '/mijn/lidmaatschap/opzegging-intrekken')
    expect(back.headers.location).toContain('gewijzigd=opzegging')
    clock.travel('2027-04-02T10:00:00Z')
    await endLapsedWatches(server.runtime)
    expect(await rowsOf(person)).toMatchObject([{ ends: null, end_reason: null }])
    expect(await get(person)).toContain('Staat aan')
    expect(await lettersTo(person)).toEqual([])
  })

  test('a gift that ends by itself ends it too', async () => {
    const { person } = await watched({ ends: '2027-04-01', renews: false })
    clock.travel('2027-04-01T10:00:00Z')
    await endLapsedWatches(server.runtime)
    expect(await rowsOf(person)).toMatchObject([{ ends: '2027-04-01' }])
  })

  test('a new membership does not bring it back by itself, and a new watch belongs to the new one', async () => {
    const { person } = await watched({ ends: '2027-04-01' })
    clock.travel('2027-04-01T10:00:00Z')
    const reference = await register(person, {
      accountNumber: 'NL91ABNA0417164300',
      agreeCollection: true,
    })
    const { id } = await db
      .selectFrom('submission')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    await endLapsedWatches(server.runtime)
    expect(await rowsOf(person)).toMatchObject([{ ends: '2027-04-01' }, { since: '2027-04-01', ends: null }])
    await activateMembership(server.runtime, id)
    const { rows } = await sql<{ data: Ids }>`
      SELECT data FROM pgboss.job WHERE name = ${membershipEnded.name}`.execute(db)
    for (const { data } of rows) await endWatchesOf(server.runtime, data)
    await endLapsedWatches(server.runtime)
    expect(await rowsOf(person)).toMatchObject([{ ends: '2027-04-01' }, { since: '2027-04-01', ends: null }])
  })

  test('whoever becomes a member again before the job ran has it end with the membership that was over', async () => {
    const { person } = await watched({ ends: '2027-04-01' })
    clock.travel('2027-04-01T10:00:00Z')
    const id = randomUUID()
    await db
      .insertInto('submission')
      .values({
        id,
        kind: 'membership.register',
        reference: id,
        received_at: start,
        person_id: person.id,
        request: '{}',
        summary: '{}',
      })
      .execute()
    await db
      .insertInto('membership_application')
      .values({
        submission_id: id,
        person_id: person.id,
        payment_method: 0,
        fee_cents: 3450,
        surcharge_cents: 190,
        renews: true,
        applied_at: start,
      })
      .execute()
    await activateMembership(server.runtime, id)
    const { rows } = await sql<{ data: Ids }>`
      SELECT data FROM pgboss.job WHERE name = ${membershipEnded.name}`.execute(db)
    for (const { data } of rows) await endWatchesOf(server.runtime, data)
    expect(await rowsOf(person)).toMatchObject([{ ends: '2027-04-01', end_reason: 'membership' }])
  })

  test('the letter says until when, and that nothing is collected for it', async () => {
    const said = JSON.stringify(
      guardEnded.compose(
        { greeting: 'Hallo,', token: undefined, facts: { until: '31 maart 2027' } },
        await server.runtime.sender(),
        server.runtime,
      ),
    )
    expect(said).toContain('tot en met 31 maart 2027')
    expect(said).toContain('We schrijven er niets meer voor af.')
  })
})

describe('stopping it', () => {
  test('takes one button, once, and only for oneself', async () => {
    const { person, reference } = await watched()
    const other = await watched()
    const stop = (who: OwnPerson | undefined, body = 'partner=0') =>
      post(who, '/mijn/lidmaatschap/hypotheekwacht-stoppen', body)
    for (const wrong of ['', 'partner=1', 'partner=x', 'partner=0.5', 'partner=99999999999999999999'])
      expect((await stop(person, wrong)).headers.location, wrong).toBe('/mijn/lidmaatschap')
    expect((await stop(undefined)).headers.location).toBe('/mijn/lidmaatschap')
    const [one, two] = await Promise.all([stop(person), stop(person)])
    expect([one.headers.location, two.headers.location].sort()).toEqual([
      '/mijn/lidmaatschap',
      '/mijn/lidmaatschap?gewijzigd=hypotheekwacht',
    ])
    expect(await rowsOf(person)).toMatchObject([{ ends: '2026-11-20', end_reason: 'asked' }])
    expect(await rowsOf(other.person)).toMatchObject([{ ends: null }])
    expect(await lettersTo(person)).toEqual([['hypotheekwacht-stopped', {}]])
    expect(await flagsOf(reference)).toEqual(['hypotheekwacht-stopped'])
    const page = await get(person)
    expect(page).toContain('Je hebt hem zelf gestopt.')
    expect(page).toContain('href="/diensten/hypotheek/hypotheekwacht"')
  })
})

test('what ended goes two years after', async () => {
  const { person } = await watched()
  await post(person, '/mijn/lidmaatschap/hypotheekwacht-stoppen', 'partner=0')
  clock.travel('2028-11-19T12:00:00Z')
  await sweep(server.runtime)
  expect(await rowsOf(person)).toHaveLength(1)
  clock.travel('2028-11-22T12:00:00Z')
  await sweep(server.runtime)
  expect(await rowsOf(person)).toHaveLength(0)
})
