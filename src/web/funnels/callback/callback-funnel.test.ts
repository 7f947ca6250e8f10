import { expect, test } from 'vitest'
import { callBack } from '../../../core/contract/callback/callback-calls.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { callback } from './callback-funnel.ts'
import { trials } from './test-callback-ways.ts'

testFunnel(...trials)

test('the department is that of the page, whoever asks', async () => {
  const properties = { department: 'financieel', thanks: '/contact/terugbelafspraak-financieel/bedankt' }
  const { store, environment } = openFunnel(callback, { properties })
  store.set('slot', { date: '2026-12-01', startTime: '09:00:00', endTime: '09:15:00' })
  store.set('question', 'Kan mijn rente omlaag?')
  await store.next()
  for (const [path, typed] of [
    ['name', 'Jannie de Vries'],
    ['phoneNumber', '0612345678'],
    ['email', 'jannie@voorbeeld.nl'],
  ] as const)
    store.set(path, typed)
  await store.next()
  expect(environment.callsOf(callBack)[0]?.input.body).toMatchObject({ department: 'financieel' })
  expect(environment.left).toBe(properties.thanks)
})
