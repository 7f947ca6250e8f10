import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { form, openCancellations } from '../../../../test/kit/cancellation.ts'
import { post } from '../../../../test/kit/membership.ts'
import { addPerson } from '../../../../test/kit/people.ts'
import { registerHypotheekwacht as guardCall } from '../../../core/contract/mortgage-guard/mortgage-guard-calls.ts'
import { registerHypotheekwacht } from '../../../core/contract/mortgage-guard/mortgage-guard-operations.ts'
import { changePhones } from '../../../core/contract/own-details/own-details-calls.ts'
import { requestExampleOf } from '../../../core/contract/request-schema.ts'
import { makeRequestContext } from '../../http/request-context.ts'
import { attachRequests } from '../submissions/attach.ts'
import { allowances } from './rate-limits.ts'
import { longestLetterWait, mailTurn } from './recipient.ts'

const { server, cookieOf, cancel } = await openCancellations()
afterAll(() => server.close())
const { burst } = allowances.mailbox
/** Number of mails that wait at most an hour for their turn. */
const later = 60 * allowances.mailbox.perMinute

/** Sends requests; answers for each, in their order, what it says about its mail: undefined where that left at once. */
const sendMany = async (count: number, address: (at: number) => string): Promise<unknown[]> => {
  const told: unknown[] = []
  for (let at = 0; at < count; at++) {
    const answer = await cancel(form({ emailAddress: address(at) }))
    expect(answer.statusCode, answer.body).toBe(201)
    told.push(answer.json<{ mail?: string }>().mail)
  }
  return told
}
const expected = (count: number) =>
  Array.from({ length: count }, (_one, at) =>
    at < burst ? undefined : at < burst + later ? 'later' : 'none',
  )

test('a mailbox gets few mails at once and few an hour, by whatever name, and every request is taken in', async () => {
  const name = randomUUID()
  const many = burst + later + 3
  const told = await sendMany(many, (at) => `${at % 2 ? name : name.toUpperCase()}+${at}@Voorbeeld.nl`)
  expect(told).toEqual(expected(many))
  // A mail that leaves at once has the time of the queue's own clock.
  const { rows } = await sql<{ minutes: number }>`
    SELECT round(extract(epoch FROM job.start_after - submission.received_at) / 60)::integer AS minutes
    FROM submission JOIN pgboss.job ON data->>'submission' = submission.id::text AND data->>'partner' = 'mail'
    WHERE sender_email LIKE ${`${name}%`} AND job.start_after < submission.received_at + interval '1 day'
    ORDER BY minutes`.execute(server.database.db)
  expect(rows.map(({ minutes }) => minutes)).toEqual(
    Array.from({ length: later }, (_one, at) => (at + 1) * 5),
  )
  const dots = await sendMany(burst + 1, (at) => `${at % 2 ? 'v.i' : 'vi'}.c+${at}@gmail.com`)
  expect(dots).toEqual(expected(burst + 1))
  expect(await sendMany(1, () => 'vic@googlemail.com')).toEqual(['later'])
  expect(await sendMany(1, () => 'vi.c@voorbeeld.nl')).toEqual([undefined])
})

test('strangers who use up the mails to an address keep nothing from who showed that it is theirs', async () => {
  const name = randomUUID()
  await sendMany(burst + later, () => `${name}@voorbeeld.nl`)
  const told: unknown[] = []
  for (const person of [
    // An account with this address, which anybody can make.
    { email: `${name}@voorbeeld.nl`, email_confirmed_at: null },
    { email: `${name}+b@voorbeeld.nl`, email_confirmed_at: '2020-01-01T00:00:00Z' },
  ]) {
    const { id, relationId } = await addPerson(server, { person, membership: {} })
    const payload = form({ emailAddress: person.email, relationId })
    told.push((await cancel(payload, await cookieOf({ id }))).json().mail)
  }
  expect(told).toEqual(['none', undefined])
})

test('accounts made with a mailbox bring no more mails than it gets, whatever stands behind its plus', async () => {
  const name = randomUUID()
  const body = requestExampleOf(registerHypotheekwacht.body as never) as object
  for (let at = 0; at < burst + later; at++) {
    const emailAddress = `${name}+${at}@voorbeeld.nl`
    const answer = await post(server, guardCall.path, { ...body, emailAddress })
    expect(answer.statusCode, answer.body).toBe(201)
  }
  // Each brings one mail, with a link to choose a password.
  const { rows } = await sql<{ mails: number }>`
    SELECT (SELECT count(*) FROM letter WHERE person_id = ANY (SELECT id FROM person WHERE email LIKE ${`${name}%`}))
      + (SELECT count(*) FROM delivery JOIN submission ON submission.id = submission_id
        JOIN person ON person.id = person_id WHERE partner = 'mail' AND delivery.state <> 'refused' AND email LIKE ${`${name}%`})::integer AS mails`.execute(
    server.database.db,
  )
  expect(Number(rows[0]?.mails)).toBe(burst + later)
})

test('whose address is not proven gets no more letters about changes than that', async () => {
  const person = await addPerson(server)
  const cookie = await cookieOf(person)
  for (let at = 0; at < burst + later + 3; at++) {
    const answer = await server.app.inject({
      method: changePhones.method,
      url: changePhones.path,
      headers: { cookie },
      payload: { mobile: '0612345678' },
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  const letters = await server.database.db
    .selectFrom('letter')
    .select('id')
    .where('person_id', '=', person.id)
    .execute()
  expect(letters).toHaveLength(burst + later)
})

test('what no mail told of shows up on no account', async () => {
  const email = `${randomUUID()}@voorbeeld.nl`
  await sendMany(burst + later + 3, () => email)
  const person = await addPerson(server, { person: { email, email_confirmed_at: '2020-01-01T00:00:00Z' } })
  const ctx = makeRequestContext(
    { runtime: server.runtime, plainCookies: true },
    { id: 'test', ip: '10.0.0.1', cookies: {}, headers: {} } as never,
    {} as never,
  )
  await ctx.transaction((tx) => attachRequests(tx, ctx, person.id))
  const own = await server.database.db
    .selectFrom('submission')
    .select('id')
    .where('person_id', '=', person.id)
    .execute()
  expect(own).toHaveLength(burst + later)
})

test('letters that wait for hours open no room for the mails of requests', async () => {
  const address = `${randomUUID()}@voorbeeld.nl`
  const turn = (patience?: number) =>
    server.database.db
      .transaction()
      .execute((tx) => mailTurn(tx, server.runtime, address, undefined, patience))
  const waits: (number | undefined)[] = []
  for (let at = 0; at < 60; at++) waits.push(await turn(longestLetterWait))
  expect(waits.at(-1)).toBe(50 * 300)
  expect(await turn()).toBeUndefined()
  expect(await turn(longestLetterWait)).toBe(51 * 300)
})
