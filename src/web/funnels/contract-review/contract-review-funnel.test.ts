import { expect, test } from 'vitest'
import { dates, hold, times } from '../../../core/contract/planning/planning-calls.ts'
import { drawn } from '../../engine/testing/test-drawing.tsx'
import { refusal } from '../../engine/testing/test-environment.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { contractReview, legalAdvice } from './contract-review-funnel.ts'
import { contractReviewProperties, trials } from './test-contract-review-ways.ts'

testFunnel(...trials)

const chosen = { date: '2026-12-01', startTime: '09:00:00', endTime: '10:00:00' }

test('another kind of contract has another calendar, so the time goes', () => {
  const { store } = openFunnel(contractReview, { properties: contractReviewProperties })
  store.set('kind', '0')
  store.set('slot', chosen)
  store.set('kind', '1')
  expect(store.answer('slot')).toBeUndefined()
})

test('a day alone is told as missing its time', async () => {
  const { store } = openFunnel(legalAdvice, { properties: contractReviewProperties })
  store.set('slot', { date: '2026-12-01' })
  await store.next()
  expect(store.getSnapshot().errors.slot).toBe(
    'Je moet een datum en een tijd selecteren voor je naar de volgende stap kunt.',
  )
})

test('a time that somebody else has keeps its day, and says which it was', async () => {
  const { store, environment } = openFunnel(legalAdvice, { properties: contractReviewProperties })
  environment.refuse(hold, refusal(409, 'slot-taken'))
  store.set('slot', chosen)
  await expect.poll(() => store.answer('slot')).toEqual({ date: chosen.date, lost: chosen.startTime })
  // The component of the step reads the nearest times when it is drawn.
  store.ask('nearest times', { own: undefined, date: chosen.date, time: chosen.startTime })
  await expect.poll(() => drawn(store)).toContain('Deze tijden liggen er het dichtst bij')
  expect(await drawn(store)).toContain('10:00</button>')
})

test('a lawyer is spoken without a word beforehand', () => {
  const { store } = openFunnel(legalAdvice, { properties: contractReviewProperties })
  expect(Object.keys(store.getSnapshot().derived.errors.gegevensinvoer ?? {})).not.toContain('explanation')
})

test('a hold that we cannot have now is no reason to stop', async () => {
  const { store, environment } = openFunnel(legalAdvice, { properties: contractReviewProperties })
  environment.refuse(hold, refusal(429, 'too-many-holds'))
  store.set('slot', chosen)
  await store.next()
  expect(store.getSnapshot().step).toBe('gegevensinvoer')
  expect(environment.callsOf(dates)).toEqual([])
  expect(environment.callsOf(times)).toEqual([])
})
