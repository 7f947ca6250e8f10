import { expect, test } from 'vitest'
import { settings as seed } from '../../../content/settings.ts'
import { dayChanges, readDayChanges, writeDayChanges } from './day-changes.ts'
import type { Settings } from './settings.ts'

const settings: Settings = {
  ...(seed as Settings),
  prices: {
    lidmaatschap_jaar: { label: 'Lidmaatschap', amounts: [{ from: '2020-01-01', cents: 3000 }] },
    advies: {
      label: 'Testament€advies “nieuw” 🏠',
      amounts: [
        { from: '2020-01-01', cents: 9500 },
        { from: '2027-01-01', cents: 9800 },
      ],
    },
    later: { label: 'Later', amounts: [{ from: '2027-01-01', cents: 100 }] },
  },
}
const days = { now: '2026-12-01', onDay: '2027-01-01' }
const text = { blocks: [{ html: 'Voor {price.advies} of {with_membership.advies}, {price.later}, {phone}' }] }

test('only prices that the text names, that exist on both days and differ, are told', () => {
  expect(dayChanges(text, settings, days)).toEqual([
    { label: 'Testament€advies “nieuw” 🏠', now: '€ 95,00', onDay: '€ 98,00' },
    {
      label: 'Testament€advies “nieuw” 🏠, met een jaar lidmaatschap',
      now: '€ 125,00',
      onDay: '€ 128,00',
    },
  ])
  expect(dayChanges(text, settings, { ...days, onDay: days.now })).toEqual([])
  expect(dayChanges({ html: '{phone} {price.weg} {price.toString}' }, settings, days)).toEqual([])
  expect(dayChanges(undefined, settings, days)).toEqual([])
})

test('whatever a label holds goes through a header and back', () => {
  const changes = dayChanges(text, settings, days)
  expect(writeDayChanges(changes)).toMatch(/^[\x20-\x7e]+$/)
  expect(readDayChanges(writeDayChanges(changes))).toEqual(changes)
  expect(readDayChanges(null)).toEqual([])
})
