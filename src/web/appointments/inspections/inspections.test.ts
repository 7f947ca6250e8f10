import { expect, test } from 'vitest'
import { sameHomeSentence } from '../../../core/inspections/same-home.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { completionInspection } from '../../funnels/inspections-completion/inspections-completion-funnel.ts'
import { constructionInspection } from '../../funnels/inspections-construction/inspections-construction-funnel.ts'
import { inspectionsProperties, trials } from './test-inspections-ways.ts'

testFunnel(...trials)

const home = {
  postcode: '3821BT',
  houseNumber: '10',
  addition: '',
  streetName: 'Voorbeeldlaan',
  city: 'Amersfoort',
}
const chosen = { date: '2026-12-01', startTime: '09:00:00', endTime: '11:00:00' }

test('another home is another journey for who comes, so the time goes', () => {
  const { store } = openFunnel(constructionInspection, { properties: inspectionsProperties })
  store.set('inspected', home)
  store.set('slot', chosen)
  store.set('inspected.houseNumber', '12')
  expect(store.answer('slot')).toBeUndefined()
})

test('a new house is not where one lives', async () => {
  const { store } = openFunnel(completionInspection, { properties: inspectionsProperties })
  store.set('inspected', home)
  store.set('home', { ...home, addition: '' })
  expect(store.getSnapshot().derived.errors.gegevens?.['home.houseNumber']).toBe(sameHomeSentence)
})
