import { describe, expect, it } from 'vitest'
import { contradictions } from './test-definition.ts'
import { type Broken, walkTrips } from './test-promises.ts'
import { eachOnce, everyTrip } from './test-viewers.ts'
import { asGiven, type FunnelTrial } from './test-walk.ts'

const testPromises = (tried: FunnelTrial, walked: () => Promise<Broken>) => {
  const { funnel, summary } = tried
  let found: Promise<Broken> | undefined
  const broken = () => (found ??= walked())
  it('says nothing that cannot be so', () => {
    expect(contradictions(funnel)).toEqual([])
  })
  it('reaches each exit with a request that the contract accepts', async () => {
    expect((await broken()).exit).toEqual([])
  })
  it('says of each field of a call which answer it is', async () => {
    expect((await broken()).owners).toEqual([])
  })
  it('sends each answer that it asks', async () => {
    expect((await broken()).unsent).toEqual([])
  })
  it('refuses a step that is left empty, and names each field that is required', async () => {
    expect((await broken()).required).toEqual([])
  })
  it('keeps in the browser what may be kept, and counts no hidden answer', async () => {
    expect((await broken()).kept).toEqual([])
  })
  it('draws each answer that it asks, with its label', async () => {
    expect((await broken()).drawing).toEqual([])
  })
  if (funnel.overview && summary !== 'none')
    it('says on its overview what the stored summary says', async () => {
      expect((await broken()).overview).toEqual([])
    })
}

/** Tries what only this funnel promises, as no other test does. Call it in the funnel's own test file. */
export const testFunnel = (...all: readonly FunnelTrial[]): void => {
  for (const tried of all.map(asGiven))
    describe(`${tried.funnel.slug}: what it promises`, () =>
      testPromises(tried, () => walkTrips(tried, eachOnce(tried))))
}

/** The tests of `testFunnel` for every viewer on every way, and with each answer emptied in turn. */
export const testFunnelThoroughly = (given: FunnelTrial): void => {
  const tried = asGiven(given)
  testPromises(tried, () => walkTrips(tried, everyTrip(tried), true))
}
