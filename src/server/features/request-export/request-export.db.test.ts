import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whileFull } from '../../../../test/kit/full-disk.ts'
import { type OfficeColleague, openOfficeRequests } from '../../../../test/kit/office-requests.ts'
import { cellsOfXlsx } from '../../../../test/kit/xlsx.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import {
  askExport,
  exportFilePath,
  type listExports,
} from '../../../core/contract/request-export/request-export-calls.ts'
import { makeExport } from '../../services/request-export/make-export.ts'
import { forgetExports } from '../../services/request-export/remove-exports.ts'

const office = await openOfficeRequests()
const { server, db, colleague, make, addPurchase, trailOf, service, second, finance } = office
afterAll(() => server.close())

const kind = 'handyman.book'
const asked = { kind, format: 'csv', reason: 'controle' }
type Listed = AnswerOf<typeof listExports>['items'][number]

const post = async (by: OfficeColleague | undefined, payload: object, path: string = askExport.path) => {
  const headers = { cookie: by?.cookie ?? '' }
  const answer = await server.app.inject({ method: 'POST', url: path, payload, headers })
  return { status: answer.statusCode, body: answer.json() }
}
const remove = (by: OfficeColleague, id: string) => post(by, {}, `${askExport.path}/${id}/remove`)
const download = (by: OfficeColleague, id: string) =>
  server.app.inject({ url: exportFilePath(id), headers: { cookie: by.cookie } })
