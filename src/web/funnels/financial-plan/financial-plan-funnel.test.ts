import { expect, test } from 'vitest'
import { scenarios } from '../../../core/contract/financial-plan/financial-plan-calls.ts'
import { offices } from '../../../core/contract/planning/planning-calls.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { financialPlan } from './financial-plan-funnel.ts'
import { financialPlanProperties, trials } from './test-financial-plan-ways.ts'

testFunnel(...trials)

const open = () => openFunnel(financialPlan, { properties: financialPlanProperties })
const office = (code: number, ...appointmentTypes: string[]) => ({
  ...{ code, name: `Kantoor ${code}`, address: 'Voorbeeldlaan 1', postcode: '3821BT', city: 'Amersfoort' },
  ...{ linksToUnive: false, appointmentTypes },
})
const slot = { date: '2026-12-01', startTime: '09:00:00', endTime: '10:00:00' }

test('three scenarios are enough', async () => {
  const { store, environment } = open()
  const codes = ['a', 'b', 'c', 'd']
  environment.answerWith(scenarios, () => codes.map((code) => ({ code, text: code })))
  const offered = () => store.getSnapshot().derived.options.scenarios
  await expect.poll(() => offered()?.length).toBe(4)
  store.set('scenarios', ['a', 'b', 'c'])
  expect(offered()?.map(({ disabled }) => disabled !== undefined)).toEqual([false, false, false, true])
  store.set('scenarios', ['a', 'b'])
  expect(offered()?.some(({ disabled }) => disabled)).toBe(false)
  store.set('scenarios', [])
  await store.next()
  expect(store.getSnapshot().errors.scenarios).toBe('Je moet minimaal één scenario selecteren')
})

test('a list without scenarios is the generic error', async () => {
  const { environment } = open()
  environment.answerWith(scenarios, () => [])
  await expect.poll(() => environment.logged.join()).toContain('scenarios')
})

test('office 200 is chosen before, and another one or another way to meet has another calendar', async () => {
  const { store, environment } = open()
  environment.answerWith(offices, () => [
    office(200, 'Kantoorbezoek', 'Beeldbellen'),
    office(32, 'Beeldbellen'),
  ])
  store.set('scenarios', ['minder-werken'])
  await store.next()
  await expect.poll(() => store.getSnapshot().derived.options.office?.length).toBe(2)
  expect(store.answer('office')).toBe('200')
  // Without an office all ways to meet are offered; the list does not stay loading.
  store.set('office', '')
  const ways = () => store.getSnapshot().derived.options.meeting?.map(({ value }) => value)
  expect(ways()).toEqual(['Kantoorbezoek', 'Beeldbellen', 'Telefonisch'])
  store.set('office', '200')
  store.set('meeting', 'Beeldbellen')
  store.set('slot', slot)
  store.set('meeting', 'Kantoorbezoek')
  expect(store.answer('slot')).toBeUndefined()
  store.set('slot', slot)
  store.set('office', '32')
  expect(store.answer('slot')).toBeUndefined()
  // This office receives no visitors.
  expect(ways()).toEqual(['Beeldbellen'])
  expect(store.getSnapshot().derived.known.meeting).toBeUndefined()
})
