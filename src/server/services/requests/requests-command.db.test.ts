import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { runCommandHere } from '../../../../test/kit/command.ts'
import { bookingFrom, plantedPerson, send } from '../../../../test/kit/handyman.ts'
import { addPerson } from '../../../../test/kit/people.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { addStaff, staffContextOf } from '../../../../test/kit/staff.ts'
import { requests } from '../../../../tools/requests.ts'
import { visitor } from '../../../core/kernel/viewer.ts'
import { filesFolder } from '../../adapters/files-folder/files-folder-adapter.ts'
import { perform } from '../../feature.ts'
import { handleRequest } from './handle.ts'
import { listRequests } from './list.ts'
import { showRequest } from './show.ts'

let server: TestServer
let reference: string
let later: string
const email = 'ledenservice@voorbeeld.nl'

const emptyFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'requests-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

const book = async () => {
  const answer = await send(server, await bookingFrom(server, '2026-11-23'))
  return answer.json<{ reference: string }>().reference
}
beforeAll(async () => {
  server = await openTestServer()
  await addStaff(server.database.db, server.runtime.vault, { email, roles: ['member-service'] })
  reference = await book()
  later = await book()
})
afterAll(() => server.close())

const tool = (...args: string[]) =>
  runCommandHere(requests, [...args, '--as', email], server.database.settings).then(({ stdout }) => stdout)
const staff = () => staffContextOf(server.runtime, ['member-service'])
const trail = async () => {
  const { db } = server.database
  const rows = await db
    .selectFrom('audit')
    .leftJoin('submission', 'submission.id', 'audit.submission_id')
    .select(['action', 'detail', 'reason', 'reference'])
    .where('action', 'like', 'requests.%')
    .orderBy('audit.id')
    .execute()
  return rows.map(({ action, detail, reference: of, reason }) =>
    [action, of, detail, reason].filter(Boolean).join(' '),
  )
}

test('who is not staff gets nothing, and leaves no trail', async () => {
  const asVisitor = {
    ...staff(),
    actor: async () => ({ kind: 'visitor' as const }),
    viewer: async () => visitor,
  }
  for (const verb of [listRequests, showRequest, handleRequest])
    await expect(perform(asVisitor, verb as typeof listRequests, {} as never)).rejects.toMatchObject({
      status: 401,
    })
  expect(await trail()).toEqual([])
})

