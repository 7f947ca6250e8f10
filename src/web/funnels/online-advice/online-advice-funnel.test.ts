import { expect, test } from 'vitest'
import { decisionTree } from '../../../core/contract/online-advice/online-advice-calls.ts'
import { drawn } from '../../engine/testing/test-drawing.tsx'
import { refusal } from '../../engine/testing/test-environment.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { onlineAdvice } from './online-advice-funnel.ts'
import { onlineAdviceProperties, trials } from './test-online-advice-ways.ts'

testFunnel(...trials)

test('another specialism has other topics, and those another calendar', async () => {
  const { store, environment } = openFunnel(onlineAdvice, { properties: onlineAdviceProperties })
  await expect.poll(() => environment.callsOf(decisionTree).length).toBe(1)
  store.set('specialism', 'juridisch')
  store.set('topic', 'buren')
  store.set('slot', { date: '2026-12-01', startTime: '09:00:00', endTime: '09:30:00' })
  store.set('topic', '')
  expect(store.answer('slot')).toBeUndefined()
  store.set('topic', 'buren')
  store.set('specialism', 'bouwkundig')
  expect(store.answer('topic')).toBeUndefined()
})

test('topics that cannot be had are an error, and nobody is asked to wait for them any more', async () => {
  const { store, environment } = openFunnel(onlineAdvice, { properties: onlineAdviceProperties })
  environment.refuse(decisionTree, refusal(503, 'unavailable'))
  await expect.poll(() => store.readFailed).toBe(true)
  const html = await drawn(store)
  expect(html).toContain('Er is iets misgegaan.')
  expect(html).not.toContain('Een moment geduld')
})
