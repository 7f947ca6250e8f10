import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isReference } from '../src/core/fields/request/reference.ts'
import { clockAt } from '../src/core/kernel/clock.ts'
import { confirmationMails, personalData } from '../src/server/features.ts'
import type { Runtime } from '../src/server/services/context.ts'
import { cardOf, readPerson } from '../src/server/services/mijn/person.ts'
import { isPassword } from '../src/server/services/passwords/hash.ts'
import { leadsTo } from '../src/server/services/submissions/events.ts'
import { makeVault } from '../src/server/services/vault.ts'
import { commandProcess, runCommandHere } from '../test/kit/command.ts'
import { type FreshDatabase, freshDatabase } from '../test/kit/database.ts'
import { checkRequests } from '../test/kit/request-events.ts'
import { fillDatabase, password } from './seed/fill.ts'
import { livesOf } from './seed/kinds.ts'
import { seed as seedCommand } from './seed.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const vault = makeVault(['a secret of at least thirty-two characters'])
const seed = { people: 300, requests: 1000, number: 1, demo: true, now }
let fresh: FreshDatabase
let counts: ReadonlyMap<string, number>

beforeAll(async () => {
  fresh = await freshDatabase()
  // with the role of the site, which must be allowed to write all of it
  counts = await fillDatabase(fresh.servingUrl, { seed, vault })
})
afterAll(() => fresh.close())

const runtime = () =>
  ({ database: fresh.db, vault, clock: clockAt('2026-11-20T10:00:00Z') }) as Partial<Runtime> as Runtime

test('there are as many people and requests as were asked for, of every kind that takes one in', async () => {
  expect([counts.get('person'), counts.get('submission')]).toEqual([seed.people, seed.requests])
  const met = await checkRequests(fresh.db)
  expect(Object.keys(met).sort()).toEqual(Object.keys(confirmationMails).sort())
  const rows = await fresh.db.selectFrom('submission').select(['reference', 'received_at']).execute()
  expect(rows.every(({ reference }) => isReference(reference))).toBe(true)
  const expired = rows.filter(({ received_at }) => received_at < '2024-11-20')
  expect(expired.length).toBeGreaterThan(0)
  expect(expired.length).toBeLessThan(seed.requests / 20)
})

test('somebody made up logs in and sees their membership, with an IBAN that opens', async () => {
  const [first] = await fresh.db
    .selectFrom('person')
    .selectAll()
    .where('email', '=', 'persoon-1-2@voorbeeld.nl')
    .execute()
  expect(await isPassword(password, first?.password_hash)).toBe(true)
  const row = await readPerson(runtime(), first?.id ?? '')
  expect(row && cardOf(runtime(), row)).toMatchObject({
    payment: 'direct-debit',
    iban: expect.stringMatching(/4300$/),
  })
  const { rows } = await sql<{ requests: number }>`
    SELECT count(*)::int AS requests FROM submission WHERE person_id = ${first?.id}::uuid`.execute(fresh.db)
  expect(rows[0]?.requests).toBeGreaterThan(0)
})

test('there are purchases that were paid, and those that were not, with receipts that follow each other', async () => {
  const { rows } = await sql<{ state: string; purchases: number }>`
    SELECT state, count(*)::int AS purchases FROM purchase GROUP BY 1`.execute(fresh.db)
  const of = new Map(rows.map(({ state, purchases }) => [state, purchases]))
  const [paid = 0, givenUp = 0] = [of.get('paid'), of.get('given-up')]
  expect(paid).toBeGreaterThan(5 * givenUp)
  const receipts = await sql<{ year: string; last: number; numbers: number }>`
    SELECT year, last, (SELECT count(*)::int FROM purchase WHERE receipt_number LIKE year || '-%') AS numbers
    FROM receipt_count`.execute(fresh.db)
  expect(receipts.rows.reduce((sum, { numbers }) => sum + numbers, 0)).toBe(paid)
  for (const { last, numbers } of receipts.rows) expect(last).toBe(numbers)
  const papers = await sql<{ kind: string; made: number }>`
    SELECT kind, count(*)::int AS made FROM made_document GROUP BY 1 ORDER BY 1`.execute(fresh.db)
  expect(papers.rows).toEqual([
    { kind: 'receipt', made: paid },
    { kind: 'valuation-report', made: counts.get('valuation_report') },
  ])
})