test('what waits is listed without telling about whom, read, marked as handled and then gone from the list', async () => {
  const list = await tool('list')
  expect(
    list
      .trim()
      .split('\n')
      .map((line) => line.slice(0, 9)),
  ).toEqual([reference, later])
  expect(list).toContain('received  handyman.book  vóór ')
  expect(list).not.toContain(plantedPerson.lastName)

  const shown = await tool('show', reference.toLowerCase())
  for (const word of [
    plantedPerson.lastName,
    plantedPerson.email,
    plantedPerson.phone,
    'Momenten:',
    'received',
    'mail: waiting',
  ])
    expect(shown).toContain(word)

  expect(await tool('done', reference, ' Gebeld.\n\u001b[2JMorgen komt er iemand. ')).toBe('Afgehandeld.\n')
  expect(await tool('done', reference, 'Is geweest.')).toContain('was al afgehandeld')
  expect(await tool('show', reference)).toMatch(
    /handled {2}requests \S+ {2}Gebeld\. \[2JMorgen komt er iemand\.\n.*handled {2}requests \S+ {2}Is geweest\./,
  )
  expect(await tool('list')).not.toContain(reference)
  expect(await tool('list', '--all')).toContain(`${reference}  `)
  expect(await tool('list', '--state', 'failed')).toBe('Er wacht geen aanvraag.\n')
  expect(await tool('list', '--kind', 'handyman.book')).toContain(later)
  expect(await trail()).toContain(`requests.show ${reference}`)
  expect(await trail()).toContain(`requests.done ${reference}`)
})

test('what waits for longer than was promised says so, in the list and where it is shown', async () => {
  const { db } = server.database
  await db
    .updateTable('request_work')
    .set({ due_on: '2020-01-02T10:00:00Z' })
    .where('submission_id', 'in', (from) =>
      from.selectFrom('submission').select('id').where('reference', '=', later),
    )
    .execute()
  const late = 'te laat: beloofd vóór donderdag 2 januari 2020 om 11.00 uur'
  expect(await tool('list')).toContain(`handyman.book  ${late}`)
  expect((await tool('show', later)).split('\n')[0]).toContain(late)
})

test('what its sender sees is as before, and the note goes with the request', async () => {
  const { db } = server.database
  const of = { reference: later }
  await perform(staff(), handleRequest, { ...of, note: 'Gebeld.' })
  const row = await db
    .selectFrom('submission')
    .select(['id', 'state'])
    .where('reference', '=', later)
    .executeTakeFirstOrThrow()
  expect(row.state).toBe('received')
  for (const note of ['', ' \n ', 'x'.repeat(1001)])
    await expect(perform(staff(), handleRequest, { ...of, note })).rejects.toMatchObject({ status: 400 })
  await expect(
    perform(staff(), handleRequest, { reference: 'AAAA-AAAA', note: 'Gebeld.' }),
  ).rejects.toMatchObject({ status: 404 })
})

test('its files are written where one asks, each under a name of its own', async () => {
  const { db } = server.database
  const { id } = await db
    .selectFrom('submission')
    .select('id')
    .where('reference', '=', later)
    .executeTakeFirstOrThrow()
  const files = [
    { id: '00000000-0000-4000-8000-000000000001', name: 'foto.jpg' },
    { id: '00000000-0000-4000-8000-000000000002', name: 'foto.jpg' },
    { id: '00000000-0000-4000-8000-000000000003', name: `${'漢'.repeat(251)}.jpg` },
    { id: '00000000-0000-4000-8000-000000000004', name: '../../weg.pdf' },
  ]
  for (const file of files)
    await db
      .insertInto('file')
      .values({
        ...file,
        session_id: randomUUID(),
        content_type: 'image/jpeg',
        bytes: 3,
        created_at: new Date().toISOString(),
        submission_id: id,
      })
      .execute()
  const kept = emptyFolder()
  for (const file of files.slice(0, 3)) await filesFolder(kept).put(file.id, Buffer.from('jpg'))
  const folder = emptyFolder()
  const asked = ['show', later, '--files', folder, '--as', email]
  const { stdout, stderr } = await runCommandHere(requests, asked, {
    ...server.database.settings,
    FILES_DIR: kept,
  })
  expect(stdout).toContain('foto.jpg  image/jpeg  1 kB')
  expect(stderr).toContain('weg.pdf is er niet meer.')
  const written = readdirSync(folder).toSorted()
  // A name that a sender may choose, but that is too long for a folder.
  const long = `${later}-3-${'漢'.repeat(66)}.jpg`
  expect(written).toEqual([`${later}-1-foto.jpg`, `${later}-2-foto.jpg`, long])
  expect(readFileSync(join(folder, written[0] ?? ''), 'utf8')).toBe('jpg')
})

test('each role lists its own requests, and opens others with a reason that stands in the trail', async () => {
  const { db } = server.database
  const { id } = await db
    .selectFrom('submission')
    .select('id')
    .where('reference', '=', later)
    .executeTakeFirstOrThrow()
  await db.updateTable('request_work').set({ desk: 'juridisch' }).where('submission_id', '=', id).execute()
  const lawyer = staffContextOf(server.runtime, ['adviser'], { desks: ['juridisch'] })
  const builder = staffContextOf(server.runtime, ['adviser'], { desks: ['klusservice'] })
  const finance = staffContextOf(server.runtime, ['finance'])
  const operator = staffContextOf(server.runtime, ['operator'])
  const listed = async (ctx: typeof lawyer) =>
    (await perform(ctx, listRequests, { order: 'oldest', limit: 200 })).listed.map(
      ({ reference: one, title }) => [one, title],
    )
  expect(await listed(lawyer)).toEqual([[later, 'Klus boeken']])
  expect(await listed(builder)).toEqual([[reference, 'Klus boeken']])
  expect(await listed(finance)).toEqual([])
  expect(await listed(operator)).toEqual([
    [reference, null],
    [later, null],
  ])

  const open = (ctx: typeof lawyer, reason?: string) =>
    perform(ctx, showRequest, { reference: later, reason })
  expect((await open(lawyer)).files.length).toBeGreaterThan(0)
  for (const other of [builder, finance]) {
    await expect(open(other)).rejects.toMatchObject({ status: 403, code: 'reason-needed' })
    await expect(open(other, 'zomaar')).rejects.toMatchObject({ status: 400 })
    const before = (await trail()).length
    const shown = await open(other, 'klacht')
    expect([shown.answers.length > 0, shown.files]).toEqual([true, []])
    expect((await trail()).slice(before)).toEqual([`requests.show ${later} klacht`])
  }
  await expect(open(operator, 'klacht')).rejects.toMatchObject({ status: 403, code: 'not-allowed' })
  const done = { reference: later, note: 'Gebeld.' }
  await expect(perform(builder, handleRequest, done)).rejects.toMatchObject({ status: 403 })
  await perform(lawyer, handleRequest, done)
})

test('a look at a request of somebody with an account stands in the trail as theirs', async () => {
  const { db } = server.database
  const { id } = await addPerson(server)
  await db.updateTable('submission').set({ person_id: id }).where('reference', '=', later).execute()
  await perform(staff(), showRequest, { reference: later })
  const looks = await db.selectFrom('audit').select('action').where('subject_id', '=', id).execute()
  expect(looks).toEqual([{ action: 'requests.show' }])
})

test('a reason that is on no list is refused with the list', async () => {
  await expect(tool('show', later, '--reason', 'zomaar')).rejects.toMatchObject({
    stderr: expect.stringContaining('collega-afwezig'),
  })
})

test('without the settings of the site nothing is made that would say that nobody waits', async () => {
  const nowhere = join(emptyFolder(), 'data')
  const asked = ['list', '--as', email]
  await expect(runCommandHere(requests, asked, { DATA_DIR: nowhere })).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/staat geen database: geef DATABASE_URL of DATA_DIR op/),
  })
  expect(existsSync(nowhere)).toBe(false)
})

test('what is no command is a sentence', async () => {
  for (const args of [
    ['weg'],
    ['show'],
    ['list', 'x'],
    ['list', '--state', 'weg'],
    ['done', reference],
    ['--x'],
  ])
    await expect(tool(...args), args.join(' ')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Kies: npm run requests/),
    })
  await expect(tool('show', 'AAAA-AAAA')).rejects.toMatchObject({
    stderr: 'Er is geen aanvraag met referentie AAAA-AAAA.\n',
  })
})
