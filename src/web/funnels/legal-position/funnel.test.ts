import { describe, expect, test } from 'vitest'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { openFunnel } from '../../engine/testing/test-open.ts'
import { legalPosition } from './funnel.ts'
import { properties, tried } from './test-ways.ts'

testFunnel(...tried)

describe('the price', () => {
  const sideOf = (type: string) => {
    const { store } = openFunnel(legalPosition, {
      properties: legalPosition.properties.schema.parse(properties),
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
