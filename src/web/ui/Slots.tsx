import { type ReactNode, useRef } from 'react'
import { IconButton } from './Button.tsx'
import { Icon } from './icons/Icon.tsx'

export type Slot = {
  key: string
  /** `Ochtend` */
  name: string
  /** `08:00 tot 12:00` */
  hours: string
  /** `€ 64,50` */
  price: string
  /** `per uur` */
  unit?: string
  /** `+ € 4,95 servicekosten` */
  extra?: string
  chosen: boolean
}

/** The calendar and the parts of the day: side by side where there is room, else one below the other. */
export function PickLayout({ calendar, parts }: { calendar: ReactNode; parts: ReactNode }) {
  return (
    <div className="pick">
      {calendar}
      <div className="pick-parts" aria-live="polite">
        {parts}
      </div>
    </div>
  )
}

type SlotListProps = { slots: readonly Slot[]; onToggle: (key: string) => void; label: string }

/** The parts of a day as buttons, which stay pressed when they are chosen. */
export function SlotList({ slots, onToggle, label }: SlotListProps) {
  return (
    <ul className="slots bare" aria-label={label}>
      {slots.map((slot) => (
        <li key={slot.key}>
          <button
            type="button"
            className="slot"
            aria-pressed={slot.chosen}
            onClick={() => onToggle(slot.key)}
          >
            <span className="slot-box">{slot.chosen && <Icon name="check" size="s" />}</span>
            <b className="slot-name">{slot.name}</b>{' '}
            <b className="slot-price" translate="no">
              {slot.price}
            </b>{' '}
            <span className="slot-hours">{slot.hours}</span>{' '}
            {slot.unit && <span className="slot-unit">{slot.unit}</span>}{' '}
            {slot.extra && <span className="slot-extra">{slot.extra}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

type TimeListProps = {
  /** `Ochtend` */
  title: string
  /** Accessible name, with the day: `Ochtend, dinsdag 1 december`. */
  label: string
  /** `name` is a time such as `10:00`. */
  times: readonly { key: string; name: string; chosen: boolean }[]
  onChoose: (key: string) => void
}

/** The times of a part of the day, of which one is chosen. */
export function TimeList({ title, label, times, onChoose }: TimeListProps) {
  return (
    <>
      <p className="times-title">{title}</p>
      <ul className="times bare" aria-label={label}>
        {times.map(({ key, name, chosen }) => (
          <li key={key}>
            <button type="button" className="slot" aria-pressed={chosen} onClick={() => onChoose(key)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

export type Chosen = {
  key: string
  /** `Wo 2 december` */
  title: string
  /** `Ochtend, 8.00 tot 12.00 uur` */
  text: string
  /** `Verwijder woensdag 2 december, ochtend` */
  removeLabel: string
}

type ChosenListProps = {
  id?: string
  /** Title with the count: `Jouw momenten (2 van minimaal 3)`. */
  title: string
  chosen: readonly Chosen[]
  onRemove: (key: string) => void
  /** Number of empty places that show, with a dashed border. */
  places: number
  placeText: string
  /** Called by an empty place; it leads back to the calendar. */
  onPlace: () => void
  foot?: ReactNode
  level?: 2 | 3
}

/** The moments chosen so far, and the places that are still empty. */
export function ChosenList(props: ChosenListProps) {
  const { id, title, chosen, onRemove, places, placeText, onPlace, foot, level = 2 } = props
  const Title = level === 2 ? 'h2' : 'h3'
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="chosen" id={id}>
      <Title className="h3" aria-live="polite" tabIndex={-1} ref={heading}>
        {title}
      </Title>
      <ul className="chosen-list bare">
        {chosen.map((one) => (
          <li key={one.key} className="chosen-one">
            <span className="chosen-text">
              {one.title}
              <small>{one.text}</small>
            </span>
            <IconButton
              icon="cross"
              label={one.removeLabel}
              onClick={() => {
                onRemove(one.key)
                // the button disappears with its moment, and the focus with it
                heading.current?.focus({ preventScroll: true })
              }}
            />
          </li>
        ))}
        {Array.from({ length: places }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places are all alike
          <li key={at} className="chosen-space">
            <button type="button" className="chosen-place" onClick={onPlace}>
              <Icon name="plus" size="s" />
              {placeText}
            </button>
          </li>
        ))}
      </ul>
      {foot}
    </section>
  )
}
