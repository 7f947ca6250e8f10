import { randomUUID } from 'node:crypto'
import type { AnswerOf } from '../../src/core/contract/endpoint.ts'
import type { listRequests, readRequest } from '../../src/core/contract/requests/requests-calls.ts'
import { newReference } from '../../src/core/fields/request/reference.ts'
import { clockAt } from '../../src/core/kernel/clock.ts'
import type { StaffRole } from '../../src/core/staff/roles.ts'
import type { Database } from '../../src/server/database/pool.ts'
import { instantFromNow } from '../../src/server/services/context.ts'
import { startStaffSession } from '../../src/server/services/staff/staff-sessions.ts'
import { openTestServer, type TestServer } from './server.ts'

/** Somebody of the office who is logged in. */
export interface OfficeColleague {
  id: string
  cookie: string
}

/** A page of the list, as its call answers it. */
export type RequestsPage = AnswerOf<typeof listRequests>

interface Refusal {
  code?: string
  title?: string
  errors?: Record<string, string[]>
}

interface Made {
  kind?: string
  desk?: string
  state?: string
  received?: string
  due?: string
  open?: boolean
  flags?: string[]
  owner?: string | null
  person?: string
  email?: string
  kept?: object
}

/** A request that was made. */
interface Asked {
  id: string
  reference: string
}

/** Adds a colleague who is logged in. */
const addColleague = async (
  { database: { db }, runtime }: TestServer,
  { name, roles, desks }: { name: string; roles: readonly StaffRole[]; desks: readonly string[] },
): Promise<OfficeColleague> => {
  const id = randomUUID()
  const row = { id, email: `${id}@voorbeeld.nl`, name, roles: [...roles], desks: [...desks] }
  await db
    .insertInto('staff_account')
    .values({ ...row, created_at: '2026-01-01T10:00:00Z' })
    .execute()
  const token = await startStaffSession(runtime, id, { device: 'test', place: '192.0.2.1' })
  await db
    .updateTable('staff_session')
    .set({ factor_at: instantFromNow(runtime, -60) })
    .where('staff_id', '=', id)
    .execute()
  return { id, cookie: `__Host-thuisbasis-beheer=${token}` }
}

/** Puts a request into the database as it stands there after it was sent. */
const makeRequest = async (db: Database, of: Made): Promise<Asked> => {
  const id = randomUUID()
  const reference = newReference((length) => crypto.getRandomValues(new Uint8Array(length)))
  const { kind = 'handyman.book', received = '2026-11-19T10:00:00Z' } = of
  await db
    .insertInto('submission')
    .values({
      ...{ id, reference, kind, received_at: received, flags: of.flags ?? [] },
      state: of.state ?? 'received',
      person_id: of.person ?? null,
      sender_email: of.email ?? null,
      request: JSON.stringify({ kept: of.kept ?? { user: { infix: 'de', lastName: 'Vries' } } }),
      summary: JSON.stringify({
        title: 'Titel-van-de-aanvraag',
        office: [{ section: 'Klus', label: 'Wat is er?', value: '<b>Lekkage</b>\n=1+1' }],
        mail: [],
      }),
    })
    .execute()
  await db
    .insertInto('request_work')
    .values({
      ...{ submission_id: id, kind, received_at: received, desk: of.desk ?? 'klusservice' },
      due_on: of.due ?? '2026-11-24T16:00:00Z',
      open: of.open ?? true,
      owner: of.owner ?? null,
    })
    .execute()
  await db
    .insertInto('submission_event')
    .values({ submission_id: id, at: received, event: 'received', actor: 'visitor', request_id: 'test' })
    .execute()
  return { id, reference }
}

/** Adds a paid order to a request; answers its id. */
const addPurchase = async (db: Database, of: Asked): Promise<string> => {
  const id = randomUUID()
  await db
    .insertInto('purchase')
    .values({
      ...{ id, submission_id: of.id, reference: of.reference, product: 'verkoopprijs' },
      ...{ title: 'Verkoopprijs bepalen', amount_cents: 4950, vat_cents: 859, vat_percent: 21 },
      ...{ terms: '2026-11-01', return_path: '/', ordered_at: '2026-11-19T10:00:00Z', state: 'paid' },
      ...{ paid_at: '2026-11-19T10:05:00Z', receipt_number: `2026-${of.reference}` },
    })
    .execute()
  return id
}

