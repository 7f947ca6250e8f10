import type { CalendarDate } from '@internationalized/date'
import { startOfMonth } from '@internationalized/date'
import { useRef, useState } from 'react'
import { taskRates } from '../../../../core/contract/handyman/handyman-calls.ts'
import { loading } from '../../../../core/fields/brick/sentences.ts'
import { feeText, inOrder, rateText } from '../../../../core/handyman/handyman-words.ts'
import { dayOf, formatDay } from '../../../../core/kernel/clock.ts'
import { centsFromEuros, formatCents } from '../../../../core/kernel/money.ts'
import {
  calendarDays,
  hoursText,
  maxMoments,
  minMoments,
  periods,
  periodText,
  slotsOf,
  tooManyMoments,
} from '../../../../core/rules/moments.ts'
import { useAnswer, useFunnel, useRead } from '../../../engine/react/funnel-context.ts'
import { ErrorBlock } from '../../../engine/react/Trouble.tsx'
import { Calendar } from '../../../ui/Calendar.tsx'
import { FieldError } from '../../../ui/Field.tsx'
import { Loading } from '../../../ui/Loading.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { ChosenList, SlotList } from '../../../ui/Slots.tsx'
import { type AskedRates, dayAfter, keyOf, type Moment, moments, momentsIn } from '../handyman-answers.ts'
import { handymanCopy } from '../handyman-content.ts'

/** Rates are requested per month; for the current month from tomorrow on (spec 000 section 4). */
const askedFor = (month: CalendarDate, tomorrow: CalendarDate): AskedRates => {
  const first = startOfMonth(month)
  return { from: (first.compare(tomorrow) < 0 ? tomorrow : first).toString() }
}

const momentsOf = (rates: {
  dates: Parameters<typeof slotsOf>[0][]
  rateType: Moment['rateType']
}): Moment[] => rates.dates.flatMap(slotsOf).map((slot) => ({ ...slot, rateType: rates.rateType }))

/** The offered moments: `days` and `inMonth` of the visible month, `slots` of the chosen day. */
const useOffers = (focused: CalendarDate, day: CalendarDate | null, tomorrow: CalendarDate) => {
  const rates = useRead(taskRates, 'task rates', askedFor(focused, tomorrow))
  const ofDay = useRead(taskRates, 'task rates', askedFor(day ?? focused, tomorrow))
  const offered = rates.state === 'ready' ? momentsOf(rates.answer) : []
  const days = new Set(offered.map((one) => one.day))
  const slots =
    day && ofDay.state === 'ready' ? momentsOf(ofDay.answer).filter((one) => one.day === day.toString()) : []
  const inMonth = offered.some((one) => startOfMonth(dayOf(one.day)).compare(startOfMonth(focused)) === 0)
  return { rates, ofDay, days, slots, inMonth }
}

/** The step with the calendar, the parts of the chosen day, and the chosen moments. */
export default function Moments() {
  const { snapshot, phone, idOf } = useFunnel()
  const today = dayOf(snapshot.derived.context.today)
  const tomorrow = dayOf(dayAfter(snapshot.derived.context.today))
  const [stored, choose] = useAnswer('moments', moments)
  const chosen = momentsIn(stored)
  const [focused, focus] = useState(() => firstOf(chosen) ?? tomorrow)
  const [day, pickDay] = useState<CalendarDate | null>(null)
  const [full, setFull] = useState(false)
  const calendar = useRef<HTMLDivElement>(null)

  const { rates, ofDay, days, slots, inMonth } = useOffers(focused, day, tomorrow)
  const toggle = (key: string) => {
    setFull(chosen.length >= maxMoments && !isIn(chosen, key))
    const next = toggled(chosen, slots, key)
    if (next !== chosen) choose(next)
  }
  return (
    <>
      {rates.state === 'error' ? (
        <ErrorBlock phone={phone} onRetry={rates.retry} />
      ) : (
        <div className="pick">
          <div ref={calendar}>
            <Calendar
              id={`${idOf('moments')}-calendar`}
              value={day}
              onValue={(next) => {
                pickDay(next)
                setFull(false)
              }}
              focused={focused}
              onFocused={focus}
              min={tomorrow}
              max={tomorrow.add({ days: calendarDays })}
              today={today}
              isUnavailable={(one) => !days.has(one.toString())}
              isMarked={(one) => chosen.some((moment) => moment.day === one.toString())}
              markedText={handymanCopy.marked}
              busy={rates.state === 'loading'}
              busyText={loading}
            />
            {rates.state === 'ready' && !inMonth && <p role="status">{handymanCopy.noDays}</p>}
          </div>
          <DayParts
            day={day}
            slots={slots.map((slot) => slotRow(slot, chosen))}
            state={ofDay.state}
            full={full}
            onToggle={toggle}
          />
        </div>
      )}
      <Chosen
        chosen={chosen}
        places={rates.state === 'error' ? 0 : placesFor(chosen.length)}
        onRemove={toggle}
        onPlace={() => focusDay(calendar.current)}
      />
    </>
  )
}

