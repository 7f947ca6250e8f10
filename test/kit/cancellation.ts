import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { startJobs } from '../../src/server/jobs/start.ts'
import { travellingClock } from './clock.ts'
import { draw } from './documents.ts'
import { addPerson, cookieOf as sessionOf } from './people.ts'
import { openTestServer } from './server.ts'

export const start = '2026-11-20T14:00:00Z'

interface Member {
  id: string
  email: string
  relationId: string
}

/** The body of a cancellation of a membership, with a new mail address every time. */
export const form = (over: object = {}) => ({
  relationId: '',
  salutation: 1,
  initials: 'jp',
  infix: 'van der',
  lastName: 'Vindplaats',
  postcode: '3821 bt',
  houseNumber: 10,
  houseNumberAddition: null,
  streetName: 'Voorbeeldlaan',
  city: 'Amersfoort',
  emailAddress: `vindmij-${randomUUID()}@voorbeeld.nl`,
  phoneNumberMobile: '06 87651234',
  cancellationReason: 'Te duur',
  ...over,
})

// the clock of these tests also goes back, so every call comes from an address of its own
let callers = 0
const caller = () => `10.${callers >> 8}.0.${callers++ & 255}`

/** Opens a server whose jobs run, with members who leave and come back. */
export async function openCancellations() {
  const clock = travellingClock(start)
  const server = await openTestServer({ clock })
  const write = async (content: unknown) => ({ html: '', text: JSON.stringify(content) })
  await startJobs(server.runtime, server.outbox, { write, draw })
  const { db } = server.database

  /** Adds somebody whose membership began on 1 April 2019, unless told otherwise. */
  const newMember = async (
    membership: { starts?: string; ends?: string; renews?: boolean } = {},
  ): Promise<Member> => {
    const { relationId = '', ...person } = await addPerson(server, { membership })
    return { ...person, relationId }
  }
  const cookieOf = async (person?: { id: string }) => (person ? sessionOf(server, person) : '')
  const post = async (path: string, payload: object | undefined, cookie: string, key?: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/v1/contact/${path}`,
      remoteAddress: caller(),
      headers: { cookie, ...(key && { 'idempotency-key': key }) },
      ...(payload && { payload }),
    })
    if (answer.statusCode === 500) throw new Error(server.logged().slice(-3000))
    return answer
  }
  const cancel = (payload: object, cookie = '', key?: string) =>
    post('cancelmembership', payload, cookie, key)
  const withdraw = (cookie: string, key?: string) => post('withdraw-cancellation', undefined, cookie, key)

  const endOf = async ({ relationId }: Member) =>
    (
      await db
        .selectFrom('membership')
        .select('ends')
        .where('relation_id', '=', relationId)
        .executeTakeFirstOrThrow()
    ).ends
  const statusOf = async (cookie: string) =>
    (
      await server.app.inject({
        url: '/api/v2/account/login-state',
        headers: { cookie },
        remoteAddress: caller(),
      })
    ).json()
  const mailsTo = async (address: string, count = 1) => {
    const read = () => db.selectFrom('sandbox_message').selectAll().where('recipient', '=', address).execute()
    await expect.poll(async () => (await read()).length).toBe(count)
    return read()
  }

  return { clock, server, newMember, cookieOf, cancel, withdraw, endOf, statusOf, mailsTo }
}