/** Adds a file that came with a request; answers its id. */
const addFile = async ({ database: { db }, runtime }: TestServer, submissionId: string): Promise<string> => {
  const id = randomUUID()
  await runtime.ports.files.put(id, Buffer.from('<svg onload="alert(1)"/>'))
  await db
    .insertInto('file')
    .values({
      ...{ id, session_id: randomUUID(), submission_id: submissionId, bytes: 24 },
      ...{ name: 'op"zolder\r\n(1).svg', content_type: 'image/svg+xml', created_at: '2026-11-19T10:00:00Z' },
    })
    .execute()
  return id
}

/** What the trail has about a request: the act, who did it, and the reason. */
const trailOf = async (db: Database, submissionId: string) => {
  const rows = await db
    .selectFrom('audit')
    .select(['action', 'staff_id', 'reason'])
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute()
  return rows.map(({ action, staff_id, reason }) => [action, staff_id, reason])
}

/** The address of the list. */
export const requestsPath = '/beheer/api/requests'

/** Asks and acts as somebody of the office, by the calls. */
const callsOf = ({ app }: TestServer) => {
  const ask = async <Body>(by: OfficeColleague, url: string, query: Record<string, string> = {}) => {
    const answer = await app.inject({ url, query, headers: { cookie: by.cookie } })
    return { status: answer.statusCode, body: answer.json<Body & Refusal>() }
  }
  const list = (by: OfficeColleague, query?: Record<string, string>) =>
    ask<RequestsPage>(by, requestsPath, query)
  return {
    ask,
    list,
    /** The references of a page of the list. */
    listed: async (by: OfficeColleague, query: Record<string, string>): Promise<string[]> =>
      (await list(by, query)).body.items.map(({ reference }) => reference),
    read: (by: OfficeColleague, reference: string, query?: Record<string, string>) =>
      ask<AnswerOf<typeof readRequest>>(by, `${requestsPath}/${reference}`, query),
    act: async (by: OfficeColleague, path: string, payload: object) => {
      const headers = { cookie: by.cookie }
      const answer = await app.inject({ method: 'POST', url: `${requestsPath}/${path}`, payload, headers })
      return { status: answer.statusCode, body: answer.json<{ version: number } & Refusal>() }
    },
  }
}

/**
 * Opens a server on Friday 20 November 2026, at 15.00 in Amsterdam unless told another clock, with a colleague of each role, and what tests of the requests
 * of the office do there.
 */
export const openOfficeRequests = async ({ clock = clockAt('2026-11-20T14:00:00.000Z') } = {}) => {
  const server = await openTestServer({ clock })
  const { db } = server.database
  const colleague = (name: string, roles: readonly StaffRole[], desks: readonly string[] = []) =>
    addColleague(server, { name, roles, desks })
  const calls = callsOf(server)
  const service = await colleague('Sanne Bakker', ['member-service'])
  return {
    ...{ server, db, colleague, service, ...calls },
    second: await colleague('Joris Visser', ['member-service']),
    lawyer: await colleague('Loes Dijkgraaf', ['adviser'], ['juridisch']),
    builder: await colleague('Bram Hoekstra', ['adviser'], ['bouwkundig']),
    finance: await colleague('Femke Smit', ['finance']),
    operator: await colleague('Olaf Beheer', ['operator']),
    make: (of: Made = {}) => makeRequest(db, of),
    addPurchase: (of: Asked) => addPurchase(db, of),
    addFile: (submissionId: string) => addFile(server, submissionId),
    trailOf: (submissionId: string) => trailOf(db, submissionId),
    /** The version that member service sees of a request now; the look stands in the trail. */
    versionOf: async (reference: string): Promise<number> =>
      (await calls.read(service, reference)).body.version,
  }
}
