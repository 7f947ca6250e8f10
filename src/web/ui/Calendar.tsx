import { type CalendarDate, GregorianCalendar, isSameDay, isSameMonth } from '@internationalized/date'
import { useEffect, useRef } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import { useCalendar, useCalendarGrid } from 'react-aria/useCalendar'
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState'
import { classes } from './classes.ts'
import { Icon, type IconName } from './icons/Icon.tsx'

export type CalendarProps = {
  id: string
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
  /** Whether a day already holds something chosen; `markedText` says so. */
  isMarked?: (day: CalendarDate) => boolean
  markedText?: string
  /** True while it is not known which days can be chosen: until then none can. */
  busy?: boolean
  busyText?: string
}

const locale = 'nl-NL'
const firstDayOfWeek = 'mon'

/** The only calendar system we need: React Aria's components would load those of other cultures as well. */
const createCalendar = () => new GregorianCalendar()

/**
 * A month to choose a day from, in Dutch, with weeks from Monday and full keyboard control. It is loaded with the step that needs
 * it and is not rendered on the server.
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
    isDateUnavailable: (day: unknown) => busy === true || isUnavailable(day as CalendarDate),
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
  /**
   * Tells the calendar whether this button has the focus, so that the calendar takes it over when the button becomes disabled.
   */
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
  const { id, state, markedText, min, today } = props
  const month = state.visibleRange.start
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: 'short', firstDayOfWeek },
    state,
  )
  // At the end of a month its first weeks are over, and would push what can be chosen off a small screen.
  const from = min.compare(today) < 0 ? min : today
  const weeks = Array.from({ length: weeksInMonth }, (_, week) => state.getDatesInWeek(week)).filter((days) =>
    days.some((day) => day && day.compare(from) >= 0),
  )
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
          <b>vet</b> is vrij
        </span>
        <span>
          <s>doorgestreept</s> is niet beschikbaar
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

/**
 * One day of the month. React Aria's own cell (`useCalendarCell`) is not used: it contains dragging over several days, a sixth of
 * the calendar's weight, and takes the browser's date for today.
 */
function Day({ id, state, day, month, today, isMarked, markedText }: DayProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const outside = !isSameMonth(day, month)
  const focused = state.isCellFocused(day) && !outside
  const disabled = state.isCellDisabled(day) || outside
  const unavailable = state.isCellUnavailable(day)
  const selected = state.isSelected(day) && !disabled && !unavailable
  const marked = isMarked?.(day)
  // the keyboard moves the focused day of the state, and the DOM focus follows it
  useEffect(() => {
    if (focused) ref.current?.focus()
  }, [focused])
  const goTo = () => {
    state.setFocusedDate(day)
    state.setFocused(true)
  }
  const choose = () => {
    goTo()
    state.selectDate(day)
  }
  const inert = disabled || unavailable || undefined
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a table with the role `grid` is a gridcell
    <td aria-selected={selected || undefined} aria-disabled={inert}>
      <button
        type="button"
        ref={ref}
        className={classes('cal-day', marked && 'cal-marked', isSameDay(day, today) && 'cal-today')}
        tabIndex={disabled ? undefined : isSameDay(day, state.focusedDate) ? 0 : -1}
        disabled={disabled}
        aria-disabled={inert}
        aria-label={nameOf(day, { ...state, today, selected, unavailable })}
        aria-describedby={marked && markedText ? markOf(id) : undefined}
        onFocus={goTo}
        onClick={inert ? undefined : choose}
        data-selected={selected || undefined}
        data-unavailable={unavailable || undefined}
        data-disabled={disabled || undefined}
        data-outside-month={outside || undefined}
      >
        {day.day}
      </button>
    </td>
  )
}

const wholeDay = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' })

const nameOf = (
  day: CalendarDate,
  {
    today,
    selected,
    unavailable,
    minValue,
    maxValue,
  }: Pick<CalendarState, 'minValue' | 'maxValue'> & {
    today: CalendarDate
    selected: boolean
    unavailable: boolean
  },
): string =>
  [
    isSameDay(day, today) && 'vandaag',
    wholeDay.format(day.toDate('UTC')),
    selected && 'gekozen',
    !unavailable && minValue && isSameDay(day, minValue) && 'eerste dag die kan',
    !unavailable && maxValue && isSameDay(day, maxValue) && 'laatste dag die kan',
  ]
    .filter(Boolean)
    .join(', ')
