import { expect, test } from 'vitest'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register, registerCompletion } from '../../../core/contract/inspections.ts'
import { priceOf } from '../../../core/inspections/price.ts'
import { sameHomeSentence } from '../../../core/inspections/same-home.ts'
import { rowsOf } from '../../../core/inspections/summary-rows.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { completionInspection } from '../../funnels/inspections-completion/funnel.ts'
import { constructionInspection } from '../../funnels/inspections-construction/funnel.ts'

const properties = {
  price: '€ 34,50',
  bouwtechnische_keuring_450: '€ 395,00',
  bouwtechnische_keuring_700: '€ 445,00',
  bouwtechnische_keuring_900: '€ 495,00',
  opleveringskeuring: '€ 286,00',
  keuring: '€ 286,00',
}
const cents: Record<string, number> = {
  bouwtechnische_keuring_450: 39_500,
  bouwtechnische_keuring_700: 44_500,
  bouwtechnische_keuring_900: 49_500,
  opleveringskeuring: 28_600,
  keuring: 28_600,
}
/** As the server makes it, at its own prices. */
const document = (
  { body }: InputOf<typeof register> | InputOf<typeof registerCompletion>,
  { viewer }: { viewer: Viewer },
) =>
  rowsOf(body, {
    price: priceOf('sizeCode' in body.object ? body.object.sizeCode : undefined, (name) => cents[name]),
    fee: isMember(viewer) ? undefined : 3450,
  })

testFunnel(constructionInspection, {
  properties,
  document,
  ways: [
    { name: 'as asked' },
    {
      name: 'of a band without a price, without a text message',
      answers: { houseSize: '3', smsReminder: 'no' },
    },
  ],
})
const home = {
  postcode: '3821BT',
  houseNumber: '10',
  addition: '',
  streetName: 'Voorbeeldlaan',
  city: 'Amersfoort',
}
testFunnel(completionInspection, {
  properties,
  document,
  ways: [{ name: 'of a house elsewhere', answers: { 'home.houseNumber': '11' } }],
})

const chosen = { date: '2026-12-01', startTime: '09:00:00', endTime: '11:00:00' }

test('another home is another journey for who comes, so the time goes', () => {
  const { store } = openFunnel(constructionInspection, { properties })
  store.set('inspected', home)
  store.set('slot', chosen)
  store.set('inspected.houseNumber', '12')
  expect(store.answer('slot')).toBeUndefined()
})

test('a new house is not where one lives', async () => {
  const { store } = openFunnel(completionInspection, { properties })
  store.set('inspected', home)
  store.set('home', { ...home, addition: '' })
  expect(store.getSnapshot().derived.errors.gegevens?.['home.houseNumber']).toBe(sameHomeSentence)
})
