import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seeds } from '../../../../content/content.ts'
import { runCommandHere } from '../../../../test/kit/command.ts'
import { type FreshDatabase, freshDatabase } from '../../../../test/kit/database.ts'
import { testSecret } from '../../../../test/kit/secret.ts'
import { addStaff, staffContextOf } from '../../../../test/kit/staff.ts'
import { planning } from '../../../../tools/planning.ts'
import { priceOn, type Settings, settingsDocument } from '../../../core/content/settings.ts'
import { systemClock } from '../../../core/kernel/clock.ts'
import { perform } from '../../feature.ts'
import { seed } from '../content/seed.ts'
import type { SiteRuntime } from '../context.ts'
import { systemContext } from '../system-context.ts'
import { makeVault } from '../vault.ts'
import { demoPlanning } from './demo-planning.ts'
import { loadPlanning } from './load.ts'

let fresh: FreshDatabase
let folder: string
const email = 'beheer@voorbeeld.nl'
beforeAll(async () => {
  fresh = await freshDatabase()
  await addStaff(fresh.db, makeVault([testSecret]), { email, roles: ['operator'] })
  folder = mkdtempSync(join(tmpdir(), 'prices-'))
})
afterAll(async () => {
  await fresh?.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  for (const table of ['content_document', 'content_history', 'audit', 'appointment_type', 'office'] as const)
    await fresh.db.deleteFrom(table).execute()
  await seed(fresh.db, systemClock, seeds)
})

const check = (path: string) =>
  runCommandHere(planning, ['check', path, '--as', email], {
    ...fresh.settings,
    ...{ DATA_DIR: folder, FILES_DIR: folder },
  })
/** Loads a file as an operator does in the office, whose second factor is fresh. */
const load = (path: string) => {
  const runtime = { database: fresh.db, clock: systemClock } as Partial<SiteRuntime> as SiteRuntime
  const operator = staffContextOf(systemContext(runtime, 'test'), ['operator'])
  return perform(operator, loadPlanning, { text: readFileSync(path, 'utf8') })
}
const file = (...lines: string[]): string => {
  const path = join(folder, 'prices.csv')
  const demo = readFileSync(demoPlanning, 'utf8').trim().split('\n')
  const own = new Set(lines.map((line) => line.split(' ')[0]))
  const kept = demo.filter((line) => !own.has(line.split(';')[2]))
  const priced = lines.map((line) => {
    const [name = '', from = '', until = '', amount = ''] = line.split(' ')
    const cells = {
      ...{ soort: 'prijs', code: name, vanaf: from, bedrag: amount },
      tot_en_met: until === '-' ? '' : until,
    }
    return (demo[0] ?? '').split(';').map((column) => cells[column as keyof typeof cells] ?? '')
  })
  writeFileSync(path, [...kept, ...priced.map((cells) => cells.join(';'))].join('\n'))
  return path
}
const row = () =>
  fresh.db
    .selectFrom('content_document')
    .select(['published', 'draft', 'edited'])
    .where('codename', '=', 'settings')
    .executeTakeFirstOrThrow()
const settings = async (): Promise<Settings> => settingsDocument.parse((await row()).published)
const version = async () =>
  (await fresh.db.selectFrom('content_version').select('version').executeTakeFirstOrThrow()).version
const publications = () =>
  fresh.db
    .selectFrom('content_history')
    .select(['codename', 'published_by'])
    .where('published_by', '!=', 'seed')
    .execute()
const trail = async () =>
  (await fresh.db.selectFrom('audit').select(['action', 'detail']).orderBy('id').execute()).map(
    ({ action, detail }) => [action, detail].filter(Boolean).join(' '),
  )
const review = 'contract_nieuwbouw'
const year = [`${review} 2027-01-01 2027-06-30 285,00`, `${review} 2027-07-01 - 295.50`]

test('prices of a file are shown by the dry run, published by the load, and nothing else of the settings changes', async () => {
  const [before, at] = [await settings(), await version()]
  const words = `  ${review}: € 275,00 vanaf 2026-11-01; wordt € 275,00 vanaf 2026-11-01, € 285,00 vanaf 2027-01-01 tot en met 2027-06-30, € 295,50 vanaf 2027-07-01\n`
  const tried = (await check(file(...year))).stdout
  expect(tried).toContain(`Deze prijzen zouden veranderen:\n${words}`)
  expect([await settings(), await version(), await trail(), await publications()]).toEqual([
    ...[before, at, [], []],
  ])
  expect(await load(file(...year))).toMatchObject({ prices: [{ name: review }] })
  const after = await settings()
  const days = ['2026-12-31', '2027-01-01', '2027-06-30', '2027-07-01', '2030-01-01']
  expect(days.map((day) => priceOn(after, review, day))).toEqual([27_500, 28_500, 28_500, 29_550, 29_550])
  expect({ ...after, prices: { ...after.prices, [review]: before.prices[review] } }).toEqual(before)
  expect(Number(await version())).toBe(Number(at) + 1)
  expect(await publications()).toEqual([{ codename: 'settings', published_by: 'test of staff' }])
  expect(await trail()).toEqual(['planning.load', 'content.publish settings'])
})

test('one faulty price keeps the whole file out, and each is named with its line', async () => {
  const lines = readFileSync(demoPlanning, 'utf8').trim().split('\n').length
  const before = await row()
  const faulty = file(...year, 'weg 2027-01-01 - 5', `${review} 2027-03-01 - -1`)
  await expect(check(faulty)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      `\n  regel ${lines + 2}: prijs weg kennen we niet\n  regel ${lines + 3}: bedrag is minder dan 0\n`,
    ),
  })
  expect(await load(faulty)).toMatchObject([{ line: lines + 2 }, { line: lines + 3 }])
  expect(await row()).toEqual(before)
  expect(await fresh.db.selectFrom('office').select('code').execute()).toEqual([])
  expect(await trail()).toEqual([])
})
