import ical, { ICalEventStatus } from 'ical-generator'
import { expect, test } from 'vitest'
import { appointmentIn, isCalendar } from './appointments.ts'

const file = (status: ICalEventStatus, summary = 'Vakman') => {
  const calendar = ical({ prodId: { company: 'Ons', product: 'Klus' } })
  calendar.createEvent({
    start: new Date('2026-12-04T07:00:00Z'),
    end: new Date('2026-12-04T11:00:00Z'),
    status,
    summary,
  })
  return {
    filename: 'moment-1.ics',
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: calendar.toString(),
  }
}

test('a calendar file of ours tells its moment, and whether it is fixed', () => {
  const asked = file(ICalEventStatus.TENTATIVE)
  expect(isCalendar(asked)).toBe(true)
  const moment = { start: '2026-12-04T07:00:00Z', end: '2026-12-04T11:00:00Z', href: '/a' }
  expect(appointmentIn(asked, '/a')).toEqual({ ...moment, confirmed: false })
  const bytes = new TextEncoder().encode(file(ICalEventStatus.CONFIRMED).content)
  expect(appointmentIn({ ...asked, content: bytes }, '/a')).toEqual({ ...moment, confirmed: true })
})

test('words of a title are no moment and no state, however long', () => {
  const sly = file(
    ICalEventStatus.TENTATIVE,
    `${'lang '.repeat(40)}\nSTATUS:CONFIRMED\nDTSTART:19990101T000000Z`,
  )
  expect(appointmentIn(sly, '/a')).toMatchObject({ start: '2026-12-04T07:00:00Z', confirmed: false })
})

test('a file without a moment is none', () => {
  const bare = { filename: 'x.ics', contentType: 'text/calendar', content: 'BEGIN:VEVENT\nSUMMARY:Iets\n' }
  expect(appointmentIn(bare, '/a')).toBeUndefined()
  expect(isCalendar({ contentType: 'application/pdf' })).toBe(false)
})
