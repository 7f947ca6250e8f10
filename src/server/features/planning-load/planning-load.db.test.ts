import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { openStaffAccounts } from '../../../../test/kit/staff-account.ts'
import { seedOnce } from '../../../../tools/seed-once.ts'
import type { StaffRole } from '../../../core/staff/roles.ts'
import { demoPlanning } from '../../services/planning/demo-planning.ts'

const office = await openStaffAccounts()
afterAll(() => office.close())
const { clock, db, colleague, open, post } = office
// a planning may bring prices, which stand in the settings
await seedOnce({ database: db, clock })

const as = async (...roles: StaffRole[]) => open(await colleague(roles))
const check = (text: unknown, cookie = '') => post('/planning/check', { text }, { cookie })
const load = (text: unknown, cookie = '') => post('/planning/load', { text }, { cookie })

/** The file of the demonstration with a day on which all is closed. */
const withClosedDay = (day: string) => {
  const demo = readFileSync(demoPlanning, 'utf8').trimEnd()
  const columns = (demo.split('\n')[0] ?? '').split(';')
  const cells: Record<string, string> = { soort: 'dicht', dag: day, naam: 'Verhuizing' }
  return `${demo}\n${columns.map((column) => cells[column] ?? '').join(';')}\n`
}
const closedDays = () => db.selectFrom('closed_day').select(['day', 'name']).execute()
const loads = () => db.selectFrom('audit').select('staff_id').where('action', '=', 'planning.load').execute()

test('a file is tried, then loaded, and only the load changes anything', async () => {
  const operator = await colleague(['operator'])
  const cookie = await open(operator)
  const text = withClosedDay('2026-12-24')
  const tried = await check(text, cookie)
  expect(tried).toMatchObject({ status: 200, body: { offices: 11, closed: 1, noLongerAllowed: [] } })
  expect([await closedDays(), await loads()]).toEqual([[], []])
  const loaded = await load(text, cookie)
  expect([loaded.status, loaded.body]).toEqual([200, tried.body])
  expect(await closedDays()).toEqual([{ day: '2026-12-24', name: 'Verhuizing' }])
  expect(await loads()).toEqual([{ staff_id: operator.id }])
})

test('a year of planning may be larger than other calls, and a file that is too large is a sentence', async () => {
  const cookie = await as('operator')
  const text = withClosedDay('2026-12-25')
  const padded = await check(text + '\n'.repeat(400_000), cookie)
  expect(padded.status).toBe(200)
  const long = await check('x'.repeat(1_000_001), cookie)
  expect([long.status, Object.keys(long.body.errors)]).toEqual([400, ['text']])
  const longer = await check('x'.repeat(1_100_000), cookie)
  expect([longer.status, longer.body.code]).toEqual([413, 'body-too-large'])
})

test('each faulty line is told, a hundred at most, and nothing changes', async () => {
  const cookie = await as('operator')
  const before = await closedDays()
  const faulty = 'soort;kantoor;dag;van;tot\nopen;85;ma;9;17:00\ndicht;;morgen;;\n'
  for (const answer of [await check(faulty, cookie), await load(faulty, cookie)]) {
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-fields'])
    const sentences: string[] = answer.body.errors.text
    expect(sentences.some((one) => /^Regel 2: van .*\.$/.test(one))).toBe(true)
    expect(sentences.some((one) => /^Regel 3: dag .*\.$/.test(one))).toBe(true)
  }
  const many = await check(`soort\n${'weg\n'.repeat(500)}`, cookie)
  expect(many.body.errors.text).toHaveLength(101)
  expect(many.body.errors.text.at(-1)).toBe('En nog 400.')
  for (const wrong of [undefined, '', 7, ['soort'], '\u0000', '"', '=1+1;x'])
    expect((await load(wrong, cookie)).status, JSON.stringify(wrong)).toBe(400)
  expect(await closedDays()).toEqual(before)
})

test('the planning is loaded by an operator alone, with a fresh second factor', async () => {
  const text = withClosedDay('2026-12-31')
  const before = await closedDays()
  expect([(await check(text)).status, (await load(text)).status]).toEqual([401, 401])
  for (const role of ['member-service', 'adviser', 'editor', 'finance'] as const) {
    const cookie = await as(role)
    for (const answer of [await check(text, cookie), await load(text, cookie)])
      expect([role, answer.status, answer.body.code]).toEqual([role, 403, 'not-allowed'])
  }
  const cookie = await as('operator')
  clock.pass(6 * 60_000)
  expect((await check(text, cookie)).status).toBe(200)
  expect(await load(text, cookie)).toMatchObject({ status: 403, body: { code: 'step-up-needed' } })
  expect(await closedDays()).toEqual(before)
})
