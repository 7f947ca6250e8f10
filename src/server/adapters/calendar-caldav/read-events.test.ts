import { describe, expect, test } from 'vitest'
import { busyIn } from './read-events.ts'
import { objectOf } from './test-events.ts'
import { readWithinBounds } from './within-bounds.ts'

const span = { start: '2026-12-01T00:00:00Z', end: '2026-12-03T00:00:00Z' }
const read = (...events: readonly (readonly string[])[]) => busyIn([objectOf('a', ...events)], span)

describe('a time zone that the object explains itself', () => {
  const standard = [
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
  ]
  const zone = ['BEGIN:VTIMEZONE', 'TZID:Kantoortijd', ...standard, 'END:VTIMEZONE'].join('\r\n')
  const event = ['DTSTART;TZID=Kantoortijd:20261201T090000', 'DTEND;TZID=Kantoortijd:20261201T100000']

  test('is used where nobody else knows it', () => {
    const object = objectOf('a', event).replace('BEGIN:VEVENT', `${zone}\r\nBEGIN:VEVENT`)
    expect(busyIn([object], span)).toMatchObject([
      { start: '2026-12-01T08:00:00.000Z', end: '2026-12-01T09:00:00.000Z' },
    ])
  })

  test('and without that the event cannot be read', () => {
    expect(() => read(event)).toThrow('an event in a time zone that nobody knows')
  })
})

test('a time without a zone is one on the wall here', () => {
  expect(read(['DTSTART:20261201T090000', 'DTEND:20261201T100000'])).toMatchObject([
    { start: '2026-12-01T08:00:00.000Z', end: '2026-12-01T09:00:00.000Z' },
  ])
})

test('an event that lasts no time is in nobody’s way', () => {
  expect(read(['DTSTART:20261201T090000Z'], ['DTSTART:20261201T090000Z', 'DTEND:20261201T090000Z'])).toEqual(
    [],
  )
})

test.each([
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:morgen\r\nEND:VEVENT\r\nEND:VCALENDAR',
  'BEGIN:VCARD\r\nFN:Jannie\r\nEND:VCARD',
  'Jannie komt morgen',
  '',
  objectOf('a', ['SUMMARY:Jannie']),
  objectOf('a', ['DTSTART:20261201T090000Z', 'DTEND:20261201T100000Z', 'RRULE:FREQ=JANNIE']),
])('what cannot be read is told as such, without a word of it: %#', (object) => {
  let told: unknown
  try {
    busyIn([object], span)
  } catch (thrown) {
    told = thrown
  }
  expect(told).toMatchObject({ name: 'UnexpectedAnswer' })
  expect(String(told)).not.toMatch(/jannie/i)
})

test.each([
  ['FREQ=DAILY', 61],
  ['FREQ=DAILY;INTERVAL=3', 20],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH', 8],
  ['FREQ=WEEKLY;BYDAY=MO,TH', 18],
  ['FREQ=DAILY;COUNT=100000', 61],
  ['FREQ=DAILY;UNTIL=20261110T000000Z', 9],
])('a rule that is years old keeps its step: %s', (rule, times) => {
  const novemberOn = { start: '2026-10-31T23:00:00Z', end: '2026-12-31T23:00:00Z' }
  const starts = (of: string) => {
    const lines = ['DTSTART:20150105T100000Z', 'DURATION:PT30M', `RRULE:${of}`]
    return busyIn([objectOf('a', lines)], novemberOn).map(({ start }) => start)
  }
  expect(starts(rule)).toHaveLength(times)
  // A rule with COUNT is always counted from its first time, so it shows what the shortcut must give.
  if (!/COUNT|UNTIL/.test(rule)) expect(starts(rule)).toEqual(starts(`${rule};COUNT=100000`))
})

test('times that are listed beside a rule count too', () => {
  const lines = ['DTSTART:20150105T100000Z', 'DURATION:PT30M', 'RRULE:FREQ=DAILY;COUNT=3']
  expect(read([...lines, 'RDATE:20261201T150000Z,20261202T150000Z'])).toMatchObject([
    { start: '2026-12-01T15:00:00.000Z' },
    { start: '2026-12-02T15:00:00.000Z' },
  ])
})

test('an event with several rules cannot be read', () => {
  const rules = ['RRULE:FREQ=DAILY', 'RRULE:FREQ=YEARLY;COUNT=1']
  const lines = ['DTSTART:20150105T100000Z', 'DURATION:PT30M', ...rules]
  expect(() => read(lines)).toThrow('an event with several rules of repetition')
})

test('more than an office can have is told as such', () => {
  const every = ['DTSTART:20261201T000000Z', 'DURATION:PT5S', 'RRULE:FREQ=SECONDLY;INTERVAL=10']
  expect(() => read(every)).toThrow('more than 5000 events')
})

describe('in a thread of its own', () => {
  const lines = ['DTSTART:20240131T100000Z', 'DTEND:20240131T110000Z']
  // The library looks for the 30th of February without end.
  const endless = objectOf('a', [...lines, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'])
  const fault = (message: string) => ({ partner: 'planning', reason: 'nonsense', cause: { message } })

  test('a rule without a next time is given up, while everything else goes on', async () => {
    let turns = 0
    const turning = setInterval(() => turns++, 10)
    const reading = readWithinBounds({ objects: [endless], span }, 500)
    await expect(reading).rejects.toMatchObject(fault('events that take too long to read'))
    clearInterval(turning)
    expect(turns).toBeGreaterThan(5)
    // The next objects are read by another thread.
    const next = objectOf('a', ['DTSTART:20261201T100000Z', 'DURATION:PT30M'])
    expect(await readWithinBounds({ objects: [next], span }, 60_000)).toHaveLength(1)
  })

  test('faults come out in the same words', async () => {
    await expect(readWithinBounds({ objects: ['Jannie'], span }, 60_000)).rejects.toMatchObject(
      fault('an event that cannot be read'),
    )
  })

  test('many are read at once', async () => {
    const at = (hour: number) => objectOf('a', [`DTSTART:20261201T${hour}0000Z`, 'DURATION:PT30M'])
    const hours = [10, 11, 12, 13, 14, 15]
    for (let round = 0; round < 2; round++) {
      const read = await Promise.all(
        hours.map((hour) => readWithinBounds({ objects: [at(hour)], span }, 60_000)),
      )
      expect(read.flat().map(({ start }) => start.slice(11, 13))).toEqual(hours.map(String))
    }
  })

  test('thousands of events are read', async () => {
    const daily = objectOf('a', ['DTSTART:20150101T100000Z', 'DURATION:PT30M', 'RRULE:FREQ=DAILY'])
    const found = await readWithinBounds({ objects: Array<string>(100).fill(daily), span }, 60_000)
    expect(found).toHaveLength(200)
  })
})
