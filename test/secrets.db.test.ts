import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpointOf } from '../src/core/contract/endpoint.ts'
import { operation } from '../src/core/contract/operation.ts'
import { group } from '../src/core/fields/group.ts'
import { iban } from '../src/core/fields/iban.ts'
import { buildServer } from '../src/server/http/server.ts'
import type { RequestContext, Runtime } from '../src/server/services/context.ts'
import { demoPersonId } from '../src/server/services/sessions/demo-people.ts'
import { startSession } from '../src/server/services/sessions/start.ts'
import { readSubmission } from '../src/server/services/submissions/read.ts'
import { submit } from '../src/server/services/submissions/submit.ts'
import { makeVault } from '../src/server/services/vault.ts'
import { registration } from './kit/membership.ts'
import { openTestServer, type TestServer } from './kit/server.ts'

// What docs/operations.md, "Changing secrets", promises.

const [old, next] = [
  'the secret of this year, which is enough',
  'the secret of next year, and that is enough',
]
const planted = 'NL91ABNA0417164300'
const taking = endpointOf(
  { name: 'test.take', method: 'POST', path: '/test' },
  operation({ summary: '', body: group({ iban }), answer: z.undefined(), example: undefined }),
)

const take = async (runtime: Runtime): Promise<string> => {
  const ctx = {
    ...runtime,
    requestId: 'test',
    session: async () => undefined,
    actor: async () => ({ kind: 'visitor' as const }),
  } as Partial<RequestContext> as RequestContext
  const document = { title: '', sections: [] }
  const { id } = await runtime.database
    .transaction()
    .execute((tx) => submit(tx, ctx, { endpoint: taking, request: { iban: planted }, document, to: [] }))
  return id
}

test('after a change of secrets old masked answers open, new ones are locked by the new secret alone', async () => {
  await using test = await openTestServer()
  const under = (...secrets: string[]): Runtime => ({ ...test.runtime, vault: makeVault(secrets) })
  const before = await take(under(old))
  const after = await take(under(next, old))

  const rows = await test.database.db.selectFrom('submission').select('request').execute()
  expect(JSON.stringify(rows)).not.toContain(planted)
  for (const id of [before, after])
    expect((await readSubmission(under(next, old), id))?.request).toEqual({ iban: planted })
  expect((await readSubmission(under(next), after))?.request).toEqual({ iban: planted })
  await expect(readSubmission(under(old), after)).rejects.toThrow('not configured')
  await expect(readSubmission(under(next), before)).rejects.toThrow('not configured')
  // while some processes have it in front already, the others must at least read it
  expect((await readSubmission(under(old, next), after))?.request).toEqual({ iban: planted })
})

const serverUnder = (test: TestServer, ...secrets: string[]) =>
  buildServer({
    runtime: { ...test.runtime, vault: makeVault(secrets) },
    log: test.app.log,
    production: true,
    publicUrl: 'https://www.voorbeeld.nl',
    trustedProxies: [],
  })

test('who is logged in stays so when the secrets change', async () => {
  await using test = await openTestServer()
  const { token } = await startSession(test.runtime, demoPersonId('lid'))
  const app = await serverUnder(test, next)
  const me = await app.inject({
    method: 'POST',
    url: '/api/v2/account/me',
    cookies: { '__Host-thuisbasis': token },
  })
  expect(me.json()).toMatchObject({ membershipStatus: 'lid' })
  await app.close()
})

test('what was sent before is known again afterwards, by a hash that only we can make', async () => {
  await using test = await openTestServer()
  const servers = [await serverUnder(test, old), await serverUnder(test, next, old)] as const
  const body = registration()
  const send = (server: (typeof servers)[number], key: string, payload: object = body) =>
    server.inject({
      method: 'POST',
      url: '/api/v2/becomeamember/register',
      headers: { 'idempotency-key': key },
      payload,
    })
  const key = randomUUID()
  const first = await send(servers[0], key)
  expect(first.statusCode, first.body).toBe(201)
  expect((await send(servers[1], key)).json()).toEqual(first.json())
  const other = {
    ...body,
    personalInformation: { ...body.personalInformation, password: 'iets-heel-anders' },
  }
  expect((await send(servers[1], key, other)).statusCode).toBe(422)

  // a bare hash of the same body would be the same under every secret, and a password in it could be guessed
  const hashes = async () =>
    (await test.database.db.selectFrom('idempotency').select('body_hash').execute()).map(({ body_hash }) =>
      body_hash.toString('hex'),
    )
  await test.database.db
    .deleteFrom('person')
    .where('email', '=', body.nameAddressDetails.emailAddress)
    .execute()
  expect((await send(servers[1], randomUUID())).statusCode).toBe(201)
  expect(new Set(await hashes()).size).toBe(2)
  await Promise.all(servers.map((server) => server.close()))
})
