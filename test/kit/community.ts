import { randomUUID } from 'node:crypto'
import { startJobs } from '../../src/server/jobs/start.ts'
import { demoPersonId } from '../../src/server/services/sessions/demo-people.ts'
import { startSession } from '../../src/server/services/sessions/start.ts'
import { travellingClock } from './clock.ts'
import { draw } from './documents.ts'
import { openTestServer } from './server.ts'

/** Opens a server whose jobs run, with a community to log in to. */
export async function openCommunity() {
  const clock = travellingClock('2026-11-20T14:00:00Z')
  const site = { clock, server: { communityHosts: ['community.voorbeeld.nl'] } }
  const server = await openTestServer(site)
  const write = async (content: unknown) => ({ html: '', text: JSON.stringify(content) })
  await startJobs(server.runtime, server.outbox, { write, draw })
  const { db } = server.database

  const newPerson = async () => {
    const id = randomUUID()
    await db
      .insertInto('person')
      .values({ id, email: `${id}@voorbeeld.nl`, active_at: '2026-11-01T00:00:00Z' })
      .execute()
    return id
  }
  const cookieOf = async (id: string) => `__Host-thuisbasis=${(await startSession(server.runtime, id)).token}`
  const setAlias = async (alias: unknown, cookie = '', key?: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/v2/account/update-community-alias',
      headers: { cookie, ...(key && { 'idempotency-key': key }) },
      payload: { alias },
    })
    if (answer.statusCode === 500) throw new Error(server.logged().slice(-3000))
    return answer
  }
  const member = demoPersonId('lid') ?? ''
  return { clock, site, server, member, newPerson, cookieOf, setAlias }
}
