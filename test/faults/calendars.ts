import type { Fault } from './fault.ts'

const caldav = { folder: 'src/server/adapters/calendar-caldav', tests: ['calendar-caldav'] }
const own = { folder: 'src/server/adapters/calendar-own', file: 'index.ts', tests: ['calendar-own.db'] }

/** In how the calendar of an office is read and written. */
export const calendars: readonly Fault[] = [
  {
    ...caldav,
    rule: 'a time that an exception replaces is told by the exception alone',
    file: 'read-events.ts',
    instead: '',
    always: true,
  },
  { ...caldav, rule: "what takes no time is in nobody's way", file: 'read-events.ts', instead: '' },
  {
    ...caldav,
    rule: 'a list of calendars is read whole or not at all',
    file: 'config.ts',
    instead: 'const isWhole = calendars.size === read.length',
  },
  {
    ...caldav,
    rule: 'what changed since it was read is not overwritten',
    file: 'dav.ts',
    instead: 'if (!found) await createObject({ ...given, headers: type })',
  },
  { ...caldav, rule: 'an older change never replaces a newer one', file: 'index.ts', instead: 'void placed' },
  { ...caldav, rule: 'a calendar takes nothing at a time that others have', file: 'index.ts', instead: '' },
  { ...own, rule: 'an older change never replaces a newer one', instead: '' },
  { ...own, rule: 'a calendar takes nothing at a time that others have', instead: '' },
]
