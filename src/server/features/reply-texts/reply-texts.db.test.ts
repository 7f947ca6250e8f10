import { afterAll, describe, expect, test } from 'vitest'
import { addStaff } from '../../../../test/kit/staff.ts'
import { openStaffAccounts } from '../../../../test/kit/staff-account.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import type { listReplyTexts } from '../../../core/contract/reply-texts/reply-texts-calls.ts'
import type { StaffRole } from '../../../core/staff/roles.ts'
import { mostTexts } from './list-reply-texts.ts'

const office = await openStaffAccounts()
afterAll(() => office.close())
const { db, server, open, get, post } = office

let made = 0
/** Adds a colleague who is logged in. */
const colleague = async (roles: readonly StaffRole[], desks: readonly string[] = []) => {
  made++
  const email = `tekst-${made}@voorbeeld.nl`
  const name = `Collega ${made}`
  const account = await addStaff(db, server.runtime.vault, { email, roles, desks })
  await db.updateTable('staff_account').set({ name }).where('id', '=', account.id).execute()
  return { id: account.id, name, cookie: await open(account) }
}
type Colleague = Awaited<ReturnType<typeof colleague>>

const service = await colleague(['member-service'])
const editor = await colleague(['editor'])
const lawyer = await colleague(['adviser'], ['juridisch'])
const builder = await colleague(['adviser'], ['bouwkundig'])

const text = '{aanhef}\n\nMag ik je nog iets vragen?\n\n{mijn naam}'
const save = (by: Colleague, title: string, more: object = {}) =>
  post('/reply-texts', { title, text, ...more }, { cookie: by.cookie })
const remove = (by: Colleague, id: string, version: number) =>
  post(`/reply-texts/${id}/remove`, { version }, { cookie: by.cookie })
const seenBy = async (by: Colleague, query = ''): Promise<AnswerOf<typeof listReplyTexts>> =>
  (await get(`/reply-texts${query}`, { cookie: by.cookie })).body
const titlesOf = async (by: Colleague, query = '') =>
  (await seenBy(by, query)).items.map(({ title }) => title)

