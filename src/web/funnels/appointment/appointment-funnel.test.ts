import { expect, test } from 'vitest'
import { cancelAppointment } from '../../../core/contract/appointment/appointment-calls.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { appointment } from './appointment-funnel.ts'
import { trials } from './test-appointment-ways.ts'

testFunnel(...trials)

test('the link of another appointment forgets the time that was chosen for the first', () => {
  const { store } = openFunnel(appointment)
  store.set('link', 'eerste')
  store.set('slot', { date: '2026-12-01', startTime: '09:00:00', endTime: '09:15:00' })
  store.set('link', 'tweede')
  expect(store.getSnapshot().answers.slot).toBeUndefined()
})

test('is cancelled by its link alone', async () => {
  const { store, environment } = openFunnel(appointment)
  store.set('link', 'een-link')
  await store.choose('cancel')
  await store.next()
  expect(environment.callsOf(cancelAppointment)[0]?.input.body).toEqual({ link: 'een-link' })
  expect(environment.left).toBe('/afspraak/afgezegd')
})
