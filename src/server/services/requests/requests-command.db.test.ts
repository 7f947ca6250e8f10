import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { runCommandHere } from '../../../../test/kit/command.ts'
import { bookingFrom, plantedPerson, send } from '../../../../test/kit/handyman.ts'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { requests } from '../../../../tools/requests.ts'
import { visitor } from '../../../core/kernel/viewer.ts'
import { filesFolder } from '../../adapters/files-folder/files-folder-adapter.ts'
import { perform } from '../../feature.ts'
import { staffContext } from '../audit/audit-command.ts'
import { handleRequest } from './handle.ts'
import { listRequests } from './list.ts'
import { showRequest } from './show.ts'

let server: TestServer
let reference: string
let later: string

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
  reference = await book()
  later = await book()
})
afterAll(() => server.close())

const tool = (...args: string[]) =>
  runCommandHere(requests, args, server.database.settings).then(({ stdout }) => stdout)
const staff = () => staffContext(server.runtime, 'requests test')
const trail = async () => {
  const { db } = server.database
  const rows = await db
    .selectFrom('audit')
    .select(['action', 'detail', 'request_id'])
    .where('action', 'like', 'requests.%')
    .orderBy('id')
    .execute()
  return rows.map(({ action, detail }) => `${action} ${detail ?? ''}`.trim())
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
  expect(list).toContain('received  handyman.book')
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
  const { stdout, stderr } = await runCommandHere(requests, ['show', later, '--files', folder], {
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

test('every request of a kind is a row, and no cell is a formula', async () => {
  const { db } = server.database
  const row = await db
    .selectFrom('submission')
    .select(['id', 'summary'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  const summary = row.summary as { office: { label: string; value: string }[] }
  const [first] = summary.office
  if (!first) throw new Error('no answers')
  first.value = '=HYPERLINK("x");y'
  await db
    .updateTable('submission')
    .set({ summary: JSON.stringify(summary) })
    .where('id', '=', row.id)
    .execute()
  const csv = await tool('csv', 'handyman.book')
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const [head = '', ...rows] = csv.trim().split('\r\n')
  expect(head).toMatch(/^Referentie;Ontvangen;Status;Afgehandeld;/)
  expect(head).toContain(`;${first.label};`)
  expect(rows).toHaveLength(2)
  expect(csv).toContain(`"'=HYPERLINK(""x"");y"`)
  expect(rows[0]).toMatch(new RegExp(`^${reference};\\d{4}-\\d\\d-\\d\\d;received;ja;`))
  await expect(tool('csv', 'niets')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^Er zijn geen aanvragen van de soort niets\.\nSoorten: .*\bhandyman\.book\b/,
    ),
  })
})

test('without the settings of the site nothing is made that would say that nobody waits', async () => {
  const nowhere = join(emptyFolder(), 'data')
  await expect(runCommandHere(requests, ['list'], { DATA_DIR: nowhere })).rejects.toMatchObject({
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
