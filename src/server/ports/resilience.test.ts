import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PartnerError, type PartnerReason } from '../../core/kernel/fault.ts'
import { circuitsInMemory } from './circuit-breaker.ts'
import type { Guards } from './port.ts'
import {
  type Policy,
  type ResilienceDependencies,
  realPolicy,
  resilient,
  sandboxPolicy,
} from './resilience.ts'

interface Bell {
  ring(key: string): Promise<number>
}
const guards: Guards<Bell> = { ring: z.int() }

/** How the partner behaves in one try: the milliseconds that it takes, and then its answer or failure. */
type Try = { takes?: number; answers?: unknown; fails?: PartnerReason | Error }

let now = 0
let waits: { until: number; wake(): void }[] = []
let keys: string[] = []

/** Waits on a test clock, which moves only when everybody waits. */
const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const wait = { until: now + milliseconds, wake: resolve }
    waits.push(wait)
    signal?.addEventListener('abort', () => {
      waits = waits.filter((one) => one !== wait)
      reject(signal.reason)
    })
  })

const settle = async <T>(promise: Promise<T>): Promise<T> => {
  let done = false
  const mark = () => {
    done = true
  }
  promise.then(mark, mark)
  for (;;) {
    for (let turns = 0; turns < 20; turns++) await Promise.resolve()
    if (done) return promise
    const [first] = waits.sort((one, other) => one.until - other.until)
    if (!first) throw new Error('Nobody waits and nothing happens.')
    waits.shift()
    now = Math.max(now, first.until)
    first.wake()
  }
}

const bell = (tries: Try[]): Bell => ({
  async ring(key) {
    keys.push(key)
    const { takes = 0, answers = 1, fails } = tries[keys.length - 1] ?? {}
    if (takes > 0) await pause(takes)
    if (fails) throw fails instanceof Error ? fails : new PartnerError('bell', fails)
    return answers as number
  },
})

const around = (over: Partial<ResilienceDependencies> = {}): ResilienceDependencies => ({
  clock: { now: () => now },
  circuits: circuitsInMemory(),
  pause,
  chance: () => 0.5,
  ...over,
})

beforeEach(() => {
  now = 0
  waits = []
  keys = []
})

const ring = (tries: Try[], policy: Policy = realPolicy, kit = around()) =>
  settle(resilient('bell', bell(tries), guards, policy, kit).ring('key'))

describe('trying again', () => {
  test('a good answer comes at once', async () => {
    expect(await ring([{ answers: 7 }])).toBe(7)
    expect(now).toBe(0)
  })

  test('a fast failure is tried again with the same arguments, after doubling pauses', async () => {
    expect(await ring([{ fails: 'unreachable' }, { fails: 'unreachable' }, { answers: 3 }])).toBe(3)
    expect(keys).toEqual(['key', 'key', 'key'])
    // The middle of the random part: 0.75 of 150 and of 300.
    expect(now).toBeCloseTo(337.5)
  })

  test.each<PartnerReason>(['refused', 'nonsense', 'timeout', 'off'])(
    '%s is told at once',
    async (reason) => {
      await expect(ring([{ fails: reason }])).rejects.toMatchObject({ reason })
      expect(keys).toHaveLength(1)
    },
  )

  test('after the last try the failure is told', async () => {
    const down: Try[] = Array.from({ length: 9 }, () => ({ fails: 'unreachable' as const }))
    await expect(ring(down)).rejects.toMatchObject({ partner: 'bell', reason: 'unreachable' })
    expect(keys).toHaveLength(3)
  })

  test('what an adapter did not foresee is a partner that cannot be reached, its cause kept', async () => {
    const bug = new TypeError('undefined is not a function')
    const failed = ring([{ fails: bug }, { fails: bug }, { fails: bug }])
    await expect(failed).rejects.toMatchObject({ reason: 'unreachable', cause: bug })
  })

  test('a port that throws before it promises is no different', async () => {
    const rude: Bell = {
      ring() {
        throw new Error('at once')
      },
    }
    const failed = settle(resilient('bell', rude, guards, realPolicy, around()).ring('key'))
    await expect(failed).rejects.toMatchObject({ partner: 'bell', reason: 'unreachable' })
  })
})

