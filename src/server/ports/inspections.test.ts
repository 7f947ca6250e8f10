import { expect, test } from 'vitest'
import { inspectionsGuards, isOpenAt, openAmong } from './inspections.ts'

const span = (from: number, until: number) => ({
  start: `2026-12-01T${String(from).padStart(2, '0')}:00:00Z`,
  end: `2026-12-01T${String(until).padStart(2, '0')}:00:00Z`,
})

test.each([
  ['none at all', [], true],
  ['in order', [span(8, 12), span(13, 17)], true],
  ['that touch', [span(8, 12), span(12, 17)], true],
  ['that overlap', [span(8, 13), span(12, 17)], false],
  ['out of order', [span(13, 17), span(8, 12)], false],
  ['that end before they begin', [span(12, 8)], false],
  ['of no length', [span(8, 8)], false],
  ['with another offset', [{ start: '2026-12-01T08:00:00+01:00', end: '2026-12-01T12:00:00+01:00' }], false],
  ['that are no instants', [{ start: '2026-12-01', end: '2026-12-02' }], false],
])('open times %s: %j pass: %s', (_what, open, passes) => {
  expect(inspectionsGuards.openTimes.safeParse(open).success).toBe(passes)
})

test.each([
  [span(8, 11), true],
  [span(9, 12), true],
  [span(7, 10), false],
  [span(11, 14), false],
  [span(12, 13), false],
  [{ start: '2026-12-01T09:00:00+01:00', end: '2026-12-01T13:00:00+01:00' }, true],
])('an inspection at %j is possible: %s', (asked, possible) => {
  expect(isOpenAt(asked, [span(8, 12), span(13, 17)])).toBe(possible)
})

test('of times in order those within a stretch are possible, whichever stretch it is', () => {
  const asked = [span(7, 9), span(8, 10), span(9, 11), span(10, 12), span(11, 13), span(12, 14), span(13, 15)]
  const open = [span(8, 12), span(12, 13), span(13, 15), span(20, 21)]
  expect(openAmong(asked, open)).toEqual([span(8, 10), span(9, 11), span(10, 12), span(13, 15)])
  expect(openAmong(asked, [])).toEqual([])
})
