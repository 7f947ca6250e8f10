import { afterEach, expect, test, vi } from 'vitest'
import { settings } from '../../../../content/settings.ts'
import type { Settings } from '../../../core/content/settings.ts'
import { clockAt } from '../../../core/kernel/clock.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import type { Search, SearchEdition } from '../../ports/search.ts'
import { siteOf } from '../content/site.ts'
import { keepIndex } from './keep-index.ts'

afterEach(() => vi.useRealTimers())

const clock = clockAt('2026-11-24T12:00:00Z')
const site = (version: number) =>
  siteOf({ version, documents: [], redirects: [] }, { clock, fallback: settings as unknown as Settings })

/** A search engine that indexes what it is sent once the test allows it. */
const engine = () => {
  const taken: number[] = []
  const rules = { fails: 0, gate: Promise.resolve() }
  const index = async ({ version }: SearchEdition) => {
    await rules.gate
    if (rules.fails-- > 0) throw new PartnerError('search', 'unreachable')
    taken.push(version)
  }
  return { taken, rules, search: { index } as Search }
}

test('the index follows each edition, and says which one can be found', async () => {
  const { search, taken } = engine()
  const kept = keepIndex({ search, log: { warn: vi.fn() } })
  const [one, two] = [site(1), site(2)]
  kept.follow(one)
  await kept.settled()
  expect(kept.indexed()).toBe(one)
  kept.follow(two)
  expect(kept.indexed()).toBe(one)
  await kept.settled()
  expect([kept.indexed(), taken]).toEqual([two, [1, 2]])
  await kept.close()
})

test('of several that come while one is written only the newest is written after it', async () => {
  const { search, taken, rules } = engine()
  const opened = Promise.withResolvers<void>()
  rules.gate = opened.promise
  const kept = keepIndex({ search, log: { warn: vi.fn() } })
  for (const version of [1, 2, 3, 4]) kept.follow(site(version))
  opened.resolve()
  await vi.waitFor(() => expect(taken).toEqual([1, 4]))
  await kept.close()
})

test('an engine that fails is tried again until it takes the edition, and the log says so once', async () => {
  const { search, taken, rules } = engine()
  rules.fails = 3
  const log = { warn: vi.fn() }
  const kept = keepIndex({ search, log, every: 1 })
  const one = site(1)
  kept.follow(one)
  await kept.settled()
  expect(kept.indexed()).toBeUndefined()
  await vi.waitFor(() => expect(kept.indexed()).toBe(one))
  expect([taken, log.warn.mock.calls.length]).toEqual([[1], 1])
  await kept.close()
})

test('an engine that never answers holds nobody up, and closing ends the tries', async () => {
  const { search, rules } = engine()
  rules.gate = new Promise(() => undefined)
  const slow = keepIndex({ search, log: { warn: vi.fn() } })
  slow.follow(site(1))
  await slow.settled(5)
  expect(slow.indexed()).toBeUndefined()
  await slow.close()

  const failing = engine()
  failing.rules.fails = Number.POSITIVE_INFINITY
  const kept = keepIndex({ search: failing.search, log: { warn: vi.fn() }, every: 60_000 })
  kept.follow(site(1))
  await kept.settled()
  await kept.close()
})
