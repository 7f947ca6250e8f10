import { describe, expect, test } from 'vitest'
import { visitor } from '../../../core/kernel/viewer.ts'
import { drawn } from '../../engine/testing/test-drawing.tsx'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { begin, fillStep, walkAll } from '../../engine/testing/test-walk.ts'
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
  const answer = { reference: '7KQM-X4TF', transactionId: 'x' }
  const context = openFunnel(valuationReport, { properties: valuationReportProperties }).store.getSnapshot()
    .derived.context
  expect(to?.({ ...answer, url: '/rapport' } as never, context as never)).toEqual({ url: '/rapport' })
  const bank = 'https://bank.example/1'
  expect(to?.({ ...answer, url: bank } as never, context as never)).toEqual({ pay: bank })
})

describe('the words about paying', () => {
  const everyStep = async (waarderapport: number) => {
    const way = { name: 'order', answers: { houseType: '0' } }
    const walk = begin(valuationReport, visitor, way, { properties: { price: 3450, waarderapport } })
    const steps: string[] = []
    await walkAll(walk, async () => {
      steps.push(await drawn(walk.store))
      fillStep(walk)
      steps.push(await drawn(walk.store))
    })
    return steps.join('')
  }

  test('are told of a report that has a price', async () => {
    const told = await everyStep(1795)
    for (const words of [
      'Dan word je lid zodra je betaalt.',
      'Je wordt lid zodra je het rapport betaalt.',
      'Je betaalt bij je eigen bank.',
      'Betalen met iDEAL',
    ])
      expect(told).toContain(words)
  })

  test('stand on no step of a report that costs nothing', async () => {
    const told = await everyStep(0)
    for (const words of [
      'Dan word je lid met je bestelling.',
      'Je wordt lid met je bestelling.',
      'Na het bevestigen staat het rapport op je scherm.',
    ])
      expect(told).toContain(words)
    expect(told).not.toMatch(/je (het rapport )?betaal|eigen bank|iDEAL/)
  })

  test('do not stand on its own page while it is being made', () => {
    const { poll, outcomes } = valuationReport.after?.rapport ?? {}
    expect([poll?.waiting, outcomes?.making?.title]).toEqual([
      'We kijken hoe het met je bestelling staat.',
      'Je bestelling is gelukt',
    ])
  })
})
