import { expect, it } from 'vitest'
import { taskRates } from '../../../core/contract/handyman.ts'
import { visitor } from '../../../core/kernel/viewer.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { begin, walkAll } from '../../engine/testing/test-walk.ts'
import { handyman } from './funnel.ts'

testFunnel(handyman)

it('logs rates that did not come in the words of the specification', async () => {
  const walk = begin(handyman, visitor, { name: 'to the moments' }, {})
  walk.environment.answerWith(taskRates, () => {
    throw new Error('away')
  })
  await walkAll(walk, undefined, 'moment')
  walk.store.ask('task rates', undefined)
  await expect.poll(() => walk.environment.logged).toEqual(['Failed fetch task rates'])
})
