import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { whileFull } from '../../../../test/kit/full-disk.ts'
import { whatHappenedTo } from '../../../../test/kit/office-work.ts'
import { openStaffAccounts } from '../../../../test/kit/staff-account.ts'
import { filledExample, takeIn } from '../../../../test/kit/taken-requests.ts'

// What becomes of an act of staff while the database can write nothing more, and while others act on the same request.

const office = await openStaffAccounts()
afterAll(() => office.close())
const { clock, db, colleague, open, openProcess, post } = office

const me = await colleague()
const other = await colleague()
const names = { [me.id]: 'Sanne Bakker', [other.id]: 'Joris Visser' }
let cookie = ''
let otherCookie = ''
beforeAll(async () => {
  await db.updateTable('staff_account').set({ name: 'Joris Visser' }).where('id', '=', other.id).execute()
  cookie = await open(me)
  otherCookie = await open(other)
})

const take = () => takeIn(db, filledExample('contact-message.send'), clock)

/** What an act sends to which address below a request, and what it leaves. */
interface Act {
  path: string
  body: object
  event: string
  action: string
  standing: object
}

const acts: readonly Act[] = [
  {
    ...{ path: 'claim', body: {}, event: 'claimed', action: 'requests.claim' },
    standing: { owner: me.id, open: true },
  },
  {
    ...{ path: 'assign', body: { to: other.id }, event: 'assigned', action: 'requests.assign' },
    standing: { owner: other.id, open: true },
  },
  {
    ...{ path: 'hand-over', body: { partner: 'cases', way: 'hand' } },
    ...{ event: 'passed-on', action: 'requests.hand-over' },
    standing: { owner: null, open: false },
  },
  {
    ...{ path: 'notes', body: { note: 'Gebeld.' }, event: 'noted', action: 'requests.note' },
    standing: { owner: null, open: true },
  },
  {
    ...{ path: 'actions/done', body: {}, event: 'handled', action: 'requests.done' },
    standing: { owner: null, open: false },
  },
]

/** The tables that an act writes. */
const written = ['submission_event', 'request_work', 'audit'] as const

describe.each(written)('with a disk that is full for %s', (table) => {
  test.each(acts)('$path says so, leaves nothing half, and is done once there is room', async (act) => {
    const { id, reference } = await take()
    const send = () => post(`/requests/${reference}/${act.path}`, { version: 1, ...act.body }, { cookie })
    const before = await whatHappenedTo(db, id)
    const refused = await whileFull(db, table, send)
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
    expect(refused.headers['retry-after']).toBe('5')
    expect(refused.body.title).toMatch(/^\p{Lu}.*\.$/u)
    expect(JSON.stringify(refused.body)).not.toContain('extend')
    expect(await whatHappenedTo(db, id)).toEqual(before)

    expect((await send()).status).toBe(200)
    expect(await whatHappenedTo(db, id)).toEqual({
      events: ['received', act.event],
      work: { ...before.work, ...act.standing, version: 2 },
      acts: [{ action: act.action, staff_id: me.id }],
    })
  })
})

test('of twenty claims at once by two colleagues at two processes one is done, and all others are told by whom', async () => {
  const second = await openProcess()
  const { id, reference } = await take()
  const tries = Array.from({ length: 20 }, (_, index) => {
    const isMine = index % 2 === 0
    const how = { cookie: isMine ? cookie : otherCookie, ...(index % 4 > 1 && { by: second }) }
    return post(`/requests/${reference}/claim`, { version: 1 }, how).then((answer) => ({
      ...answer,
      who: isMine ? me.id : other.id,
    }))
  })
  const answers = await Promise.all(tries)
  const [done, ...more] = answers.filter(({ status }) => status === 200)
  expect(more).toEqual([])
  const winner = done?.who ?? ''
  expect(done?.body).toEqual({ version: 2 })
  const refused = answers.filter((answer) => answer !== done)
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    Array<unknown>(19).fill([409, 'changed']),
  )
  for (const { body } of refused)
    expect(body.title).toContain(`${names[winner]} veranderde deze aanvraag op 1 december 2026 om 10.00 uur.`)
  const { events, work, acts: trail } = await whatHappenedTo(db, id)
  expect(events).toEqual(['received', 'claimed'])
  expect(work).toMatchObject({ owner: winner, open: true, version: 2 })
  expect(trail).toEqual([{ action: 'requests.claim', staff_id: winner }])
})
