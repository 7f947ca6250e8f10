import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runCommandHere } from '../../../../test/kit/command.ts'
import { type FreshDatabase, freshDatabase } from '../../../../test/kit/database.ts'
import { addAppointment } from '../../../../test/kit/planning.ts'
import { testSecret } from '../../../../test/kit/secret.ts'
import { addStaff, staffContextOf } from '../../../../test/kit/staff.ts'
import { planning } from '../../../../tools/planning.ts'
import { systemClock, tomorrow } from '../../../core/kernel/clock.ts'
import type { Slot } from '../../../core/planning/agenda.ts'
import { perform } from '../../feature.ts'
import type { SiteRuntime } from '../context.ts'
import { systemContext } from '../system-context.ts'
import { inTransaction } from '../transaction.ts'
import { makeVault } from '../vault.ts'
import { type Agenda, findAgenda } from './agenda.ts'
import { demoPlanning, loadDemoPlanning } from './demo-planning.ts'
import { loadPlanning } from './load.ts'
import { freeSlotsOn } from './offer.ts'
import { reserveSeat } from './reserve.ts'

let fresh: FreshDatabase
let folder: string
const email = 'planning@voorbeeld.nl'
beforeAll(async () => {
  fresh = await freshDatabase()
  const of = { email, roles: ['member-service', 'operator'] } as const
  await addStaff(fresh.db, makeVault([testSecret]), of)
  folder = mkdtempSync(join(tmpdir(), 'planning-'))
})
afterAll(async () => {
  await fresh?.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(async () => {
  for (const table of ['reservation', 'office_block', 'appointment_type', 'closed_day', 'office'] as const)
    await fresh.db.deleteFrom(table).execute()
  await loadDemoPlanning(fresh.db, systemClock)
})

const run = (...args: string[]) =>
  runCommandHere(planning, [...args, '--as', email], {
    ...fresh.settings,
    ...{ DATA_DIR: folder, FILES_DIR: folder },
  })
/** Loads a file as an operator does in the office, whose second factor is fresh. */
const load = (path: string) => {
  const runtime = { database: fresh.db, clock: systemClock } as Partial<SiteRuntime> as SiteRuntime
  const operator = staffContextOf(systemContext(runtime, 'test'), ['operator'])
  return perform(operator, loadPlanning, { text: readFileSync(path, 'utf8') })
}
const said = async (...args: string[]) => (await run(...args)).stdout

const agenda = async (): Promise<Agenda> => {
  const found = await findAgenda(fresh.db, { officeCode: 85, typeCode: '0' })
  if (!found) throw new Error('no agenda')
  return found
}
/** The first free slot from tomorrow on, so that it is not past by the time its day is shown. */
const firstSlot = async (): Promise<Slot> => {
  const free = await freeSlotsOn({ database: fresh.db, clock: systemClock }, await agenda())
  const slot = free.find(({ day }) => day >= tomorrow(systemClock).toString())
  if (!slot) throw new Error('nothing free')
  return slot
}
const book = async (slot: Slot): Promise<string> => {
  const key = await addAppointment(fresh.db, slot)
  const of = await agenda()
  await inTransaction(fresh.db, (tx) => reserveSeat(tx, { clock: systemClock }, of, slot, key))
  const { reference } = await fresh.db
    .selectFrom('submission')
    .select('reference')
    .where('id', '=', key.submissionId)
    .executeTakeFirstOrThrow()
  return reference
}
const trail = async () => {
  const rows = await fresh.db
    .selectFrom('audit')
    .select(['action', 'detail'])
    .where('action', 'like', 'planning.%')
    .execute()
  return rows.map(({ action, detail }) => `${action} ${detail ?? ''}`.trim())
}

test('a day is shown, blocked and freed, and its appointments stay', async () => {
  const slot = await firstSlot()
  const { day, startTime } = slot
  const reference = await book(slot)
  const shown = await said('day', '85', day)
  expect(shown).toContain(`plek 1  ${reference}  0\n`)
  expect(shown).toMatch(new RegExp(`Vrij voor 0: .*${startTime.slice(0, 5)}`))
  expect(shown).toContain('Vrij voor juridisch: ')
  const blocked = await said('block', '85', day, '00:00', '23:59', 'Brandoefening\u001b[2J')
  expect(blocked).toContain(`Hier staan al afspraken; die blijven staan:\n  ${reference}`)
  const [, number = ''] = /nummer (\d+)/.exec(blocked) ?? []
  const closed = await said('day', '85', day)
  expect(closed).toContain(`00:00-23:59  geblokkeerd (nummer ${number}): Brandoefening [2J`)
  expect(closed).toContain('Vrij voor 0: niets')
  expect(await said('free', number)).toBe('De blokkade is weg.\n')
  expect(await said('day', '85', day)).toBe(shown)
  // Staff are told what this command does not look at.
  const outside = {
    ...fresh.settings,
    ...{ DATA_DIR: folder, FILES_DIR: folder, CALENDAR: 'caldav' },
    ...{ CALDAV_URL: 'http://127.0.0.1:9/', CALDAV_CALENDARS: '85=kantoor-85' },
    ...{ CALDAV_USER: 'site', CALDAV_PASSWORD: 'geheim' },
  }
  const beside = await runCommandHere(planning, ['day', '85', day, '--as', email], outside)
  expect(beside.stdout).toBe(`${shown}Wat alleen in de agenda van het kantoor staat, telt hier niet mee.\n`)
  expect(await trail()).toEqual(
    expect.arrayContaining([`planning.day 85 ${day}`, `planning.block 85 ${day}`, `planning.free ${number}`]),
  )
})

test('what came from one internet address is shown, and cancelled with a mail each, once', async () => {
  const reference = await book(await firstSlot())
  const other = await book(await firstSlot())
  await fresh.db
    .updateTable('submission')
    .set({ caller: Buffer.alloc(32), state: 'confirmed' })
    .where('reference', 'in', [reference, other])
    .execute()
  await fresh.db.updateTable('appointment').set({ change_notice: 1, moves_left: 1 }).execute()
  const shown = await said('sender', reference)
  for (const one of [reference, other]) expect(shown).toContain(`\n  ${one}\n`)
  const letters = () => fresh.db.selectFrom('letter').select('kind').execute()
  expect(await letters()).toEqual([])
  expect(await said('cancel-sender', reference)).toContain('2 afspraken zijn afgezegd')
  expect(await said('cancel-sender', other)).toContain('0 afspraken zijn afgezegd')
  expect(await letters()).toHaveLength(2)
  expect(await said('sender', reference)).toBe('Vanaf dit internetadres staan er geen afspraken.\n')
})

test('a file is tried, loaded, and tells which appointments it has no place for', async () => {
  const slot = await firstSlot()
  const reference = await book(slot)
  const path = join(folder, 'planning.csv')
  const lines = readFileSync(demoPlanning, 'utf8').trim().split('\n')
  const width = (lines[0] ?? '').split(';').length
  const closed = ['dicht', '85', '', 'Verhuizing', ...Array.from({ length: width - 4 }, () => '')]
  closed[(lines[0] ?? '').split(';').indexOf('dag')] = slot.day
  writeFileSync(path, [...lines, closed.join(';')].join('\n'))
  const days = () => fresh.db.selectFrom('closed_day').selectAll().execute()
  const tried = await said('check', path)
  expect(tried).toContain('Dit bestand is heel. Er is niets veranderd.')
  expect(tried).toContain(`blijven staan:\n  ${reference}`)
  expect(await days()).toEqual([])
  expect(await load(path)).toMatchObject({ offices: 11, noLongerAllowed: [reference] })
  expect(await days()).toEqual([{ office_code: 85, day: slot.day, name: 'Verhuizing' }])
  expect(await said('day', '85', slot.day)).toContain(reference)
  // An office that the file does not have any more takes no new appointments.
  writeFileSync(path, lines.filter((line) => !/^(kantoor;;86|\w+;86);/.test(line)).join('\n'))
  await load(path)
  expect(await findAgenda(fresh.db, { officeCode: 86, typeCode: 'online' })).toBeUndefined()
  const office = fresh.db.selectFrom('office').select('offered').where('code', '=', 86)
  expect(await office.executeTakeFirst()).toEqual({ offered: false })
  expect(await days()).toEqual([])
})

test('a file with faulty lines changes nothing, and each of them is named', async () => {
  const path = join(folder, 'faulty.csv')
  writeFileSync(path, 'soort;kantoor;dag;van;tot\nopen;85;ma;9;17:00\ndicht;;morgen;;\n')
  await expect(run('check', path)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/niets veranderd:\n {2}regel 2: van .*\n {2}regel 3: dag .*\n/),
  })
  expect(await load(path)).toMatchObject([{ line: 2 }, { line: 3 }, { line: 3 }])
  expect(await fresh.db.selectFrom('office').select('code').execute()).toHaveLength(11)
})

