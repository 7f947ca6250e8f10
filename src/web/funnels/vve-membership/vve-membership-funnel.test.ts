import { expect, test } from 'vitest'
import { firstErrors } from '../../../core/fields/brick/first-error.ts'
import { testFunnel } from '../../engine/testing/test-funnel.ts'
import { trials } from './test-vve-membership-ways.ts'
import { vveMembership } from './vve-membership-funnel.ts'

testFunnel(...trials)

test('the prices are those of the settings, as they are written there', () => {
  const given = { thanks: '/x', perApartment: '€ 12,50', bankTransfer: '€ 1.901,90' }
  expect(vveMembership.properties.schema.parse(given)).toEqual({
    thanks: '/x',
    perApartment: 1250,
    bankTransfer: 190_190,
  })
  expect(firstErrors(vveMembership.properties, { ...given, perApartment: 'gratis' })).toHaveProperty(
    'perApartment',
  )
})
