import { type AddressInfo, createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../../test/kit/database.ts'
import { type Database, openDatabase } from '../../database/pool.ts'
import { sharedCircuits } from './share.ts'

const timing = { openAfter: 3, rest: 5000 }
const start = 1_795_176_000_000

let fresh: FreshDatabase
let other: Database
beforeAll(async () => {
  fresh = await freshDatabase()
  other = openDatabase(fresh.url, { connections: 2 })
})
afterAll(async () => {
  await other.destroy()
  await fresh.close()
})
/** The clock by which each process knows how old its knowledge is. */
let now = 0
beforeEach(async () => {
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  await fresh.db.deleteFrom('partner_circuit').execute()
})
afterEach(() => vi.restoreAllMocks())
const aSecondPasses = () => {
  now += 1000
}

const openIn = async (circuits: ReturnType<typeof sharedCircuits>, now = start) => {
  for (let failure = 0; failure < timing.openAfter; failure++) await circuits.failed('bell', now, timing)
}

/** A database that accepts connections and never answers. */
const silent = createServer((socket) => void socket.on('error', () => undefined))
beforeAll(() => new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve)))
afterAll(() => void silent.close())
const silentUrl = () => `postgres://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/nothing`

describe('two processes', () => {
  test('what one finds out, the other knows once what it read is a second old', async () => {
    const [one, two] = [sharedCircuits(fresh.db), sharedCircuits(other)]
    expect(await two.admits('bell', start, timing)).toBe(true)
    await openIn(one)
    aSecondPasses()
    expect(await two.admits('bell', start, timing)).toBe(false)
    expect(await two.admits('book', start, timing)).toBe(true)
    await one.succeeded('bell')
    aSecondPasses()
    expect(await two.admits('bell', start, timing)).toBe(true)
  })

  test('their failures are counted together', async () => {
    const [one, two] = [sharedCircuits(fresh.db), sharedCircuits(other)]
    await one.failed('bell', start, timing)
    await two.failed('bell', start, timing)
    expect(await two.admits('bell', start, timing)).toBe(true)
    await one.failed('bell', start, timing)
    expect(await one.admits('bell', start, timing)).toBe(false)
  })

  test('of many callers in both exactly one is the probe', async () => {
    const [one, two] = [sharedCircuits(fresh.db), sharedCircuits(other)]
    await openIn(one)
    const admitted = async (now: number) => {
      const callers = Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two))
      const all = await Promise.all(callers.map((circuits) => circuits.admits('bell', now, timing)))
      return all.filter(Boolean).length
    }
    expect(await admitted(start + timing.rest - 1)).toBe(0)
    expect(await admitted(start + timing.rest)).toBe(1)
    expect(await admitted(start + timing.rest + 1)).toBe(0)
    expect(await admitted(start + 2 * timing.rest)).toBe(1)
  })

  test('a rest written by a clock that ran ahead does not last', async () => {
    await openIn(sharedCircuits(fresh.db), start + 86_400_000)
    expect(await sharedCircuits(other).admits('bell', start, timing)).toBe(true)
  })
})

test('a partner in good health costs one statement a second', async () => {
  let statements = 0
  const counted = fresh.db.withPlugin({
    transformQuery: ({ node }) => {
      statements++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const circuits = sharedCircuits(counted)
  const callMany = async () => {
    for (let call = 0; call < 50; call++) {
      expect(await circuits.admits('bell', start, timing)).toBe(true)
      await circuits.succeeded('bell')
    }
  }
  await callMany()
  expect(statements).toBe(1)
  aSecondPasses()
  await callMany()
  expect(statements).toBe(2)
})

describe('a database that is away', () => {
  test.each([
    ['refuses', () => 'postgres://nobody@127.0.0.1:1/nothing'],
    ['hangs', silentUrl],
  ])('%s: the process goes by what it knows', async (_how, url) => {
    const away = openDatabase(url(), { connections: 2 })
    const circuits = sharedCircuits(away)
    expect(await circuits.admits('bell', start, timing)).toBe(true)
    await openIn(circuits)
    expect(await circuits.admits('bell', start, timing)).toBe(false)
    expect(await circuits.admits('bell', start + timing.rest, timing)).toBe(true)
    await circuits.succeeded('bell')
    expect(await circuits.admits('bell', start + timing.rest, timing)).toBe(true)
    void away.destroy()
  })
})
