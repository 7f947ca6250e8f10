import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import type { Sender } from '../../../core/render.ts'
import { invitation } from './invitation.ts'
import type { StoredAppointment } from './read-appointments.ts'

const sender: Sender = {
  name: 'Thuisbasis',
  phone: '088 000 00 00',
  hours: 'werkdagen 9.00 tot 17.00 uur',
  email: 'info@thuisbasis.voorbeeld.nl',
  siteUrl: 'https://www.voorbeeld.nl',
}

const appointment: StoredAppointment = {
  submissionId: '0b9b0b0e-8c6b-4d8e-9f3b-2f1c0d9e8a77',
  number: 2,
  start: '2026-12-01T08:00:00Z',
  end: '2026-12-01T09:00:00Z',
  state: 'confirmed',
  sequence: 0,
  changedAt: '2026-11-20T10:00:00.123Z',
}

const text = {
  service: 'Contractcontrole',
  to: 'jannie@voorbeeld.nl',
  summary: 'Contractcontrole, met komma; en puntkomma',
  description: 'Neem mee:\nhet contract',
  location: 'Voorbeeldlaan 10 A, 3821 BT Amersfoort',
  url: 'https://www.voorbeeld.nl/afspraak',
}

const read = (of: Partial<StoredAppointment> = {}) => {
  const { content, contentType, filename } = invitation({ ...appointment, ...of }, text, sender)
  const calendar = new ICAL.Component(ICAL.parse(String(content)))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('There is no event in it.')
  const event = new ICAL.Event(component)
  const valueIn = (name: string) => component.getFirstPropertyValue(name)?.toString()
  return { content: String(content), contentType, filename, calendar, event, valueIn }
}

describe('the calendar file of an appointment', () => {
  test('another library reads the same appointment in it', () => {
    const { event, valueIn, filename } = read()
    expect(filename).toBe('moment-2.ics')
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-01T08:00:00.000Z')
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-01T09:00:00.000Z')
    expect(event).toMatchObject({
      summary: text.summary,
      description: text.description,
      location: text.location,
      uid: '0b9b0b0e-8c6b-4d8e-9f3b-2f1c0d9e8a77-2',
      sequence: 0,
    })
    expect(valueIn('url')).toBe(text.url)
    expect(valueIn('organizer')).toBe('mailto:info@thuisbasis.voorbeeld.nl')
  })

  test.each([
    ['asked', 'PUBLISH', 'TENTATIVE', 'TRANSPARENT', 0],
    ['confirmed', 'REQUEST', 'CONFIRMED', 'OPAQUE', 1],
    ['cancelled', 'CANCEL', 'CANCELLED', 'TRANSPARENT', 1],
  ] as const)('%s travels as %s', (state, method, status, transparency, invited) => {
    const { calendar, event, valueIn, contentType } = read({ state })
    expect(calendar.getFirstPropertyValue('method')).toBe(method)
    expect(contentType).toBe(`text/calendar; charset=utf-8; method=${method}`)
    expect([valueIn('status'), valueIn('transp')]).toEqual([status, transparency])
    expect(event.attendees.map((one) => one.getFirstValue())).toEqual(
      invited ? ['MAILTO:jannie@voorbeeld.nl'] : [],
    )
  })

  test('a change keeps the UID and raises the sequence, with the time of the change', () => {
    const first = read()
    const moved = read({ sequence: 1, start: '2026-12-02T08:00:00Z', changedAt: '2026-11-21T10:00:00Z' })
    const off = read({ sequence: 2, state: 'cancelled' })
    expect(new Set([first, moved, off].map(({ event }) => event.uid)).size).toBe(1)
    expect([first, moved, off].map(({ event }) => event.sequence)).toEqual([0, 1, 2])
    expect(moved.valueIn('dtstamp')).toBe('2026-11-21T10:00:00Z')
  })

  test('it is organized by whoever mails it, so that calendars take its changes', () => {
    const from = 'afspraken@post.thuisbasis.voorbeeld.nl'
    for (const state of ['asked', 'confirmed', 'cancelled'] as const) {
      const { content } = invitation({ ...appointment, state }, text, { ...sender, mailFrom: from })
      // a long line of a calendar file goes on after a line end and a space
      expect(String(content).replace(/\r\n /g, '')).toMatch(
        new RegExp(`^ORGANIZER;.*mailto:${from}\\r$`, 'm'),
      )
    }
  })

  test('made twice it is the same', () => {
    expect(read().content).toBe(read().content)
  })

  test.each([
    ['the clock goes forward', '2026-03-29T07:00:00Z', '2026-03-29T09:00:00'],
    ['the clock goes back', '2026-10-25T08:00:00Z', '2026-10-25T09:00:00'],
  ])('on the day that %s it is at the same hour on the wall', (_day, start, wall) => {
    const at = read({ start, end: start.replace(':00:00Z', ':30:00Z') }).event.startDate.toJSDate()
    expect(at.toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' }).replace(' ', 'T')).toBe(wall)
  })

  test('a line break in a text starts no line of the file', () => {
    const { content } = invitation(
      appointment,
      {
        ...text,
        summary: 'Afspraak\r\nATTENDEE:mailto:iemand@anders.nl',
        location: 'a\nURL:https://anders.nl',
      },
      sender,
    )
    expect(String(content)).not.toMatch(/^(ATTENDEE:mailto:iemand|URL:https:\/\/anders)/m)
  })
})
