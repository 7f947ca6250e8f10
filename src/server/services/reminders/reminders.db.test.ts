import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openReminders } from '../../../../test/kit/reminders.ts'
import { PartnerError } from '../../../core/kernel/fault.ts'
import { refusedNumber } from '../../adapters/sms-sandbox/sms-sandbox-adapter.ts'

const site = await openReminders()
const { at, plan, request, work } = site
const { ports } = site.server.runtime
afterAll(() => site.server.close())

/** Plans and sends all reminders that are due at this moment. */
const run = async (instant: string) => {
  at(instant)
  await plan()
  return work()
}

test('a day before there is one mail, and one text message where it was asked', async () => {
  const asked = { starts: '2026-12-02T09:30:00Z', made: '2026-11-20T10:00:00Z' }
  const [one, texted] = [await request(asked), await request({ ...asked, mobile: '+31612345678' })]
  await run('2026-12-01T09:25:00Z')
  expect([...(await one.mails()), ...(await texted.mails())]).toEqual([])
  for (const later of ['2026-12-01T09:30:00Z', '2026-12-01T09:35:00Z', '2026-12-01T15:00:00Z'])
    await run(later)
  const [mail, ...more] = await one.mails()
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`Herinnering aan je afspraak: Keuring (${one.id.slice(0, 8)})`)
  for (const told of ['woensdag 2 december 2026 om 10.30 uur', 'kruipruimte', 'Bel ons op 033 000 00 00'])
    expect(mail?.text).toContain(told)
  expect(mail?.text).not.toContain('action')
  expect(await texted.mails()).toHaveLength(1)
  expect((await texted.texts()).map(({ text }) => text)).toEqual([
    `Thuisbasis: je afspraak is op woensdag 2 december 2026 om 10.30 uur. Kun je niet? Bel 033 000 00 00. Referentie ${texted.id.slice(0, 8)}.`,
  ])
  expect(await one.events()).toEqual(['reminded mail'])
  expect((await texted.events()).toSorted()).toEqual(['reminded mail', 'reminded sms'])
})

test.each([
  ['clock goes forward', '2026-03-29T08:00:00Z', '2026-03-28T08:55:00Z', '2026-03-28T09:00:00Z'],
  ['clock goes back', '2026-10-25T09:00:00Z', '2026-10-24T07:55:00Z', '2026-10-24T08:00:00Z'],
])('on the night that the %s it is at the same hour on the wall', async (_night, starts, before, due) => {
  const one = await request({ starts, made: '2026-02-01T10:00:00Z' })
  await run(before)
  expect(await one.mails()).toEqual([])
  await run(due)
  expect((await one.mails()).map(({ text }) => /om 1[01]\.00 uur/.exec(text)?.[0])).toEqual(['om 10.00 uur'])
})

test('nobody is woken: early appointments are reminded of from 8, late ones before 20', async () => {
  const made = '2026-01-02T10:00:00Z'
  const [early, late] = [
    await request({ starts: '2026-01-14T06:00:00Z', made }),
    await request({ starts: '2026-01-14T20:00:00Z', made }),
  ]
  await run('2026-01-13T06:59:00Z')
  expect(await early.mails()).toEqual([])
  await run('2026-01-13T07:00:00Z')
  expect([await early.mails(), await late.mails()].map(({ length }) => length)).toEqual([1, 0])
  await run('2026-01-13T18:00:00Z')
  expect(await late.mails()).toHaveLength(1)
})

test('who made the appointment less than a day before is not reminded', async () => {
  const starts = '2026-02-03T10:00:00Z'
  const [inTime, late] = [
    await request({ starts, made: '2026-02-02T10:00:00Z' }),
    await request({ starts, made: '2026-02-02T10:00:01Z' }),
  ]
  for (const now of ['2026-02-02T10:05:00Z', '2026-02-03T08:00:00Z']) await run(now)
  expect([await inTime.mails(), await late.mails()].map(({ length }) => length)).toEqual([1, 0])
  expect(await late.events()).toEqual([])
})

test('a day is a day on the wall also where it has 23 hours', async () => {
  const starts = '2026-03-29T08:00:00Z'
  const one = await request({ starts, made: '2026-03-28T08:59:00Z' })
  const late = await request({ starts, made: '2026-03-28T09:01:00Z' })
  await run('2026-03-28T09:05:00Z')
  expect([await one.mails(), await late.mails()].map(({ length }) => length)).toEqual([1, 0])
})

test('none of what is only asked for, was cancelled, or whose sender is gone', async () => {
  const asked = { starts: '2026-02-10T10:00:00Z', made: '2026-02-01T10:00:00Z' }
  const open = await request({ ...asked, confirmed: false })
  const gone = await request({ ...asked, isGone: true })
  const off = await request(asked)
  at('2026-02-05T10:00:00Z')
  await off.change('cancelled')
  await run('2026-02-09T12:00:00Z')
  for (const one of [open, gone, off]) expect([await one.mails(), await one.events()]).toEqual([[], []])
})

