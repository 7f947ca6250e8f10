import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStaffAccounts } from '../../../../test/kit/staff-account.ts'
import { newReference } from '../../../core/fields/request/reference.ts'
import { officeFiles } from '../../../core/staff/office-files.ts'
import type { StaffRole } from '../../../core/staff/roles.ts'
import { requestKinds } from '../../features.ts'

const office = await openStaffAccounts()
afterAll(() => office.close())
const { clock, db, server, colleague, open, get } = office

const reference = newReference((length) => crypto.getRandomValues(new Uint8Array(length)))
beforeAll(async () => {
  const summary = {
    title: 'Klus boeken',
    office: [
      { label: 'Naam', value: '=HYPERLINK("https://evil.example")' },
      { label: 'Omschrijving', value: 'De kraan lekt;\nal een week' },
      { section: 'Nog iemand', label: 'Naam', value: 'Jannie' },
    ],
    mail: [],
  }
  await db
    .insertInto('submission')
    .values({
      id: randomUUID(),
      reference,
      kind: 'handyman.book',
      received_at: '2026-11-20T23:30:00Z',
      request: JSON.stringify({ kept: {}, locked: {} }),
      summary: JSON.stringify(summary),
    })
    .execute()
})

const as = async (...roles: StaffRole[]) => open(await colleague(roles))
const ask = (query: Record<string, string>, cookie = '') =>
  server.app.inject({ url: officeFiles.requests, query, headers: { cookie } })
const asked = { kind: 'handyman.book', reason: 'controle' }
/** What the trail has of exports: request, kind and reason. */
const trail = async () => {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('submission', 'submission.id', 'audit.submission_id')
    .select(['reference', 'detail', 'reason'])
    .where('action', '=', 'requests.export')
    .orderBy('audit.id')
    .execute()
  return rows.map((row) => [row.reference, row.detail, row.reason])
}

test('every request of a kind comes as a file of which no cell is a formula, and each stands in the trail', async () => {
  const before = (await trail()).length
  const answer = await ask(asked, await as('finance'))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': "attachment; filename*=UTF-8''handyman-book-2026-12-01.csv",
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'no-store',
  })
  expect(answer.body).toBe(
    [
      '\uFEFFReferentie;Ontvangen;Status;Afgehandeld;Naam;Omschrijving',
      `${reference};2026-11-21;received;nee;"'=HYPERLINK(""https://evil.example"")\nJannie";"De kraan lekt;\nal een week"`,
      '',
    ].join('\r\n'),
  )
  expect((await trail()).slice(before)).toEqual([
    [null, 'handyman.book', 'controle'],
    [reference, 'handyman.book', 'controle'],
  ])
})

test('nobody else gets it, nor who gave their second factor a while ago, and nothing stands in the trail then', async () => {
  const before = (await trail()).length
  const cookie = await as('member-service')
  clock.pass(6 * 60_000)
  const stale = await ask(asked, cookie)
  expect([stale.statusCode, stale.json().code]).toEqual([403, 'step-up-needed'])
  expect((await ask(asked)).statusCode).toBe(401)
  for (const role of ['adviser', 'editor', 'operator'] as const) {
    const other = await ask(asked, await as(role))
    expect([role, other.statusCode, other.json().code]).toEqual([role, 403, 'not-allowed'])
  }
  expect((await trail()).length).toBe(before)
})

const wrong: [query: Record<string, string>, field: string][] = [
  [{ reason: 'controle' }, 'kind'],
  [{ kind: 'handyman.book' }, 'reason'],
  [{ kind: 'handyman.book', reason: 'zomaar' }, 'reason'],
  [{ kind: 'niets.hier', reason: 'controle' }, 'kind'],
  [{ kind: "' OR 1=1", reason: 'controle' }, 'kind'],
  [{ kind: `${'a'.repeat(5000)}.b`, reason: 'controle' }, 'kind'],
]
test.each(wrong)('what is asked wrong is refused at its field: %j', async (query, field) => {
  const answer = await ask(query, await as('member-service'))
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]])
})

test('every kind is named once, in words', async () => {
  const { status, body } = await get('/requests/export/kinds', { cookie: await as('finance') })
  expect(status).toBe(200)
  const items: { kind: string; title: string }[] = body.items
  expect(items).toContainEqual({ kind: 'handyman.book', title: 'Klus boeken' })
  expect(items.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(requestKinds).toSorted())
  expect(new Set(items.map(({ title }) => title)).size).toBe(items.length)
  expect((await get('/requests/export/kinds', { cookie: await as('operator') })).status).toBe(403)
})