describe('a text to choose from', () => {
  test('of a desk is used and changed by who works for it, and by who writes texts of all', async () => {
    const { status, body } = await save(lawyer, 'Van het loket', { desk: 'juridisch' })
    expect(status).toBe(200)
    for (const by of [service, editor, lawyer]) expect(await titlesOf(by)).toContain('Van het loket')
    expect(await titlesOf(builder)).not.toContain('Van het loket')
    for (const refused of [
      await save(builder, 'Van het loket', { id: body.id, version: 1, desk: 'bouwkundig' }),
      await save(builder, 'Ook een', { desk: 'juridisch' }),
      await save(builder, 'Voor allemaal'),
    ])
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([403, ['desk']])
    expect((await remove(builder, body.id, 1)).status).toBe(403)
    expect((await save(editor, 'Van het loket', { id: body.id, version: 1, desk: 'juridisch' })).status).toBe(
      200,
    )
  })

  test('of every desk is used by all, and changed by member service and editors', async () => {
    await save(editor, 'Voor ieder loket')
    const ofLawyer = (await seenBy(lawyer)).items.find(({ title }) => title === 'Voor ieder loket')
    expect([ofLawyer?.desk, ofLawyer?.mayChange, ofLawyer?.changedBy]).toEqual([null, false, editor.name])
    expect((await seenBy(lawyer)).desks).toEqual(['juridisch'])
    expect((await seenBy(editor)).forAll).toBe(true)
    expect((await seenBy(builder)).forAll).toBe(false)
  })

  test('that two change at once is saved by the first; the second hears who that was', async () => {
    const { body } = await save(service, 'Van twee')
    const change = (by: Colleague) =>
      save(by, 'Van twee', { id: body.id, version: 1, text: `${text} ${by.id}` })
    const both = await Promise.all([change(service), change(editor)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const late = both.find(({ status }) => status === 409)
    expect(late?.body.code).toBe('changed')
    const kept = (await seenBy(service)).items.find(({ id }) => id === body.id)
    expect(late?.body.title).toContain(kept?.changedBy ?? 'nobody')
    expect(kept?.version).toBe(2)
  })

  test('has a name that its desk gives once', async () => {
    await save(service, 'Eén naam', { desk: 'juridisch' })
    const again = await save(lawyer, 'eén NAAM', { desk: 'juridisch' })
    expect([again.status, again.body.code]).toEqual([409, 'title-taken'])
    expect((await save(service, 'Eén naam', { desk: 'bouwkundig' })).status).toBe(200)
    expect((await save(service, 'Eén naam')).status).toBe(200)
  })

  test('holds no word between braces that nothing is filled in for', async () => {
    const { status, body } = await save(service, 'Met een fout', { text: '{aanhev} en {12}' })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['text']])
    expect(body.errors.text[0]).toContain('{aanhev}')
    expect((await save(service, 'Zonder fout', { text: '{Aanhef} en {12}' })).status).toBe(200)
  })

  test('is of a desk and of kinds that there are', async () => {
    for (const [more, field] of [
      [{ desk: 'telex' }, 'desk'],
      [{ desk: '__proto__' }, 'desk'],
      [{ kinds: ['telex.send'] }, 'kinds'],
      [{ kinds: 'complaint.send' }, 'kinds'],
      [{ title: '' }, 'title'],
      [{ text: 'x'.repeat(4001) }, 'text'],
    ] as const) {
      const { status, body } = await save(service, 'Van niets', more)
      expect([field, status, Object.keys(body.errors)]).toEqual([field, 400, [field]])
    }
  })

  test('is found by the kind and the desk of a request', async () => {
    await save(service, 'Bij een klacht', { kinds: ['complaint.send'] })
    await save(service, 'Bij juridisch', { desk: 'juridisch' })
    const fitting = await titlesOf(service, '?kind=complaint.send&desk=bouwkundig')
    expect(fitting).toContain('Bij een klacht')
    expect(fitting).not.toContain('Bij juridisch')
    expect(await titlesOf(service, '?kind=handyman.book')).not.toContain('Bij een klacht')
  })

  test('that was removed is put back by saving it, and keeps what it was', async () => {
    const { body } = await save(service, 'Gaat en komt')
    expect((await remove(editor, body.id, 1)).body).toEqual({ version: 2 })
    expect(await titlesOf(service)).not.toContain('Gaat en komt')
    expect(await titlesOf(service, '?used=nee')).toContain('Gaat en komt')
    expect((await remove(editor, body.id, 2)).status).toBe(404)
    expect((await save(service, 'Gaat en komt', { id: body.id, version: 2 })).body).toEqual({
      id: body.id,
      version: 3,
    })
    const { items } = (await get(`/reply-texts/${body.id}/history`, { cookie: lawyer.cookie })).body
    expect(items.map((one: { removed: boolean; changedBy: string }) => [one.removed, one.changedBy])).toEqual(
      [
        [false, service.name],
        [true, editor.name],
        [false, service.name],
      ],
    )
  })

  test('is in the trail by its id alone', async () => {
    const { body } = await save(service, 'In het logboek')
    const row = await db
      .selectFrom('audit')
      .select(['action', 'detail', 'staff_id'])
      .where('detail', '=', body.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ action: 'reply-texts.save', detail: body.id, staff_id: service.id })
  })

  test('is one of 500 at most', async () => {
    const { items } = await seenBy(service)
    await db
      .insertInto('reply_text')
      .values(
        Array.from({ length: mostTexts - items.length }, (_, at) => ({
          ...{ title: `Vulling ${at}`, text: 'Hallo', changed_at: '2026-12-01T09:00:00Z' },
        })),
      )
      .execute()
    const { status, body } = await save(service, 'Een te veel')
    expect([status, body.code]).toEqual([409, 'texts-full'])
    const [first] = items
    if (!first) throw new Error('there is no text')
    const { id, version, title, desk, kinds, text: old } = first
    const mended = { id, version, kinds, text: old, ...(desk !== null && { desk }) }
    expect((await save(service, title, mended)).status).toBe(200)
  })
})
