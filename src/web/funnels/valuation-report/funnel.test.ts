import { describe, expect, test } from 'vitest'
import type { InputOf } from '../../../core/contract/endpoint.ts'
import type { register } from '../../../core/contract/valuation-report.ts'
import { isMember, type Viewer } from '../../../core/kernel/viewer.ts'
import { rowsOf } from '../../../core/valuation-report/summary-rows.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { valuationReport } from './funnel.ts'

const properties = { price: '€ 34,50', waarderapport: '€ 17,95' }
const document = ({ body }: InputOf<typeof register>, { viewer }: { viewer: Viewer }) =>
  rowsOf(body, { price: 1795, fee: isMember(viewer) ? undefined : 3450 })

testFunnel(valuationReport, {
  properties,
  document,
  ways: [
    {
      name: 'an apartment, which has no plot',
      answers: { houseType: '0' },
      steps: ['woning', 'rapport-en-prijs', 'persoonsgegevens', 'overzicht'],
    },
  ],
})

describe('the plot', () => {
  test.each([
    ['0', false],
    ['1', true],
    ['4', true],
  ] as const)('is asked of house type %s: %s', (houseType, asked) => {
    const { store } = openFunnel(valuationReport, { properties })
    store.set('houseType', houseType)
    expect(store.getSnapshot().derived.shown('plotAreaSize')).toBe(asked)
  })
})

test('a report that costs nothing leads to its own page, and any other to the bank', () => {
  const to = valuationReport.exits.pay?.to
  const answer = { reference: '7KQM-X4TB', transactionId: 'x' }
  const context = openFunnel(valuationReport, { properties }).store.getSnapshot().derived.context
  expect(to?.({ ...answer, url: '/rapport' } as never, context as never)).toEqual({ url: '/rapport' })
  const bank = 'https://bank.example/1'
  expect(to?.({ ...answer, url: bank } as never, context as never)).toEqual({ pay: bank })
})