describe('giving up', () => {
  test('a partner that takes 8 seconds is a time-out before 5 have passed', async () => {
    await expect(ring([{ takes: 8000 }, { takes: 8000 }])).rejects.toMatchObject({ reason: 'timeout' })
    expect(now).toBeLessThanOrEqual(5000)
    expect(keys).toHaveLength(1)
  })

  test('whatever the partner does, nobody waits longer than the policy says', async () => {
    const reasons: (PartnerReason | undefined)[] = ['unreachable', 'timeout', 'nonsense', undefined]
    const someTry = fc.record({
      takes: fc.integer({ min: 0, max: 9000 }),
      fails: fc.constantFrom(...reasons),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(someTry, { maxLength: 5 }),
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        async (tries, chance) => {
          now = 0
          waits = []
          keys = []
          await ring(tries, realPolicy, around({ chance: () => chance })).catch(() => undefined)
          expect(now).toBeLessThanOrEqual(realPolicy.callTimeout)
          expect(keys.length).toBeLessThanOrEqual(realPolicy.tries)
        },
      ),
    )
  })

  test('an answer that the guard refuses is nonsense', async () => {
    const failed = ring([{ answers: '<html>502</html>' }])
    await expect(failed).rejects.toMatchObject({ partner: 'bell', reason: 'nonsense' })
  })
})

describe('the circuit', () => {
  const once: Policy = { ...realPolicy, tries: 1 }
  const failing: Try[] = Array.from({ length: 99 }, () => ({ fails: 'unreachable' as const }))

  test('opens after five failures in a row, asks nobody while open, and closes by one good probe', async () => {
    const kit = around()
    const tries = failing.slice(0, 5)
    const port = resilient('bell', bell(tries), guards, once, kit)
    for (let call = 0; call < 5; call++) {
      await expect(port.ring('key')).rejects.toMatchObject({ reason: 'unreachable' })
    }
    await expect(port.ring('key')).rejects.toMatchObject({ partner: 'bell', reason: 'open-circuit' })
    now += once.rest - 1
    await expect(port.ring('key')).rejects.toMatchObject({ reason: 'open-circuit' })
    expect(keys).toHaveLength(5)
    now += 1
    expect(await port.ring('key')).toBe(1)
    expect(await port.ring('key')).toBe(1)
  })

  test('a failed probe opens it again', async () => {
    const port = resilient('bell', bell(failing), guards, once, around())
    for (let call = 0; call < 5; call++) await port.ring('key').catch(() => undefined)
    now += once.rest
    await expect(port.ring('key')).rejects.toMatchObject({ reason: 'unreachable' })
    await expect(port.ring('key')).rejects.toMatchObject({ reason: 'open-circuit' })
  })

  test('of many callers at once one is the probe; when it never answers, the next goes a rest later', async () => {
    const circuits = circuitsInMemory()
    for (let call = 0; call < 5; call++) await circuits.failed('bell', 0, once)
    const admitted = async (at: number) =>
      (await Promise.all(Array.from({ length: 20 }, () => circuits.admits('bell', at, once)))).filter(Boolean)
    expect(await admitted(once.rest - 1)).toHaveLength(0)
    expect(await admitted(once.rest)).toHaveLength(1)
    expect(await admitted(once.rest + 1)).toHaveLength(0)
    expect(await admitted(2 * once.rest)).toHaveLength(1)
  })

  test('a good answer and a refusal start the count anew, and other partners have their own', async () => {
    const refusals: Try[] = [
      ...failing.slice(0, 4),
      { fails: 'refused' },
      ...failing.slice(0, 4),
      {},
      ...failing.slice(0, 4),
    ]
    const kit = around()
    const port = resilient('bell', bell(refusals), guards, once, kit)
    for (let call = 0; call < 14; call++) await port.ring('key').catch(() => undefined)
    expect(keys).toHaveLength(14)
    expect(await kit.circuits.admits('other', now, once)).toBe(true)
  })

  test('a partner that is switched off stays off, however often it is asked', async () => {
    const off: Try[] = Array.from({ length: 9 }, () => ({ fails: 'off' as const }))
    const port = resilient('bell', bell(off), guards, once, around())
    for (let call = 0; call < 9; call++)
      await expect(port.ring('key')).rejects.toMatchObject({ reason: 'off' })
  })

  test('a sandbox that is mended is believed within a second', () => {
    expect(sandboxPolicy.rest).toBeLessThanOrEqual(1000)
  })
})