const list = async (by: OfficeColleague): Promise<Listed[]> => {
  const answer = await server.app.inject({ url: askExport.path, headers: { cookie: by.cookie } })
  return answer.json().items
}
/** Asks for a file; answers its id. */
const ask = async (by: OfficeColleague, over: object = {}): Promise<string> => {
  const { status, body } = await post(by, { ...asked, ...over })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.id
}
/** Asks for a file and makes it; answers how it then stands. */
const made = async (by: OfficeColleague, over: object = {}): Promise<Listed> => {
  const id = await ask(by, over)
  await makeExport(server.runtime, id)
  const found = (await list(by)).find((one) => one.id === id)
  if (!found) throw new Error('the file is not listed')
  return found
}
const bytesOf = async (by: OfficeColleague, id: string) => (await download(by, id)).rawPayload
const rowOf = (id: string) =>
  db.selectFrom('export_job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const contentOf = (file: string | null) => server.runtime.ports.files.get(file ?? '')
const deskName = async (desk: string) => (await server.runtime.settings()).desks[desk]?.name
/** What the trail has of somebody's files. */
const acts = async ({ id }: OfficeColleague) => {
  const rows = await db
    .selectFrom('audit')
    .select(['action', 'detail', 'reason'])
    .where('staff_id', '=', id)
    .where('action', 'like', 'request-export.%')
    .orderBy('id')
    .execute()
  return rows.map(({ action, detail, reason }) => [action, detail, reason])
}

let [first, later] = ['', '']
let ids: string[] = []
beforeAll(async () => {
  const kept = { user: { lastName: '=HYPERLINK("https://evil.example")' } }
  const [one, two] = [
    await make({ kind, kept, desk: 'juridisch', flags: ['payment-paid-twice'] }),
    await make({ kind, received: '2026-11-19T23:30:00Z', open: false, owner: second.id }),
  ]
  await make({ kind: 'contact-message.send' })
  ;[first, later] = [one.reference, two.reference]
  ids = [one.id, two.id]
})

describe('a file with requests', () => {
  test('has those of the filters, the oldest first, and no cell of it is a formula', async () => {
    const by = await colleague('Sanne Uitvoer', ['member-service'])
    const { id, state, rows, bytes } = await made(by)
    expect([state, rows]).toEqual(['ready', 2])
    const answer = await download(by, id)
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, bytes])
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': "attachment; filename*=UTF-8''handyman-book-2026-11-20.csv",
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
    const work = `${kind};Titel-van-de-aanvraag`
    const answered = '"<b>Lekkage</b>\n=1+1"'
    const [law, handy] = [await deskName('juridisch'), await deskName('klusservice')]
    expect(answer.body.split('\r\n')).toEqual([
      '\uFEFFReferentie;Soort;Titel;Naam;Stand;Loket;Van;Ontvangen;Beloofd;Afgehandeld;Let op;Wat is er?',
      `${first};${work};"'=HYPERLINK(""https://evil.example"")";Nieuw;${law};;2026-11-19;2026-11-24;;Dubbel betaald;${answered}`,
      `${later};${work};de Vries;Klaar;${handy};Joris Visser;2026-11-20;2026-11-24;;;${answered}`,
      '',
    ])
    expect(await acts(by)).toEqual([
      ['request-export.ask', `${kind}, csv`, 'controle'],
      ['request-export.download', '2 rijen', 'controle'],
    ])
    for (const request of ids)
      expect(await trailOf(request)).toContainEqual(['requests.export', by.id, 'controle'])
  })

  test('is for Excel too, in which every cell is text', async () => {
    const by = await colleague('Sanne Excel', ['member-service'])
    const { id } = await made(by, { format: 'xlsx', desk: 'juridisch' })
    const [head, row, ...others] = await cellsOfXlsx(await bytesOf(by, id))
    expect(head?.slice(0, 4)).toEqual(['Referentie', 'Soort', 'Titel', 'Naam'])
    expect([row?.[0], row?.[3], row?.at(-1)]).toEqual([
      first,
      '=HYPERLINK("https://evil.example")',
      '<b>Lekkage</b>\n=1+1',
    ])
    expect(others).toEqual([])
    expect((await download(by, id)).headers['content-type']).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    )
  })

  test('of every kind has the columns that all have, and is narrowed as the list is', async () => {
    const by = await colleague('Sanne Filters', ['member-service'])
    const rowsOf = async (over: object) => {
      const { id } = await made(by, { kind: '', ...over })
      const text = (await bytesOf(by, id)).toString()
      await remove(by, id)
      return text.trim().split('\r\n')
    }
    const all = await rowsOf({})
    expect(all[0]).toMatch(/;Let op$/)
    expect(all).toHaveLength(4)
    const narrowed: object[] = [
      ...[{ kind, open: 'ja' }, { desk: 'juridisch' }, { flag: 'payment-paid-twice' }],
      { kind, until: '2026-11-19' },
    ]
    for (const over of narrowed)
      expect([over, (await rowsOf(over)).slice(1).map((row) => row.split(';')[0])]).toEqual([over, [first]])
    expect((await rowsOf({ owner: second.id })).slice(1)).toHaveLength(1)
    expect((await rowsOf({ from: '2026-11-20', owner: 'geen' })).slice(1)).toEqual([])
  })

  test('has for finance what has money in it, whatever other roles somebody has', async () => {
    const paid = await make({ kind: 'sale-price.determine' })
    await make({ kind: 'sale-price.determine', desk: 'juridisch' })
    await addPurchase(paid)
    const both = await colleague('Femke Dubbel', ['finance', 'adviser', 'operator'], ['juridisch'])
    for (const by of [finance, both]) {
      const { id, rows } = await made(by, { kind: 'sale-price.determine' })
      expect(rows).toBe(1)
      expect((await bytesOf(by, id)).toString()).toContain(paid.reference)
      await remove(by, id)
    }
  })
})

