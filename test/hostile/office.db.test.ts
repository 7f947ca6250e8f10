import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerOf } from '../../src/core/contract/endpoint.ts'
import {
  askExport,
  exportFilePath,
  removeExport,
} from '../../src/core/contract/request-export/request-export-calls.ts'
import { findRequests } from '../../src/core/contract/request-search/request-search-calls.ts'
import {
  listRequests,
  noteRequest,
  readRequest,
  requestFilePath,
} from '../../src/core/contract/requests/requests-calls.ts'
import { requestNote } from '../../src/core/fields/staff/request-work.ts'
import { mostSought } from '../../src/core/fields/staff/search-word.ts'
import type { StaffRole } from '../../src/core/staff/roles.ts'
import { deskOf, requestKinds } from '../../src/server/features.ts'
import { makeExport } from '../../src/server/services/request-export/make-export.ts'
import { xlsxText } from '../../src/server/services/request-export/xlsx-text.ts'
import { noteIn } from '../../src/server/services/requests/note.ts'
import { failures } from '../kit/failures.ts'
import {
  type HostileRequest,
  hostileText,
  takeHostile,
  type VoiceName,
  voices,
} from '../kit/hostile-requests.ts'
import { newVisitor } from '../kit/new-visitor.ts'
import { addStaff } from '../kit/staff.ts'
import { openStaffAccounts } from '../kit/staff-account.ts'
import { cellsOfXlsx } from '../kit/xlsx.ts'

// Requests of every kind in which every text is as odd and as long as its field lets through, at everything that shows them to
// staff: text stays what was typed, and nothing of it counts as anything else.

const office = await openStaffAccounts()
afterAll(() => office.close())
const { clock, db, server, open } = office

const voiceNames = Object.keys(voices) as VoiceName[]
const all: HostileRequest[] = []
/** Cookies of who looks. `adviser` sees to every desk, `stranger` is an adviser of none. */
const by = { service: '', adviser: '', stranger: '', finance: '', operator: '' }

const comeIn = async (role: StaffRole, desks: readonly string[] = []): Promise<string> => {
  const email = `${role}-${desks.length}@kantoor.example`
  return open(await addStaff(db, server.runtime.vault, { email, roles: [role], desks, clock }))
}

beforeAll(async () => {
  by.service = await comeIn('member-service')
  by.stranger = await comeIn('adviser')
  by.finance = await comeIn('finance')
  by.operator = await comeIn('operator')
  for (const kind of Object.keys(requestKinds))
    for (const voice of voiceNames) all.push(await takeHostile(db, kind, voice, clock))
  const desks = await db.selectFrom('request_work').select('desk').distinct().execute()
  const everyDesk = desks.map(({ desk }) => desk)
  by.adviser = await comeIn('adviser', everyDesk)
})

/** Those that a desk sees to, which lists and searches have. */
const listedOnes = () => all.filter(({ kind }) => kind in deskOf)
const named = ({ kind, voice }: HostileRequest) => `${kind}, ${voice}`

const get = (url: string, cookie: string, query: Record<string, string> = {}) =>
  server.app.inject({ url, query, remoteAddress: newVisitor(), headers: { cookie } })
const post = (url: string, cookie: string, payload: object) =>
  server.app.inject({ method: 'POST', url, payload, remoteAddress: newVisitor(), headers: { cookie } })

const addressOf = ({ path }: { path: string }, { reference }: HostileRequest) =>
  path.replace('{reference}', reference)

type Item = AnswerOf<typeof listRequests>['items'][number]

/** The whole list, page by page, by reference. */
const listFor = async (cookie: string): Promise<ReadonlyMap<string, Item>> => {
  const items: Item[] = []
  let after: string | null = ''
  while (after !== null) {
    const answer = await get(listRequests.path, cookie, after === '' ? {} : { after })
    expect(answer.statusCode, answer.body).toBe(200)
    const page: AnswerOf<typeof listRequests> = answer.json()
    items.push(...page.items)
    after = page.next
  }
  return new Map(items.map((item) => [item.reference, item]))
}

test('the requests are as odd as they are meant to be', () => {
  const texts = all.flatMap((one) => one.texts)
  expect(texts.length).toBeGreaterThan(all.length)
  const isThere = (word: string) => texts.some((text) => text.includes(word))
  for (const word of ['<script>ran=1</script>', '<img src=x onerror=ran=1>', '=1+1', '﷽'])
    expect(isThere(word), word).toBe(true)
  expect(voices.everything.words.filter(isThere).length).toBeGreaterThan(100)
  expect(Math.max(...texts.map(({ length }) => length))).toBeGreaterThan(999)
})

