import type { CalendarDate } from '@internationalized/date'
import { Button } from 'react-aria-components/Button'
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  Calendar as Grid,
} from 'react-aria-components/Calendar'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { classes } from './classes.ts'
import { Icon } from './icons/Icon.tsx'

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

/**
 * React Aria adds a second next button for screen readers. It is called `Volgende`, as the funnel's own button is,
 * and has no type, so in a form it would submit, and Enter in a field would turn the page. The labelled one stays.
 */
function hideSecondNext(calendar: HTMLElement | null) {
  for (const button of calendar?.querySelectorAll<HTMLButtonElement>('button:not([type])') ?? []) {
    button.type = 'button'
    button.hidden = true
  }
}

/**
 * A month to choose a day from: Monday first, in Dutch, with the whole keyboard.
 * It is loaded with the step that needs it and is not rendered on the server.
 */
export function Calendar(props: CalendarProps) {
  const { id, value, onValue, focused, onFocused, min, max, isUnavailable, busy, busyText } = props
  return (
    <I18nProvider locale="nl-NL">
      <Grid
        id={id}
        ref={hideSecondNext}
        className={classes('cal', busy && 'cal-waits')}
        value={value}
        onChange={onValue}
        focusedValue={focused}
        onFocusChange={onFocused}
        minValue={min}
        maxValue={max}
        isDateUnavailable={(day) => isUnavailable(day as CalendarDate)}
        firstDayOfWeek="mon"
      >
        <div className="cal-head">
          <Button slot="previous" className="btn btn-quiet btn-icon" aria-label="Vorige maand">
            <Icon name="chevron-left" />
          </Button>
          <CalendarHeading className="cal-month" />
          <Button slot="next" className="btn btn-quiet btn-icon" aria-label="Volgende maand">
            <Icon name="chevron-right" />
          </Button>
        </div>
        <Month {...props} />
        {busy && (
          <div className="cal-busy" role="status">
            <span className="spinner" />
            <span className={busyText ? undefined : 'unseen'}>{busyText ?? 'De maand wordt opgehaald.'}</span>
          </div>
        )}
      </Grid>
    </I18nProvider>
  )
}

function Month({ id, today, isMarked, markedText }: CalendarProps) {
  const mark = markedText ? `${id}-marked` : undefined
  return (
    <>
      <CalendarGrid className="cal-grid" weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="cal-weekday">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(day) => (
            <CalendarCell
              date={day}
              className={classes(
                'cal-day',
                isMarked?.(day) && 'cal-marked',
                day.compare(today) === 0 && 'cal-today',
              )}
              render={(cell) => <div {...cell} {...(isMarked?.(day) && { 'aria-describedby': mark })} />}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
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
        <span className="unseen" id={mark}>
          {markedText}
        </span>
      )}
    </>
  )
}
