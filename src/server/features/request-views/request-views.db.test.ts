import { afterAll, describe, expect, test } from 'vitest'
import { failures } from '../../../../test/kit/failures.ts'
import { addStaff } from '../../../../test/kit/staff.ts'
import { openStaffAccounts } from '../../../../test/kit/staff-account.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { listViews } from '../../../core/contract/request-views/request-views-calls.ts'
import type { StaffRole } from '../../../core/staff/roles.ts'

const office = await openStaffAccounts()
afterAll(() => office.close())
const { db, server, open, get, post } = office

let made = 0
/** Adds a colleague who is logged in. */
const colleague = async (roles: readonly StaffRole[], desks: readonly string[] = []) => {
  made++
  const email = `weergave-${made}@voorbeeld.nl`
  const account = await addStaff(db, server.runtime.vault, { email, roles, desks })
  return { id: account.id, cookie: await open(account) }
}
type Colleague = Awaited<ReturnType<typeof colleague>>

const service = await colleague(['member-service'])
const lawyer = await colleague(['adviser'], ['juridisch'])
const builder = await colleague(['adviser', 'editor'], ['bouwkundig'])
const finance = await colleague(['finance'])
const operator = await colleague(['operator'])

const filters = { weergave: 'open', loket: 'juridisch', van: 'mij', volgorde: 'nieuwste' }
const save = (by: Colleague, label: unknown, more: object = {}) =>
  post('/request-views', { label, whose: 'mij', filters, ...more }, { cookie: by.cookie })
const remove = (by: Colleague, id: string) => post(`/request-views/${id}/remove`, {}, { cookie: by.cookie })
const seenBy = async (by: Colleague): Promise<AnswerOf<typeof listViews>> =>
  (await get('/request-views', { cookie: by.cookie })).body
/** The view of this name as somebody sees it; undefined for who does not. */
const seen = async (by: Colleague, label: string) =>
  (await seenBy(by)).items.find((view) => view.label === label)
/** Puts a view into the database as an earlier release may have left it. */
const leave = (view: { label: string; desk?: string; owner?: string; filters?: object; made_by?: string }) =>
  db
    .insertInto('request_view')
    .values({
      ...{ desk: null, owner: null, made_by: null, made_at: '2026-11-01T10:00:00Z' },
      ...view,
      filters: JSON.stringify(view.filters ?? {}),
    })
    .execute()

