import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '../../../../test/kit/database.ts'
import { failures } from '../../../../test/kit/failures.ts'
import { parsePath, put } from '../../../../test/kit/request-values.ts'
import type { Sought } from '../../../core/fields/brick/brick.ts'
import { bricksOf } from '../../../core/fields/brick/group.ts'
import { deskOf, requestKinds, requestParts } from '../../features.ts'
import { storedRequest } from '../submissions/stored-request.ts'
import { lastNameIn, senderInRequest } from './sender-name.ts'

const database = await freshDatabase()
afterAll(() => database.close())
const { db } = database

/** The name in a stored request, as lists read it. */
const listedName = async (stored: string): Promise<string | null> => {
  const { rows } = await sql<{ sender: unknown }>`
    SELECT ${senderInRequest} AS sender FROM (SELECT ${stored}::jsonb AS request) AS submission`.execute(db)
  return lastNameIn(rows[0]?.sender)
}

/** A kind of request whose example has another name in each field that asks one. */
interface Named {
  kind: string
  stored: string
  /** The name that is its sender's: the first that is asked, as the first e-mail address is; undefined where none is. */
  sender: string | undefined
}

const namedBy = (kind: string): Named => {
  const [part, made] = [requestParts[kind], requestKinds[kind]]
  if (!part || !made) throw new Error(`${kind} has nothing that describes its requests.`)
  const asking = (as: Sought) =>
    bricksOf(part).flatMap(({ path, brick }) => (brick.facts.sought === as ? [path] : []))
  // an association of owners has a whole name too, beside the last name of whoever asks
  const paths = [...asking('last-name'), ...asking('whole-name')]
  const request = paths.reduce<unknown>(
    (filled, path, place) => put(filled, parsePath(path), `Naam ${place}`),
    made.example().request,
  )
  return { kind, stored: storedRequest(part, request), sender: paths.length > 0 ? 'Naam 0' : undefined }
}

const named = Object.keys(deskOf).map(namedBy)

test('a list has the name of the sender of every kind of request that asks one', async () => {
  expect(
    await failures(
      named.filter(({ sender }) => sender !== undefined),
      async ({ stored, sender }) => expect(await listedName(stored)).toMatch(new RegExp(`(^| )${sender}$`)),
      ({ kind }) => kind,
    ),
  ).toEqual([])
})

test('what asks no name has none', async () => {
  const nameless = named.filter(({ sender }) => sender === undefined)
  expect(nameless.map(({ kind }) => kind)).toEqual(['home-insurance.quote-email'])
  for (const { stored } of nameless) expect(await listedName(stored)).toBeNull()
})
