import { expect, test } from 'vitest'
import { featureKeys, featureOf, secondsBy } from './spent.ts'

const keys = ['vve-membership', 'membership', 'account']

test.each([
  ['src/server/features/vve-membership/register.db.test.ts', 'vve-membership'],
  ['src/web/funnels/membership-thanks/page.test.tsx', 'membership'],
  ['test/journeys/account.journey.ts', 'account'],
  ['src/core/contract/membership.ts', 'membership'],
  ['src/server/services/memberships/enrol.db.test.ts', undefined],
  ['src/web/engine/store.test.ts', undefined],
])('%s is about %s', (path, feature) => {
  expect(featureOf(path, keys)).toBe(feature)
})

test('seconds are added up by feature, and by folder beside features', () => {
  const file = (name: string, seconds: number) => ({
    name: `/x/${name}`,
    startTime: 0,
    endTime: seconds * 1000,
  })
  const results = [
    file('src/web/engine/store.test.ts', 2),
    file('src/web/engine/state/derive.test.ts', 1),
    file('test/journeys/account.journey.ts', 5),
    file('src/server/features/account/register.db.test.ts', 4),
    file('test/limits.test.ts', 1),
  ]
  expect(secondsBy(results, '/x', keys)).toEqual([
    { of: 'account', seconds: 9 },
    { of: 'src/web/engine', seconds: 3 },
    { of: 'test', seconds: 1 },
  ])
})

test('keys are those of the features', () => {
  expect(featureKeys('.')).toContain('handyman')
  expect(featureKeys('.').indexOf('vve-membership')).toBeLessThan(featureKeys('.').indexOf('membership'))
})
