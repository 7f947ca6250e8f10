import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import { type Clock, clockAt } from '../../../core/kernel/clock.ts'
import { demoPersonId } from '../sessions/demo-people.ts'
import { makeVault } from '../vault.ts'
import { endLinks, makeLink, type Purpose, takeLink, tokenOf } from './mailed-link.ts'

const start = clockAt('2026-11-20T14:00:00Z').now()
let ahead = 0
const clock: Clock = { now: () => start + ahead }
const personId = demoPersonId('lid')
let server: TestServer

beforeAll(async () => {
  server = await openTestServer({ clock })
})
afterAll(() => server.close())

const make = async (purpose: Purpose = 'set-password') => {
  const id = await server.runtime.database
    .transaction()
    .execute((tx) => makeLink(tx, server.runtime, { purpose, personId, newEmail: 'nieuw@voorbeeld.nl' }))
  return { id, token: tokenOf(server.runtime, id) }
}
const take = (token: string, purpose: Purpose = 'set-password') =>
  server.runtime.database.transaction().execute((tx) => takeLink(tx, server.runtime, purpose, token))

test('a link works once, for what it is meant for', async () => {
  const { token } = await make()
  expect(await take(token, 'activate')).toBeUndefined()
  expect(await take(token)).toEqual({ personId, newEmail: 'nieuw@voorbeeld.nl' })
  expect(await take(token)).toBeUndefined()
})

test('of twenty at once one gets it', async () => {
  const { token } = await make()
  const taken = await Promise.all(Array.from({ length: 20 }, () => take(token)))
  expect(taken.filter(Boolean)).toHaveLength(1)
})

test('it is over after its time', async () => {
  const { token } = await make()
  ahead += 3600_000
  expect(await take(token)).toBeUndefined()
})

test('a link that nobody signed opens nothing, whatever stands in it', async () => {
  const { id, token } = await make()
  const foreign = tokenOf({ vault: makeVault(['another secret of thirty-two characters']) }, id)
  const hostile = [
    id,
    `${id}.`,
    `${id}.${'A'.repeat(43)}`,
    foreign,
    `${randomUUID()}${token.slice(36)}`,
    '\0',
    '',
  ]
  for (const one of hostile) expect(await take(one), one).toBeUndefined()
  expect(await take(token)).toBeDefined()
})

test('a link of before the secrets were rotated still works', async () => {
  const { id } = await make()
  const old = makeVault(['another secret of thirty-two characters'])
  const rotated = makeVault([
    'a new secret of thirty-two characters',
    'another secret of thirty-two characters',
  ])
  const token = tokenOf({ vault: old }, id)
  const moved = { ...server.runtime, vault: rotated }
  const taken = await moved.database.transaction().execute((tx) => takeLink(tx, moved, 'set-password', token))
  expect(taken?.personId).toBe(personId)
})

test('a newer link ends those before it, and no others', async () => {
  const [older, other] = [await make(), await make('change-email')]
  await server.runtime.database
    .transaction()
    .execute((tx) => endLinks(tx, server.runtime, String(personId), 'set-password'))
  expect(await take(older.token)).toBeUndefined()
  expect(await take(other.token, 'change-email')).toBeDefined()
})
