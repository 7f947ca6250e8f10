import assert from 'node:assert/strict'
import type { Span } from '../../../core/planning/agenda.ts'
import type { Calendar } from '../../ports/calendar.ts'
import type { Check } from '../../ports/suite.ts'

/**
 * The definition of the Amsterdam time zone, which servers demand in an object that names the zone (RFC 5545, section 3.2.19).
 */
const amsterdam = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Amsterdam',
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** A calendar object of somebody else, with these lines for each event; UID, DTSTAMP and SUMMARY are added. */
export const objectOf = (uid: string, ...events: readonly (readonly string[])[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Somebody//Else//NL',
    ...(events.flat().some((line) => line.includes('Europe/Amsterdam')) ? amsterdam : []),
    ...events.flatMap((lines) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'DTSTAMP:20261101T080000Z',
      'SUMMARY:Overleg; wie\\, wat & <waar>',
      ...lines,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

/** A CalDAV calendar under test, with a way to write any object into it. */
export interface EventsWorld {
  port: Calendar
  offices: readonly [number, number]
  write(officeCode: number, uid: string, object: string): Promise<void>
  erase(officeCode: number, uid: string): Promise<void>
}

const whole = true
const zoned = ';TZID=Europe/Amsterdam:'

interface Case {
  what: string
  events: readonly (readonly string[])[]
  within: Span
  busy: readonly (Span & { whole?: boolean })[]
}

const day = (date: string, days = 1): Span => {
  const start = Date.parse(`${date}T00:00:00Z`)
  return {
    start: new Date(start).toISOString(),
    end: new Date(start + days * 86_400_000).toISOString(),
  }
}
const span = (start: string, end: string): Span => ({ start: `${start}:00.000Z`, end: `${end}:00.000Z` })

const repeatedAndWhole: readonly Case[] = [
  {
    what: 'an event that repeats is told each time, also when the clock goes forward',
    events: [
      [
        `DTSTART${zoned}20260323T090000`,
        `DTEND${zoned}20260323T100000`,
        'RRULE:FREQ=DAILY;UNTIL=20260401T000000Z',
      ],
    ],
    within: day('2026-03-28', 3),
    busy: [
      span('2026-03-28T08:00', '2026-03-28T09:00'),
      span('2026-03-29T07:00', '2026-03-29T08:00'),
      span('2026-03-30T07:00', '2026-03-30T08:00'),
    ],
  },
  {
    what: 'and when it goes back',
    events: [[`DTSTART${zoned}20240101T090000`, 'DURATION:PT1H30M', 'RRULE:FREQ=WEEKLY;BYDAY=SA,SU,MO']],
    within: day('2026-10-24', 3),
    busy: [
      span('2026-10-24T07:00', '2026-10-24T08:30'),
      span('2026-10-25T08:00', '2026-10-25T09:30'),
      span('2026-10-26T08:00', '2026-10-26T09:30'),
    ],
  },
  {
    what: 'a day lasts from midnight to midnight in Amsterdam: 23 hours in March',
    events: [['DTSTART;VALUE=DATE:20260329']],
    within: day('2026-03-28', 3),
    busy: [{ ...span('2026-03-28T23:00', '2026-03-29T22:00'), whole }],
  },
  {
    what: 'and 25 hours in October, as one of several days',
    events: [['DTSTART;VALUE=DATE:20261024', 'DTEND;VALUE=DATE:20261027']],
    within: day('2026-10-25'),
    busy: [{ ...span('2026-10-23T22:00', '2026-10-26T23:00'), whole }],
  },
]

const odd: readonly Case[] = [
  {
    what: 'a time that was moved is told where it is now, one that was cancelled or taken out not at all',
    events: [
      [
        `DTSTART${zoned}20261201T090000`,
        `DTEND${zoned}20261201T100000`,
        'RRULE:FREQ=DAILY;COUNT=5',
        `EXDATE${zoned}20261203T090000`,
      ],
      [
        `RECURRENCE-ID${zoned}20261202T090000`,
        `DTSTART${zoned}20261204T140000`,
        `DTEND${zoned}20261204T150000`,
      ],
      [
        `RECURRENCE-ID${zoned}20261205T090000`,
        `DTSTART${zoned}20261205T090000`,
        `DTEND${zoned}20261205T100000`,
        'STATUS:CANCELLED',
      ],
    ],
    within: day('2026-12-01', 5),
    busy: [
      span('2026-12-01T08:00', '2026-12-01T09:00'),
      span('2026-12-04T08:00', '2026-12-04T09:00'),
      span('2026-12-04T13:00', '2026-12-04T14:00'),
    ],
  },
  {
    what: 'a time that is moved into the span from far away is told',
    events: [
      [`DTSTART${zoned}20260105T090000`, `DTEND${zoned}20260105T100000`, 'RRULE:FREQ=MONTHLY;BYDAY=1MO'],
      [
        `RECURRENCE-ID${zoned}20270705T090000`,
        `DTSTART${zoned}20261210T090000`,
        `DTEND${zoned}20261210T100000`,
      ],
    ],
    within: day('2026-12-10'),
    busy: [span('2026-12-10T08:00', '2026-12-10T09:00')],
  },
  {
    what: 'what began before the span and is not over is told',
    events: [['DTSTART:20261214T220000Z', 'DTEND:20261215T030000Z', 'RRULE:FREQ=DAILY;COUNT=2']],
    within: day('2026-12-15'),
    busy: [span('2026-12-14T22:00', '2026-12-15T03:00'), span('2026-12-15T22:00', '2026-12-16T03:00')],
  },
  {
    what: 'a time of another zone is that moment here',
    events: [
      ['DTSTART;TZID=America/New_York:20261217T090000', 'DTEND;TZID=America/New_York:20261217T093000'],
    ],
    within: day('2026-12-17'),
    busy: [span('2026-12-17T14:00', '2026-12-17T14:30')],
  },
]

const silent: readonly Case[] = [
  ['TRANSP:TRANSPARENT'],
  ['STATUS:CANCELLED'],
  ['TRANSP:TRANSPARENT', 'RRULE:FREQ=DAILY'],
].map((lines, index) => ({
  what: `what is cancelled or takes no time is in nobody's way (${lines.join(' ')})`,
  events: [[`DTSTART:202612${20 + index}T090000Z`, `DTEND:202612${20 + index}T100000Z`, ...lines]],
  within: day(`2026-12-${20 + index}`),
  busy: [],
}))

/** Checks of how events of other programs are read, for any server. Each check leaves the calendar as it was. */
export const eventChecks: readonly Check<EventsWorld>[] = [...repeatedAndWhole, ...odd, ...silent].map(
  ({ what, events, within, busy }) => ({
    what,
    async run({ port, offices: [, office], write, erase }) {
      const uid = `event-${what.length}-${within.start.slice(0, 10)}`
      await write(office, uid, objectOf(uid, ...events))
      try {
        const found = await port.busyWithin(office, within)
        assert.deepEqual(
          found.toSorted((a, b) => a.start.localeCompare(b.start)),
          busy.map((one) => ({ whole: false, ...one })),
        )
      } finally {
        await erase(office, uid)
      }
    },
  }),
)
