import { parseAbsolute } from '@internationalized/date'
import { expect, test } from 'vitest'
import { clockAt, ZONE } from '../../../core/kernel/clock.ts'
import type { PlanningRules } from '../../../core/planning/agenda.ts'
import { slotsOn } from '../../../core/planning/slots.ts'
import { withOffset } from './inspections-agenda.ts'

const day = [{ from: '00:00', until: '24:00' }]
const rules: PlanningRules = {
  ...{ duration: 60, before: 0, after: 0, every: 30, notice: 0, horizon: 400 },
  week: [day, day, day, day, day, day, day],
}

test('every time of a day has the offset that it has in Amsterdam, also where the clock changes and at midnight', () => {
  const clock = clockAt('2026-01-01T00:00:00Z')
  const asZoned = (instant: string) => parseAbsolute(instant, ZONE).toString().replace(/\[.*$/, '')
  for (const at of ['2026-02-01', '2026-03-28', '2026-03-29', '2026-07-01', '2026-10-24', '2026-10-25']) {
    const slots = slotsOn(rules, at, clock)
    expect(slots.length, at).toBeGreaterThan(40)
    for (const slot of slots)
      expect(withOffset(slot), slot.start).toEqual({ start: asZoned(slot.start), end: asZoned(slot.end) })
  }
})
