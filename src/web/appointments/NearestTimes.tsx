import { nearest } from '../../core/contract/planning/planning-calls.ts'
import type { AppointmentTime } from '../../core/fields/request/appointment-time.ts'
import { formatDay } from '../../core/kernel/clock.ts'
import { useRead } from '../engine/react/funnel-context.ts'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { appointmentsCopy } from './appointments-copy.ts'

interface NearestTimesProps {
  /** Day and time that somebody else took. */
  date: string
  time: string
  own: string | undefined
  onChoose(time: AppointmentTime): void
}

/** Offers free times near one that somebody else took, each as a button. */
export function NearestTimes({ date, time, own, onChoose }: NearestTimesProps) {
  const read = useRead(nearest, 'nearest times', { own, date, time })
  if (read.state !== 'ready' || read.answer.slots.length === 0) return null
  return (
    <Notice
      tone="warn"
      role="status"
      actions={read.answer.slots.map((slot) => (
        <Button
          key={slot.date + slot.startTime}
          variant="secondary"
          size="small"
          onClick={() => onChoose(slot)}
        >
          {formatDay(slot.date, 'short')}, {slot.startTime.slice(0, 5)}
        </Button>
      ))}
    >
      <p>{appointmentsCopy.nearest}</p>
    </Notice>
  )
}
