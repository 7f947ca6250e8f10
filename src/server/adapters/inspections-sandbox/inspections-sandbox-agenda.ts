import type { CalendarDate } from '@internationalized/date'
import { amsterdamDay, instantOf } from '../../../core/kernel/clock.ts'
import type { Span } from '../../../core/planning/agenda.ts'
import type { InspectedAddress } from '../../ports/inspections.ts'
import { chanceOf, instantAt, isDayOff, weekday } from '../sandbox-kit/working-days.ts'

/** Hours in Amsterdam: the begin and the end of a working day, and the end of a day without an afternoon. */
const [opens, closes, closesEarly] = [8, 18, 13]

/** The weekday (1 is Monday, 5 Friday) on whose afternoon no inspector comes to this home, the same every week. */
export const closedAfternoon = ({ postcode, houseNumber }: InspectedAddress): number =>
  1 + Math.floor(5 * chanceOf(`${postcode}/${houseNumber}`)())

/** The stretches of a span in which an inspector can come to a home: from Monday to Friday, not on public holidays. */
export const openWithin = (home: InspectedAddress, span: Span): Span[] => {
  const [from, until] = [instantOf(span.start), instantOf(span.end)]
  const closed = closedAfternoon(home)
  const last = amsterdamDay(span.end)
  const open: Span[] = []
  for (let day = amsterdamDay(span.start); day.compare(last) <= 0; day = day.add({ days: 1 })) {
    if (weekday(day) === 6 || isDayOff(day)) continue
    const start = Math.max(from, msAt(day, opens))
    const end = Math.min(until, msAt(day, weekday(day) === closed ? closesEarly : closes))
    if (start < end) open.push({ start: zulu(start), end: zulu(end) })
  }
  return open
}

const msAt = (day: CalendarDate, hour: number): number => instantOf(instantAt(day, hour))
const zulu = (instant: number): string => new Date(instant).toISOString().replace('.000Z', 'Z')
