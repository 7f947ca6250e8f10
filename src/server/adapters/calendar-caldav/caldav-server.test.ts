// Runs the checks of calendars against a real CalDAV server: `CALDAV_TEST_URL=http://user:password@127.0.0.1:5232/user`
// (docs/partners.md). The test makes two calendars below that address, and removes them afterwards. It is skipped without the
// variable.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { clockAt } from '../../../core/kernel/clock.ts'
import type { Span } from '../../../core/planning/agenda.ts'
import { calendarChecks } from '../../ports/calendar.suite.ts'
import { appointmentUid } from '../../ports/calendar.ts'
import { testChecks } from '../../ports/checks.suite.ts'
import { calendarCaldav } from './calendar-caldav-adapter.ts'
import { eventChecks, objectOf } from './test-events.ts'

const given = process.env.CALDAV_TEST_URL

const calendarsOn = async (address: string) => {
  const { username, password, href } = new URL(address)
  const url = href.replace(/\/\/[^/]*@/, '//').replace(/\/+$/, '')
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)]
  const authorization = `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`
  const ask = async (method: string, path: string, body?: string) => {
    const headers = { authorization, ...(body !== undefined && { 'content-type': 'text/calendar' }) }
    const response = await fetch(`${url}/${path}`, { method, headers, ...(body !== undefined && { body }) })
    if (!response.ok) throw new Error(`${method}: HTTP ${response.status}`)
  }
  const calendars = new Map([85, 301].map((office) => [office, `kantoor-${office}-${randomUUID()}`]))
  for (const path of calendars.values()) await ask('MKCALENDAR', `${path}/`)
  const write = (office: number, uid: string, object: string) =>
    ask('PUT', `${calendars.get(office)}/${uid}.ics`, object)
  const settings = { url, calendars, user, password: secret, timeout: 30_000, readingTimeout: 30_000 }
  return {
    settings,
    port: calendarCaldav(settings, clockAt('2026-11-20T12:00:00Z')),
    offices: [85, 301] as const,
    write,
    erase: (office: number, uid: string) => ask('DELETE', `${calendars.get(office)}/${uid}.ics`),
    others(office: number, { start, end }: Span) {
      const uid = `team-${randomUUID()}`
      const compact = (instant: string) => instant.replace(/[-:]|\.\d{3}/g, '')
      return write(office, uid, objectOf(uid, [`DTSTART:${compact(start)}`, `DTEND:${compact(end)}`]))
    },
    async close() {
      for (const path of calendars.values()) await ask('DELETE', `${path}/`)
    },
  }
}

if (given === undefined) test.skip('a real server, which CALDAV_TEST_URL names')
else {
  testChecks('a real server', calendarChecks, () => calendarsOn(given))
  testChecks('what others write into a calendar of a real server', eventChecks, () => calendarsOn(given))

  test('a wrong password and a calendar that is not there refuse no event', async () => {
    const { settings, close } = await calendarsOn(given)
    const clock = clockAt('2026-11-20T12:00:00Z')
    const span = { start: '2026-12-01T09:00:00Z', end: '2026-12-01T10:00:00Z' }
    const event = { ...span, uid: appointmentUid(randomUUID(), 1), sequence: 0, title: 'OA', room: 1 }
    const misled = [
      calendarCaldav({ ...settings, password: 'van iemand anders' }, clock),
      calendarCaldav({ ...settings, calendars: new Map([[85, `kantoor-${randomUUID()}`]]) }, clock),
    ]
    for (const { busyWithin, place, remove } of misled)
      for (const call of [() => busyWithin(85, span), () => place(85, event), () => remove(85, event.uid)])
        await expect(call()).rejects.toMatchObject({ partner: 'planning', reason: 'nonsense' })
    await close()
  })
}