/** Whom a request is of where the field of a name takes no such text. */
const exampleNames: ReadonlySet<string> = new Set(['van der Berg', 'de Vries', 'Jannie de Vries'])

test('a list names each by what its sender typed, and an operator nobody', async () => {
  const wanted = listedOnes()
  for (const cookie of [by.service, by.adviser]) {
    const items = await listFor(cookie)
    expect(items.size).toBe(wanted.length)
    const judged = await failures(
      wanted,
      ({ reference, texts, title }) => {
        const item = items.get(reference)
        expect(item?.kindWords).toBe(title)
        const name = item?.name ?? null
        if (name !== null && !exampleNames.has(name))
          expect(texts.some((text) => name.endsWith(text))).toBe(true)
      },
      named,
    )
    expect(judged).toEqual([])
    expect([...items.values()].filter(({ name }) => name !== null).length).toBeGreaterThan(voiceNames.length)
  }
  const bare = [...(await listFor(by.operator)).values()]
  expect(bare).toHaveLength(wanted.length)
  expect(bare.filter(({ name }) => name !== null)).toEqual([])
  expect((await listFor(by.stranger)).size).toBe(0)
})

test('each opens with its answers as they were typed, for everybody who may open it', async () => {
  const reason = { reason: 'klacht' }
  const readers = [
    ['service', by.service, {}],
    ['adviser', by.adviser, reason],
    ['stranger', by.stranger, reason],
    ['finance', by.finance, reason],
  ] as const
  const tries = all.flatMap((one) => readers.map((reader) => [one, reader] as const))
  const judged = await failures(
    tries,
    async ([one, [role, cookie, query]]) => {
      const answer = await get(addressOf(readRequest, one), cookie, query)
      expect(answer.statusCode).toBe(200)
      const whole = answer.json<AnswerOf<typeof readRequest>>()
      expect(whole.answers).toEqual(one.answers)
      expect(whole.kindWords).toBe(one.title)
      const { id, name } = one.file
      const files = whole.files.map((file) => [file.id, file.name])
      expect(files).toEqual(whole.isOwn ? [[id, name]] : [])
      expect(whole.isOwn).toBe(role === 'service' || (role === 'adviser' && one.kind in deskOf))
    },
    ([one, [role]]) => `${named(one)} as ${role}`,
  )
  expect(judged).toEqual([])
})

test('each is found by the first words of its name and by its reference', async () => {
  const items = await listFor(by.service)
  const judged = await failures(
    listedOnes(),
    async ({ reference }) => {
      // the hyphen and what else divides a name divides its keys as well
      const words = (items.get(reference)?.name ?? '').split(/[\s,&/-]+/).slice(0, 4)
      const word = words.find((one) => /[\p{L}\p{N}]/u.test(one))?.slice(0, mostSought)
      for (const q of [reference, ...(word === undefined ? [] : [word])]) {
        const answer = await post(findRequests.path, by.service, { q })
        expect(answer.statusCode, q).toBe(200)
        const found = answer.json<AnswerOf<typeof findRequests>>()
        // so many have the same name that not all of them are told
        const isTold = found.items.some((item) => item.reference === reference)
        expect(isTold || found.more, q).toBe(true)
        for (const item of found.items) expect(item).toEqual(items.get(item.reference))
      }
    },
    named,
  )
  expect(judged).toEqual([])
})

test('a note stays what a colleague typed, without what a terminal would obey', async () => {
  const judged = await failures(voiceNames, async (voice) => {
    const one = listedOnes().find((other) => other.voice === voice)
    if (!one) throw new Error('there is no request in this voice')
    const read = async () =>
      (await get(addressOf(readRequest, one), by.service)).json<AnswerOf<typeof readRequest>>()
    const note = hostileText(requestNote, voice) ?? ''
    expect(note.length).toBeGreaterThan(900)
    const { version } = await read()
    const answer = await post(addressOf(noteRequest, one), by.service, { version, note })
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await read()).timeline.at(-1)?.note).toBe(noteIn(note))
  })
  expect(judged).toEqual([])
})

/** The cells of a file for spreadsheets as a spreadsheet reads them, line by line. */
const cellsOf = (file: string): string[][] => {
  const rows: string[][] = []
  let row: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^;"\r\n]*))(;|\r\n)/gy
  // behind the mark that says how its letters are written
  let end = 1
  cell.lastIndex = end
  for (let found = cell.exec(file); found; found = cell.exec(file)) {
    const [, quoted, bare = '', after] = found
    row.push(quoted?.replaceAll('""', '"') ?? bare)
    if (after === '\r\n') {
      rows.push(row)
      row = []
    }
    end = cell.lastIndex
  }
  expect(end, 'the file is read to its end').toBe(file.length)
  return rows
}

