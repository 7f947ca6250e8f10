import { sql } from 'kysely'
import { waitingActQueue } from '../../src/server/services/messages/messages-queues.ts'
import type { FreshDatabase } from '../kit/database.ts'
import { newVisitor } from '../kit/new-visitor.ts'
import { newColleague, officeCookie } from '../kit/office.ts'
import { takeAsked } from '../kit/taken-requests.ts'
import type { SiteOfMany } from './site.ts'

/**
 * Opens a desk at a site of one process, which may be killed and started again, with a colleague who works there. Its mails are
 * those of the ledger, for whoever keeps one.
 */
export const openKilledDesk = async ({ db }: FreshDatabase, { processes: [server] }: SiteOfMany) => {
  if (!server) throw new Error('The site has no process.')
  const me = await newColleague(db, ['member-service'])
  const other = await newColleague(db, ['member-service'], { name: 'Bram de Boer' })
  const cookie = await officeCookie(db, me)

  const post = async (path: string, body: object) => {
    const answer = await fetch(`${server.url}/beheer/api/${path}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'x-forwarded-for': newVisitor() },
      body: JSON.stringify(body),
    })
    return { status: answer.status, text: await answer.text() }
  }

  /** Moves the moment from which what is on its way goes, by an interval of PostgreSQL from now: nobody waits a minute. */
  const goFrom = (interval: string) =>
    sql`UPDATE pgboss.job SET start_after = now() + ${interval}::interval
      WHERE name = ${waitingActQueue.name} AND state IN ('created', 'retry')`.execute(db)

  const bulkItems = () =>
    db.selectFrom('bulk_act_item').select(['bulk_act_id', 'submission_id', 'result']).execute()
  const unsettled = async () => (await bulkItems()).filter(({ result }) => result === 'waiting').length
  const runningActs = async () =>
    (await db.selectFrom('bulk_act').select('id').where('ended_at', 'is', null).execute()).length

  const messages = () => db.selectFrom('request_message').select(['submission_id', 'act']).execute()
  const onTheirWay = async () => (await db.selectFrom('waiting_act').select('id').execute()).length
  const letters = () =>
    db.selectFrom('letter').select(['id', 'sent_at', 'facts']).where('kind', '=', 'request-message').execute()
  /** Keys of the mails that came at an address, also of one that came twice. */
  const mailsTo = async (address: string): Promise<string[]> => {
    const { rows } = await sql<{ key: string }>`
      SELECT key FROM ledger WHERE channel = 'mail' AND recipient = ${address}`.execute(db)
    return rows.map(({ key }) => key)
  }
  const startAgain = async () => {
    server.launch()
    await server.ready()
  }
  return {
    ...{ me, other, post, goFrom, bulkItems, unsettled, runningActs },
    ...{ messages, onTheirWay, letters, mailsTo, startAgain },
    take: () => takeAsked(db),
    kill: () => server.kill(),
  }
}
