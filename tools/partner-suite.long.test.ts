import { afterEach, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../src/core/kernel/clock.ts'
import type { SignedStandIn } from '../src/server/adapters/signed-http/signed-http-stand-in.ts'
import { handyman } from '../src/server/partners/handyman.ts'
import { fileNameOf } from '../src/server/partners/partner.ts'
import { partners } from '../src/server/partners/partners.ts'
import { standInOf } from '../src/server/partners/stand-in.ts'
import { signedChecks } from '../src/server/ports/signed.suite.ts'
import { holdPartner, runChecks } from './partner-suite.ts'

const secret = 'een-geheim-van-meer-dan-32-tekens-lang'
let partner: SignedStandIn
let said: string[]

beforeEach(async () => {
  partner = await standInOf(handyman, { secret })
  said = []
})
afterEach(() => partner.close())

const hold = (key = 'handyman', env: NodeJS.ProcessEnv = { HANDYMAN_SECRET: secret }) =>
  holdPartner([key, partner.url], env, (line) => said.push(line))

test('a partner that does all that it must has no fault', async () => {
  expect(await hold()).toBe(0)
  expect(said.length).toBeGreaterThan(9)
  expect(said.filter((line) => !line.startsWith('ok     '))).toEqual([])
})

const served = partners.filter(({ adapters }) => Object.values(adapters).some(({ serves }) => serves))

test.each(served)('so has that of $key', async (one) => {
  const other = await standInOf(one, { secret })
  const env = { [`${one.variable}_SECRET`]: secret }
  await holdPartner([fileNameOf(one), other.url], env, (line) => said.push(line))
  expect(said.length).toBeGreaterThan(signedChecks.length)
  expect(said.filter((line) => !line.startsWith('ok     '))).toEqual([])
  await other.close()
})

test('a field that is missing names itself, and so does an answer that is none', async () => {
  partner.spoil = (answer) => JSON.parse(JSON.stringify(answer).replaceAll('categoryId', 'category'))
  expect(await hold()).toBeGreaterThan(0)
  expect(said.join('\n')).toMatch(/^fault {2}.*\n {7}nonsense: \[0\]\.categoryId is missing/m)
})

test('a partner that gives every order the same reference is at fault', async () => {
  partner.spoil = (answer) =>
    typeof answer === 'object' && answer && 'partnerReference' in answer
      ? { partnerReference: 'P-1' }
      : answer
  expect(await hold()).toBe(1)
  expect(said.join('\n')).toContain('two keys gave one reference')
})

test('a partner that believes every signature is at fault', async () => {
  const careless = { clock: systemClock, ask: async () => 'an answer', hand: async () => 'an answer' }
  expect(await runChecks(signedChecks, careless, (line) => said.push(line))).toBe(3)
  expect(said.join('\n')).toContain(
    'A signature under another secret must be answered with 401, and was: answered',
  )
})

test('nobody there is told so, and no secret is repeated', async () => {
  await partner.close()
  expect(await hold()).toBeGreaterThan(9)
  expect(said.join('\n')).toMatch(/unreachable: .*ECONNREFUSED/)
  expect(said.join('\n')).not.toContain(secret)
})

test.each([
  ['mail', { HANDYMAN_SECRET: secret }, 'Use: '],
  ['handyman', {}, 'HANDYMAN_SECRET ontbreekt.'],
  ['handyman', { HANDYMAN_SECRET: 'kort' }, 'HANDYMAN_SECRET moet uit geheimen'],
])('%s with %o is refused', async (key, env, sentence) => {
  await expect(hold(key, env)).rejects.toThrow(sentence)
})
