import { randomInt } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestServer } from '../../../../test/kit/server.ts'
import type { AnswerOf } from '../../../core/contract/endpoint.ts'
import { compare, property, quote } from '../../../core/contract/home-insurance/home-insurance-calls.ts'
import {
  quote as operation,
  property as propertyOperation,
} from '../../../core/contract/home-insurance/home-insurance-operations.ts'
import { requestExampleOf } from '../../../core/contract/request-schema.ts'
import type { Insurance, Quote } from '../../../core/insurance/comparison.ts'
import { monthlyCents } from '../../../core/insurance/monthly-cents.ts'
import type { Clock } from '../../../core/kernel/clock.ts'
import { PartnerError, type Problem } from '../../../core/kernel/fault.ts'
import { insurerSandbox } from '../../adapters/insurer-sandbox/insurer-sandbox-adapter.ts'
import { recordsInDatabase } from '../../adapters/sandbox-kit/records-in-database.ts'
import type { Insurer } from '../../ports/insurer.ts'
import { forgetQuotes } from './stored-quotes.ts'

const day = 86_400_000
const start = Date.parse('2026-06-29T10:00:00Z')
let ahead = 0
const clock: Clock = { now: () => start + ahead }
let isAway = false
const sandbox = (): Insurer => insurerSandbox(recordsInDatabase(server.database.db, clock), clock)
const answered = async <T>(answer: () => Promise<T>): Promise<T> => {
  if (isAway) throw new PartnerError('insurer', 'unreachable')
  return answer()
}
const insurer: Insurer = {
  home: (address) => answered(() => sandbox().home(address)),
  compare: (question) => answered(() => sandbox().compare(question)),
  submit: (key, application) => answered(() => sandbox().submit(key, application)),
  status: (reference) => answered(() => sandbox().status(reference)),
}
const server = await openTestServer({ clock, ports: { insurer } })
afterAll(() => server.close())
beforeEach(async () => {
  ahead = 0
  isAway = false
  await server.database.db.deleteFrom('rate_limit').execute()
})

const whole = requestExampleOf(operation.body ?? operation.query) as Record<string, unknown>
// the examples of these fields describe a home that cannot be insured
const use = ['isPropertyOwner', 'propertyPurpose', 'isRented', 'isVacant', 'onMonumentsList', 'hasAsbestos']
const example = Object.fromEntries(Object.entries(whole).filter(([name]) => !use.includes(name)))
/** A home that no other test asks about: of stone, with a hard roof, for a family. */
const home = (more: object = {}) => ({
  ...example,
  houseNumber: randomInt(1, 800),
  postcode: `${randomInt(1000, 9999)}AB`,
  addition: '',
  extraAddition: '',
  indication: '',
  propertyType: '3',
  ...more,
})
const post = async <T>(path: string, payload: object) => {
  const answer = await server.app.inject({ method: 'POST', url: path, payload })
  return { status: answer.statusCode, told: answer.json<T>() }
}
const quoteFor = async (body: object) => {
  const { status, told } = await post<Quote>(quote.path, body)
  expect(status).toBe(200)
  return told
}
const costs = ({ insurances }: { insurances: readonly Insurance[] }) => insurances.map(monthlyCents)

