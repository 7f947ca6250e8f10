import type { CalendarDate } from '@internationalized/date'
import { useState } from 'react'
import { changes, dates } from '../../core/contract/planning.ts'
import { type PickedTime, pickedIn, timeLabel } from '../../core/fields/appointment-time.ts'
import { loading } from '../../core/fields/sentences.ts'
import { dayOf, formatDay } from '../../core/kernel/clock.ts'
import { changesInWords } from '../../core/planning/changes.ts'
import { useAnswer, useFunnel, useRead } from '../engine/react/funnel-context.ts'
import { ErrorBlock } from '../engine/react/Trouble.tsx'
import { LinkButton } from '../ui/Button.tsx'
import { Calendar } from '../ui/Calendar.tsx'
import { FieldError } from '../ui/Field.tsx'
import { copy } from './copy.ts'
import { DayTimes } from './DayTimes.tsx'
import { NearestTimes } from './NearestTimes.tsx'

/**
 * A day and a time of an agenda, for the answer of `planning`. The times follow the day; what is chosen is held by the
 * engine, and offered again here when somebody else was first.
 */
export default function TimePicker({
  path,
  fromToday = false,
  moving = false,
}: {
  path: string
  fromToday?: boolean
  /** For an appointment that is there already, whose own rules are told beside it. */
  moving?: boolean
}) {
  const { snapshot, phone, idOf } = useFunnel()
  const [stored, choose] = useAnswer<PickedTime>(path)
  const picked = pickedIn(stored)
  // a hold of before a reload, or of before one came back here: to its owner its time is free
  const [own] = useState(() => snapshot.derived.context.held(path))
  const free = useRead(dates, 'office dates', { own })
  const error = snapshot.errors[path]
  const id = idOf(path)
  if (free.state === 'idle') return <p className="muted">{copy.noAgenda}</p>
  return (
    <fieldset className="group" id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="h3">{timeLabel}</legend>
      {picked.lost && picked.date && (
        <NearestTimes date={picked.date} time={picked.lost} own={own} onChoose={choose} />
      )}
      {free.state === 'error' ? (
        <ErrorBlock phone={phone} onRetry={free.retry} />
      ) : (
        <div className="pick">
          <FreeDays
            id={id}
            days={'answer' in free ? free.answer : undefined}
            fromToday={fromToday}
            picked={picked}
            onPick={(date) => choose({ date })}
            error={error !== undefined && !picked.date}
          />
          <DayTimes path={path} picked={picked} own={own} onChoose={choose} />
        </div>
      )}
      {!moving && <Changes />}
      {error && (
        <div className="field-foot">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}

/** What may be changed of it later; its line is there before its words, so that nothing moves. */
function Changes() {
  const read = useRead(changes, 'office changes')
  return <p className="muted pick-rules">{'answer' in read && changesInWords(read.answer)}</p>
}

interface FreeDaysProps {
  id: string
  /** YYYY-MM-DD, in their order; undefined while they are asked. */
  days: readonly string[] | undefined
  /** The calendar begins today; else with the first free day. */
  fromToday: boolean
  picked: PickedTime
  onPick(date: string): void
  /** `Volgende` was tried without a day. */
  error: boolean
}

/** The month, and the first free day one click away. */
function FreeDays({ id, days, fromToday, picked, onPick, error }: FreeDaysProps) {
  const { snapshot, phone } = useFunnel()
  const today = dayOf(snapshot.derived.context.today)
  const [wanted, focus] = useState<CalendarDate>()
  const [first, last] = [days?.[0], days?.at(-1)]
  const chosen = picked.date ? dayOf(picked.date) : null
  if (days?.length === 0)
    return (
      <p role="status">
        {copy.noDays} <span className="whole">{phone}</span>.
      </p>
    )
  const min = first && !fromToday ? earliest(dayOf(first), chosen) : today
  return (
    <div>
      <p>
        {copy.first}:{' '}
        {first ? <LinkButton onClick={() => onPick(first)}>{formatDay(first)}</LinkButton> : loading}
      </p>
      <Calendar
        id={`${id}-calendar`}
        value={chosen}
        onValue={(day) => onPick(day.toString())}
        focused={wanted ?? chosen ?? (first ? dayOf(first) : today)}
        onFocused={focus}
        min={min}
        max={last ? latest(dayOf(last), chosen) : today.add({ months: 1 })}
        today={today}
        isUnavailable={(day) => days !== undefined && !days.includes(day.toString()) && !isSame(day, chosen)}
        isMarked={(day) => picked.startTime !== undefined && isSame(day, chosen)}
        markedText={copy.chosen}
        busy={days === undefined}
        busyText={loading}
      />
      {error && <FieldError id={`${id}-day`}>{copy.dayMissing}</FieldError>}
    </div>
  )
}

const isSame = (one: CalendarDate, other: CalendarDate | null) => other !== null && one.compare(other) === 0
const earliest = (one: CalendarDate, other: CalendarDate | null) =>
  other && other.compare(one) < 0 ? other : one
const latest = (one: CalendarDate, other: CalendarDate | null) =>
  other && other.compare(one) > 0 ? other : one