describe('a view', () => {
  test('of one’s own is seen and removed by oneself alone', async () => {
    const { status, body } = await save(service, 'Van mijzelf')
    expect(status).toBe(200)
    const view = { id: body.id, label: 'Van mijzelf', filters, desk: null, mayRemove: true }
    expect(await seen(service, 'Van mijzelf')).toEqual(view)
    const other = await colleague(['member-service', 'operator'])
    expect(await seen(other, 'Van mijzelf')).toBeUndefined()
    const stranger = await remove(other, body.id)
    expect([stranger.status, stranger.body.code]).toEqual([404, 'view-unknown'])
    expect(await seen(service, 'Van mijzelf')).toEqual(view)
    expect((await remove(service, body.id)).status).toBe(200)
    expect((await remove(service, body.id)).status).toBe(404)
    expect(await seen(service, 'Van mijzelf')).toBeUndefined()
  })

  test('of a desk is seen by who lists its requests, and saved and removed by who works for it', async () => {
    const label = 'Van het loket'
    const whose = 'juridisch'
    const { body } = await save(lawyer, label, { whose })
    const second = await colleague(['adviser', 'finance'], ['juridisch'])
    const everybody: [by: Colleague, mayRemove: boolean | undefined][] = [
      [service, true],
      [lawyer, true],
      [second, true],
      [finance, false],
      [operator, false],
      [builder, undefined],
    ]
    for (const [by, mayRemove] of everybody) expect((await seen(by, label))?.mayRemove).toBe(mayRemove)
    for (const by of [finance, operator, builder]) {
      const removed = await remove(by, body.id)
      expect([removed.status, removed.body.code]).toEqual([403, 'not-allowed'])
      const saved = await save(by, 'Ook van het loket', { whose })
      expect([saved.status, Object.keys(saved.body.errors)]).toEqual([403, ['whose']])
    }
    expect((await remove(second, body.id)).status).toBe(200)
    expect((await save(service, label, { whose })).status).toBe(200)
    expect((await seen(lawyer, label))?.desk).toBe(whose)
  })

  test('may be saved for the desks that are named, and for no other', async () => {
    const { desks } = await server.runtime.settings()
    expect((await seenBy(service)).desks).toEqual(Object.keys(desks))
    expect((await seenBy(lawyer)).desks).toEqual(['juridisch'])
    expect((await seenBy(finance)).desks).toEqual([])
    for (const whose of ['telex', '__proto__', 'a b', '', 7, ['juridisch']]) {
      const { status, body } = await save(service, 'Voor niemand', { whose })
      expect([whose, status, Object.keys(body.errors)]).toEqual([whose, 400, ['whose']])
    }
  })

  test('is of who lists requests', async () => {
    const editor = await colleague(['editor'])
    const nobody = { id: '', cookie: '' }
    for (const [by, status] of [
      [editor, 403],
      [nobody, 401],
    ] as const) {
      const id = '7d3c1f5e-8a4b-4d1c-9e57-2f0a6b1c3d42'
      const answers = [
        await get('/request-views', { cookie: by.cookie }),
        await save(by, 'Van niemand'),
        await remove(by, id),
      ]
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status])
    }
  })

  test('leaves in the trail that it was saved and removed and for which desk, and its name nowhere', async () => {
    const by = await colleague(['member-service'])
    const label = 'Zeldzaamwoord'
    for (const whose of ['mij', 'juridisch']) {
      const { body } = await save(by, label, { whose })
      await remove(by, body.id)
    }
    const rows = await db
      .selectFrom('audit')
      .selectAll()
      .where('staff_id', '=', by.id)
      .orderBy('id')
      .execute()
    const acts = rows.filter(({ action }) => action.startsWith('request-views.'))
    expect(acts.map(({ action, detail }) => [action, detail])).toEqual([
      ['request-views.save', null],
      ['request-views.remove', null],
      ['request-views.save', 'juridisch'],
      ['request-views.remove', 'juridisch'],
    ])
    expect(JSON.stringify(rows)).not.toContain(label)
    expect(server.logged()).not.toContain(label)
  })
})

describe('of one colleague and of one desk', () => {
  const atOnce = (count: number) => Array.from({ length: count }, (_one, at) => `Weergave ${at}`)

  test('twenty are kept, also of many that are saved at once', async () => {
    const [first, second] = [await colleague(['member-service']), await colleague(['member-service'])]
    const own = await Promise.all(atOnce(24).map((label) => save(first, label)))
    const whose = 'verzekeringen'
    const ofDesk = await Promise.all(
      atOnce(24).map((label, at) => save(at % 2 ? first : second, label, { whose })),
    )
    for (const [answers, sentence] of [
      [own, 'Je hebt al 20 weergaven. Verwijder er eerst een.'],
      [ofDesk, 'Dit loket heeft al 20 weergaven. Verwijder er eerst een.'],
    ] as const) {
      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused.map(({ status, body }) => [status, body.code, body.title])).toEqual(
        Array.from({ length: 4 }, () => [409, 'views-full', sentence]),
      )
    }
    // those of the desk do not count for a colleague, nor those of one colleague for another
    expect((await save(second, 'Van mijzelf')).status).toBe(200)
    const kept = own.find(({ status }) => status === 200)
    await remove(first, kept?.body.id)
    expect((await save(first, 'Nog een')).status).toBe(200)
    expect((await save(first, 'En nog een')).status).toBe(409)
  })

  test('no two have the same name, and others may have it too', async () => {
    const by = await colleague(['adviser'], ['juridisch'])
    const both = await Promise.all(['Spoed', ' SPOED  '].map((label) => save(by, label)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)?.body
    expect([refused.code, refused.errors]).toEqual([
      'label-taken',
      { label: ['Er is al een weergave met deze naam.'] },
    ])
    expect((await save(by, 'Spoed', { whose: 'juridisch' })).status).toBe(200)
    expect((await save(service, 'Spoed')).status).toBe(200)
  })
})

