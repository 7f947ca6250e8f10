import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { clockAt } from '../../../core/kernel/clock.ts'
import type { Span } from '../../../core/planning/agenda.ts'
import { calendarChecks } from '../../ports/calendar.suite.ts'
import { appointmentUid, type Calendar } from '../../ports/calendar.ts'
import { testChecks } from '../../ports/checks.suite.ts'
import { schemaOf } from '../../ports/settings.ts'
import { calendarCaldav } from './calendar-caldav-adapter.ts'
import { caldavConfig } from './calendar-caldav-config.ts'
import { type CaldavStandIn, caldavStandIn, type Mood } from './test-caldav.ts'
import { eventChecks, objectOf } from './test-events.ts'

const clock = clockAt('2026-11-20T12:00:00Z')
const compact = (instant: string) => `${instant.replace(/[-:]|\.\d{3}/g, '')}`
const others = (span: Span) => [`DTSTART:${compact(span.start)}`, `DTEND:${compact(span.end)}`]

const world = async () => {
  const { objects, settings, close } = await caldavStandIn()
  const pathOf = (office: number, uid: string) => `/dav/${settings.calendars.get(office)}/${uid}.ics`
  return {
    port: calendarCaldav(settings, clock),
    offices: [85, 301] as const,
    async others(office: number, span: Span) {
      const uid = `team-${randomUUID()}@elders.nl`
      objects.set(pathOf(office, uid), objectOf(uid, others(span)))
    },
    async write(office: number, uid: string, object: string) {
      objects.set(pathOf(office, uid), object)
    },
    async erase(office: number, uid: string) {
      objects.delete(pathOf(office, uid))
    },
    close,
  }
}
testChecks('a CalDAV server', calendarChecks, world)
testChecks('what others write into a CalDAV calendar', eventChecks, world)

let standIn: CaldavStandIn
let port: Calendar
beforeEach(async () => {
  standIn = await caldavStandIn()
  port = calendarCaldav(standIn.settings, clock)
})
afterEach(() => standIn.close())

const span = { start: '2026-12-01T09:00:00.000Z', end: '2026-12-01T10:00:00.000Z' }
const uid = appointmentUid('0198c0de-0000-7000-8000-000000000001', 1)
const event = { ...span, uid, sequence: 0, title: 'OA-7H4K-2M9Q Online advies', room: 1 }
const path = `/dav/kantoor-85/${uid}.ics`
const told = (reason: string) => ({ partner: 'planning', reason })
const written = (lines: readonly string[]) =>
  standIn.objects.set('/dav/kantoor-85/a.ics', objectOf('a', lines))

describe('a server that goes wrong', () => {
  test.each<[Mood, string, string]>([
    ['failing', 'unreachable', 'HTTP 503'],
    ['redirecting', 'nonsense', 'HTTP 302'],
    ['endless', 'nonsense', 'More than 4194304 bytes'],
    ['html', 'nonsense', 'no multistatus'],
    // An empty answer tells nothing about the calendar, and must not look like a calendar without events.
    ['empty', 'nonsense', 'no multistatus'],
    ['partial', 'nonsense', 'calendar-data is missing'],
    ['other-xml', 'nonsense', 'no multistatus'],
  ])('and is %s is told as %s (%s)', async (mood, reason, message) => {
    written(others(span))
    standIn.mood = mood
    await expect(port.busyWithin(85, span)).rejects.toMatchObject({ ...told(reason), cause: { message } })
  })

  test('by saying nothing is not waited for', async () => {
    standIn.mood = 'silent'
    const impatient = calendarCaldav({ ...standIn.settings, timeout: 300 }, clock)
    await expect(impatient.place(85, event)).rejects.toMatchObject(told('timeout'))
  })

  test('as it is not there is told as such', async () => {
    await standIn.close()
    await expect(port.busyWithin(85, span)).rejects.toMatchObject(told('unreachable'))
  })

  test.each(['password', 'calendars'] as const)('for a wrong setting (%s) refuses no event', async (name) => {
    const wrong = { ...standIn.settings, password: 'van iemand anders' }
    const missing = { ...standIn.settings, calendars: new Map([[85, 'kantoor-86']]) }
    const misled = calendarCaldav(name === 'password' ? wrong : missing, clock)
    const calls = [
      () => misled.busyWithin(85, span),
      () => misled.place(85, event),
      () => misled.remove(85, uid),
    ]
    for (const call of calls)
      await expect(call()).rejects.toMatchObject({
        ...told('nonsense'),
        cause: { message: name === 'password' ? 'HTTP 401' : 'HTTP 404' },
      })
  })
})

