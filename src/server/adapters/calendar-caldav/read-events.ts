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
/** More than clocks anywhere differ from each other by their zones. */
const zoneDifference = 27 * 60 * minute
/** A calendar with more in a span of two months than this is none of an office. */
const mostBusy = 5000

/**
 * When somebody is busy within a span, by the events of a CalDAV calendar: each text is one object, which has the events of
 * one UID. Repeated events are told each time. What is cancelled, takes no time (TRANSP) or lasts none is left out; an event
 * of whole days takes the whole office, from midnight to midnight in Amsterdam. Each has its UID, whoever it is of.
 * @throws UnexpectedAnswer for an event that cannot be read: nobody knows whether it is in the way. It repeats nothing of it.
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
    // words of the library repeat the event
    throw new UnexpectedAnswer('an event that cannot be read')
  }
}

/** Events of one UID: one that may repeat, and those in the place of one of its times (RECURRENCE-ID). */
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

/** Each time of an event that repeats, but for those that an exception replaces. */
function* repeated(event: ICAL.Event, replaced: ReadonlySet<number>, within: Ms): Generator<Busy> {
  // the library tells too few times then, and RFC 5545 wants one at most
  if (event.component.getAllProperties('rrule').length > 1)
    throw new UnexpectedAnswer('an event with several rules of repetition')
  const length = lengthOf(event.component)
  const times = event.iterator(nearStart(event, within.start - length - zoneDifference))
  const modifiesFuture = event.modifiesFuture()
  const zone = zoneNameOf(event.component, 'dtstart')
  for (let next = times.next(); next; next = times.next()) {
    // without its zone, which takes much longer: near enough to pass by what is long over or far ahead
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
 * From where to count the times of a rule that repeats by days or weeks for years: in step with the first one, and before an
 * instant. Counting from the first one takes 20 microseconds for each.
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
  // one step is left, as the place from where is counted is told as a time even where it is none
  const steps = Math.floor((before - wallMs(first)) / (days * 24 * 60 * minute)) - 1
  if (steps <= 0) return undefined
  const start = first.clone()
  start.adjust(steps * days, 0, 0, 0)
  return start
}

/** A time of an event as the port tells it, where it is in the way. */
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

/** Whole days end at a midnight, however long these days are; everything else lasts as long as it did the first time. */
const endAfter = (component: ICAL.Component, startsAt: ICAL.Time, start: number): number => {
  if (!startsAt.isDate) return start + lengthOf(component)
  const last = startsAt.clone()
  last.adjust(Math.round(lengthOf(component) / (24 * 60 * minute)), 0, 0, 0)
  return instantOfTime(last, undefined)
}

/** Milliseconds; of whole days 24 hours for each. */
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
 * The instant of a time on some wall: a day begins at midnight in Amsterdam, and so is read what has no zone. A wall time
 * that is skipped is as much later as the clock jumps; of one that comes twice it is the first.
 * @throws UnexpectedAnswer for a zone that nobody knows, which the object does not explain either.
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
