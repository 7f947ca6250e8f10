/** A part of a day in Amsterdam time, both `HH:MM`; `until` may be `24:00`. */
export interface Hours {
  from: string
  until: string
}

/** How the appointments of one type at one office are planned. */
export interface PlanningRules {
  /** Minutes that an appointment lasts. */
  duration: number
  /** Minutes before and after it in which whoever serves it has no other appointment. */
  before: number
  after: number
  /** Minutes from one start to the next. */
  every: number
  /** Minutes between now and the first start that is still offered. */
  notice: number
  /** Number of days, today included, on which one may book. */
  horizon: number
  /** From Monday to Sunday: the hours in which appointments begin and end. */
  week: readonly (readonly Hours[])[]
}

/** A stretch of time: ISO 8601 instants in UTC (`...Z`), `end` not included. */
export interface Span {
  start: string
  end: string
}

/** A possible appointment: its day and local times (D53), and their instants. */
export interface Slot extends Span {
  /** YYYY-MM-DD. */
  day: string
  /** `HH:MM:SS`. */
  startTime: string
  endTime: string
}

/** What stands in the way of an appointment at one office. */
export interface Occupancy {
  /** By the number of the seat, from 1: when it is held or booked, with the time before and after. None overlap. */
  seats: ReadonlyMap<number, readonly Span[]>
  /** By adviser who could serve it: when they are taken, with the time before and after; undefined where it needs a seat only. */
  advisers?: ReadonlyMap<string, readonly Span[]>
  /** Events in a calendar beside ours: each takes one seat, or the whole office. */
  outside: readonly (Span & { whole?: boolean })[]
}

/** The value where nothing is taken yet. */
export const emptyOccupancy: Occupancy = { seats: new Map(), outside: [] }
