import { expect, test } from 'vitest'
import { answerMs } from './http/slow-client-timeouts.ts'
import { adaptersOf, type Partner } from './partners/partner.ts'
import { partners } from './partners/partners.ts'
import { realPolicy } from './ports/resilience.ts'

/** Partners that are called by jobs alone, so that no visitor's connection waits for them. */
const askedByJobs = ['mail', 'sms', 'cases']

/** Milliseconds that one call of a partner takes at most with all its tries, for the most patient of its adapters. */
const longest = (partner: Partner): number =>
  Math.max(
    ...adaptersOf(partner).map(([, { policy }]) => (policy ?? partner.policy ?? realPolicy).callTimeout),
  )

const waitedFor = partners.filter(({ key }) => !askedByJobs.includes(key))

test.each(waitedFor.map((one) => [one.key, longest(one)] as const))(
  'a visitor is answered before their connection ends, however long %s takes',
  (_key, within) => {
    expect(within).toBeLessThan(answerMs)
  },
)

test('an upload is answered in time when the scanner and then the store take all of theirs', () => {
  const both = ['scan', 'files'].map((key) => waitedFor.find((one) => one.key === key))
  const together = both.reduce((sum, one) => sum + (one ? longest(one) : Number.NaN), 0)
  expect(together).toBeLessThan(answerMs)
})

test('no time-out of a call whose answer is waited for reaches beyond what its tries may take', () => {
  for (const partner of partners)
    for (const [word, { policy }] of adaptersOf(partner)) {
      const { tryTimeout: tryFor, callTimeout: within } = policy ?? partner.policy ?? realPolicy
      expect(tryFor, `${partner.key} ${word}`).toBeLessThanOrEqual(within)
    }
})

test('a connection ends before the 60 s for which the proxies of ops/ wait', () => {
  expect(answerMs).toBeLessThan(60_000)
})
