import { randomInt, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { callBack } from '../../src/core/contract/callback/callback-calls.ts'
import { callbackType, departments } from '../../src/core/rules/callback-departments.ts'
import { freshDatabase } from '../kit/database.ts'
import { whenCalm } from './bookings.ts'
import { eventually, startSite } from './site.ts'

const rounds = 10
const clients = 200

test(`of ${clients} clients on one seat, over two processes, one gets it`, async () => {
  await using database = await freshDatabase('filled')
  await using site = await startSite(database)
  const office = departments.juridisch.office
  await database.db.updateTable('office').set({ seats: 1 }).where('code', '=', office).execute()
  const read = async <T>(path: string): Promise<T> =>
    (await fetch(`${site.urls[0]}${path}`)).json() as Promise<T>
  const days = await read<string[]>(`/api/v1/office/${office}/appointmentTypes/${callbackType}/dates`)
  // another moment for every round, as the calendar that hears of the appointments keeps those of earlier rounds
  const moments: { date: string; time: string }[] = []
  for (const date of days.toReversed()) {
    if (moments.length >= rounds) break
    const { appointmentTimes } = await read<{ appointmentTimes: { startTime: string }[] }>(
      `/api/v2/office/${office}/appointmentTypes/${callbackType}/dates/${date}/times`,
    )
    moments.push(...appointmentTimes.map(({ startTime }) => ({ date, time: startTime })))
  }
  const ask = async (url: string, moment: { date: string; time: string } | undefined) => {
    const request = {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        // the server may close a kept connection at the moment that this process, waiting for its turn, uses it
        connection: 'close',
      },
      body: JSON.stringify({
        department: 'juridisch',
        ...moment,
        name: 'Jannie de Vries',
        phoneNumber: '0612345678',
        emailAddress: `seat-${randomUUID()}@voorbeeld.nl`,
        question: 'Mag mijn buurman een schutting plaatsen?',
      }),
    }
    const send = () => fetch(url + callBack.path, request)
    // a busy machine turns some of so many away, as it should, or has no connection free for 5 s; a client that is cut off asks
    // again, as a browser does, and the key makes it the same request
    const answer = await whenCalm(() => send().catch(send))
    await answer.text()
    return answer.status
  }
  const outboxIsEmpty = () =>
    eventually('nothing waits', async () => {
      const { rows } = await sql`
        SELECT FROM pgboss.job WHERE state IN ('created', 'active', 'retry') AND start_after <= now()`.execute(
        database.db,
      )
      return rows.length === 0
    })
  for (let round = 0; round < rounds; round++) {
    // the jobs of the last round must be done first: a visitor whose seat is gone by then is offered another time
    await outboxIsEmpty()
    await database.db.deleteFrom('reservation').execute()
    const asked = Array.from({ length: clients }, (_, at) => ask(site.urls[at % 2] ?? '', moments[round]))
    const statuses = await Promise.all(asked)
    expect(
      Object.entries(Object.groupBy(statuses, String)).map(([status, of]) => [status, of?.length]),
    ).toEqual([
      ['201', 1],
      ['409', clients - 1],
    ])
    expect(await database.db.selectFrom('reservation').select('seat').execute()).toHaveLength(1)
  }
  await outboxIsEmpty()
  // without the mails to the desk
  const { rows } = await sql<{ requests: number; mails: number; readers: number }>`
    SELECT (SELECT count(*)::integer FROM submission) AS requests,
      count(*)::integer AS mails, count(DISTINCT recipient)::integer AS readers
    FROM sandbox_message WHERE recipient LIKE 'seat-%'`.execute(database.db)
  expect(rows).toEqual([{ requests: rounds, mails: rounds, readers: rounds }])
})
