import { describe, expect, test } from 'vitest'
import { callLines } from './appointment-lines.ts'
import { meetingLines } from './office-planning.ts'

const slot = { date: '2026-12-01', startTime: '09:00:00', endTime: '10:00:00' }
const when = { label: 'Datum en tijd', value: 'dinsdag 1 december 2026 om 9.00 uur' }
const office = {
  code: 32,
  name: 'Utrecht',
  address: 'Voorbeeldsingel 32',
  postcode: '3511AA',
  city: 'Utrecht',
  linksToUnive: false,
  appointmentTypes: ['Kantoorbezoek'],
}
const context = { read: () => [office] as never }
const known = { slot, office: '32', mobile: '+31612345678' }

describe('the page after an appointment says', () => {
  test('who calls, and at which number', () => {
    const how = { label: 'Hoe', value: 'Een jurist belt je op 0612345678.' }
    expect(callLines('Een jurist', { slot, phone: '+31612345678' })).toEqual([when, how])
  })

  test.each([
    ['Telefonisch', ['De adviseur belt je op 0612345678.']],
    ['Beeldbellen', ['Met beeld. Je krijgt de link per e-mail.']],
    ['online', ['Met beeld. Je krijgt de link per e-mail.']],
    ['Kantoorbezoek', ['Je komt naar ons kantoor.', 'Utrecht, Voorbeeldsingel 32, 3511 AA Utrecht']],
  ])('of a talk that is %s: how, and where it has a place', (meeting, said) => {
    const lines = meetingLines({ ...known, meeting }, context)
    expect(lines[0]).toEqual(when)
    expect(lines.slice(1).map(({ value }) => value)).toEqual(said)
  })
})
