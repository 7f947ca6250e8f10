import { expect, test } from 'vitest'
import { send } from '../../../core/contract/valuation-request/valuation-request-calls.ts'
import { refusal } from '../../engine/testing/test-environment.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { lastStep } from '../../engine/testing/test-walk.ts'
import { valuationRequest } from './valuation-request-funnel.ts'

testFunnel({ funnel: valuationRequest })

test('what goes wrong is told in one sentence, and every answer stays', async () => {
  const { walk } = await lastStep(valuationRequest, { name: 'asked' }, {})
  walk.environment.refuse(send, refusal(503, 'unavailable'))
  await walk.store.next()
  expect(walk.store.getSnapshot().trouble).toEqual({ kind: 'sentence', sentence: 'Er is iets misgegaan.' })
  expect(walk.store.answer('reason')).toBe('Aankoop woning')
})
