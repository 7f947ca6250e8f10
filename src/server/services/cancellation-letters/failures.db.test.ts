import { afterAll, describe, expect, test } from 'vitest'
import {
  type AddedCancellation,
  addCancellation,
  lettersIn,
} from '../../../../test/kit/cancellation-letters.ts'
import { travellingClock } from '../../../../test/kit/clock.ts'
import { whileFull } from '../../../../test/kit/full-disk.ts'
import { openTestServer } from '../../../../test/kit/server.ts'
import { orderLetters } from './follow-application.ts'
import { ownLetters } from './own-letters.ts'
import { sendCancellation } from './send-cancellation-letter.ts'

// What happens to a letter when something fails while it is made: it waits unchanged, and nothing is sent twice.

const clock = travellingClock('2026-11-24T09:00:00Z')
const server = await openTestServer({ clock })
afterAll(() => server.close())
const { db } = server.database
const { runtime } = server
const { making, drawn, send, statesOf, hasSignature, posted, toApplicant, queued, accepted, tell } =
  lettersIn(server)

type Table = 'made_document' | 'letter' | 'cancellation_letter' | 'cancellation_signature'

/** Fails to act while the database can write nothing more to a table. */
const failsWhileFull = (table: Table, act: () => Promise<unknown>) =>
  whileFull(db, table, () => expect(act()).rejects.toThrow('could not extend file'))

const documentsOf = ({ id }: AddedCancellation) =>
  db.selectFrom('made_document').select('name').where('submission_id', '=', id).execute()
const mailsTo = ({ emailAddress }: AddedCancellation) =>
  db.selectFrom('sandbox_message').select('key').where('recipient', '=', emailAddress).execute()

describe('a letter', () => {
  test('that cannot be drawn stays ordered with its signature, and leaves once when it can', async () => {
    const { ids, ...one } = await accepted({ insurances: 1 })
    const failing = { ...making, draw: () => Promise.reject(new Error('no room')) }
    for (let times = 0; times < 2; times++)
      await expect(sendCancellation(runtime, failing, ids[0] ?? '')).rejects.toThrow('no room')
    expect([await statesOf(one), await hasSignature(one), await posted(one)]).toEqual([['ordered'], true, []])
    await send(ids[0] ?? '')
    expect([await statesOf(one), await hasSignature(one)]).toEqual([['sent'], false])
    expect([await posted(one), await toApplicant(one)].map(({ length }) => length)).toEqual([1, 1])
  })

  test.each<Table>(['cancellation_letter', 'cancellation_signature', 'letter'])(
    'whose leaving cannot be noted in %s is one mail, and keeps its signature till it is',
    async (table) => {
      const { ids, ...one } = await accepted({ insurances: 1 })
      for (let times = 0; times < 2; times++) await failsWhileFull(table, () => send(ids[0] ?? ''))
      expect([await statesOf(one), await hasSignature(one)]).toEqual([['ordered'], true])
      expect(await toApplicant(one)).toEqual([])
      await send(ids[0] ?? '')
      expect([await statesOf(one), await hasSignature(one)]).toEqual([['sent'], false])
      expect([await posted(one), await toApplicant(one)].map(({ length }) => length)).toEqual([1, 1])
    },
  )

  test('that cannot be ordered waits, without a job', async () => {
    const one = await addCancellation(server)
    await failsWhileFull('cancellation_letter', () => orderLetters(runtime, one.id))
    expect([await statesOf(one), await queued(one)]).toEqual([['waiting', 'waiting'], []])
    await orderLetters(runtime, one.id)
    expect(await queued(one)).toHaveLength(2)
  })
})

test('copies that cannot be kept hold up the mail to who applied; it leaves once, with one document', async () => {
  const { ids, ...one } = await accepted()
  for (const id of ids) await send(id)
  for (let times = 0; times < 2; times++) await failsWhileFull('made_document', () => tell(one))
  expect([await documentsOf(one), await mailsTo(one), await statesOf(one)]).toEqual([
    [],
    [],
    ['sent', 'sent'],
  ])
  drawn.length = 0
  const copies = `Opzegbrieven-${one.reference}.pdf`
  expect(await tell(one)).toMatchObject({ attachments: [{ filename: copies }] })
  expect([drawn.length, await documentsOf(one)]).toEqual([1, [{ name: copies }]])
  expect(await mailsTo(one)).toHaveLength(1)
})

test('the day of a letter is the one in Amsterdam, a minute after its midnight as well', async () => {
  const { ids, ...one } = await accepted()
  for (const [at, id] of ids.entries()) {
    clock.travel(`2026-11-24T${at === 0 ? '22:59' : '23:00'}:00Z`)
    drawn.length = 0
    await send(id)
    expect(drawn.map(({ madeOn }) => madeOn)).toEqual([`${24 + at} november 2026`])
  }
  const told = (await ownLetters(runtime, [one.id])).get(one.id) ?? []
  expect(told.map(({ value }) => value.split('. ').at(-1))).toEqual([
    'Verstuurd op 24 november 2026.',
    'Verstuurd op 25 november 2026.',
  ])
})