const noStaff = 'Colleagues are a handful, whom others invite; the demo brings its own.'
const noActs = 'What colleagues do with several requests at once, which nobody did here.'
const noTexts = 'Texts of the site are the project’s own, and who wrote them is a colleague.'

/** Tables with personal data that stay empty, and why. */
const empty: Readonly<Record<string, string>> = {
  staff_account: noStaff,
  staff_passkey: noStaff,
  staff_recovery_code: noStaff,
  staff_invitation: noStaff,
  staff_session: noStaff,
  staff_presence: noStaff,
  staff_approval: noStaff,
  bulk_act: noActs,
  bulk_act_item: noActs,
  content_preview_link: noTexts,
  content_revision: noTexts,
  content_history: noTexts,
  reply_text: noTexts,
  reply_text_version: noTexts,
  staff_search_due: 'Requests without keys: each has them once it is written.',
  captcha_used: 'Signatures of minutes, which say nothing of anybody and are made by solving a puzzle.',
  rate_limit: 'Without a log: it is empty after each crash, and full again within a minute.',
  partner_memory: 'Without a log: what partners said of an hour, in as many rows as there are questions.',
  sandbox_message: 'What sandboxes received: there are none where anybody has so many people.',
  sandbox_order: 'What sandboxes received: there are none where anybody has so many people.',
}

test('every table with personal data has rows, but for those that say why not', async () => {
  for (const { table } of personalData) {
    const { rows } = await sql<{
      filled: boolean
    }>`SELECT EXISTS (SELECT FROM ${sql.table(table)}) AS filled`.execute(fresh.db)
    expect([table, rows[0]?.filled]).toEqual([table, !(table in empty)])
  }
})

test('there are tries to pay, money that went back, what was bought, files and gift cards', () => {
  const tables = ['payment', 'refund', 'estimate', 'valuation_report', 'file', 'gift_card']
  for (const table of tables) expect(counts.get(table), table).toBeGreaterThan(0)
  expect(counts.get('payment')).toBeGreaterThan(counts.get('purchase') ?? 0)
  expect(counts.get('refund')).toBeLessThan((counts.get('purchase') ?? 0) / 5)
})

test('the same number makes the same rows, and another one others', async () => {
  const idsOf = async (number: number) => {
    await using other = await freshDatabase()
    await fillDatabase(other.servingUrl, { seed: { ...seed, people: 30, requests: 100, number }, vault })
    const rows = await other.db.selectFrom('submission').select(['id', 'reference']).orderBy('id').execute()
    return JSON.stringify(rows)
  }
  const first = await idsOf(1)
  expect(await idsOf(1)).toBe(first)
  expect(await idsOf(2)).not.toBe(first)
})

test('the command fills a database once, and never that of a site that people use', async () => {
  await using other = await freshDatabase()
  const settings = { ...other.settings, SECRETS: 'a-secret-that-only-this-test-ever-knows' }
  const asked = ['--people', '30', '--requests', '100']
  const seeds = () => runCommandHere(seedCommand, asked, settings)
  await expect(commandProcess('seed', asked, { ...settings, MODE: 'production' })).rejects.toMatchObject({
    stderr: expect.stringContaining('MODE=production'),
  })
  expect((await seeds()).stdout).toMatch(/ 100 {2}submission/)
  await expect(seeds()).rejects.toMatchObject({ stderr: expect.stringContaining('--more') })
})

test('the lives of a kind of request follow from its events', () => {
  const done = leadsTo('confirmed', 'done')
  const back = leadsTo('withdrawn', 'taken-back', ['confirmed'])
  expect(livesOf([back, done, leadsTo('confirmed', 'done-too')])).toEqual([
    { events: ['done'], state: 'confirmed' },
    { events: ['done', 'taken-back'], state: 'withdrawn' },
  ])
})
