import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import type { challenge } from '../../../core/contract/captcha/captcha-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { type Clock, clockAt } from '../../../core/kernel/clock.ts'
import { openDatabase } from '../../database/pool.ts'
import { makeChallenge } from '../../features/captcha/challenge.ts'
import type { Runtime } from '../context.ts'
import { sweep } from '../retention/sweep.ts'
import { passCaptcha } from './pass.ts'
import { proof } from './proof.ts'

type Challenge = AnswerOf<typeof challenge>

// Years from the machine's own time, since only the site's clock counts.
const start = clockAt('2031-05-01T12:00:00Z').now()
let ahead = 0
const clock: Clock = { now: () => start + ahead }
let stage: TestServer
let runtime: Runtime
beforeAll(async () => {
  stage = await openTestServer({ clock })
  runtime = stage.runtime
})
afterAll(() => stage.close())
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
const solve = async (asked: Challenge) => {
  const solution = await solveChallenge({ challenge: asked, deriveKey })
  return { challenge: asked, solution }
}
const tokenFrom = async (from: Runtime = runtime) => encode(await solve(await makeChallenge(from)))
const outcome = (token: unknown, at: Runtime = runtime) =>
  passCaptcha(at, token).then(
    () => 'passed',
    ({ status, code, message }) => `${status} ${code} ${message}`,
  )
const refused = '403 captcha-failed De beveiligingscontrole is mislukt. Probeer het opnieuw.'

test('a solved challenge passes, once', async () => {
  const token = await tokenFrom()
  expect([await outcome(token), await outcome(token)]).toEqual(['passed', refused])
})

test('another answer to a used challenge is a replay as well', async () => {
  const { challenge, solution } = await solve(await makeChallenge(runtime))
  const forms = [
    { challenge, solution },
    { solution: { ...solution, counter: 1, time: 12 }, challenge, more: 1 },
  ]
  expect(await Promise.all(forms.map((form) => outcome(encode(form))))).toEqual(
    expect.arrayContaining(['passed', refused]),
  )
})

test('of twenty at once, over two processes, exactly one passes', async () => {
  const token = await tokenFrom()
  const second = openDatabase(stage.database.url, { connections: 8 })
  const other: Runtime = { ...runtime, database: second }
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, index) => outcome(token, index % 2 ? runtime : other)),
  )
  await second.destroy()
  expect(outcomes.filter((one) => one === 'passed')).toHaveLength(1)
  expect(outcomes.filter((one) => one === refused)).toHaveLength(19)
})

test('it counts for ten minutes by the site’s clock', async () => {
  const [early, late] = [await tokenFrom(), await tokenFrom()]
  ahead += (proof.lifetime - 1) * 1000
  expect(await outcome(early)).toBe('passed')
  ahead += 1000
  expect(await outcome(late)).toBe(refused)
})

describe('forged', () => {
  const changes: [string, (parts: Challenge) => Challenge][] = [
    ['with less work', (one) => ({ ...one, parameters: { ...one.parameters, cost: 1 } })],
    ['with a later end', (one) => later(one, true)],
    ['with a later end that only the page sees', (one) => later(one, false)],
    ['with another salt', (one) => ({ ...one, parameters: { ...one.parameters, salt: '00'.repeat(16) } })],
    ['with another signature', (one) => ({ ...one, signature: '00'.repeat(32) })],
  ]
  const later = (one: Challenge, signed: boolean): Challenge => {
    const until = one.parameters.expiresAt + 3600
    const data = signed ? { until } : one.parameters.data
    return { ...one, parameters: { ...one.parameters, data, expiresAt: until } }
  }
  test.each(changes)('%s', async (_name, change) => {
    const { challenge, solution } = await solve(await makeChallenge(runtime))
    expect(await outcome(encode({ challenge: change(challenge), solution }))).toBe(refused)
    expect(await outcome(encode({ challenge, solution }))).toBe('passed')
  })

  test('with an answer that was never looked for', async () => {
    const asked = await makeChallenge(runtime)
    const { keyPrefix } = asked.parameters
    for (const derivedKey of [keyPrefix, keyPrefix.padEnd(64, '0'), '00'.repeat(32)])
      expect(await outcome(encode({ challenge: asked, solution: { counter: 200, derivedKey } }))).toBe(
        refused,
      )
  })

  test('with the answer to another challenge', async () => {
    const [one, other] = [await solve(await makeChallenge(runtime)), await makeChallenge(runtime)]
    expect(await outcome(encode({ challenge: other, solution: one.solution }))).toBe(refused)
  })
})

const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
test.each([
  undefined,
  null,
  '',
  ' ',
  0,
  true,
  [],
  {},
  ['x'],
  'geen base64',
  '\u0000',
  '\ud800',
  encode('x'),
  encode(null),
  encode([]),
  encode({}),
  encode({ challenge: {}, solution: {} }),
  encode({ challenge: null, solution: null }),
  Buffer.from(nested(600)).toString('base64'),
  Buffer.from([0xff, 0xfe, 0]).toString('base64'),
  'A'.repeat(1_000_000),
])('garbage %# is refused like a failed check', async (token) => {
  expect(await outcome(token)).toBe(refused)
})

test('what cannot be used any more is swept, an hour later', async () => {
  const left = () => runtime.database.selectFrom('captcha_used').select('signature').execute()
  ahead += 2 * 3_600_000
  await sweep(runtime)
  expect(await left()).toHaveLength(0)
  expect(await outcome(await tokenFrom())).toBe('passed')
  ahead += (proof.lifetime + 3590) * 1000
  await sweep(runtime)
  expect(await left()).toHaveLength(1)
  ahead += 20_000
  expect((await sweep(runtime)).captchas).toBe(1)
  expect(await left()).toHaveLength(0)
})

describe('logging in', () => {
  const logIn = async (token: unknown) => {
    const payload = { username: 'niemand@voorbeeld.nl', password: 'geen wachtwoord', token }
    const { statusCode, body } = await stage.app.inject({
      method: 'POST',
      url: '/api/v2/account/login',
      payload,
    })
    return `${statusCode} ${JSON.parse(body).code}`
  }

  test.each([undefined, null, '', 'x\u0000', '\ud800', 'A'.repeat(200_000), '€'])(
    'with garbage %# for a token is a failed check, not a wrong field',
    async (token) => {
      expect(await logIn(token)).toBe('403 captcha-failed')
    },
  )

  test.each([1, {}, []])('a token that is no text (%j) is a wrong field (D10)', async (token) => {
    expect(await logIn(token)).toBe('400 invalid-fields')
  })

  test('twenty times at once with one token gets to the password once', async () => {
    const token = await tokenFrom()
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => logIn(token)))
    expect(outcomes.filter((one) => one === '400 login-failed')).toHaveLength(1)
    expect(outcomes.filter((one) => one === '403 captcha-failed')).toHaveLength(19)
  })
})