describe('whatever is sent', () => {
  test('has a name of forty characters at most', async () => {
    const by = await colleague(['finance'])
    expect((await save(by, 'x'.repeat(40))).status).toBe(200)
    for (const label of [undefined, null, '', ' \n ', 'x'.repeat(41), 7, ['a'], { a: 1 }]) {
      const { status, body } = await save(by, label)
      expect([label, status, Object.keys(body.errors)]).toEqual([label, 400, ['label']])
    }
    const { body } = await save(by, '')
    expect(body.errors.label).toEqual(['Geef de weergave een naam.'])
  })

  test('keeps the words of the address by their names, and refuses each that the list does not take', async () => {
    const by = await colleague(['finance'])
    const wrong: object[] = [
      ...[{ weergave: 'toString' }, { stand: 'open' }, { loket: 'a b' }, { soort: 'handyman' }],
      ...[{ van: 'iedereen' }, { binnen: 'ooit' }, { teken: '{}' }, { volgorde: 'naam' }],
      ...[{ van: "' OR 1=1" }, { loket: 'x'.repeat(65) }, { soort: ['handyman.book'] }, { binnen: 7 }],
    ]
    expect(
      await failures(wrong, async (words) => {
        const { status, body } = await save(by, 'Fout', { filters: words })
        const [name] = Object.keys(words)
        expect([status, Object.keys(body.errors)]).toEqual([400, [`filters.${name}`]])
      }),
    ).toEqual([])
    for (const none of ['x', ['open']]) expect((await save(by, 'Fout', { filters: none })).status).toBe(400)
    await save(by, 'Goed', { filters: { binnen: 'vandaag', na: 'verder', naam: 'de Vries', loket: '' } })
    expect((await seen(by, 'Goed'))?.filters).toEqual({ binnen: 'vandaag' })
  })
})

describe('what changed since', () => {
  test('a desk, a kind and a word that are there no more are listed as they were saved, and can be removed', async () => {
    const old = { weergave: 'archief', soort: 'fax.send', loket: 'telex' }
    await leave({ label: 'Van het oude loket', desk: 'telex', filters: old })
    const view = await seen(service, 'Van het oude loket')
    expect(view).toMatchObject({ filters: old, desk: 'telex', mayRemove: true })
    expect((await seen(finance, 'Van het oude loket'))?.mayRemove).toBe(false)
    expect(await seen(lawyer, 'Van het oude loket')).toBeUndefined()
    expect((await remove(service, view?.id ?? '')).status).toBe(200)
  })

  test('an account that is removed takes its own views along, and leaves those of a desk', async () => {
    const by = await colleague(['member-service'])
    await save(by, 'Gaat mee')
    await save(by, 'Blijft', { whose: 'bouwkundig' })
    await db.deleteFrom('staff_account').where('id', '=', by.id).execute()
    const left = await db
      .selectFrom('request_view')
      .select(['label', 'made_by'])
      .where('label', 'in', ['Gaat mee', 'Blijft'])
      .execute()
    expect(left).toEqual([{ label: 'Blijft', made_by: null }])
  })

  test('the database itself refuses a view of nobody, one of two, and other words', async () => {
    await expect(leave({ label: 'x' })).rejects.toThrow('request_view_of_one')
    await expect(leave({ label: 'x', desk: 'juridisch', owner: service.id })).rejects.toThrow(
      'request_view_of_one',
    )
    for (const other of [{ naam: 'de Vries' }, { loket: 'x'.repeat(1000) }, ['open']])
      await expect(leave({ label: 'x', desk: 'juridisch', filters: other })).rejects.toThrow(
        'request_view_known_words',
      )
  })
})
