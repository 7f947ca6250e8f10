import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { addApplication, handOver } from '../../../test/kit/insurance-applications.ts'
import { openTestServer } from '../../../test/kit/server.ts'
import { insurerNoticePath as path } from '../../core/insurance/paths.ts'
import type { Clock } from '../../core/kernel/clock.ts'
import { signatureOf } from '../ports/signature.ts'
import { sandboxNotice } from '../services/insurance-applications/notice.ts'
import { allowances } from '../services/rate-limits/rate-limits.ts'

const secret = 'een-geheim-van-meer-dan-32-tekens-lang'
const newer = 'een-nieuwer-geheim-van-meer-dan-32-tekens'
const start = Date.parse('2026-11-20T12:00:00Z')
let ahead = 0
const clock: Clock = { now: () => start + ahead }
const server = await openTestServer({ clock, server: { insurerSecrets: [newer, secret] } })
afterAll(() => server.close())
beforeEach(() => {
  ahead = 0
})

const accepted = {
  partnerReference: 'VZ-1',
  sequence: 2,
  state: 'accepted',
  at: '2026-11-20T11:59:30+01:00',
  policyNumber: 'P-77',
}
const now = () => Math.floor(clock.now() / 1000)

/** Sends a notice; `signed` is the body that the signature is made of, where it differs from the one that is sent. */
const tell = async (
  body: unknown,
  {
    by = newer,
    at = now(),
    signed = body,
    headers = {},
    from = '10.0.0.1',
    query = '',
  }: Partial<Record<'by' | 'from' | 'query', string>> & {
    at?: number
    signed?: unknown
    headers?: Record<string, string>
  } = {},
) => {
  const text = (of: unknown) => (typeof of === 'string' ? of : JSON.stringify(of))
  const timestamp = String(at)
  const answer = await server.app.inject({
    method: 'POST',
    url: path + query,
    remoteAddress: from,
    payload: text(body),
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signatureOf({ method: 'POST', path, timestamp, key: '', body: text(signed) }, by),
      ...headers,
    },
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.body }
}

test('a notice is taken, twice is answered alike, and so is one of an application that nobody knows', async () => {
  const first = await tell(accepted)
  expect(first).toMatchObject({ status: 200, body: '', headers: { 'cache-control': 'no-store' } })
  for (const again of [
    accepted,
    { ...accepted, partnerReference: 'nobody-knows' },
    { ...accepted, more: [1] },
  ])
    expect(await tell(again)).toMatchObject({ status: 200, body: '' })
})

test('what it says of an application that we know is taken once, and older news no more', async () => {
  const { id } = await addApplication(server)
  const reference = await handOver(server, id)
  const stands = () =>
    server.database.db
      .selectFrom('insurance_application')
      .select(['state', 'sequence', 'policy_number'])
      .where('submission_id', '=', id)
      .executeTakeFirstOrThrow()
  const known = { ...accepted, partnerReference: reference, sequence: 3 }
  const told = [known, known, { ...known, sequence: 2, state: 'refused', policyNumber: undefined }]
  for (const news of told) expect((await tell(news)).status).toBe(200)
  expect(await stands()).toEqual({ state: 'accepted', sequence: 3, policy_number: 'P-77' })
})

test.each([newer, secret])('while a secret is replaced both are believed: %s', async (by) => {
  expect((await tell(accepted, { by })).status).toBe(200)
})

describe('what is not believed', () => {
  const minute = 60
  test.each([
    ['older than five minutes', { at: start / 1000 - 5 * minute - 1 }],
    ['from the future', { at: start / 1000 + 5 * minute + 1 }],
    ['signed by another', { by: `${newer}!` }],
    ['changed on its way', { signed: { ...accepted, state: 'refused' } }],
    ['the same JSON, written otherwise', { signed: JSON.stringify(accepted, undefined, 1) }],
    ['at an address that is not signed', { query: '?reference=VZ-2' }],
    ['without a timestamp', { headers: { 'x-timestamp': '' } }],
    ['with a timestamp that is none', { headers: { 'x-timestamp': '1e9' } }],
    ['with the timestamp of another', { headers: { 'x-timestamp': String(start / 1000 + 1) } }],
    ['without a signature', { headers: { 'x-signature': '' } }],
    ['with a signature that is none', { headers: { 'x-signature': 'v1=é' } }],
    ['with a key that is not signed', { headers: { 'idempotency-key': 'k' } }],
  ])('%s: 401, which never says why', async (_what, how) => {
    const answer = await tell(accepted, how)
    expect(answer.status).toBe(401)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(JSON.parse(answer.body)).toEqual({
      title: 'Dit verzoek is niet ondertekend zoals docs/partners.md zegt.',
      status: 401,
      code: 'not-signed',
      requestId: expect.any(String),
    })
  })

  test('five minutes to the second are believed, both ways', async () => {
    for (const off of [-300, 300]) expect((await tell(accepted, { at: now() + off })).status).toBe(200)
  })

  test('a notice that was believed is not, once it is old', async () => {
    const at = now()
    expect((await tell(accepted, { at })).status).toBe(200)
    ahead = 301_000
    // sent from an address of its own, since its use of the limit lies in the future for the other tests
    expect((await tell(accepted, { at, from: '10.0.0.3' })).status).toBe(401)
  })

  test('the signature of another call of ours, under the same secret', async () => {
    const timestamp = String(now())
    const body = JSON.stringify(accepted)
    const signature = signatureOf(
      { method: 'POST', path: '/v1/applications', timestamp, key: '', body },
      newer,
    )
    expect((await tell(accepted, { headers: { 'x-signature': signature } })).status).toBe(401)
  })

  test('who goes on and on is told when to come back, and who signs is not', async () => {
    const from = '10.0.0.2'
    const asked = Array.from({ length: allowances.lookup.burst }, () => tell(accepted, { by: 'x', from }))
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([401]))
    expect((await tell(accepted, { by: 'x', from })).status).toBe(429)
    expect((await tell(accepted, { from })).status).toBe(200)
  })
})

