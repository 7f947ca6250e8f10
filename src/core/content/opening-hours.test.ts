import { describe, expect, test } from 'vitest'
import { settings as dijkhuis } from '../../../brands/dijkhuis/settings.ts'
import { settings as ours } from '../../../content/settings.ts'
import { daysIn, daysUnread, hoursOverlap, openingWeek, timesIn, timesUnread } from './opening-hours.ts'
import { type SettingsSeed, settingsDocument } from './settings.ts'

describe('opening hours', () => {
  test.each([
    ['maandag tot en met vrijdag', [0, 1, 2, 3, 4]],
    ['zaterdag', [5]],
    ['maandag en donderdag', [0, 3]],
    ['maandag, woensdag en vrijdag tot en met zondag', [0, 2, 4, 5, 6]],
  ])('%s are days', (text, days) => expect(daysIn(text)).toEqual(days))

  test.each([
    '',
    'werkdagen',
    'ma t/m vr',
    'Maandag',
    'vrijdag tot en met maandag',
    'maandag en',
    'maandag tot en met vrijdag tot en met zondag',
    'constructor',
  ])('"%s" are none', (text) => expect(daysIn(text)).toBeUndefined())

  test('are times as they are written everywhere, and nothing else', () => {
    expect(timesIn('8.30 - 18.00 uur')).toEqual({ from: '08:30', until: '18:00' })
    expect(timesIn('0.00 - 24.00 uur')).toEqual({ from: '00:00', until: '24:00' })
    for (const text of [
      '9 - 17 uur',
      '9.00 - 17.00',
      '18.00 - 8.30 uur',
      '9.60 - 17.00 uur',
      '9.00 - 24.30 uur',
    ])
      expect(timesIn(text), text).toBeUndefined()
  })

  test('of several lines make one week, in the order of each day', () => {
    const lines = [
      { days: 'dinsdag', times: '13.00 - 17.00 uur' },
      { days: 'maandag en dinsdag', times: '9.00 - 12.00 uur' },
    ]
    const morning = { from: '09:00', until: '12:00' }
    expect(openingWeek(lines)).toEqual([
      [morning],
      [morning, { from: '13:00', until: '17:00' }],
      ...[[], [], [], [], []],
    ])
  })
})

/** What is wrong with settings in which one desk has other hours. */
const faultsOf = (hours: SettingsSeed['desks'][string]['hours']) => {
  const desk = { name: 'Balie', phone: '088 000 12 00', hours }
  const parsed = settingsDocument.safeParse({ ...ours, desks: { ...ours.desks, balie: desk } })
  return parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
}

describe('settings', () => {
  test.each([
    ['ours', ours],
    ['those of another brand', dijkhuis],
  ])('%s say of every desk when it is open', (_whose, seed) => {
    const { desks } = settingsDocument.parse(seed)
    for (const [name, { hours }] of Object.entries(desks))
      expect(openingWeek(hours).flat(), name).not.toEqual([])
  })

  test('with hours that cannot be read are refused with a sentence at the line', () => {
    const good = { days: 'maandag tot en met vrijdag', times: '9.00 - 17.00 uur' }
    expect(faultsOf([good])).toEqual([])
    expect(faultsOf([{ ...good, days: 'ma t/m vr' }])).toEqual([`desks.balie.hours.0.days: ${daysUnread}`])
    expect(faultsOf([good, { days: 'zaterdag', times: 'op afspraak' }])).toEqual([
      `desks.balie.hours.1.times: ${timesUnread}`,
    ])
    expect(faultsOf([good, { days: 'vrijdag', times: '16.00 - 18.00 uur' }])).toEqual([
      `desks.balie.hours: ${hoursOverlap}`,
    ])
  })
})
