import type { Appointment } from '../../../core/mijn/pages.ts'
import type { Attachment } from '../../ports/mail.ts'

/** `20261204T070000Z` as an ISO instant. */
const instant = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/
const isoOf = (stamp: string | undefined) => stamp?.replace(instant, '$1-$2-$3T$4:$5:$6Z')

/** The value of a property in a calendar file; long lines go on after a line break and a space (RFC 5545). */
const propertyOf = (text: string, name: string): string | undefined =>
  new RegExp(`^${name}(?:;[^:\\r\\n]*)?:(.*)$`, 'm').exec(text)?.[1]?.trim()

export const isCalendar = ({ contentType }: Pick<Attachment, 'contentType'>): boolean =>
  contentType.startsWith('text/calendar')

/** When the one event of a calendar file of ours is; undefined for a file without a moment in UTC. */
export const appointmentIn = (file: Attachment, href: string): Appointment | undefined => {
  const whole = typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content)
  const text = whole.slice(whole.indexOf('BEGIN:VEVENT')).replace(/\r?\n[ \t]/g, '')
  const [start, end] = ['DTSTART', 'DTEND'].map((name) => propertyOf(text, name))
  if (!start || !end || !instant.test(start) || !instant.test(end)) return undefined
  return {
    start: isoOf(start) ?? '',
    end: isoOf(end) ?? '',
    confirmed: propertyOf(text, 'STATUS') === 'CONFIRMED',
    href,
  }
}
