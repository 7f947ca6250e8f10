import { setTimeout as sleep } from 'node:timers/promises'
import { openBooker } from './booking.ts'
import { interleave, type Pair } from './pairs.ts'
import type { Measurement } from './promise.ts'
import { untilDelivered } from './promises/bookings.ts'
import type { Site } from './site.ts'
import { quantile, ratiosOf, spreadOf } from './statistics.ts'

const rounds = 9
const asWithout = { side: 'at most', value: 1.1 } as const

/** Milliseconds of a visitor's page, the median of asking it for a second. */
const pageMs = async (site: Site): Promise<number> => {
  const taken: number[] = []
  const until = performance.now() + 1000
  while (performance.now() < until) {
    const begun = performance.now()
    const answer = await fetch(`${site.url}/klusservice`, { headers: { 'x-forwarded-for': '10.0.0.1' } })
    await answer.arrayBuffer()
    taken.push(performance.now() - begun)
  }
  return quantile(taken, 0.5)
}

const noteOf = (pairs: readonly Pair[], same: readonly Pair[]): string => {
  const ms = (side: 'ours' | 'bare') =>
    quantile(
      pairs.map((pair) => pair[side]),
      0.5,
    ).toFixed(1)
  const { value, lowest, highest } = spreadOf(ratiosOf(same))
  const alone = [value, lowest, highest].map((one) => one.toFixed(2))
  return `${ms('ours')} against ${ms('bare')} ms; without against without ${alone[0]} (${alone[1]} to ${alone[2]})`
}

interface Beside {
  /** What goes on in the office, in words after `beside`. */
  what: string
  /** Begins it; it ends when it is disposed of. */
  begin(): AsyncDisposable
  /** Called around each measurement, with whether that goes on meanwhile. */
  watch?(measure: () => Promise<number>, isBeside: boolean): Promise<number>
}

/** Measures a visitor's page and booking while something goes on in the office, against a quiet office. */
export async function measureVisitorsBeside(
  site: Site,
  { what, begin, watch = (measure) => measure() }: Beside,
): Promise<Measurement[]> {
  using booker = await openBooker(site)
  const bookingMs = async () => {
    const taken: number[] = []
    for (let booking = 0; booking < 20; booking++) taken.push(await booker.book())
    await untilDelivered(site)
    return quantile(taken, 0.5)
  }
  const beside = async (measure: () => Promise<number>) => {
    await using _ = begin()
    await sleep(500)
    return await watch(measure, true)
  }
  const measured: Measurement[] = []
  for (const [whose, measure] of [
    ['A visitor’s page', () => pageMs(site)],
    ['A booking', bookingMs],
  ] as const) {
    const alone = () => watch(measure, false)
    const pairs = await interleave(() => beside(measure), alone, rounds)
    const same = await interleave(measure, measure, rounds)
    measured.push({
      what: `${whose} beside ${what}`,
      spread: spreadOf(ratiosOf(pairs)),
      unit: 'ratio',
      bound: asWithout,
      note: noteOf(pairs, same),
    })
  }
  return measured
}