test.each(['cancelled', 'gone'])('none that was %s between planning and sending', async (how) => {
  const one = await request({
    starts: '2026-02-17T10:00:00Z',
    made: '2026-02-01T10:00:00Z',
    mobile: '+31687654321',
  })
  at('2026-02-16T10:00:00Z')
  await plan()
  if (how === 'cancelled') await one.change('cancelled')
  else
    await sql`UPDATE submission SET sender_email = NULL WHERE id = ${one.id}::uuid`.execute(
      site.server.database.db,
    )
  await work()
  expect([await one.mails(), await one.texts()]).toEqual([[], []])
  const why = how === 'cancelled' ? 'cancelled' : 'no-address'
  expect((await one.events()).toSorted()).toEqual([`not-reminded mail ${why}`, `not-reminded sms ${why}`])
})

test('one that moves is reminded of for its new time, and never for the old one', async () => {
  const one = await request({ starts: '2026-02-24T10:00:00Z', made: '2026-02-01T10:00:00Z' })
  at('2026-02-23T10:00:00Z')
  await plan()
  await one.change({ start: '2026-02-26T14:00:00Z', end: '2026-02-26T15:00:00Z' })
  await work()
  expect(await one.mails()).toEqual([])
  for (const now of [
    '2026-02-23T10:05:00Z',
    '2026-02-25T13:55:00Z',
    '2026-02-25T14:00:00Z',
    '2026-02-25T15:00:00Z',
  ])
    await run(now)
  expect((await one.mails()).map(({ text }) => text)).toEqual([
    expect.stringContaining('26 februari 2026 om 15.00'),
  ])
  expect(await one.events()).toEqual(['not-reminded mail moved', 'reminded mail'])
})

test('one that moved after its reminder is reminded of once more, unless it is within a day', async () => {
  const one = await request({ starts: '2026-04-14T10:00:00Z', made: '2026-04-01T10:00:00Z' })
  await run('2026-04-13T10:00:00Z')
  await one.change({ start: '2026-04-20T10:00:00Z', end: '2026-04-20T11:00:00Z' })
  await run('2026-04-19T10:00:00Z')
  expect(await one.mails()).toHaveLength(2)
  await one.change({ start: '2026-04-20T08:00:00Z', end: '2026-04-20T09:00:00Z' })
  await run('2026-04-19T10:05:00Z')
  expect(await one.mails()).toHaveLength(2)
})

test('while mail is down it is tried again, not at night, and not once the appointment began', async () => {
  const made = '2026-05-01T10:00:00Z'
  const late = await request({ starts: '2026-05-13T10:00:00Z', made })
  const never = await request({ starts: '2026-05-13T06:30:00Z', made })
  const before = ports.mail
  ports.mail = { send: () => Promise.reject(new PartnerError('mail', 'unreachable')) }
  expect(await run('2026-05-12T10:00:00Z')).toBe(2)
  // At night the jobs that failed end, and each is replaced by one that waits for the morning.
  at('2026-05-12T18:10:00Z')
  expect(await work()).toBe(0)
  expect(await late.events()).toEqual([])
  at('2026-05-13T05:59:00Z')
  expect(await site.waiting()).toEqual([])
  at('2026-05-13T06:30:00Z')
  expect(await work()).toBe(1)
  expect(await never.events()).toEqual(['not-reminded mail begun'])
  ports.mail = before
  at('2026-05-13T09:59:00Z')
  await work()
  expect(await late.events()).toEqual(['reminded mail'])
  expect([await late.mails(), await never.mails()].map(({ length }) => length)).toEqual([1, 0])
})

test('what is refused, or switched off, is noted and not tried again', async () => {
  const asked = { starts: '2026-06-10T10:00:00Z', made: '2026-06-01T10:00:00Z' }
  const refused = await request({ ...asked, mobile: refusedNumber })
  expect(await run('2026-06-09T10:00:00Z')).toBe(0)
  expect((await refused.events()).toSorted()).toEqual(['not-reminded sms refused', 'reminded mail'])
  const before = ports.sms
  ports.sms = { send: () => Promise.reject(new PartnerError('sms', 'off')) }
  const off = await request({ ...asked, mobile: '+31612345678' })
  expect(await run('2026-06-09T10:05:00Z')).toBe(0)
  ports.sms = before
  expect((await off.events()).toSorted()).toEqual(['not-reminded sms off', 'reminded mail'])
  expect(await site.waiting()).toEqual([])
})
