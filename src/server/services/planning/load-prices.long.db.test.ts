import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seeds } from '../../../../content/content.ts'
import { type FreshDatabase, freshDatabase } from '../../../../test/kit/database.ts'
import { staffContextOf } from '../../../../test/kit/staff.ts'
import { priceOn, type Settings, settingsDocument } from '../../../core/content/settings.ts'
import { systemClock } from '../../../core/kernel/clock.ts'
import { perform } from '../../feature.ts'
import { publish, saveDraft } from '../content/edit.ts'
import { seed } from '../content/seed.ts'
import type { SiteRuntime } from '../context.ts'
import { systemContext } from '../system-context.ts'
import { demoPlanning } from './demo-planning.ts'
import { loadPlanning } from './load.ts'

let fresh: FreshDatabase
let folder: string
beforeAll(async () => {
  fresh = await freshDatabase()
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
const review = 'contract_nieuwbouw'
const year = [`${review} 2027-01-01 2027-06-30 285,00`, `${review} 2027-07-01 - 295.50`]

test('the same file again publishes nothing, and neither does that of the demonstration', async () => {
  await load(demoPlanning)
  expect((await row()).edited).toBe(false)
  await load(file(...year))
  const at = await version()
  expect(await load(file(...year))).toMatchObject({ prices: [] })
  expect(await version()).toBe(at)
  expect(await publications()).toHaveLength(1)
})

test('a draft of the settings that is published later does not bring the old prices back', async () => {
  const name = 'Een andere naam'
  await saveDraft(fresh.db, systemClock, 'settings', { ...(await settings()), name })
  await load(file(...year))
  expect((await settings()).name).not.toBe(name)
  await publish(fresh.db, systemClock, 'settings', 'test')
  const after = await settings()
  expect([after.name, priceOn(after, review, '2027-01-01')]).toEqual([name, 28_500])
})

test('prices that a page shows, or that a call asks for, have no end', async () => {
  for (const name of ['geldplan', 'bankoverschrijving'])
    expect(await load(file(`${name} 2027-01-01 2027-12-31 2`))).toContainEqual({
      line: expect.any(Number),
      sentence: `prijs ${name} is nodig, en is er niet op 2028-01-01`,
    })
})

test('settings that are not whole are not written over', async () => {
  const broken = { ...(await settings()), prices: { x: {} } }
  await saveDraft(fresh.db, systemClock, 'settings', broken)
  await publish(fresh.db, systemClock, 'settings', 'test')
  await expect(load(demoPlanning)).rejects.toMatchObject({
    code: 'settings-broken',
    message: 'De instellingen van de site zijn niet heel. Herstel die eerst.',
  })
  expect((await row()).published).toEqual(broken)
})
