import { describe, expect, test } from 'vitest'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { trials, valuationReportProperties } from './test-valuation-report-ways.ts'
import { valuationReport } from './valuation-report-funnel.ts'

testFunnel(...trials)

describe('the plot', () => {
  test.each([
    ['0', false],
    ['1', true],
    ['4', true],
  ] as const)('is asked of house type %s: %s', (houseType, asked) => {
    const { store } = openFunnel(valuationReport, { properties: valuationReportProperties })
    store.set('houseType', houseType)
    expect(store.getSnapshot().derived.shown('plotAreaSize')).toBe(asked)
  })
})

test('a report that costs nothing leads to its own page, and any other to the bank', () => {
  const to = valuationReport.exits.pay?.to
  const answer = { reference: '7KQM-X4TB', transactionId: 'x' }
  const context = openFunnel(valuationReport, { properties: valuationReportProperties }).store.getSnapshot()
    .derived.context
  expect(to?.({ ...answer, url: '/rapport' } as never, context as never)).toEqual({ url: '/rapport' })
  const bank = 'https://bank.example/1'
  expect(to?.({ ...answer, url: bank } as never, context as never)).toEqual({ pay: bank })
})
