import { parseDate, parseDateTime, toZoned } from '@internationalized/date'
import ICAL from 'ical.js'
import { instantOf, ZONE } from '../../../core/kernel/clock.ts'
import { UnexpectedAnswer } from '../../../core/kernel/unexpected-answer.ts'
import type { Span } from '../../../core/planning/agenda.ts'
import type { Busy } from '../../ports/calendar.ts'

/** A stretch of time in milliseconds since 1970. */
interface Ms {
  start: number
  end: number
}

const minute = 60_000
/** More milliseconds than the clocks of any two time zones differ. */
const zoneDifference = 27 * 60 * minute
/** The number of busy times beyond which a calendar is refused: no office has more within the two months that are asked for. */
const mostBusy = 5000

/**
 * The busy times within a span, from the objects of a CalDAV calendar; each text is one object, which has the events of one UID.
 * A repeated event counts each time. Events that are cancelled, take no time (TRANSP) or have no length are left out. An event of
 * whole days takes the whole office, from midnight to midnight in Amsterdam. Each busy time has its UID, whoever the event is of.
 * @throws UnexpectedAnswer for an event that cannot be read, as it could overlap; its message repeats nothing of the event.
 */
export const busyIn = (objects: readonly string[], span: Span): Busy[] => {
  const within = { start: instantOf(span.start), end: instantOf(span.end) }
  const found: Busy[] = []
  for (const text of objects)
    for (const one of busyOfObject(text, within)) {
      found.push(one)
      if (found.length > mostBusy) throw new UnexpectedAnswer(`more than ${mostBusy} events`)
    }
  return found
}

const busyOfObject = (text: string, within: Ms): Busy[] => {
  try {
    const root = new ICAL.Component(ICAL.parse(text))
    if (root.name !== 'vcalendar') throw new UnexpectedAnswer('an object that is no calendar')
    return [...busyOfEvents(root.getAllSubcomponents('vevent'), within)]
  } catch (thrown) {
    if (thrown instanceof UnexpectedAnswer) throw thrown
    // The library's own message repeats the event, so it is not passed on.
    throw new UnexpectedAnswer('an event that cannot be read')
  }
}

/** Reads the events of one UID: a main event that may repeat, and exceptions that replace one of its times (RECURRENCE-ID). */
function* busyOfEvents(components: readonly ICAL.Component[], within: Ms): Generator<Busy> {
  const exceptions = components.filter((one) => one.hasProperty('recurrence-id'))
  const replaced = new Set(exceptions.map((one) => instantIn(one, 'recurrence-id')))
  for (const component of exceptions) yield* told(component, spanOf(component), within)
  for (const master of components.filter((one) => !exceptions.includes(one))) {
    const event = new ICAL.Event(master, { exceptions: [...exceptions] })
    if (event.isRecurring()) yield* repeated(event, replaced, within)
    else yield* told(master, spanOf(master), within)
  }
}

/** Reads each time of a repeating event, except those that an exception replaces. */
function* repeated(event: ICAL.Event, replaced: ReadonlySet<number>, within: Ms): Generator<Busy> {
  // With several rules the library leaves times out, and RFC 5545 advises one at most.
  if (event.component.getAllProperties('rrule').length > 1)
    throw new UnexpectedAnswer('an event with several rules of repetition')
  const length = lengthOf(event.component)
  const times = event.iterator(nearStart(event, within.start - length - zoneDifference))
  const modifiesFuture = event.modifiesFuture()
  const zone = zoneNameOf(event.component, 'dtstart')
  for (let next = times.next(); next; next = times.next()) {
    // The time without its zone, which costs much less to compute: accurate enough to skip times long before or after the span.
    const about = wallMs(next)
    if (about - zoneDifference > within.end) return
    if (about + length + zoneDifference < within.start && !modifiesFuture) continue
    if (replaced.has(instantOfTime(next, zone))) continue
    const { item, startDate } = event.getOccurrenceDetails(next)
    const start = instantOfTime(startDate, zoneNameOf(item.component, 'dtstart'))
    yield* told(item.component, { start, end: endAfter(item.component, startDate, start) }, within)
  }
}

/**
 * A time of a rule from which to start counting, for rules that repeat by days or weeks: in step with the first time, and before
 * an instant. Counting from the first time takes 20 microseconds for each repetition. Undefined where counting must start at the
 * first time.
 */
