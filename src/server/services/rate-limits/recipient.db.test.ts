import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { form, openCancellations } from '../../../../test/kit/cancellation.ts'
import { addPerson } from '../../../../test/kit/people.ts'
import { allowances } from './take.ts'

const { server, newMember, cookieOf, cancel } = await openCancellations()
afterAll(() => server.close())
const { burst } = allowances.mailbox
/** Those that wait at most an hour for their turn. */
const later = 60 * allowances.mailbox.perMinute

/** What became of the mail of each request, in their order: undefined where it left at once. */
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
  // those that leave at once do so by the queue's own clock
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

test('strangers who use up the mails to an address keep nothing from its owner who is logged in', async () => {
  const member = await newMember()
  const { email: emailAddress, relationId } = member
  await sendMany(burst + later, () => emailAddress)
  const own = await cancel(form({ emailAddress, relationId }), await cookieOf(member))
  expect([own.statusCode, own.json().mail]).toEqual([201, undefined])
})

test('an account with a plus in its address has mails of its own once that was confirmed', async () => {
  const name = randomUUID()
  await sendMany(burst + later, () => `${name}@voorbeeld.nl`)
  const told: unknown[] = []
  for (const person of [
    { email: `${name}+a@voorbeeld.nl`, email_confirmed_at: null },
    { email: `${name}+b@voorbeeld.nl`, email_confirmed_at: '2020-01-01T00:00:00Z' },
  ]) {
    const { id, relationId } = await addPerson(server, { person, membership: {} })
    const payload = form({ emailAddress: person.email, relationId })
    told.push((await cancel(payload, await cookieOf({ id }))).json().mail)
  }
  expect(told).toEqual(['none', undefined])
})
