import { expect, it } from 'vitest'
import { taskRates } from '../../../core/contract/handyman/handyman-calls.ts'
import { visitor } from '../../../core/kernel/viewer.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { begin, walkAll } from '../../engine/testing/test-walk.ts'
import { handyman } from './handyman-funnel.ts'
import { trials } from './test-handyman-ways.ts'

testFunnel(...trials)

it('logs rates that did not come in the words of the specification', async () => {
  const walk = begin(handyman, visitor, { name: 'to the moments' }, {})
  walk.environment.refuse(taskRates, new Error('away'))
  await walkAll(walk, undefined, 'moment')
  walk.store.ask('task rates', undefined)
  await expect.poll(() => walk.environment.logged).toEqual(['Failed fetch task rates'])
})

it('forgets moments of which one has passed since the form was kept', () => {
  const moments = ['2026-12-01', '2026-12-02', '2026-12-03'].map((day) => ({
    day,
    ...{ period: 'morning', price: 64.5, service_fee: 4.95, rateType: 'per uur' },
  }))
  const kept = { answers: { comment: 'De kraan drupt.', moments }, passed: [], step: 'moment', dropped: [] }
  expect(openFunnel(handyman, { kept, today: '2026-11-30' }).store.answer('moments')).toEqual(moments)
  const { store } = openFunnel(handyman, { kept, today: '2026-12-01' })
  expect(store.answer('moments')).toBeUndefined()
  expect(store.answer('comment')).toBe('De kraan drupt.')
})
