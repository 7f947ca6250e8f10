import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { registration } from '../../test/kit/membership.ts'
import { openTestServer, type TestServer } from '../../test/kit/server.ts'
import { buildServer } from './http/server.ts'
import { nowOf, type Runtime } from './services/context.ts'
import { giveMandate } from './services/mandates/give.ts'
import { lastOfIban } from './services/mandates/shown-iban.ts'
import { demoPersonId } from './services/sessions/demo-people.ts'
import { startSession } from './services/sessions/start.ts'
import { makeVault } from './services/vault.ts'

// Tests of what docs/operations.md promises under "Changing secrets".

const [old, next] = [
  'the secret of this year, which is enough',
  'the secret of next year, and that is enough',
]
const planted = 'NL91ABNA0417164300'

/** Gives a mandate that is encrypted by the vault of this runtime; returns how another runtime shows the end of its IBAN. */
const give = async (runtime: Runtime) => {
  const relationId = String(++number)
  const reference = await runtime.database.transaction().execute((tx) =>
    giveMandate(tx, runtime, {
      personId: null,
      relationId,
      lock: (place) => runtime.vault.lock(planted, place),
      givenAt: nowOf(runtime),
    }),
  )
  const mandate = await runtime.database
    .selectFrom('mandate')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(mandate)).not.toContain(planted)
  return (by: Runtime) => lastOfIban(by, mandate)
}
let number = 81_000_000

test('after a change of secrets what was locked before opens, the rest is locked by the new secret alone', async () => {
  await using test = await openTestServer()
  const under = (...secrets: string[]): Runtime => ({ ...test.runtime, vault: makeVault(secrets) })
  const before = await give(under(old))
  const after = await give(under(next, old))

  for (const shown of [before, after]) expect(shown(under(next, old))).toBe('•••• •••• 4300')
  expect(after(under(next))).toBe('•••• •••• 4300')
  expect(() => after(under(old))).toThrow('not configured')
  expect(() => before(under(next))).toThrow('not configured')
  // During a rollout some processes already encrypt with the new secret; the others, which still encrypt with the old one, must
  // be able to read it.
  expect(after(under(old, next))).toBe('•••• •••• 4300')
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

  // Hashes depend on the secret: a bare hash of the same body would be the same under every secret, and a password in that body
  // could be guessed.
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
