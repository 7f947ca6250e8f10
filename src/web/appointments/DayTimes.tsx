import { times } from '../../core/contract/planning/planning-calls.ts'
import { loading } from '../../core/fields/brick/sentences.ts'
import type { AppointmentTime, PickedTime } from '../../core/fields/request/appointment-time.ts'
import { formatDay } from '../../core/kernel/clock.ts'
import { useFunnel, useRead } from '../engine/react/funnel-context.ts'
import { ErrorBlock } from '../engine/react/Trouble.tsx'
import { Loading } from '../ui/Loading.tsx'
import { TimeList } from '../ui/Slots.tsx'
import { appointmentsCopy, dayParts } from './appointments-copy.ts'
import { Held } from './Held.tsx'

interface DayTimesProps {
  path: string
  picked: PickedTime
  /** Token of a hold that the visitor had when the picker opened. */
  own: string | undefined
  onChoose(time: AppointmentTime): void
}

/** The free times of the chosen day, by part of the day. */
export function DayTimes({ path, picked, own, onChoose }: DayTimesProps) {
  const { snapshot, phone } = useFunnel()
  const { date, startTime } = picked
  const read = useRead(times, 'office times', { own, date })
  const offered = date && 'answer' in read ? withOwn(read.answer.appointmentTimes, picked) : undefined
  return (
    <div className="pick-parts" aria-live="polite">
      {date ? <h3>{capital(formatDay(date))}</h3> : <p className="muted">{appointmentsCopy.noDay}</p>}
      {date && read.state === 'loading' && <Loading text={loading} />}
      {read.state === 'error' && <ErrorBlock phone={phone} onRetry={read.retry} />}
      {offered?.length === 0 && <p>{appointmentsCopy.noTimes}</p>}
      {date &&
        byPart(offered ?? []).map(({ label, times: some }) => (
          <TimeList
            key={label}
            title={label}
            label={`${label}, ${formatDay(date)}`}
            times={some.map((one) => ({
              key: one.startTime,
              name: one.startTime.slice(0, 5),
              chosen: one.startTime === startTime,
            }))}
            onChoose={(key) => {
              const time = some.find((one) => one.startTime === key)
              if (time) onChoose({ date, ...time })
            }}
          />
        ))}
      {startTime && <Held isHeld={snapshot.derived.context.holdToken(path) !== undefined} />}
    </div>
  )
}

type Times = readonly { startTime: string; endTime: string }[]

/** Adds the chosen time to the free ones: it is held for this visitor, so it stays one of their choices. */
const withOwn = (free: Times, { startTime, endTime }: PickedTime): Times =>
  startTime === undefined || endTime === undefined || free.some((one) => one.startTime === startTime)
    ? free
    : [...free, { startTime, endTime }].toSorted((a, b) => a.startTime.localeCompare(b.startTime))

const byPart = (free: Times) => {
  let from = ''
  return dayParts.flatMap(({ label, until }) => {
    const begin = from
    from = until
    const some = free.filter(({ startTime }) => startTime >= begin && startTime < until)
    return some.length > 0 ? [{ label, times: some }] : []
  })
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
