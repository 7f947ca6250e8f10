import { type CalendarDate, GregorianCalendar, isSameMonth } from '@internationalized/date'
import { useRef } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useCalendar, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar'
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icons/Icon.tsx'

export type CalendarProps = {
  id: string
  /** The chosen day. */
  value: CalendarDate | null
  onValue: (day: CalendarDate) => void
  /** A day of the month that shows; it follows the keyboard and the month buttons. */
  focused: CalendarDate
  onFocused: (day: CalendarDate) => void
  min: CalendarDate
  max: CalendarDate
  /** Today in Amsterdam, by the site's clock and not the visitor's. */
  today: CalendarDate
  isUnavailable: (day: CalendarDate) => boolean
  /** A day that already holds something chosen, and the sentence that says so. */
  isMarked?: (day: CalendarDate) => boolean
  markedText?: string
  /** The month is being fetched. */
  busy?: boolean
  busyText?: string
}

const locale = 'nl-NL'
const firstDayOfWeek = 'mon'

/** The one calendar we draw: React Aria's components would bring those of other cultures along. */
const createCalendar = () => new GregorianCalendar()

/**
 * A month to choose a day from: Monday first, in Dutch, with the whole keyboard.
 * It is loaded with the step that needs it and is not rendered on the server.
 */
export const Calendar = (props: CalendarProps) => (
  // without it the names of days would be in the language of the browser
  <I18nProvider locale={locale}>
    <Grid {...props} />
  </I18nProvider>
)

function Grid(props: CalendarProps) {
  const { id, value, onValue, focused, onFocused, min, max, isUnavailable, busy, busyText } = props
  const options = {
    id,
    value,
    onChange: onValue,
    focusedValue: focused,
    onFocusChange: onFocused,
    minValue: min,
    maxValue: max,
    isDateUnavailable: (day: unknown) => isUnavailable(day as CalendarDate),
    firstDayOfWeek,
  } as const
  const state = useCalendarState({ ...options, locale, createCalendar })
  const { calendarProps, prevButtonProps, nextButtonProps, title } = useCalendar(options, state)
  return (
    <div {...calendarProps} className={classes('cal', busy && 'cal-waits')}>
      <h2 className="unseen">{calendarProps['aria-label']}</h2>
      <div className="cal-head">
        <MonthButton
          label="Vorige maand"
          icon="chevron-left"
          disabled={prevButtonProps.isDisabled}
          onClick={state.focusPreviousPage}
          onFocused={prevButtonProps.onFocusChange}
        />
        <p className="h3" aria-hidden="true">
          {title}
        </p>
        <MonthButton
          label="Volgende maand"
          icon="chevron-right"
          disabled={nextButtonProps.isDisabled}
          onClick={state.focusNextPage}
          onFocused={nextButtonProps.onFocusChange}
        />
      </div>
      <Month {...props} state={state} />
      {busy && (
        <div className="cal-busy" role="status">
          <span className="spinner" />
          <span className={busyText ? undefined : 'unseen'}>{busyText ?? 'De maand wordt opgehaald.'}</span>
        </div>
      )}
    </div>
  )
}

interface MonthButtonProps {
  label: string
  icon: IconName
  disabled?: boolean
  onClick(): void
  /** The calendar takes the focus over when this button has it and goes out of use. */
  onFocused?(focused: boolean): void
}

const MonthButton = ({ label, icon, disabled, onClick, onFocused }: MonthButtonProps) => (
  <button
    type="button"
    className="btn btn-quiet btn-icon"
    aria-label={label}
    disabled={disabled}
    onClick={onClick}
    onFocus={() => onFocused?.(true)}
    onBlur={() => onFocused?.(false)}
  >
    <Icon name={icon} />
  </button>
)

function Month(props: CalendarProps & { state: CalendarState }) {
  const { id, state, markedText } = props
  const month = state.visibleRange.start
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: 'short', firstDayOfWeek },
    state,
  )
  const weeks = Array.from({ length: weeksInMonth }, (_, week) => state.getDatesInWeek(week))
  return (
    <>
      <table {...gridProps} className="cal-grid">
        <thead {...headerProps}>
          <tr>
            {weekDays.map((day) => (
              <th className="cal-weekday" key={day}>
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days) => (
            <tr key={String(days[0])}>
              {days.map((day) => day && <Day {...props} key={String(day)} day={day} month={month} />)}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="cal-key" aria-hidden="true">
        <span>
          <b>12</b> vrij
        </span>
        <span>
          <s>12</s> niet beschikbaar
        </span>
        {markedText && <span className="cal-key-marked">gekozen</span>}
      </p>
      {markedText && (
        <span className="unseen" id={markOf(id)}>
          {markedText}
        </span>
      )}
    </>
  )
}

const markOf = (id: string) => `${id}-marked`

type DayProps = CalendarProps & { state: CalendarState; day: CalendarDate; month: CalendarDate }

function Day({ id, state, day, month, today, isMarked, markedText }: DayProps) {
  const ref = useRef<HTMLDivElement>(null)
  const isOutsideMonth = !isSameMonth(day, month)
  const cell = useCalendarCell({ date: day, isOutsideMonth }, state, ref)
  const marked = isMarked?.(day)
  return (
    <td {...cell.cellProps}>
      <div
        {...cell.buttonProps}
        {...(marked && markedText && { 'aria-describedby': markOf(id) })}
        ref={ref}
        className={classes('cal-day', marked && 'cal-marked', day.compare(today) === 0 && 'cal-today')}
        data-selected={cell.isSelected || undefined}
        data-unavailable={cell.isUnavailable || undefined}
        data-disabled={cell.isDisabled || undefined}
        data-outside-month={isOutsideMonth || undefined}
      >
        {cell.formattedDate}
      </div>
    </td>
  )
}
