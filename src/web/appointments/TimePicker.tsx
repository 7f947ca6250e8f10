import { useState } from 'react'
import { changes, dates } from '../../core/contract/planning/planning-calls.ts'
import { appointmentTime, pickedIn, timeLabel } from '../../core/fields/request/appointment-time.ts'
import { changesInWords } from '../../core/planning/changes.ts'
import { useAnswer, useFunnel, useRead } from '../engine/react/funnel-context.ts'
import { ErrorBlock } from '../engine/react/Trouble.tsx'
import { FieldError } from '../ui/Field.tsx'
import { appointmentsCopy } from './appointments-copy.ts'
import { DayTimes } from './DayTimes.tsx'
import { FreeDays } from './FreeDays.tsx'
import { NearestTimes } from './NearestTimes.tsx'

/**
 * Form control for a day and then a time in the calendar that the funnel reads by `planning`; the answer is stored at `path`. The
 * engine reserves the chosen time. When somebody else took it first, the control offers the nearest free times.
 */
export default function TimePicker({
  path,
  fromToday = false,
  moving = false,
}: {
  path: string
  fromToday?: boolean
  /** True where an existing appointment is moved, whose own rules are shown beside the picker. */
  moving?: boolean
}) {
  const { snapshot, phone, idOf } = useFunnel()
  const [stored, choose] = useAnswer(path, appointmentTime)
  const picked = pickedIn(stored)
  // a hold from before a reload or an earlier stay on this step: for its owner that time counts as free
  const [own] = useState(() => snapshot.derived.context.holdToken(path))
  const free = useRead(dates, 'office dates', { own })
  const error = snapshot.errors[path]
  const id = idOf(path)
  if (free.state === 'idle') return <p className="muted">{appointmentsCopy.noAgenda}</p>
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

/**
 * A line with the rules for changing the appointment later. It takes its room before the text is loaded, so that nothing moves.
 */
function Changes() {
  const read = useRead(changes, 'office changes')
  return <p className="muted pick-rules">{'answer' in read && changesInWords(read.answer)}</p>
}
