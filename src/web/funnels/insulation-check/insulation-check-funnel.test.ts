import { expect, test } from 'vitest'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { insulationCheck } from './insulation-check-funnel.ts'
import { wayToOffer } from './insulation-check-rules.ts'
import { trials } from './test-insulation-check-ways.ts'

testFunnel(...trials)

test('sends nobody back to register who cannot take part', () => {
  const roof = { selectedMeasures: ['roof_insulation' as const] }
  const wayFrom = (postcode: string, answers: Pick<Parameters<typeof wayToOffer>[0], 'selectedMeasures'>) =>
    wayToOffer({ ...answers, home: { postcode } }, ['9711'])
  expect(wayFrom('3821BT', roof)).toBe('Doe de check opnieuw en schrijf je in.')
  expect(wayFrom('9711LM', roof)).toBe(
    'De collectieve inkoop is er niet in jouw gebied. Vraag zelf een offerte bij een paar isolatiebedrijven. In de subsidiecheck zie je wat je terugkrijgt.',
  )
  expect(wayFrom('3821BT', { selectedMeasures: ['glass_insolation_compliment'] })).toMatch(
    /^Meedoen met de collectieve inkoop kan niet met wat je koos\. Vraag zelf/,
  )
})

test('estimates that cannot be had are logged in the words of spec 002 section 8', () => {
  expect(insulationCheck.reads?.estimates?.failure).toBe('Failed to fetch price estimates')
})