test('a load wants a fresh second factor, which no command has', async () => {
  await expect(run('load', demoPlanning)).rejects.toMatchObject({
    stderr: expect.stringMatching(/^Dit vraagt je tweede factor: doe het in het kantoor, op .*\/beheer\.\n$/),
  })
})

test('what is no command is a sentence', async () => {
  for (const args of [
    [],
    ['weg'],
    ['day', '85'],
    ['day', 'x', '2026-12-01'],
    ['day', '85', '2026-02-30'],
    ['block', '85', '2026-12-01', '9', '10:00', 'x'],
    ['free', 'x'],
  ])
    await expect(run(...args), args.join(' ')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Kies: npm run planning/),
    })
  for (const [args, sentence] of [
    [['day', '9', '2026-12-01'], 'Er is geen kantoor met nummer 9.'],
    [['free', '999999'], 'Er is geen blokkade met nummer 999999.'],
    [['block', '85', '2026-12-01', '10:00', '09:00', 'x'], 'Het einde komt niet na het begin.'],
    [
      ['block', '85', '2026-12-01', '09:00', '10:00', ' '],
      'Zeg in een paar woorden waarom (hooguit 200 tekens).',
    ],
    [['load', '/nergens.csv'], '/nergens.csv kan niet worden gelezen.'],
  ] as const)
    await expect(run(...args)).rejects.toMatchObject({ code: 1, stderr: `${sentence}\n` })
})
