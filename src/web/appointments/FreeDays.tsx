import type { CalendarDate } from '@internationalized/date'
import { useState } from 'react'
import { loading } from '../../core/fields/brick/sentences.ts'
import type { PickedTime } from '../../core/fields/request/appointment-time.ts'
import { dayOf, formatDay } from '../../core/kernel/clock.ts'
import { useFunnel } from '../engine/react/funnel-context.ts'
import { LinkButton } from '../ui/Button.tsx'
import { Calendar } from '../ui/Calendar.tsx'
import { FieldError } from '../ui/Field.tsx'
import { appointmentsCopy } from './appointments-copy.ts'

interface FreeDaysProps {
  id: string
  /** Free days as YYYY-MM-DD, in order; undefined while they are loading. */
  days: readonly string[] | undefined
  /** True where the calendar begins today, and not with the first free day. */
  fromToday?: boolean
  picked: PickedTime
  onPick(date: string): void
  /** True after `Volgende` was tried without a day. */
  error: boolean
}

/** A calendar of free days, with a button for the first of them. */
export function FreeDays({ id, days, fromToday = false, picked, onPick, error }: FreeDaysProps) {
  const { snapshot, phone } = useFunnel()
  const today = dayOf(snapshot.derived.context.today)
  const [wanted, focus] = useState<CalendarDate>()
  const [first, last] = [days?.[0], days?.at(-1)]
  const chosen = picked.date ? dayOf(picked.date) : null
  // choosing the chosen day again must not clear its time
  const pick = (date: string) => date !== picked.date && onPick(date)
  if (days?.length === 0)
    return (
      <p role="status">
        {appointmentsCopy.noDays}{' '}
        <span className="whole" translate="no">
          {phone}
        </span>
        .
      </p>
    )
  const min = first && !fromToday ? earliest(dayOf(first), chosen) : today
  return (
    <div>
      <p>
        {appointmentsCopy.first}:{' '}
        {first ? <LinkButton onClick={() => pick(first)}>{formatDay(first)}</LinkButton> : loading}
      </p>
      <Calendar
        id={`${id}-calendar`}
        value={chosen}
        onValue={(day) => pick(day.toString())}
        focused={wanted ?? chosen ?? (first ? dayOf(first) : today)}
        onFocused={focus}
        min={min}
        max={last ? latest(dayOf(last), chosen) : today.add({ months: 1 })}
        today={today}
        isUnavailable={(day) => !days?.includes(day.toString()) && !isSame(day, chosen)}
        isMarked={(day) => picked.startTime !== undefined && isSame(day, chosen)}
        markedText={appointmentsCopy.chosen}
        busy={days === undefined}
        busyText={loading}
      />
      {error && <FieldError id={`${id}-day`}>{appointmentsCopy.dayMissing}</FieldError>}
    </div>
  )
}

const isSame = (one: CalendarDate, other: CalendarDate | null) => other !== null && one.compare(other) === 0
const earliest = (one: CalendarDate, other: CalendarDate | null) =>
  other && other.compare(one) < 0 ? other : one
const latest = (one: CalendarDate, other: CalendarDate | null) =>
  other && other.compare(one) > 0 ? other : one
