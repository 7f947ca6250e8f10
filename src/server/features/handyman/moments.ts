import { instantOf, wallToZulu } from '../../../core/kernel/clock.ts'
import type { FieldErrors } from '../../../core/kernel/fault.ts'
import {
  type BookingOption,
  maxMoments,
  minMoments,
  type Period,
  periods,
  tooFewMoments,
  tooManyMoments,
} from '../../../core/rules/moments.ts'
import type { Span } from '../../services/appointments/read-appointments.ts'

/** A chosen part of a day, with the indexes of its options in the request. */
export interface Moment {
  /** Day in Amsterdam, YYYY-MM-DD. */
  day: string
  period: Period
  indexes: number[]
}

export const spanOf = ({ day, period }: Pick<Moment, 'day' | 'period'>): Span => {
  const { start, end } = periods[period]
  return { start: instantAt(day, start), end: instantAt(day, end) }
}

const instantAt = (day: string, hour: number): string =>
  wallToZulu(`${day}T${String(hour).padStart(2, '0')}:00:00`)

type Read = { moments: Moment[]; errors?: undefined } | { errors: FieldErrors; moments?: undefined }

/** Sentences of refusals; those of D45 are the specification's own. */
export const sentences = {
  tooFew: tooFewMoments,
  tooMany: tooManyMoments,
  twice: 'Je hebt dit moment al gekozen.',
  noPart: 'Dit is geen dagdeel dat je kunt kiezen.',
  half: 'Een dagdeel kun je alleen in zijn geheel kiezen.',
  otherTime: 'Dit tijdstip klopt niet met de Nederlandse tijd.',
  notOffered: 'Dit moment is niet meer beschikbaar. Kies een ander moment.',
  otherRate: 'Dit tarief hoort niet bij deze klus.',
}

/**
 * Reads the options of a booking back into the moments that they were made of (spec 000 section 4), or returns an error per wrong
 * option (D27), with paths that start at `options`.
 */
export const readMoments = (options: readonly BookingOption[]): Read => {
  const errors: FieldErrors = {}
  const found = new Map<string, Moment & { starts: Set<string> }>()
  for (const [index, option] of options.entries()) {
    const wrong = wrongTimes(option)
    const part = wrong ? undefined : partOf(option)
    if (wrong) errors[`options[${index}].${wrong}`] = [sentences.otherTime]
    else if (!part) errors[`options[${index}].startTime`] = [sentences.noPart]
    else {
      const name = `${part.day} ${part.period}`
      const moment = found.get(name) ?? { ...part, indexes: [], starts: new Set() }
      if (moment.starts.has(option.startTime)) errors[`options[${index}].startTime`] = [sentences.twice]
      moment.starts.add(option.startTime)
      moment.indexes.push(index)
      found.set(name, moment)
    }
  }
  const moments = [...found.values()]
  for (const { period, starts, indexes } of moments)
    if (starts.size < periods[period].options.length)
      errors[`options[${indexes[0]}].startTime`] ??= [sentences.half]
  if (Object.keys(errors).length) return { errors }
  if (moments.length < minMoments) return { errors: { options: [sentences.tooFew] } }
  if (moments.length > maxMoments) return { errors: { options: [sentences.tooMany] } }
  return { moments: moments.map(({ day, period, indexes }) => ({ day, period, indexes })) }
}

/** The field whose Zulu time is not the instant of its wall time, if any. */
const wrongTimes = (option: BookingOption): 'startTimeZulu' | 'endTimeZulu' | undefined => {
  if (!sameInstant(option.startTime, option.startTimeZulu)) return 'startTimeZulu'
  if (!sameInstant(option.endTime, option.endTimeZulu)) return 'endTimeZulu'
  return undefined
}

const sameInstant = (wall: string, zulu: string) => instantOf(wallToZulu(wall)) === instantOf(zulu)

/**
 * Finds the part of the day that has this option. It compares wall times only: zone arithmetic is slow, and `wrongTimes` has done
 * it.
 */
const partOf = ({ startTime, endTime }: BookingOption): { day: string; period: Period } | undefined => {
  const day = startTime.slice(0, 10)
  const at = (hour: number) => `${day}T${String(hour).padStart(2, '0')}:00:00`
  const found = (Object.keys(periods) as Period[]).find((period) =>
    periods[period].options.some(([from, to]) => startTime === at(from) && endTime === at(to)),
  )
  return found && { day, period: found }
}
