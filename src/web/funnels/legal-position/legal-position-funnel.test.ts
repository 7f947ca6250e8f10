import { describe, expect, test } from 'vitest'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { legalPosition } from './legal-position-funnel.ts'
import { legalPositionProperties, trials } from './test-legal-position-ways.ts'

testFunnel(...trials)

describe('the price', () => {
  const sideOf = (type: string) => {
    const { store } = openFunnel(legalPosition, {
      properties: legalPosition.properties.schema.parse(legalPositionProperties),
    })
    store.set('requestType', type)
    const { known, context } = store.getSnapshot().derived
    return JSON.stringify(store.funnel.side?.(known, context, 'aanvragen'))
  }

  test.each([
    ['particulier', '€ 425,- (inclusief btw)'],
    ['professionele_partij', '€ 425,- (inclusief btw)'],
    ['vve', 'Vanaf € 255,- per uur (inclusief btw)'],
  ])('%s is told from the first step on', (type, said) => {
    expect(sideOf(type)).toContain(said)
  })
})
