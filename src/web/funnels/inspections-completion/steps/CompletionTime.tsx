import { useEffect, useRef, useState } from 'react'
import { completionDays, completionTimes } from '../../../../core/contract/inspections/inspections-calls.ts'
import {
  appointmentTime,
  type PickedTime,
  pickedIn,
  timeInWords,
  timeLabel,
} from '../../../../core/fields/request/appointment-time.ts'
import { instantOnWall } from '../../../../core/kernel/wall-instant.ts'
import { appointmentsCopy as calendarCopy } from '../../../appointments/appointments-copy.ts'
import { FreeDays } from '../../../appointments/FreeDays.tsx'
import { Held } from '../../../appointments/Held.tsx'
import { InspectedHome } from '../../../appointments/inspections/InspectedHome.tsx'
import { inspectionsCopy } from '../../../appointments/inspections/inspections-copy.ts'
import { useDesk } from '../../../appointments/inspections/use-desk.ts'
import { useAnswer, useFunnel, useLookUp, useRead } from '../../../engine/react/funnel-context.ts'
import { ErrorBlock } from '../../../engine/react/Trouble.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import { FieldRow, Fields } from '../../../ui/Funnel.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Select } from '../../../ui/Select.tsx'

/** Hours at which a key may be handed over (spec 002 section 9). */
const hours = ['08', '09', '10', '11', '12', '13', '14', '15']
const quarters = ['00', '15', '30', '45']
/** The wanted hour and minutes of a stored answer; an empty hour where it cannot be chosen. */
const wantedTimeIn = (stored: unknown): { hour: string; minutes: string } => {
  const { startTime, lost } = pickedIn(stored)
  const { wanted } = (stored ?? {}) as PickedTime
  const [hour = '', minutes = ''] = String(wanted ?? startTime ?? lost ?? '').split(':')
  const isOffered = hours.includes(hour) && quarters.includes(minutes)
  return isOffered ? { hour, minutes } : { hour: '', minutes: '00' }
}
const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** The step that asks for the day and time that the builder gave, and for the home that is inspected. */
export default function CompletionTime({ path }: { path: string }) {
  return (
    <InspectedHome path={path}>
      <DayAndTime path={path} />
    </InspectedHome>
  )
}