describe('an appointment', () => {
  test('that the server will not have is refused; one that it lets nobody write is not', async () => {
    standIn.mood = 'refusing'
    await expect(port.place(85, event)).rejects.toMatchObject(told('refused'))
    standIn.mood = 'forbidding'
    await expect(port.place(85, event)).rejects.toMatchObject(told('nonsense'))
  })

  test('travels with its reference and type, and invites nobody', async () => {
    await port.place(85, event)
    const lines = (standIn.objects.get(path) ?? '').trim().split('\r\n')
    expect(lines.filter((line) => !/^(BEGIN|END|VERSION|PRODID)/.test(line)).toSorted()).toEqual([
      'DTEND:20261201T100000Z',
      'DTSTAMP:20261120T120000Z',
      'DTSTART:20261201T090000Z',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'SUMMARY:OA-7H4K-2M9Q Online advies',
      'TRANSP:OPAQUE',
      `UID:${uid}`,
      'X-APPOINTMENT-CHANGE:0',
    ])
  })

  test('that somebody dragged elsewhere is busy there, stays there, and follows its next change', async () => {
    await port.place(85, event)
    const dragged = (standIn.objects.get(path) ?? '')
      .replace('DTSTART:20261201T09', 'DTSTART:20261201T08')
      .replace('SEQUENCE:0', 'SEQUENCE:7')
    standIn.objects.set(path, dragged)
    await port.place(85, event)
    expect(await port.busyWithin(85, span)).toMatchObject([{ start: '2026-12-01T08:00:00.000Z', uid }])
    await port.place(85, { ...event, sequence: 1 })
    expect(standIn.objects.get(path)).toMatch(/SEQUENCE:7[\s\S]*DTSTART:20261201T09/)
  })

  test('overwrites nothing that came between its reading and its writing', async () => {
    standIn.beforePut = () => standIn.objects.set(path, objectOf(uid, others(span)))
    await expect(port.place(85, event)).rejects.toMatchObject(told('unreachable'))
    await expect(port.place(85, { ...event, sequence: 1 })).resolves.toBeUndefined()
    standIn.beforePut = () => standIn.objects.set(path, objectOf(uid, others(event)).replace('Else', 'More'))
    await expect(port.place(85, { ...event, sequence: 2 })).rejects.toMatchObject(told('unreachable'))
  })
})

test('an office without a calendar is never busy, and takes everything', async () => {
  expect(await port.busyWithin(302, span)).toEqual([])
  await port.place(302, event)
  await port.remove(302, uid)
  expect(standIn.objects.size).toBe(0)
})

const url = 'https://agenda.voorbeeld.nl/dav'
const calendars = '85=kantoor-85'
test.each([
  [{}, true],
  [{ CALDAV_URL: 'http://127.0.0.1:5232/thuisbasis/' }, true],
  [{ CALDAV_URL: 'http://agenda.voorbeeld.nl/dav' }, false],
  [{ CALDAV_URL: 'https://a:b@agenda.voorbeeld.nl/dav' }, false],
  [{ CALDAV_URL: 'https://agenda.voorbeeld.nl/dav?x=1' }, false],
  [{ CALDAV_CALENDARS: '85=kantoor-85, 301=team/advies/' }, true],
  [{ CALDAV_CALENDARS: '85=a,85=b' }, false],
  [{ CALDAV_CALENDARS: '85=a,301=a' }, false],
  [{ CALDAV_CALENDARS: '85=../elders' }, false],
  [{ CALDAV_CALENDARS: '85=https://elders.nl/a' }, false],
  [{ CALDAV_CALENDARS: '85=a,301' }, false],
  [{ CALDAV_CALENDARS: '' }, false],
  [{ CALDAV_USER: 'a:b' }, false],
])('the settings %j count: %s', (over, count) => {
  const given = {
    CALDAV_URL: url,
    CALDAV_CALENDARS: calendars,
    CALDAV_USER: 'a',
    CALDAV_PASSWORD: 'b',
    ...over,
  }
  expect(z.safeParse(schemaOf(caldavConfig), given).success).toBe(count)
})
