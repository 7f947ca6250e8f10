import { timeOf } from '../../core/kernel/day.ts'

export { timeOf }

const zone = 'Europe/Amsterdam'
const dayKey = new Intl.DateTimeFormat('sv-SE', { timeZone: zone })
const shortDay = new Intl.DateTimeFormat('nl-NL', {
  timeZone: zone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})
const yearDay = new Intl.DateTimeFormat('nl-NL', {
  timeZone: zone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})
const longDay = new Intl.DateTimeFormat('nl-NL', { timeZone: zone, dateStyle: 'full' })

/** The day of an instant in Dutch time: `vr 4 dec`. */
export const dayInShort = (at: Date): string => shortDay.format(at).replaceAll('.', '')

/** An instant as the office writes it: `vandaag 9.12`, `vr 4 dec 9.12`, `4 dec. 2025`. */
export const inShort = (instant: string, now = new Date()): string => {
  const at = new Date(instant)
  if (dayKey.format(at) === dayKey.format(now)) return `vandaag ${timeOf(at)}`
  const isOld = Math.abs(now.getTime() - at.getTime()) > 300 * 86_400_000
  return isOld ? yearDay.format(at) : `${dayInShort(at)} ${timeOf(at)}`
}

/** An instant in full: `dinsdag 1 december 2026, 9.12 uur`. */
export const inFull = (instant: string): string => {
  const at = new Date(instant)
  return `${longDay.format(at)}, ${timeOf(at)} uur`
}

/** An instant in short; hovering tells it in full. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} title={inFull(at)} className="nowrap">
      {inShort(at)}
    </time>
  )
}