/** The choice of day and time. A wanted time that is free is held at once, another time after the visitor accepts it. */
function DayAndTime({ path }: { path: string }) {
  const { snapshot, phone, idOf } = useFunnel()
  const [stored, choose] = useAnswer(path, appointmentTime)
  const picked = pickedIn(stored)
  const days = useRead(completionDays, 'inspection days')
  const id = idOf(path)
  const error = snapshot.errors[path]
  return (
    <fieldset className="group" id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="h3">{timeLabel}</legend>
      {days.state === 'error' ? (
        <ErrorBlock phone={phone} onRetry={days.retry} />
      ) : (
        <div className="pick">
          <FreeDays
            id={id}
            days={'answer' in days ? days.answer : undefined}
            picked={picked}
            onPick={(date) => choose({ date })}
            error={error !== undefined && !picked.date}
          />
          <div className="pick-parts">
            <WantedTime path={path} asked={wantedTimeIn(stored)} picked={picked} onChoose={choose} />
          </div>
        </div>
      )}
      {error && (
        <div className="field-foot">
          <FieldError id={id}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}

interface WantedTimeProps {
  path: string
  /** The wanted time of a stored answer. */
  asked: { hour: string; minutes: string }
  picked: PickedTime
  onChoose(time: PickedTime): void
}

/** Asks when the inspection should begin, and shows the nearest free time. */
function WantedTime({ path, asked, picked, onChoose }: WantedTimeProps) {
  const { snapshot, idOf } = useFunnel()
  const id = idOf(path)
  const [hour, setHour] = useState(asked.hour)
  const [minutes, setMinutes] = useState(asked.minutes)
  const held = snapshot.derived.context.holdToken(path)
  // The visitor's own hold does not make a time unavailable, also not when they want another time.
  const own = useRef(held)
  if (held) own.current = held
  const { date } = picked
  /** Another wish releases the time that was found for the previous one. */
  const want = (set: (value: string) => void) => (value: string) => {
    set(value)
    if (date) onChoose({ date })
  }
  const time = `${hour}:${minutes}:00`
  return (
    <Fields>
      <FieldRow>
        <Select
          id={`${id}-hour`}
          label={inspectionsCopy.hour}
          options={optionsOf(hours)}
          placeholder="Kies"
          value={hour}
          onValue={want(setHour)}
          width={8}
        />
        <Select
          id={`${id}-minutes`}
          label={inspectionsCopy.minutes}
          options={optionsOf(quarters)}
          value={minutes}
          onValue={want(setMinutes)}
          width={8}
        />
      </FieldRow>
      <div aria-live="polite">
        {!date && <p className="muted">{calendarCopy.noDay}</p>}
        {date && hour && (
          <Proposal
            key={`${date} ${time}`}
            id={id}
            isHeld={held !== undefined}
            picked={picked}
            time={time}
            before={own.current}
            onChoose={onChoose}
          />
        )}
      </div>
    </Fields>
  )
}

interface ProposalProps {
  /** Id of the whole answer. */
  id: string
  picked: PickedTime
  /** The wanted time, `HH:MM:SS`. */
  time: string
  /** The hold at the moment of asking. */
  before: string | undefined
  isHeld: boolean
  onChoose(time: PickedTime): void
}

/**
 * Shows whether an inspector is free at the wanted time, which is then chosen automatically (spec 002 section 4.1). Otherwise the
 * nearest free time is proposed, to be accepted (D79).
 */
function Proposal({ id, picked, time, before, isHeld, onChoose }: ProposalProps) {
  const { phone: general } = useFunnel()
  const { phone, hours } = useDesk()
  const [own] = useState(before)
  const { date, lost, startTime } = picked
  const plannedTime = date && instantOnWall(date, time)
  const read = useRead(completionTimes, 'inspection proposal', { plannedTime, own })
  const offered =
    'answer' in read ? read.answer.map(wallOf).filter((one) => one.startTime !== lost) : undefined
  const first = offered?.[0]
  const isFree = startTime === undefined && first?.startTime === time
  const take = () => first && onChoose({ ...first, wanted: time })
  const accept = () => {
    take()
    // The pressed button disappears, so the focus moves to the answer.
    document.getElementById(id)?.focus({ preventScroll: true })
  }
  useLookUp(startTime === undefined && read.state === 'loading')
  useEffect(() => {
    if (isFree) take()
  })
  if (date && startTime !== undefined)
    return (
      <Notice tone="ok">
        <p>
          {inspectionsCopy.proposal} <strong>{timeInWords({ date, startTime })}</strong>.
        </p>
        <Held isHeld={isHeld} />
      </Notice>
    )
  if (read.state === 'error') return <ErrorBlock phone={general} onRetry={read.retry} />
  if (!offered || isFree) return <Loading text={inspectionsCopy.looking} />
  if (!first)
    return (
      <Notice tone="warn">
        <p>{inspectionsCopy.noProposal(phone, hours)}</p>
      </Notice>
    )
  return (
    <Notice
      actions={
        <Button variant="secondary" size="small" onClick={accept}>
          {inspectionsCopy.accept}
        </Button>
      }
    >
      <p>
        {inspectionsCopy.otherTime} <strong>{timeInWords(first)}</strong>.
      </p>
      <p>{inspectionsCopy.orElse(phone)}</p>
    </Notice>
  )
}

/** Instants of this call carry Amsterdam wall time (D53): `2026-12-01T09:00:00+01:00`. */
const wallOf = ({ start, end }: { start: string; end: string }) => ({
  date: start.slice(0, 10),
  startTime: start.slice(11, 19),
  endTime: end.slice(11, 19),
})