describe('whoever asks', () => {
  test('has the role and a fresh second factor', async () => {
    expect((await post(undefined, asked)).status).toBe(401)
    for (const role of ['adviser', 'editor', 'operator'] as const) {
      const by = await colleague('Iemand Anders', [role], ['juridisch'])
      for (const { status } of [await post(by, asked), await remove(by, randomUUID())])
        expect([role, status]).toEqual([role, 403])
      expect((await download(by, randomUUID())).statusCode).toBe(403)
    }
    const stale = await colleague('Sanne Oud', ['member-service'])
    const { id } = await made(stale)
    await db
      .updateTable('staff_session')
      .set({ factor_at: '2026-11-20T13:50:00Z' })
      .where('staff_id', '=', stale.id)
      .execute()
    expect((await post(stale, asked)).body.code).toBe('step-up-needed')
    expect((await download(stale, id)).json().code).toBe('step-up-needed')
    expect((await remove(stale, id)).status).toBe(200)
  })

  test('sees, saves and removes what is theirs, and nothing of a colleague', async () => {
    const [by, other] = [await colleague('Sanne Een', ['member-service']), second]
    const { id } = await made(by)
    expect((await list(other)).map((one) => one.id)).not.toContain(id)
    expect((await download(other, id)).statusCode).toBe(404)
    expect((await remove(other, id)).status).toBe(404)
    expect((await download(by, 'niets')).statusCode).toBe(404)
    const { file } = await rowOf(id)
    // the id of the content opens nothing by itself
    expect(JSON.stringify(await list(by))).not.toContain(String(file))
    expect(await remove(by, id)).toEqual({ status: 200, body: { removed: true } })
    expect(await contentOf(file)).toBeUndefined()
    expect((await download(by, id)).statusCode).toBe(404)
  })

  const wrong: [over: object, field: string][] = [
    [{ reason: undefined }, 'reason'],
    [{ reason: 'zomaar' }, 'reason'],
    [{ format: 'pdf' }, 'format'],
    [{ kind: 'niets.hier' }, 'kind'],
    [{ kind: 'account.register' }, 'kind'],
    [{ kind: "' OR 1=1" }, 'kind'],
    [{ kind: `${'a'.repeat(5000)}.b` }, 'kind'],
    [{ desk: 'telex' }, 'desk'],
    [{ desk: '__proto__' }, 'desk'],
    [{ owner: 'iedereen' }, 'owner'],
    [{ from: '2026-13-01' }, 'from'],
    [{ from: '2026-11-20', until: '2026-11-19' }, 'until'],
    [{ open: 'soms' }, 'open'],
    [{ flag: '{}' }, 'flag'],
  ]
  test.each(wrong)('is told at its field what is wrong: %j', async (over, field) => {
    const { status, body } = await post(service, { ...asked, ...over })
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  })

  test('has one made at a time, of two that are asked for at once too, and ten that stand', async () => {
    const by = await colleague('Sanne Snel', ['member-service'])
    const answers = await Promise.all([post(by, asked), post(by, asked), post(by, asked)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.code).toBe('export-running')
    const [waiting] = await list(by)
    expect(waiting?.state).toBe('waiting')
    await makeExport(server.runtime, waiting?.id ?? '')
    for (let count = 1; count < 10; count++) await made(by)
    expect((await post(by, asked)).body.code).toBe('exports-full')
    await expect(
      db
        .insertInto('export_job')
        .values(
          ['waiting', 'running'].map((state) => ({
            ...{ staff_id: by.id, format: 'csv', filters: '{}', reason: 'controle', state },
            ...{ made_at: '2026-11-20T14:00:00Z', ends_at: '2026-11-21T14:00:00Z' },
          })),
        )
        .execute(),
    ).rejects.toThrow('export_job_one_at_a_time')
  })
})

describe('a file that is being made', () => {
  test('is begun anew after a process that was killed, and half of it is gone', async () => {
    const by = await colleague('Sanne Herstart', ['member-service'])
    const id = await ask(by)
    const half = randomUUID()
    await server.runtime.ports.files.put(half, Buffer.from('half'))
    await db.updateTable('export_job').set({ state: 'running', file: half }).where('id', '=', id).execute()
    const before = (await trailOf(ids[0] ?? '')).length
    await Promise.all([makeExport(server.runtime, id), makeExport(server.runtime, id)])
    const { state, file } = await rowOf(id)
    expect([state, file === half]).toEqual(['ready', false])
    expect(await contentOf(half)).toBeUndefined()
    expect((await bytesOf(by, id)).toString()).toContain(first)
    // whose requests are in it stands in the trail once, however often it was tried
    expect((await trailOf(ids[0] ?? '')).length).toBe(before + 1)
  })

  test('comes to nothing when it is taken away, or its owner left', async () => {
    const by = await colleague('Sanne Weg', ['member-service'])
    const id = await ask(by)
    await db.updateTable('export_job').set({ state: 'running' }).where('id', '=', id).execute()
    expect((await remove(by, id)).status).toBe(200)
    await makeExport(server.runtime, id)
    expect(await list(by)).toEqual([])
    const last = await ask(by)
    await db
      .updateTable('staff_account')
      .set({ roles: ['operator'] })
      .where('id', '=', by.id)
      .execute()
    await makeExport(server.runtime, last)
    expect(await rowOf(last)).toMatchObject({ state: 'failed', problem: 'not-allowed' })
  })

  test('that cannot be kept says so, and leaves nothing behind', async () => {
    const by = await colleague('Sanne Schijf', ['member-service'])
    const id = await ask(by)
    const { files } = server.runtime.ports
    const put = async () => Promise.reject(new Error('full'))
    const ports = { ...server.runtime.ports, files: { ...files, put } }
    await expect(makeExport({ ...server.runtime, ports }, id)).rejects.toThrow('full')
    const { state, problem, file } = await rowOf(id)
    expect([state, problem, await contentOf(file)]).toEqual(['failed', 'fault', undefined])
    // the queue tries once more, and finds nothing to do
    await makeExport(server.runtime, id)
    expect((await rowOf(id)).state).toBe('failed')
    expect((await made(by)).state).toBe('ready')
  })

  test('that finds no room on the disk, or none for the trail, says so, and is made when it is asked for again', async () => {
    const by = await colleague('Sanne Vol', ['member-service'])
    const full = { ...server.runtime.ports.files, free: async () => 0 }
    const ports = { ...server.runtime.ports, files: full }
    const makings: [tryToMake: (id: string) => Promise<void>, why: string][] = [
      [(id) => makeExport({ ...server.runtime, ports }, id), 'We kunnen nu geen bestanden bewaren.'],
      [(id) => whileFull(db, 'audit', () => makeExport(server.runtime, id)), 'could not extend file'],
    ]
    const before = (await trailOf(ids[0] ?? '')).length
    for (const [tryToMake, why] of makings) {
      const id = await ask(by)
      await expect(tryToMake(id)).rejects.toThrow(why)
      const { state, problem, file } = await rowOf(id)
      expect([state, problem, await contentOf(file)]).toEqual(['failed', 'fault', undefined])
      expect((await download(by, id)).statusCode).toBe(404)
    }
    expect((await trailOf(ids[0] ?? '')).length).toBe(before)
    expect((await made(by)).state).toBe('ready')
  })
})

test('a day later a file can be had no more, and the sweep removes it with its content', async () => {
  const by = await colleague('Sanne Morgen', ['member-service'])
  const [done, left] = [await made(by), await ask(by)]
  expect(done.endsAt).toBe('2026-11-21T14:00:00Z')
  const { file } = await rowOf(done.id)
  const over = { ends_at: '2026-11-20T14:00:00Z' }
  await db.updateTable('export_job').set(over).where('staff_id', '=', by.id).execute()
  expect((await list(by)).map(({ state }) => state)).toEqual(['gone', 'gone'])
  expect((await download(by, done.id)).statusCode).toBe(404)
  expect(await forgetExports(server.runtime)).toBe(2)
  expect(await contentOf(file)).toBeUndefined()
  expect(await list(by)).toEqual([])
  await makeExport(server.runtime, left)
  expect(await list(by)).toEqual([])
  expect(await forgetExports(server.runtime)).toBe(0)
})
