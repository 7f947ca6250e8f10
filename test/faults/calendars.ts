import type { Fault } from './fault.ts'

const folder = 'src/server/adapters/calendar-caldav'
const [file, tests] = ['read-events.ts', ['calendar-caldav']]

/** In how the calendar of an office is read. */
export const calendars: readonly Fault[] = [
  { rule: 'a time that an exception replaces is told by the exception alone', instead: '', always: true },
  { rule: "what takes no time is in nobody's way", instead: '' },
].map((fault) => ({ ...fault, folder, file, tests }))
