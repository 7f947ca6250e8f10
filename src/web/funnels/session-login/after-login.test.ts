import { expect, it } from 'vitest'
import { type Viewer, visitor } from '../../../core/kernel/viewer.ts'
import { afterLogin } from './after-login.ts'

const registered: Viewer = { membershipStatus: 'niet lid' }
const member: Viewer = { membershipStatus: 'lid' }

it.each([
  [member, '', '/mijn'],
  [member, '?terug=%2Flidmaatschap%2Fopzeggen', '/lidmaatschap/opzeggen'],
  [member, '?terug=%2F%2Fevil.example', '/mijn'],
  [registered, '?terug=%2Fmijn%2Fgegevens', '/mijn/gegevens'],
  [registered, '', undefined],
  [visitor, '?terug=%2Fmijn%2Fgegevens', undefined],
])('%o at /inloggen%s goes to %s', (viewer, query, address) => {
  expect(afterLogin(viewer, query)).toBe(address)
})