/** The answers of a request by their labels, those of one label below each other. */
const byLabel = ({ answers }: HostileRequest): ReadonlyMap<string, string> =>
  new Map(
    answers.map(({ label }) => [
      label,
      answers.flatMap((one) => (one.label === label ? [one.value] : [])).join('\n'),
    ]),
  )

/** Columns that requests of every kind have, before those of their answers. */
const ownColumns = 11

/** A file with the requests of one kind, as somebody asks for it, a job makes it and it is sent. */
const fileOf = async (kind: string, format: 'csv' | 'xlsx') => {
  const asked = await post(askExport.path, by.service, { kind, format, reason: 'controle' })
  expect(asked.statusCode, asked.body).toBe(200)
  const { id }: AnswerOf<typeof askExport> = asked.json()
  await makeExport(server.runtime, id)
  const answer = await get(exportFilePath(id), by.service)
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-disposition': expect.stringMatching(/^attachment; filename\*=UTF-8''[a-z0-9.-]+$/),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
  await post(removeExport.path.replace('{id}', id), by.service, {})
  return answer
}

/** Judges that a file has a row for each request of a kind, with each answer in the cell that it is held as. */
const judgeRows = (
  kind: string,
  cells: readonly string[][],
  isHeld: (cell: string, value: string) => void,
) => {
  const [head = [], ...rows] = cells
  const own = all.filter((one) => one.kind === kind)
  expect(rows).toHaveLength(own.length)
  for (const row of rows) {
    const one = own.find(({ reference }) => reference === row[0])
    if (!one) throw new Error(`an unknown row ${row[0]}`)
    const values = byLabel(one)
    for (const [at, label] of head.entries())
      if (at >= ownColumns) isHeld(row[at] ?? '', values.get(label) ?? '')
  }
}

test('a file with requests has each answer in one cell, and no cell is a formula', async () => {
  let guarded = 0
  const judged = await failures(Object.keys(deskOf), async (kind) => {
    const cells = cellsOf((await fileOf(kind, 'csv')).body)
    for (const row of cells) {
      expect(row).toHaveLength(cells[0]?.length ?? 0)
      for (const cell of row) if (/^[=+\-@\t\r\n]/.test(cell)) expect(cell).toMatch(/^-\d+(,\d+)?$/)
    }
    judgeRows(kind, cells, (cell, value) => {
      expect([value, `'${value}`]).toContain(cell)
      if (cell !== value) guarded++
    })
  })
  expect(judged).toEqual([])
  expect(guarded).toBeGreaterThan(5)
})

test('a file for Excel has each answer in one cell, and every cell is text', async () => {
  const judged = await failures(Object.keys(deskOf).slice(0, 6), async (kind) => {
    const cells = await cellsOfXlsx((await fileOf(kind, 'xlsx')).rawPayload)
    judgeRows(kind, cells, (cell, value) => expect(cell).toBe(xlsxText(value)))
  })
  expect(judged).toEqual([])
})

test('a file that came along is an attachment under the name that it had, whatever that is', async () => {
  const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="ran=1"/>')
  const odd = { id: randomUUID(), name: 'op"zolder\r\n(1)\u202egnp.svg' }
  const [first] = listedOnes()
  if (!first) throw new Error('there is no request')
  await db
    .insertInto('file')
    .values({
      ...{ ...odd, session_id: randomUUID(), submission_id: first.id, bytes: content.length },
      ...{ content_type: 'image/svg+xml', created_at: new Date(clock.now()).toISOString() },
    })
    .execute()
  const files = [...listedOnes(), { ...first, file: odd }]
  for (const { file } of files) await server.runtime.ports.files.put(file.id, content)
  const judged = await failures(
    files,
    async ({ reference, file: { id, name } }) => {
      const answer = await get(requestFilePath(reference, id), by.service)
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload.equals(content)).toBe(true)
      expect(answer.headers).toMatchObject({
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      })
      const told = String(answer.headers['content-disposition'])
      expect(told).toMatch(/^attachment; filename\*=UTF-8''[\w.!~%-]+$/)
      expect(decodeURIComponent(told.replace(/^.*''/, ''))).toBe(name)
    },
    named,
  )
  expect(judged).toEqual([])
})

test('nothing of it stands in the log or in the trail', async () => {
  const long = all.flatMap(({ texts }) => texts).filter(({ length }) => length >= 40)
  const log = server.logged()
  expect(log).toContain('"level":')
  const trail = JSON.stringify(await db.selectFrom('audit').selectAll().execute())
  for (const told of [log, trail])
    expect(long.filter((text) => told.includes(JSON.stringify(text).slice(1, -1)))).toEqual([])
})
