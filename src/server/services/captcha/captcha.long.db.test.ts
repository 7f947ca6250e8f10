import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../test/kit/server.ts'
import type { challenge } from '../../../core/contract/captcha/captcha-calls.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { type Clock, clockAt } from '../../../core/kernel/clock.ts'
import { makeChallenge } from '../../features/captcha/challenge.ts'
import type { Runtime } from '../context.ts'
import { makeVault } from '../vault.ts'
import { passCaptcha } from './pass.ts'
import { proof } from './proof.ts'

type Challenge = AnswerOf<typeof challenge>

// Years from the machine's own time, since only the site's clock counts.
const start = clockAt('2031-05-01T12:00:00Z').now()
const ahead = 0
const clock: Clock = { now: () => start + ahead }
const old = 'an old secret of thirty-two characters'
const current = 'a new secret of thirty-two characters!'
let stage: TestServer
let runtime: Runtime
beforeAll(async () => {
  stage = await openTestServer({ clock })
  runtime = stage.runtime
})
afterAll(() => stage.close())

const under = (...secrets: string[]): Runtime => ({ ...runtime, vault: makeVault(secrets) })
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

test('secrets can be rotated: the first signs, any counts, a removed one does not', async () => {
  const tokens = [
    await tokenFrom(under(old)),
    await tokenFrom(under(old)),
    await tokenFrom(under(current, old)),
  ]
  expect(await outcome(tokens[0], under(current))).toBe(refused)
  expect(await outcome(tokens[1], under(current, old))).toBe('passed')
  expect(await outcome(tokens[2], under(current))).toBe('passed')
})

test('values of the wrong kind in a solved challenge are no failure of ours', async () => {
  const { challenge, solution } = await solve(await makeChallenge(runtime))
  const wrong = [null, -1, 1.5, 1e300, '', 'x', [], {}, '\u0000', true]
  for (const value of wrong) {
    for (const name of Object.keys(challenge.parameters)) {
      const parameters = { ...challenge.parameters, [name]: value }
      expect(await outcome(encode({ challenge: { ...challenge, parameters }, solution }))).toBe(refused)
    }
    expect(await outcome(encode({ challenge: { ...challenge, signature: value }, solution }))).toBe(refused)
    expect(await outcome(encode({ challenge, solution: { ...solution, derivedKey: value } }))).toBe(refused)
  }
  expect(await outcome(encode({ challenge, solution }))).toBe('passed')
})

test('the call gives a new challenge each time, and nothing keeps it', async () => {
  const ask = () => stage.app.inject('/api/captcha/challenge')
  const [one, other] = [await ask(), await ask()]
  expect([one.statusCode, one.headers['cache-control']]).toEqual([200, 'no-store'])
  expect(one.json().signature).not.toBe(other.json().signature)
  expect(one.json().parameters.expiresAt).toBe(Math.floor(clock.now() / 1000) + proof.lifetime)
  expect(await outcome(encode(await solve(one.json())))).toBe('passed')
})
