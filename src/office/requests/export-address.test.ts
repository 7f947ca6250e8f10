import { expect, test } from 'vitest'
import { exportSearchOf } from './export-address.ts'

test('an export takes the pile and the filters of its list along, and neither its page nor what is open beside it', () => {
  const list = {
    ...{ weergave: 'mij', soort: 'handyman.book', binnen: 'vorige-maand' },
    ...{ na: 'verder', open: '7KQM-X4TF' },
  }
  expect(exportSearchOf(list, '2026-12-01')).toBe(
    'soort=handyman.book&van=mij&open=ja&vanaf=2026-11-01&tot=2026-11-30',
  )
  expect(exportSearchOf({}, '2026-12-01')).toBe('van=geen&open=ja')
  expect(exportSearchOf({ weergave: 'klaar', loket: 'juridisch' }, '2026-12-01')).toBe(
    'loket=juridisch&open=nee',
  )
})