describe('a quote', () => {
  test('says what compare says, until a day, and the same answers find it again', async () => {
    const body = home()
    const { told } = await post<AnswerOf<typeof compare>>(compare.path, body)
    const first = await quoteFor(body)
    expect(first).toMatchObject({ madeOn: '2026-06-29', holdsUntil: '2026-07-29', insurances: told })
    expect(first.changed).toBeUndefined()
    expect(costs(first).every((cents) => (cents ?? 0) > 0)).toBe(true)
    expect((await quoteFor(body)).code).toBe(first.code)
    expect((await quoteFor({ ...body, numberOfRooms: 9 })).code).not.toBe(first.code)
  })

  test('of a wooden home is the same, whichever word says so, and costs more than one of stone', async () => {
    const stone = home()
    const wooden = { ...stone, outsideWallType: 'wood', builtType: 'other' }
    const first = await quoteFor(wooden)
    expect((await quoteFor({ ...wooden, outsideWallType: 'other' })).code).toBe(first.code)
    const { told } = await post<Insurance[]>(compare.path, wooden)
    expect(costs({ insurances: told })).toEqual(costs(first))
    expect(costs(first)[0]).toBeGreaterThan(costs(await quoteFor(stone))[0] ?? 0)
  })

  test('of two requests at once is one', async () => {
    const body = home()
    const quotes = await Promise.all(Array.from({ length: 8 }, () => quoteFor(body)))
    expect(new Set(quotes.map(({ code }) => code)).size).toBe(1)
  })

  test('holds when the tariff changes, and what changed is told; once over, a new one says what it was', async () => {
    const body = home()
    const first = await quoteFor(body)
    // the tariff of the sandbox changes on 1 July
    ahead = 3 * day
    const held = await quoteFor(body)
    expect(held).toMatchObject({ code: first.code, insurances: first.insurances })
    expect(held.changed?.because).toBe('tariff')
    const { told: today } = await post<Insurance[]>(compare.path, body)
    for (const { insuranceType, thenInCents, todayInCents } of held.changed?.insurances ?? []) {
      const at = (all: readonly Insurance[]) =>
        all.filter((one) => one.insuranceType === insuranceType).map(monthlyCents)
      expect([at(first.insurances), at(today)]).toEqual([[thenInCents], [todayInCents]])
    }
    // a quote holds until the end of its last day
    ahead = 30 * day
    expect((await quoteFor(body)).code).toBe(first.code)
    ahead = 31 * day
    const next = await quoteFor(body)
    expect(next.code).not.toBe(first.code)
    expect(next).toMatchObject({
      insurances: today,
      changed: { because: 'ended', madeOn: '2026-06-29', insurances: held.changed?.insurances },
    })
  })

  test('stands when the insurer is away; without one there is none, and nothing is made up', async () => {
    const body = home()
    const first = await quoteFor(body)
    ahead = day
    isAway = true
    expect(await quoteFor(body)).toEqual(first)
    const { status, told } = await post<Problem>(quote.path, home())
    expect([status, told.code]).toEqual([503, 'partner-unavailable'])
  })

  test('is not given for what nobody insures, and the reason stands at the address', async () => {
    const { status, told } = await post<Problem>(quote.path, home({ houseNumber: 905 }))
    expect(status).toBe(400)
    expect(told.errors).toEqual({ postcode: ['Dit is een woonboot. Die kun je hier niet verzekeren.'] })
    const { method, path } = property
    const query = requestExampleOf(propertyOperation.query) as Record<string, string>
    const answer = await server.app.inject({ method, url: path, query: { ...query, houseNumber: '905' } })
    expect(answer.json()).toMatchObject({ isAllowed: false, reason: expect.stringContaining('woonboot') })
  })

  test('leaves out what is not supported, with the sentence of the rule, whatever a browser says', async () => {
    const { insurances } = await quoteFor(home({ propertyType: '0' }))
    expect(insurances.map(({ isNotAvailable }) => isNotAvailable)).toEqual([true, false, false, false])
    expect(insurances[0]).toMatchObject({ reason: expect.stringContaining('VvE') })
    const thatched = await quoteFor(home({ roofType: 'thatch', builtType: 'other' }))
    expect(thatched.insurances.map(({ isNotAvailable }) => isNotAvailable)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  test('that contradicts itself is refused', async () => {
    const { status, told } = await post<Problem>(quote.path, home({ roofType: 'thatch' }))
    expect([status, Object.keys(told.errors ?? {})]).toEqual([400, ['builtType']])
  })

  test('keeps the date of birth encrypted, and goes 90 days after its end', async () => {
    const body = home({ dateOfBirth: '1979-08-17' })
    const { code } = await quoteFor(body)
    const find = () =>
      server.database.db.selectFrom('insurance_quote').selectAll().where('code', '=', code).executeTakeFirst()
    expect(JSON.stringify(await find())).not.toContain('1979')
    ahead = 120 * day
    await forgetQuotes(server.runtime)
    expect(await find()).toBeDefined()
    ahead = 121 * day
    await forgetQuotes(server.runtime)
    expect(await find()).toBeUndefined()
  })
})