interface ChosenProps {
  chosen: readonly Moment[]
  /** Number of empty places to show. */
  places: number
  onRemove(key: string): void
  onPlace(): void
}

function Chosen({ chosen, ...list }: ChosenProps) {
  const { snapshot, idOf } = useFunnel()
  return (
    <div id={idOf('moments')} tabIndex={-1}>
      <ChosenList
        title={titleOf(chosen.length)}
        chosen={inOrder(chosen).map(chosenRow)}
        placeText={handymanCopy.place}
        foot={<Foot count={chosen.length} error={snapshot.errors.moments} id={idOf('moments')} />}
        {...list}
      />
    </div>
  )
}

const isIn = (chosen: readonly Moment[], key: string) => chosen.some((one) => keyOf(one) === key)

/** The chosen moments without this one if it was chosen, otherwise with it where there is room. */
const toggled = (chosen: Moment[], slots: readonly Moment[], key: string): Moment[] => {
  if (isIn(chosen, key)) return chosen.filter((one) => keyOf(one) !== key)
  const slot = slots.find((one) => keyOf(one) === key)
  return slot && chosen.length < maxMoments ? inOrder([...chosen, slot]) : chosen
}

/** Scrolls to the calendar and moves the focus to its day. */
const focusDay = (calendar: HTMLElement | null): void => {
  calendar?.scrollIntoView({ block: 'center' })
  calendar?.querySelector<HTMLElement>('.cal-day[tabindex="0"]')?.focus({ preventScroll: true })
}

interface DayPartsProps {
  day: CalendarDate | null
  slots: ReturnType<typeof slotRow>[]
  state: ReturnType<typeof useOffers>['ofDay']['state']
  /** The maximum number of moments is chosen. */
  full: boolean
  onToggle(key: string): void
}

function DayParts({ day, slots, state, full, onToggle }: DayPartsProps) {
  return (
    <div className="pick-parts" aria-live="polite">
      {day ? <h2>{capital(formatDay(day))}</h2> : <p className="muted">{handymanCopy.noDay}</p>}
      {day && state === 'loading' && <Loading text={loading} />}
      {day && state === 'ready' && slots.length === 0 && <p>{handymanCopy.noSlots}</p>}
      {day && <SlotList label={`Momenten op ${formatDay(day)}`} slots={slots} onToggle={onToggle} />}
      {full && (
        <Notice tone="warn" role="alert">
          <p>{tooManyMoments}</p>
        </Notice>
      )}
    </div>
  )
}

const firstOf = (chosen: readonly Moment[]) => {
  const [first] = inOrder(chosen)
  return first && dayOf(first.day)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Number of empty places to show: as many as are still needed, otherwise one while there is room. */
const placesFor = (count: number) => Math.max(minMoments - count, count < maxMoments ? 1 : 0)

const titleOf = (count: number) =>
  count < minMoments
    ? `Jouw momenten (${count} van minimaal ${minMoments})`
    : `Jouw momenten (${count} van maximaal ${maxMoments})`

const slotRow = (slot: Moment, chosen: readonly Moment[]) => ({
  key: keyOf(slot),
  name: periods[slot.period].label,
  hours: hoursText(slot.period),
  price: formatCents(centsFromEuros(slot.price)),
  unit: rateText(slot.rateType),
  extra: `+ ${feeText(slot)}`,
  chosen: chosen.some((one) => keyOf(one) === keyOf(slot)),
})

const chosenRow = (one: Moment) => ({
  key: keyOf(one),
  title: capital(formatDay(dayOf(one.day), 'short')),
  text: periodText(one.period),
  removeLabel: `Verwijder ${formatDay(dayOf(one.day))}, ${periods[one.period].label.toLowerCase()}`,
})

function Foot({ count, error, id }: { count: number; error: string | undefined; id: string }) {
  const few = count > 0 && count < minMoments
  if (error) return <FieldError id={id}>{few ? handymanCopy.tooFewInline : error}</FieldError>
  return few ? <p role="status">{handymanCopy.tooFewInline}</p> : null
}
