import { afterAll, expect, test } from 'vitest'
import { openBookings, plantedPerson } from '../../../../test/kit/handyman.ts'
import { newVisitor } from '../../../../test/kit/new-visitor.ts'
import { addPerson, cookieOf } from '../../../../test/kit/people.ts'
import { book as call } from '../../../core/contract/handyman/handyman-calls.ts'
import { referenceKey } from '../../../core/request-search/search-keys.ts'
import { keepAccountKeys } from './search-keys.ts'

const { server, good } = await openBookings()
afterAll(() => server.close())
const { db } = server.database

/** Sends a booking, of whoever this cookie logs in; answers its reference. */
const book = async (cookie = ''): Promise<string> => {
  const answer = await server.app.inject({
    method: 'POST',
    url: call.path,
    remoteAddress: newVisitor(),
    payload: good,
    headers: { cookie },
  })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<{ reference: string }>().reference
}

const keysOf = async (reference: string) => {
  const rows = await db
    .selectFrom('staff_search')
    .innerJoin('submission', 'submission.id', 'submission_id')
    .select(['staff_search.kind', 'word', 'staff_search.person_id as account'])
    .where('reference', '=', reference)
    .orderBy('staff_search.kind')
    .orderBy('word')
    .execute()
  return {
    own: rows.filter(({ account }) => account === null).map(({ kind, word }) => `${kind} ${word}`),
    ofAccount: rows.filter(({ account }) => account !== null).map(({ kind, word }) => `${kind} ${word}`),
  }
}

const own = (reference: string) =>
  [
    'address 3821bt10',
    `email ${plantedPerson.email}`,
    ...['dervindplaats', 'qxvandervindplaats', 'vandervindplaats', 'vindplaats'].map(
      (word) => `name ${word}`,
    ),
    `phone ${plantedPerson.phone}`,
    `reference ${referenceKey(reference).word}`,
  ].toSorted()

test('the words by which a request is found are written with it, and go with it', async () => {
  const reference = await book()
  const { own: words, ofAccount } = await keysOf(reference)
  expect([words.toSorted(), ofAccount]).toEqual([own(reference), []])
  const found = db.selectFrom('staff_search').select('word').where('word', '=', referenceKey(reference).word)
  expect(await found.execute()).toHaveLength(1)
  await db.deleteFrom('submission').where('reference', '=', reference).execute()
  expect(await found.execute()).toEqual([])
})

test('what only the account says follows the account: its number once there is one, and nothing once it is gone', async () => {
  const person = await addPerson(server, {
    person: { initials: 'K.', infix: null, last_name: 'Nummerloos' },
  })
  const reference = await book(await cookieOf(server, person))
  const names = ['name knummerloos', 'name nummerloos']
  expect((await keysOf(reference)).ofAccount.toSorted()).toEqual(names)

  const keep = () => db.transaction().execute((tx) => keepAccountKeys(tx, person.id))
  await db
    .insertInto('membership')
    .values({ relation_id: '61234567', person_id: person.id, starts: '2026-11-01', fee_cents: 3450 })
    .execute()
  for (let times = 2; times > 0; times--) await keep()
  expect((await keysOf(reference)).ofAccount.toSorted()).toEqual(['member 61234567', ...names])

  await db.updateTable('submission').set({ person_id: null }).where('reference', '=', reference).execute()
  await keep()
  expect((await keysOf(reference)).ofAccount).toEqual([])
  expect((await keysOf(reference)).own.toSorted()).toEqual(own(reference))
})
