import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { type OfficeColleague, openOfficeRequests } from '../../../../test/kit/office-requests.ts'
import { addPerson } from '../../../../test/kit/people.ts'
import { collectRequests } from '../../services/mijn/data.ts'

const office = await openOfficeRequests()
const { server, db, colleague, make, addPurchase, listed, read, act, trailOf, versionOf } = office
const { service, second, lawyer, finance, operator } = office
afterAll(() => server.close())

describe('an act', () => {
  test('stands in the trail and among what happened, of which its sender hears nothing', async () => {
    const { id: person } = await addPerson(server)
    const asked = await make({ person })
    const path = (last: string) => `${asked.reference}/${last}`
    let { version } = (await act(service, path('claim'), { version: await versionOf(asked.reference) })).body
    const does = async (last: string, more: object = {}) => {
      const { status, body } = await act(service, path(last), { version, ...more })
      expect([last, status]).toEqual([last, 200])
      version = body.version
    }
    await does('notes', { note: 'Gebeld.\n<script>alert(1)</script>' })
    await does('assign', { to: second.id })
    await does('actions/done', { note: 'Geregeld.' })
    expect((await act(service, path('actions/done'), { version })).body.code).toBe('not-now')
    expect((await act(service, path('claim'), { version })).body.code).toBe('not-now')
    await does('actions/reopen')
    expect((await act(service, path('actions/reopen'), { version })).body.code).toBe('not-now')
    const { timeline, open } = (await read(service, asked.reference)).body
    expect(open).toBe(true)
    const told = timeline.map(({ event, words, staff, sender, note }) => [event, words, staff, sender, note])
    expect(told.slice(1)).toEqual([
      ['claimed', 'Opgepakt', 'Sanne Bakker', null, null],
      ['noted', 'Notitie', 'Sanne Bakker', null, 'Gebeld.\n<script>alert(1)</script>'],
      ['assigned', 'Overgedragen aan Joris Visser, loket Klusservice', 'Sanne Bakker', null, null],
      ['handled', 'Afgehandeld', 'Sanne Bakker', null, 'Geregeld.'],
      ['reopened', 'Heropend', 'Sanne Bakker', null, null],
    ])
    const acts = (await trailOf(asked.id)).map(([action]) => action).filter((one) => one !== 'requests.show')
    expect(acts).toEqual([
      'requests.claim',
      'requests.note',
      'requests.assign',
      'requests.done',
      'requests.reopen',
    ])
    // what staff noted is personal data, and stands in the download of whoever it is about
    const downloaded = []
    for await (const batch of collectRequests(server.runtime, person)) downloaded.push(...batch)
    expect(downloaded.map(({ notes }) => notes?.map(({ note }) => note))).toEqual([
      ['Gebeld.\n<script>alert(1)</script>', 'Geregeld.'],
    ])
  })

  test('opens a request again with the time of its kind from now', async () => {
    const { reference } = await make({ open: false, due: '2026-11-02T16:00:00Z' })
    const { version } = (await read(service, reference)).body
    expect((await act(service, `${reference}/actions/reopen`, { version })).status).toBe(200)
    const { open, dueOn } = (await read(service, reference)).body
    expect([open, (dueOn ?? '') > '2026-11-20']).toEqual([true, true])
  })

  test('gives a request to whom sees to it alone, and to a desk that there is', async () => {
    const asked = await make()
    const left = await colleague('Wim Weg', ['member-service'])
    await db
      .updateTable('staff_account')
      .set({ left_at: '2026-11-01T10:00:00Z' })
      .where('id', '=', left.id)
      .execute()
    let version = await versionOf(asked.reference)
    const give = (by: OfficeColleague, more: object) =>
      act(by, `${asked.reference}/assign`, { version, ...more })
    for (const [more, field] of [
      [{ to: lawyer.id }, 'to'],
      [{ to: finance.id }, 'to'],
      [{ to: left.id }, 'to'],
      [{ to: randomUUID() }, 'to'],
      [{ to: 'iemand' }, 'to'],
      [{ desk: 'kelder' }, 'desk'],
    ] as const) {
      const { status, body } = await give(service, more)
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]])
    }
    expect((await give(lawyer, { to: lawyer.id })).status).toBe(403)
    version = (await give(service, { to: lawyer.id, desk: 'juridisch' })).body.version
    const { owner, isOwn } = (await read(lawyer, asked.reference)).body
    expect([owner?.id, isOwn]).toEqual([lawyer.id, true])
    version = (await give(lawyer, { to: null })).body.version
    expect((await read(lawyer, asked.reference)).body.owner).toBeNull()
    await give(lawyer, { desk: 'klusservice' })
    expect((await read(lawyer, asked.reference)).body.code).toBe('reason-needed')
  })

  test('of finance is a note where money is in it; of an operator or another desk it is none', async () => {
    const asked = await make()
    const version = await versionOf(asked.reference)
    const write = (by: OfficeColleague) =>
      act(by, `${asked.reference}/notes`, { version, note: 'Terugbetaling gevraagd.' })
    for (const by of [finance, lawyer, operator]) expect((await write(by)).status).toBe(403)
    await addPurchase(asked)
    expect((await read(finance, asked.reference, { reason: 'controle' })).body.acts).toEqual(['note'])
    expect((await write(finance)).status).toBe(200)
    expect((await act(finance, `${asked.reference}/claim`, { version })).status).toBe(403)
  })

  test('is refused at its field for what is no act', async () => {
    const { reference } = await make()
    const version = await versionOf(reference)
    for (const [path, body, field] of [
      ['claim', {}, 'version'],
      ['claim', { version: '1' }, 'version'],
      ['claim', { version: 9e15 }, 'version'],
      ['notes', { version, note: ' \n ' }, 'note'],
      ['notes', { version, note: '\u200b\u2800\n\u00ad' }, 'note'],
      ['notes', { version, note: 'x'.repeat(1001) }, 'note'],
      ['notes', { version, note: 'a\u0000b\ud800' }, 'note'],
      ['actions/weg', { version }, 'action'],
      ['actions/match', { version }, 'action'],
    ] as const) {
      const { status, body: told } = await act(service, `${reference}/${path}`, body)
      expect([path, status, Object.keys(told.errors ?? {})]).toEqual([path, 400, [field]])
    }
  })

  test('needs a request that somebody sees to', async () => {
    const { id, reference } = await make({ kind: 'account.register' })
    await db.deleteFrom('request_work').where('submission_id', '=', id).execute()
    const { body } = await read(service, reference)
    expect([body.version, body.desk, body.dueOn, body.acts]).toEqual([0, null, null, []])
    expect((await act(service, `${reference}/claim`, { version: 1 })).body.code).toBe('not-now')
    expect(await listed(service, { kind: 'account.register' })).not.toContain(reference)
  })
})
