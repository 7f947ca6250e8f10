import { expect, test } from 'vitest'
import { record } from '../../core/contract/funnel-events/funnel-events-operations.ts'
import { funnelSteps } from './funnel-steps.ts'
import { islands } from './islands.ts'

test('every funnel and calculator of the site tells its steps, by names that its events may carry', () => {
  const steps = funnelSteps()
  const told = new Set(steps.map(({ funnel }) => funnel))
  // The island `lid-bedankt` has only a few buttons: it asks nothing and records no steps.
  expect(Object.keys(islands).filter((name) => !told.has(name.replaceAll('_', '-')))).toEqual(['lid-bedankt'])
  for (const step of steps) {
    const event = { ...step, membershipStatus: 'lid', outcome: 'shown' }
    expect(record.body?.schema.safeParse(event).success, JSON.stringify(step)).toBe(true)
  }
  expect(steps).toContainEqual({ funnel: 'klusservice', step: 'klus', number: 1 })
  expect(steps).toContainEqual({ funnel: 'lid-worden', step: 'bevestiging', number: 5 })
})
