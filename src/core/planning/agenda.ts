/** A part of a day on the wall in Amsterdam, both `HH:MM`; `until` may be `24:00`. */
export interface Hours {
  from: string
  until: string
}

/** How the appointments of one type at one office are planned. */
export interface PlanningRules {
  /** Minutes that an appointment lasts. */
  duration: number
  /** Minutes before and after it in which whoever serves it serves nobody else. */
  before: number
  after: number
  /** Minutes from one start to the next. */
  every: number
  /** Minutes between now and the first start that is still offered. */
  notice: number
  /** Days from today, today included, on which one may book. */
  horizon: number
  /** From Monday to Sunday: when appointments may begin and must end. */
  week: readonly (readonly Hours[])[]
}

/** A stretch of time: ISO 8601 instants in UTC (`...Z`), `end` not included. */
export interface Span {
  start: string
  end: string
}

/** One appointment that could be: its day and wall times (D53), and the instants of them. */
export interface Slot extends Span {
  /** YYYY-MM-DD. */
  day: string
  /** `HH:MM:SS`. */
  startTime: string
  endTime: string
}

/** What is in the way of an appointment at one office. */
export interface Taken {
  /** By the number of the seat, from 1: when it is held or booked, the time before and after included. None overlap. */
  seats: ReadonlyMap<number, readonly Span[]>
  /** The same of everybody who could serve it; undefined where a seat is all that it needs. */
  advisers?: ReadonlyMap<string, readonly Span[]>
  /** What stands in a calendar beside ours: takes one seat each, or the whole office. */
  outside: readonly (Span & { whole?: boolean })[]
}

/** Where nothing is taken yet. */
export const nothingTaken: Taken = { seats: new Map(), outside: [] }
