import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../../test/kit/database.ts'
import { systemClock } from '../core/kernel/clock.ts'
import type { SignedStandIn } from './adapters/signed-http/signed-http-stand-in.ts'
import type { Bootstrap } from './bootstrap.ts'
import { readConfig } from './config.ts'
import { combineObservers } from './observer.ts'
import { openPartners, secretsSharedWith } from './open-partners.ts'
import { handyman } from './partners/handyman.ts'
import { insurer } from './partners/insurer.ts'
import { partners } from './partners/partners.ts'
import { standInOf } from './partners/stand-in.ts'

const { db, close } = await freshDatabase()
afterAll(() => close())
let partner: SignedStandIn
beforeAll(async () => {
  partner = await standInOf(handyman)
})
afterAll(() => partner.close())

const lines: string[] = []
const open = (env: NodeJS.ProcessEnv) =>
  openPartners({
    config: readConfig(env),
    env,
    db,
    clock: systemClock,
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    observer: combineObservers([]),
  } as unknown as Bootstrap)

test('a demonstration has a sandbox for everybody, each with a switch', async () => {
  const { ports, withSwitch: switched } = await open({})
  expect(switched.map(({ name }) => name)).toEqual(partners.map(({ name }) => name))
  expect(await ports.addresses.lookup('3821BT', 10)).toMatchObject({ streetName: 'Voorbeeldlaan' })
  await db
    .insertInto('sandbox_fault')
    .values({ partner: 'klusservice', mode: 'down', changed_at: '2026-11-20T12:00:00Z' })
    .execute()
  await expect(ports.handyman.tasks()).rejects.toMatchObject({
    partner: 'klusservice',
    reason: 'unreachable',
  })
  await db.deleteFrom('sandbox_fault').execute()
})

test('one that is off says so, has no switch, and closes the funnels that need it', async () => {
  const { ports, withSwitch: switched, closedFunnels: closed } = await open({ HANDYMAN: 'off' })
  expect(closed).toEqual(['klusservice'])
  expect((await open({ INSPECTIONS: 'off' })).closedFunnels).toEqual([
    'bouwtechnische-keuring',
    'opleveringskeuring',
  ])
  expect((await open({ INSPECTIONS: 'own' })).closedFunnels).toEqual([])
  expect((await open({ ADDRESSES: 'off' })).closedFunnels).toEqual([])
  await expect(ports.handyman.tasks()).rejects.toMatchObject({ partner: 'klusservice', reason: 'off' })
  expect(switched.map(({ name }) => name)).not.toContain('klusservice')
})

test('the office hears how each partner is reached here, and what visitors see while it is off', async () => {
  const { partnersHere } = await open({ HANDYMAN: 'off' })
  expect(partnersHere.map(({ name }) => name)).toEqual(partners.map(({ name }) => name))
  const of = (key: string) => partnersHere.find(({ name }) => name === key)
  expect(of('klusservice')).toMatchObject({ adapter: 'off', isOff: true, isTrial: false, hasSwitch: false })
  expect(of('insurer')).toMatchObject({ adapter: 'sandbox', isOff: false, isTrial: true, hasSwitch: true })
  expect(of('search')).toMatchObject({ adapter: 'own', isTrial: false })
  const odd = partners.filter(
    ({ effectWhenOff, whenOff }) => (effectWhenOff === undefined) !== (whenOff === undefined),
  )
  expect(odd.map(({ key }) => key)).toEqual([])
})

test('the secrets that a partner signs with are those of its adapter: none where it is off', () => {
  const secret = 'een-geheim-van-meer-dan-32-tekens-lang'
  const secrets = (env: NodeJS.ProcessEnv) => secretsSharedWith(insurer, { config: readConfig(env), env })
  expect(secrets({ INSURER_SECRET: secret })).toBeUndefined()
  expect(secrets({ INSURER: 'off', INSURER_SECRET: secret })).toEqual([])
  const real = { INSURER: 'http', INSURER_URL: 'https://verzekeraar.voorbeeld.nl' }
  expect(secrets({ ...real, INSURER_SECRET: `${secret}, ${secret}!` })).toEqual([secret, `${secret}!`])
  expect(() => secrets({ ...real, INSURER_SECRET: 'kort' })).toThrow('INSURER_SECRET')
  expect(() => secrets(real)).toThrow('INSURER_SECRET')
})

test('settings of an adapter that is chosen are demanded, by name', async () => {
  await expect(open({ HANDYMAN: 'http' })).rejects.toThrow(
    'HANDYMAN_URL ontbreekt.\nHANDYMAN_SECRET ontbreekt.',
  )
})

test('a field that is missing in an answer names itself in the log, and what stood there does not', async () => {
  const { ports } = await open({ HANDYMAN: 'http', ...partner.settings })
  expect(await ports.handyman.tasks()).toContainEqual(
    expect.objectContaining({ id: 'lekkende-kraan', categoryId: 'loodgieter' }),
  )
  partner.spoil = (answer) => JSON.parse(JSON.stringify(answer).replaceAll('"title"', '"name"'))
  await expect(ports.handyman.tasks()).rejects.toMatchObject({ message: 'klusservice: nonsense' })
  const told = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'unexpected answer')
  expect(told).toMatchObject({
    partner: 'klusservice',
    call: 'tasks',
    answer: expect.stringMatching(/^\[0\]\.title is missing, \[1\]\.title is missing/),
  })
  expect(lines.join('')).not.toContain('kraan')
})