const nearStart = (event: ICAL.Event, before: number): ICAL.Time | undefined => {
  const rules = event.component.getAllProperties('rrule').map((one) => one.getFirstValue())
  const [rule] = rules
  if (rules.length !== 1 || !(rule instanceof ICAL.Recur) || rule.count || rule.parts.BYSETPOS)
    return undefined
  const unit = { DAILY: 1, WEEKLY: 7 }[String(rule.freq)]
  if (unit === undefined) return undefined
  const days = unit * Math.max(1, rule.interval)
  const first = event.startDate
  // One step is kept back: the library gives the time from which it counts as a time of the rule, even where it is none.
  const steps = Math.floor((before - wallMs(first)) / (days * 24 * 60 * minute)) - 1
  if (steps <= 0) return undefined
  const start = first.clone()
  start.adjust(steps * days, 0, 0, 0)
  return start
}

/** A busy time in the form of the port, if it overlaps the span. */
function* told(component: ICAL.Component, { start, end }: Ms, within: Ms): Generator<Busy> {
  const word = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase()
  if (word('transp') === 'TRANSPARENT' || word('status') === 'CANCELLED') return
  if (end <= start || end <= within.start || start >= within.end) return
  yield {
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    whole: timeIn(component, 'dtstart').isDate,
    uid: String(component.getFirstPropertyValue('uid') ?? ''),
  }
}

const spanOf = (component: ICAL.Component): Ms => {
  const start = instantIn(component, 'dtstart')
  return { start, end: endAfter(component, timeIn(component, 'dtstart'), start) }
}

/**
 * The end of a time. An event of whole days ends at a midnight, even if a day has 23 or 25 hours; any other lasts as long as it
 * did the first time.
 */
const endAfter = (component: ICAL.Component, startsAt: ICAL.Time, start: number): number => {
  if (!startsAt.isDate) return start + lengthOf(component)
  const last = startsAt.clone()
  last.adjust(Math.round(lengthOf(component) / (24 * 60 * minute)), 0, 0, 0)
  return instantOfTime(last, undefined)
}

/** The length of an event in milliseconds; a whole day counts as 24 hours. */
const lengthOf = (component: ICAL.Component): number => {
  const first = timeIn(component, 'dtstart')
  const duration = component.getFirstPropertyValue('duration')
  if (duration instanceof ICAL.Duration) return duration.toSeconds() * 1000
  if (!component.hasProperty('dtend')) return first.isDate ? 24 * 60 * minute : 0
  if (first.isDate) return wallMs(timeIn(component, 'dtend')) - wallMs(first)
  return instantIn(component, 'dtend') - instantIn(component, 'dtstart')
}

const timeIn = (component: ICAL.Component, name: string): ICAL.Time => {
  const value = component.getFirstPropertyValue(name)
  if (value instanceof ICAL.Time) return value
  throw new UnexpectedAnswer(`an event whose ${name} is no time`)
}

const instantIn = (component: ICAL.Component, name: string): number =>
  instantOfTime(timeIn(component, name), zoneNameOf(component, name))

const zoneNameOf = (component: ICAL.Component, name: string): string | undefined =>
  component.getFirstProperty(name)?.getFirstParameter('tzid') || undefined

const wallMs = ({ year, month, day, hour, minute: at, second }: ICAL.Time): number =>
  Date.UTC(year, month - 1, day, hour, at, second)

const two = (value: number): string => String(value).padStart(2, '0')

/**
 * The instant of a calendar time. A date begins at midnight in Amsterdam, and a time without a zone is read as Amsterdam time. A
 * wall time that the clock skips moves ahead by as much as the clock does; of one that occurs twice the first is taken.
 * @throws UnexpectedAnswer for an unknown zone that the object does not define either.
 */
const instantOfTime = (time: ICAL.Time, zoneName: string | undefined): number => {
  const day = `${String(time.year).padStart(4, '0')}-${two(time.month)}-${two(time.day)}`
  if (time.isDate) return toZoned(parseDate(day), ZONE).toDate().getTime()
  if (time.zone === ICAL.Timezone.utcTimezone) return wallMs(time)
  const wall = parseDateTime(`${day}T${two(time.hour)}:${two(time.minute)}:${two(time.second)}`)
  const zone = zoneName ?? ZONE
  if (isKnownZone(zone)) return toZoned(wall, zone, 'compatible').toDate().getTime()
  if (time.zone?.component) return time.toUnixTime() * 1000
  throw new UnexpectedAnswer('an event in a time zone that nobody knows')
}

const known = new Map<string, boolean>()
const isKnownZone = (name: string): boolean => {
  const before = known.get(name)
  if (before !== undefined) return before
  let is = true
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
  } catch {
    is = false
  }
  known.set(name, is)
  return is
}