describe('what is signed and says nothing', () => {
  const { partnerReference: _, ...nameless } = accepted
  test.each([
    ['nothing', {}, ['partnerReference', 'sequence', 'state', 'at']],
    ['without a reference', nameless, ['partnerReference']],
    ['of a reference of dots', { ...accepted, partnerReference: '..' }, ['partnerReference']],
    [
      'of a reference beyond measure',
      { ...accepted, partnerReference: 'a'.repeat(101) },
      ['partnerReference'],
    ],
    ['of a reference in numbers', { ...accepted, partnerReference: 1 }, ['partnerReference']],
    ['of the 0th change', { ...accepted, sequence: 0 }, ['sequence']],
    ['of the half change', { ...accepted, sequence: 1.5 }, ['sequence']],
    ['of a change in words', { ...accepted, sequence: '2' }, ['sequence']],
    ['of a change beyond measure', { ...accepted, sequence: 1_000_000_001 }, ['sequence']],
    ['of a state that nobody knows', { ...accepted, state: 'approved' }, ['state']],
    ['of a day in place of an instant', { ...accepted, at: '2026-11-20' }, ['at']],
    ['of no time zone', { ...accepted, at: '2026-11-20T12:00:00' }, ['at']],
    ['of the year nought', { ...accepted, at: '0000-01-01T00:00:00Z' }, ['at']],
    ['accepted without a policy', { ...accepted, policyNumber: undefined }, ['state']],
    ['of a policy beyond measure', { ...accepted, policyNumber: '1'.repeat(41) }, ['policyNumber']],
    ['of a policy that cannot be stored', { ...accepted, policyNumber: 'a\u0000' }, ['policyNumber']],
    ['of a policy of null', { ...accepted, policyNumber: null }, ['policyNumber']],
    ['with a question that nobody asks', { ...accepted, question: 'Waarom?' }, ['state']],
    ['that wants to know nothing', { ...accepted, state: 'more-information' }, ['state']],
    [
      'with a question beyond measure',
      { ...accepted, state: 'more-information', question: 'a'.repeat(1001) },
      ['question'],
    ],
    ['with half a letter', { ...accepted, state: 'more-information', question: '\ud800' }, ['question']],
    ['that ends on no day', { ...accepted, state: 'ended' }, ['state']],
    ['that ends on a day that is none', { ...accepted, state: 'ended', endsOn: '2026-02-30' }, ['endsOn']],
  ])('%s: 400 with the fields that are wrong', async (_what, body, fields) => {
    const answer = await tell(body)
    expect(answer.status).toBe(400)
    expect(Object.keys(JSON.parse(answer.body).errors)).toEqual(fields)
  })

  test.each([
    ['no body', '', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['a text', '"accepted"', 400],
    ['no JSON', '{', 400],
    ['JSON of other letters', '{"partnerReference": "\xff', 400],
    ['a tangle', `${'['.repeat(5000)}${']'.repeat(5000)}`, 400],
    ['a megabyte', `"${'a'.repeat(1024 * 1024)}"`, 413],
    ['just more than fits', `"${'a'.repeat(10 * 1024)}"`, 413],
  ])('%s is refused', async (_what, body, status) => {
    expect((await tell(body)).status).toBe(status)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'as %s: 415',
    async (type) => {
      expect((await tell(accepted, { headers: { 'content-type': type } })).status).toBe(415)
    },
  )
})

test.each([
  { ...accepted, state: 'pending', policyNumber: undefined },
  { ...accepted, state: 'more-information', question: 'Kun je een foto sturen?\nVan de meterkast.' },
  { ...accepted, state: 'refused' },
  { ...accepted, state: 'ended', endsOn: '2027-06-30' },
])('news of every state is taken: %o', async (news) => {
  expect((await tell(news)).status).toBe(200)
})

test('another method than POST finds nothing', async () => {
  for (const method of ['GET', 'PUT', 'DELETE'] as const)
    expect((await server.app.inject({ method, url: path })).statusCode).toBe(404)
})

test('with the sandbox its own notices are believed, with an insurer that is off none', async () => {
  const news = {
    partnerReference: 'VZ-1',
    sequence: 1,
    state: 'pending',
    at: '2026-11-20T12:00:00Z',
  } as const
  const arrives = async (insurerSecrets?: readonly string[]) => {
    await using other = await openTestServer({ clock, server: { insurerSecrets } })
    const { headers, body } = sandboxNotice(other.runtime, news)
    return (await other.app.inject({ method: 'POST', url: path, payload: body, headers })).statusCode
  }
  expect(await arrives()).toBe(200)
  expect(await arrives([])).toBe(401)
  expect(await arrives([secret])).toBe(401)
})
