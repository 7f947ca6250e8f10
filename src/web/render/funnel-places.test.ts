import { expect, test } from 'vitest'
import { record } from '../../core/contract/funnel-events.operations.ts'
import { islands } from '../funnels/server.ts'
import { funnelPlaces } from './funnel-places.ts'

test('every funnel of the site tells its places, by names that its events may carry', () => {
  const places = funnelPlaces()
  const told = new Set(places.map(({ funnel }) => funnel))
  // an island of a few buttons asks nothing and records nothing
  expect(Object.keys(islands).filter((slug) => !told.has(slug))).toEqual(['lid-bedankt'])
  for (const place of places) {
    const event = { ...place, membershipStatus: 'lid', outcome: 'shown' }
    expect(record.body?.schema.safeParse(event).success, JSON.stringify(place)).toBe(true)
  }
  expect(places).toContainEqual({ funnel: 'klusservice', step: 'klus', number: 1 })
  expect(places).toContainEqual({ funnel: 'lid-worden', step: 'bevestiging', number: 5 })
})
