import { expect, test } from 'vitest'
import { decisionTree as operation } from '../../../core/contract/mortgage-advice.operations.ts'
import { decisionTree } from '../../../core/contract/mortgage-advice.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { mortgageAdvice } from './funnel.ts'
import { tried } from './test-ways.ts'

const tree = operation.example
testFunnel(...tried)

test('only what a situation asks is asked, and another situation asks anew', async () => {
  const { store, environment } = openFunnel(mortgageAdvice)
  environment.answerWith(decisionTree, () => ({
    ...tree,
    answers: [
      ...tree.answers,
      { code: 'oversluiten', text: 'Oversluiten', inventoryType: 3, asksPartner: false },
    ],
  }))
  await expect.poll(() => store.getSnapshot().derived.options.situation?.length).toBe(2)
  const shown = (name: string) => store.getSnapshot().derived.shown(name)
  expect([shown('followUp'), shown('withPartner')]).toEqual([false, false])
  store.set('situation', 'eerste-huis')
  expect([shown('followUp'), shown('withPartner')]).toEqual([true, true])
  store.set('followUp', 'zoeken')
  store.set('withPartner', 'yes')
  store.set('situation', 'oversluiten')
  expect([shown('followUp'), shown('withPartner')]).toEqual([false, false])
  store.set('situation', 'eerste-huis')
  expect(store.answer('followUp')).toBeUndefined()
  expect(store.answer('withPartner')).toBeUndefined()
})
