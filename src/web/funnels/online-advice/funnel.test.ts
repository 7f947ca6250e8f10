import { expect, test } from 'vitest'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import { decisionTree, type register } from '../../../core/contract/online-advice.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { rowsOf } from '../../../core/online-advice/summary-rows.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { onlineAdvice } from './funnel.ts'

const tree = [
  {
    code: 'juridisch',
    text: 'Juridisch',
    answers: [{ code: 'buren', text: 'Buren en erfgrens', appointmentType: 'juridisch', officeId: 85 }],
  },
]
const document = ({ body }: InputOf<typeof register>, { viewer }: { viewer: Viewer }) =>
  rowsOf(body, tree, isMember(viewer) ? undefined : 3450)
const properties = { price: '€ 34,50', thanks: '/contact/online-adviesgesprek/bedankt' }

testFunnel(onlineAdvice, { properties, document })

test('another specialism has other topics, and those another calendar', async () => {
  const { store, environment } = openFunnel(onlineAdvice, { properties })
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
